/** Walks on mountains, which no rule for a walk in open country judges: rock, ice and weather that turns. */
import type { Intent } from './intents.ts';
import type { Topic } from './interpretation.ts';
import { wholeWords } from './text.ts';

const ON_FOOT: ReadonlySet<string> = new Set(['hiking', 'running', 'dog-walking']);
const UP = wholeWords(
  'up|climb(?:s|ing)?|hik(?:e|es|ing)|walk(?:s|ing)?|trek(?:king)?|summit|top|ascent|ascend|route|ridge|go|' +
    'going|do|doing|trainers|shorts|boots|safe|safely|ok|okay',
);
const JUDGED = wholeWords(
  '(?:can|could|should|shall|may) (?:i|we|my|our|the|they|he|she)|ok|okay|safe|safely|fine|good|alright|' +
    'all right|doable|wise|sensible|on for',
);
/** What decides there. */
const DECIDING: readonly Topic[] = ['wind', 'temperature', 'rain', 'snow', 'thunder', 'cloud'];

/** The intent without the verdict of a walk; with the weather that decides. `plain`: the text without places. */
export function withoutWalks(intent: Intent, plain: string, isAtVillage: boolean): Intent {
  const { activity, topics, uncovered, thing, garment } = intent;
  if (uncovered !== null || thing !== null) return intent;
  const isWalk = activity !== null && ON_FOOT.has(activity);
  const isJudged =
    (topics[0] === 'general' || topics[0] === 'clothing') && plain.search(JUDGED) >= 0 && plain.search(UP) >= 0;
  // "Waterproofs or is it t-shirt weather": what may stay at home up there is not told by the hours at its foot.
  const isOfOneGarment = !isAtVillage && topics[0] === 'clothing' && garment !== null && garment !== 'any';
  if (!isWalk && !isJudged && !isOfOneGarment) return intent;
  const kept = topics.filter(
    (topic) => topic !== 'activity' && topic !== 'general' && !(isOfOneGarment && topic === 'clothing'),
  );
  const [first = 'wind', ...others] = [...new Set([...kept, ...DECIDING])];
  return {
    ...intent,
    activity: null,
    ...(isOfOneGarment ? { garment: null } : {}),
    uncovered: 'climbing',
    topics: [first, ...others],
  };
}
