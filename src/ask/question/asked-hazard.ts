/** Whether a question asks to do something in a hazard that it states, to leave it, or for the weather around it. */
import { exposedTo } from './exposed.ts';
import type { QuestionWords } from './find-words.ts';
import { garmentIn } from './garments.ts';
import { asksToGoOn, asksToLeave, statedHazard, toldStorm } from './hazards.ts';
import type { Interpretation, Topic } from './interpretation.ts';
import type { StatedFigure } from './stated-figures.ts';
import { wholeWords } from './text.ts';
import type { Topics } from './topic-order.ts';
import type { UncoveredHit } from './uncovered.ts';

type StatedHazardHit = NonNullable<Interpretation['hazard']>;

const LEAVE = wholeWords(
  '(?:can|could|should|shall|may) (?:i|we|he|she|they|my|our|the)|(?:my|our|the) \\p{L}+ (?:\\p{L}+ )?can|(?:ok|okay|fine|alright|all right|safe|good|' +
    'fit|wise|worth|sensible|clear|enough) (?:to|for|if|when|as long)|carry on|green light|thumbs up|good to go|' +
    'no bother|no problem|sounds? (?:ok|okay|fine|safe|alright)|doable|thoughts|experienced|crack on|' +
    'still (?:\\p{L}+ing|do|drive|ride|run|head|set off|fly|sail|walk|swim|paddle|climb)|' +
    'finish(?:ing)? (?:the|our|my|off)|(?:one|a few|some) more|another (?:lap|set|round|hole|wave|run|go|hour)|' +
    'press on|push on|keep on|stay (?:out|on|in)|head (?:out|up|on)|get back|' +
    '(?:back|re-?open|open) (?:on|in|up|out|to|the)|nearly (?:there|done|at)|go for it|up (?:i|we) go|' +
    'keep (?:\\p{L}+ing|going)|restart|resume|go back|still (?:go|play|on)|' +
    '(?:ok|okay|alright|safe|good|fine|great|nice|lovely)(?=\\W*$)|' +
    '(?:ok|okay|alright|safe)(?= (?:in|on|at|today|now|tomorrow)\\b)',
);

/** The storms of the day ahead that a question tells of, around something to be done all the same: nothing here judges that. */
export function stormsAhead({ plain, question, language, activity }: QuestionWords): UncoveredHit[] {
  if (toldStorm(plain, question, language) !== 'ahead') return [];
  if (activity === null && plain.search(LEAVE) < 0 && !goesOn(question, language)) return [];
  return [
    {
      subject: 'lightning-shelter',
      topics: ['rain', 'gusts', 'alerts'],
      isGrave: true,
      onlyJudged: false,
      isAnswered: true,
      start: 0,
      end: 0,
    },
  ];
}

function goesOn(question: string, language: string): boolean {
  return language !== 'en' && asksToGoOn(question);
}

/** "Icy pavements for gran?" asks for them; told is what stands before something else. */
const CLAUSES = /[,.;:!?] \S|\b(?:but|so|and)\b/;

/** The hazard that a question states, and what it asks of it; null where the weather has none or nobody does anything. */
export function hazardOf(
  { plain, question, language, activity, rest }: QuestionWords,
  stated: readonly StatedFigure[],
  uncovered: UncoveredHit | null,
  isContext: boolean,
): StatedHazardHit | null {
  const isDoing =
    (activity !== null && !isContext) ||
    uncovered !== null ||
    plain.match(LEAVE) !== null ||
    goesOn(question, language) ||
    garmentIn(rest) !== null;
  const stands = statedHazard(plain, question, stated);
  // "A storm is on its way" alone may be one of wind.
  const kind =
    (stands === null || stands === 'seen') && isDoing && toldStorm(plain, question, language) === 'near'
      ? 'thunder'
      : stands;
  if (kind === null) return null;
  if (asksToLeave(plain)) return { kind, asks: 'leaving' };
  if (isDoing) return { kind, asks: 'doing' };
  // Whoever is out in it may ask for the weather alone: no no is said to that.
  if (kind !== 'thunder' && CLAUSES.test(plain) && exposedTo(rest, false).exposed !== undefined)
    return { kind: 'seen', asks: 'doing' };
  return kind === 'thunder' ? { kind, asks: 'weather' } : null;
}

/** What is told beside a hazard: no thunder that the forecast does not have, and the warnings. */
export function hazardTopics(hasThunder: boolean, topics: Topics): Topics {
  if (!hasThunder) return topics;
  const others = topics.filter((topic) => topic !== 'thunder' && topic !== 'activity' && topic !== 'clothing');
  return ['rain', ...new Set<Topic>(['gusts', ...others.filter((topic) => topic !== 'rain')])];
}
