/** Whether the sources of alerts can be read, for readiness reports and the doctor. */
import type { AlertFeed } from './feed.ts';
import type { FolderAlerts } from './folder.ts';
import type { PointCache } from './point-cache.ts';
import type { AlertProblem } from './problems.ts';

export interface AlertSourceState {
  readonly kind: 'service' | 'feed' | 'folder';
  /** The service, the address of the feed without its query, the path of the folder. */
  readonly name: string;
  /** `unread`: not asked yet. `empty`: it says nothing. `incomplete`: there may be alerts that nobody sees. */
  readonly status: 'complete' | 'incomplete' | 'empty' | 'unread';
  /** Wall clock of the last complete reading, if a later one was not; for a service it differs by point. */
  readonly staleSinceMs: number | null;
  readonly problemCount: number;
  /** The first of them. */
  readonly problems: readonly AlertProblem[];
}

const MAX_PROBLEMS = 5;

export function serviceState(name: string, { problem, hasAnswered }: PointCache): AlertSourceState {
  const status = problem !== null ? 'incomplete' : hasAnswered ? 'complete' : 'unread';
  const problems = problem === null ? [] : [{ name, reason: problem }];
  return { kind: 'service', name, status, staleSinceMs: null, problemCount: problems.length, problems };
}

export function feedState(feed: AlertFeed): AlertSourceState {
  const { name, hasPolled, isComplete, staleSinceMs, problemCount } = feed;
  const status = !hasPolled && problemCount === 0 ? 'unread' : isComplete ? 'complete' : 'incomplete';
  return { kind: 'feed', name, status, staleSinceMs, problemCount, problems: feed.problems(MAX_PROBLEMS) };
}

export function folderState(folder: FolderAlerts): AlertSourceState {
  const { hasListed, isComplete, isEmpty, staleSinceMs, problemCount } = folder;
  const known = isEmpty ? 'empty' : 'complete';
  const status = !hasListed && problemCount === 0 ? 'unread' : isComplete ? known : 'incomplete';
  const { path: name } = folder.folder;
  return { kind: 'folder', name, status, staleSinceMs, problemCount, problems: folder.problems(MAX_PROBLEMS) };
}
