/** What a day's decision lacked, and how much less it is to be relied on for that. */
import type { Judgement } from './judge.ts';

interface Knowledge {
  /** 1 when all that decides was known, less for each value that was not; it does not change the score. */
  readonly knownShare: number;
  /** Names of what was missing, estimated, or looked beyond the end of the forecast. */
  readonly missing: readonly string[];
}

/** What remains of the confidence for each deciding value that is unknown (judgement). */
const UNKNOWN_SHARE = 0.9;

export function knowledgeOf({ unknown }: Pick<Judgement, 'unknown'>): Knowledge {
  const deciding = unknown.filter(({ decides }) => decides).length;
  return { knownShare: UNKNOWN_SHARE ** deciding, missing: unknown.map(({ name }) => name) };
}
