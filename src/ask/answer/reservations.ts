/** What an answer holds back: what nothing here covers, what "safe" depends on beside weather, and words that were not read. */
import type { YesNo } from '../phrasing.ts';
import { type Interpretation, type Topic, UNSOURCED_TOPICS } from '../question/interpretation.ts';
import type { UncoveredSubject } from '../question/uncovered-subjects.ts';
import type { FactBook } from './facts.ts';
import { isMeasured } from './topic-measures.ts';

/** Said even where the answer is that there is no source: somebody might get hurt. */
const SAID_ANYWAY: ReadonlySet<UncoveredSubject> = new Set([
  'ice-bearing',
  'avalanche',
  'evacuation',
  'tidal-crossing',
  'flash-flood',
  'flooding',
  'inflatables',
  'children-in-water',
  'cold-water',
  'carbon-monoxide',
  'lightning-shelter',
  'emergency',
  'gas-leak',
  'chemicals',
  'eyes',
  'airspace',
  'medicines',
  'medicine-storage',
  'health',
  'parked-vehicle',
  'people-at-risk',
  'endurance',
  'animals',
  'fire',
  'electrics',
  'heights',
  'climbing',
  'unfit-person',
  'unfit-vehicle',
  'wind-load',
  'snow-load',
  'foraging',
  'frostbite',
  'storm-eye',
  'far-from-help',
  'road-grip',
  'protective-gear',
  'own-danger',
  'on-the-spot',
  'inflatable-play',
]);
const UNSOURCED: ReadonlySet<Topic> = new Set(UNSOURCED_TOPICS);

/** The first sentence of an answer about something uncovered, or on a day that has no date here; none for other questions. */
export function uncoveredSentences(interpretation: Interpretation, book: FactBook): string[] {
  const { uncovered, topics, asksSafety, hazard, undated } = interpretation;
  const undatedFirst =
    undated === undefined ? [] : [book.sentence('reserve.undated', { list: quoted([undated], book) })];
  // A hazard that is there leads.
  if (uncovered === null || (hazard !== undefined && hazard.kind !== 'seen')) return undatedFirst;
  const isSaid = asksSafety || SAID_ANYWAY.has(uncovered) || !UNSOURCED.has(topics[0]);
  return !isSaid
    ? undatedFirst
    : [...undatedFirst, book.sentence('uncovered.sentence', { what: book.say(`uncovered.${uncovered}`, {}) })];
}

/** What is said after the answer and never reworded. */
export function reservationSentences(interpretation: Interpretation, book: FactBook): string[] {
  const { asksSafety, uncovered, stated, undated, staysOvernight } = interpretation;
  const unexplained = interpretation.unexplained.filter((word) => undated?.includes(word.toLowerCase()) !== true);
  return [
    ...(staysOvernight === true ? [book.sentence('reserve.camping', {})] : []),
    ...(interpretation.lacksCourse === true ? [book.sentence('course.unknown', {})] : []),
    ...(interpretation.lacksCoast === true ? [book.sentence('coast.unknown', {})] : []),
    ...(lacksChance(interpretation) ? [book.sentence('reserve.no-chance', {})] : []),
    ...(asksSafety && uncovered === null ? [book.sentence('reserve.safety', {})] : []),
    ...(stated.length > 0 ? [book.sentence('reserve.stated', { list: quoted(stated, book) })] : []),
    ...(unexplained.length > 0 ? [book.sentence('reserve.unread', { list: quoted(unexplained, book) })] : []),
  ];
}

/** Whether the chance of an event is asked for, of which no source has one: that of rain and of snow is told. */
function lacksChance({ topics: [topic], fallWanted, threshold, form }: Interpretation): boolean {
  const isEvent = isMeasured(topic) && topic !== 'rain' && topic !== 'snow';
  return isEvent && fallWanted === 'chance' && threshold === null && form === 'yes-no';
}

function quoted(words: readonly string[], book: FactBook): string {
  return book.speaker.list([...new Set(words)].map((word) => book.say('reserve.word', { name: book.name(word) })));
}

type Reserved = Pick<Interpretation, 'asksSafety' | 'stated' | 'unexplained'> & Partial<Pick<Interpretation, 'topics'>>;

/** Also where the ground is asked about: a score knows the weather above it, and no lawn that is dry enough to mow. */
function isUnread({ stated, unexplained, topics }: Reserved): boolean {
  return stated.length > 0 || unexplained.length > 0 || topics?.includes('soil') === true;
}

/**
 * The verdict of what was judged, where the question asks for more: what speaks for doing something is then only a maybe.
 * `negated`: a no speaks for it ("is it dangerous").
 */
export function withReserve(verdict: YesNo, negated: boolean, question: Reserved): YesNo {
  const speaksFor: YesNo = negated ? 'no' : 'yes';
  return verdict === speaksFor && (question.asksSafety || isUnread(question)) ? 'maybe' : verdict;
}

/**
 * Whether the judgement is stated without a yes, no or maybe: a word or a figure of the question that was not read could turn
 * it round, and "maybe, it will be great" would say neither. What is bad without that word stays a no.
 */
export function statesOnly(verdict: YesNo, question: Reserved): boolean {
  return verdict === 'maybe' && isUnread(question) && !question.asksSafety;
}
