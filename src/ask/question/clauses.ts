/**
 * Several questions in one sentence: "will it rain tomorrow, and how windy is it on Sunday". Each is read by itself, with the
 * place and the time that another of them names where it names none.
 */
import { HOUR_MS } from '../../time/units.ts';
import { type AskedClause, bothEndsOf, clausesOf } from './clause-cuts.ts';
import { dayBefore, timesCompared } from './clause-days.ts';
import { echoed } from './clause-echoes.ts';
import { atEvent } from './clause-events.ts';
import { type Clauses, clauseWords } from './clause-words.ts';
import { originalText, type QuestionWords } from './find-words.ts';
import { withIfClause } from './if-clauses.ts';
import type { Form, Interpretation, ParseResult, Topic } from './interpretation.ts';
import { orWhen } from './or-when.ts';
import { otherActivities } from './passed-over.ts';
import { partsInSequence } from './sequence.ts';
import { FINE_SKY } from './sky-words.ts';
import { withStays } from './stays.ts';
import { plainText, type Span } from './text.ts';
import { type Lent, lentPlaces, lentTime, withLent } from './words-behind.ts';

/** A text that is read once. `resolved`: what more words of it mean; null words for a language that is not read. */
export interface Reading {
  readonly words: QuestionWords | null;
  readonly result: ParseResult;
  readonly resolved: (words: QuestionWords) => ParseResult;
}

/** A clause with its reading. */
interface Read {
  readonly one: Interpretation;
  readonly text: string;
  readonly reading: Reading;
}

/** What "it" stands for in a clause that names no weather: "when will it stop". */
const NOUNS: Readonly<Partial<Record<Topic, string>>> = {
  rain: 'the rain',
  snow: 'the snow',
  wind: 'the wind',
  gusts: 'the wind',
  fog: 'the fog',
  thunder: 'the storm',
  temperature: 'the temperature',
  'feels-like': 'the feels like temperature',
  humidity: 'the humidity',
  pressure: 'the pressure',
  uv: 'the uv index',
  'air-quality': 'the air quality',
  pollen: 'the pollen',
  visibility: 'the visibility',
  waves: 'the waves',
  'dew-point': 'the dew point',
  'sea-temperature': 'the sea temperature',
};
const IT = new RegExp(
  String.raw`\b(?:it|that)(?= (?:going to |gonna |ever |finally |be )*(?:stop|start|end|begin|drop|ease|lift|clear|calm|` +
    String.raw`die|pick|pass|over|last|finish|get (?:worse|better|heavier|stronger|lighter))\w*\b)|` +
    String.raw`(?<=\bwhat(?:'ll| will|'s| is) )it\b(?! like| doing)|` +
    // "Will it be lower tomorrow", "is it any better on Sunday".
    String.raw`\bit(?= (?:going to |gonna )?(?:be |get )?(?:any |even |much |a bit |still )?(?:lower|higher|stronger|weaker|lighter|heavier|more|less|` +
    String.raw`better|worse|greater|smaller|rising|falling|up|down)\b(?! (?:than|rain|snow|sun|wind|cloud)\w* ?\w+))`,
  'i',
);
/** "Is it better to run in the morning": of what is done. */
const BETTER_TO = /\bit (?:\p{L}+ )?(?:better|worse) (?:to|for|if)\b/iu;
/** "Which day is warmest and which is wettest": the day again. */
const WHICH_IS = /\bwhich(?:'s| is| will be)(?= (?:the )?\p{L}+est\b)/iu;

/** "And which night", "and when": of the extreme that the question before it asks for. */
const BARE_WHICH = new RegExp(
  String.raw`(?<=^|[\s,;:.?!])((?:on |at )?(?:which|what) (?:day|night|morning|afternoon|evening|time|hour)|` +
    String.raw`when)(?: (?:is|will) (?:that|it)(?: be)?)?(?=[\s?!.]*$)`,
  'i',
);
const SUPERLATIVES: Readonly<Partial<Record<Topic, readonly [most: string, least: string]>>> = {
  temperature: ['warmest', 'coldest'],
  'feels-like': ['warmest', 'coldest'],
  rain: ['wettest', 'driest'],
  wind: ['windiest', 'calmest'],
  gusts: ['windiest', 'calmest'],
  sun: ['sunniest', 'cloudiest'],
};

/** A clause that says too little by itself, with the noun of the question before it. */
function withNoun(text: string, { topics: [topic], form, extreme }: Interpretation): string {
  const noun = NOUNS[topic];
  const superlative = SUPERLATIVES[topic]?.[extreme === 'least' ? 1 : 0];
  if (superlative !== undefined && extreme !== null && form === 'value' && BARE_WHICH.test(text))
    return text.replace(BARE_WHICH, `$1 is it ${superlative}`);
  if (noun !== undefined && IT.test(text) && !BETTER_TO.test(text)) return text.replace(IT, noun);
  return form === 'which-day' ? text.replace(WHICH_IS, 'which day is') : text;
}

/** Whether all its places are named. */
function isPlaced({ subjects }: Interpretation): boolean {
  return subjects.every(({ text, source }) => source === 'question' && text !== null);
}

function namesPlace({ subjects }: Interpretation): boolean {
  return subjects.some(({ source }) => source === 'question');
}

/** The words of its time; null for none, for several, and for the moment, which is no time of another question. */
function timeText({ subjects: [{ times }] }: Interpretation, form: Form): string | null {
  const [time] = times;
  // "Foggy at 7, and when does it clear": when something happens is not within an hour.
  if (form === 'when' && time !== undefined && time.toMs - time.fromMs <= HOUR_MS) return null;
  const isOne = time !== undefined && time.grain !== 'now' && times.every(({ text }) => text === time.text);
  return isOne ? (time.text?.replace(PARTS, '') ?? null) : null;
}

/** "Nights this week" says when by its week. */
const PARTS = /^(?:the )?(?:days?|nights?|mornings?|evenings?|afternoons?) (?=(?:of )?(?:this|next|the|in) )/i;

function namesTime({ subjects: [{ times }] }: Interpretation): boolean {
  return times.some(({ text }) => text !== null);
}

/** Whether a verdict hangs on the whole question. That there is no source for the tides can be told beside anything. */
function isDelicate({ topics: [topic], uncovered, hazard, asksSafety }: Interpretation): boolean {
  return (uncovered !== null && topic !== 'tides') || hazard !== undefined || asksSafety;
}

const JUDGED: ReadonlySet<Topic> = new Set<Topic>(['activity', 'clothing']);

/** What is wanted, so that the same is not answered twice. */
function wishOf(wanted: Interpretation): string {
  const { subjects, topics, form, extreme, negated, threshold, days, garment, activity } = wanted;
  const spans = subjects.map(({ place, times }) => [place.name, times.map(({ fromMs, toMs }) => [fromMs, toMs])]);
  return JSON.stringify([spans, topics[0], form, extreme, negated, threshold, days, garment, activity]);
}

function placesAndTimes({ subjects }: Interpretation): string {
  return JSON.stringify(subjects.map(({ place, times }) => [place.name, times.map(({ fromMs }) => fromMs)]));
}

/** Its places and times in the composed text of the question; none where that was written otherwise. */
function namedIn(question: string, words: QuestionWords | null): Span[] {
  if (words === null || words.question !== question) return [];
  const { origins, placeSpans, times } = words;
  return [...placeSpans, ...times.flatMap(({ spans }) => spans)].map(({ start, end }) => ({
    start: origins[start]?.start ?? 0,
    end: origins[end - 1]?.end ?? 0,
  }));
}

/** More verdicts than these are no answer to one question. */
const MAX_ACTIVITIES = 3;

/** "Paint the fence or mow the lawn on Saturday": each of them is judged at the one time that is named. */
function withOtherActivities(whole: ParseResult, words: QuestionWords | null): ParseResult {
  if (whole.kind !== 'interpreted' || whole.further !== undefined || words === null) return whole;
  const { interpretation } = whole;
  const { activity, topics, subjects } = interpretation;
  if (activity === null || topics[0] !== 'activity' || subjects.some(({ times }) => times.length > 1)) return whole;
  const others = otherActivities(words);
  if (others.length === 0 || words.activity === null) return whole;
  const inOrder = [words.activity, ...others].toSorted((a, b) => a.start - b.start).map(({ id }) => id);
  const [first = activity, ...ids] = [...new Set(inOrder)].slice(0, MAX_ACTIVITIES);
  const judged = others.filter(({ id }) => id === first || ids.includes(id)).map((span) => originalText([span], words));
  const unexplained = interpretation.unexplained.filter((text) => !judged.includes(text));
  return {
    ...whole,
    interpretation: { ...interpretation, activity: first, unexplained },
    further: ids.map((id) => ({ ...interpretation, activity: id, unexplained: [] })),
  };
}

/**
 * The interpretations of the questions in a sentence, composed (NFC), where each can be told by itself; else that of the whole.
 * `read` reads one question.
 */
export function withClauses(question: string, asked: Reading, read: (text: string) => Reading): ParseResult {
  return withOtherActivities(clausesRead(question, asked, read), asked.words);
}

function clausesRead(question: string, asked: Reading, read: (text: string) => Reading): ParseResult {
  const whole = asked.result;
  if (whole.kind !== 'interpreted') return whole;
  const { language } = whole.interpretation;
  const words = clauseWords(language);
  if (words === undefined || isDelicate(whole.interpretation)) return whole;
  const meaning = (text: string): ParseResult => read(text).result;
  const isEnglish = language === 'en';
  const other =
    withStays(question, whole.interpretation, meaning) ??
    withIfClause(question, whole.interpretation, meaning) ??
    (isEnglish ? orWhen(question, meaning, isDelicate) : null);
  if (other !== null) return other;
  const ends = isEnglish ? bothEndsOf(question) : [];
  const days = isEnglish && ends.length === 0 ? partsInSequence(question) : [];
  const clauses =
    ends.length > 0
      ? ends
      : days.length > 1
        ? days.map((text, i) => ({ text, context: '', isJoined: i < days.length - 1 }))
        : clausesOf(question, words, namedIn(question, asked.words));
  if (clauses.length < 2 || clauses.slice(1).some(({ text }) => words.hangs.test(plainText(text)))) return whole;
  if (SUN_EVENTS.has(whole.interpretation.topics[0]) && clauses.slice(1).every(({ text }) => A_FINE_ONE.test(text)))
    return whole;
  const found: Read[] = [];
  for (const clause of clauses) {
    const clauseRead = readClause(clause, found.at(-1), isEnglish, days.length > 1, read);
    if (clauseRead === null || clauseRead.one.language !== language) return whole;
    found.push(clauseRead);
  }
  const each = found.map((one, i) => completed(one, i, clauses, found, words, read));
  const all = withActivityBefore(each.flatMap((one, i) => atEvent(each[i - 1], one) ?? []));
  const distinct = all.filter(
    (one, i) =>
      all.findIndex((other) => wishOf(other) === wishOf(one)) === i && !isOnlyNamed(one, clauses[i]?.text, all),
  );
  const [main, ...further] = distinct;
  const isOneAnswer =
    isToldTogether(whole.interpretation, distinct) ||
    (ends.length === 0 && days.length < 2 && saysAll(whole.interpretation, distinct));
  if (main !== undefined && further.length > 0 && areOnePressure(distinct))
    return { kind: 'interpreted', interpretation: main };
  if (main !== undefined && further.length === 0 && distinct.length < all.length && ABOUT.test(question))
    return { kind: 'interpreted', interpretation: main };
  if (main === undefined || further.length === 0 || isOneAnswer) return whole;
  return { kind: 'interpreted', interpretation: main, further };
}

/** "What's the pressure, is it falling": how it changes is told with it. */
function areOnePressure(all: readonly Interpretation[]): boolean {
  const [first] = all;
  return all.every(
    (one) =>
      one.topics[0] === 'pressure' &&
      one.threshold === null &&
      (one.form === 'value' || one.form === 'yes-no') &&
      first !== undefined &&
      placesAndTimes(one) === placesAndTimes(first),
  );
}

/** Asked of the weather as a whole, which any activity may be. */
const CHOOSES: ReadonlySet<Form> = new Set<Form>(['which-day', 'best-time', 'compare']);

/**
 * "I have to paint the shutters, which day is best": the best day is one for what is named before, and who asks for it at the same
 * time asks once.
 */
function withActivityBefore(all: readonly Interpretation[]): Interpretation[] {
  const lent = all.map((one, i) => {
    const before = all[i - 1];
    const isOpen = one.activity === null && one.topics[0] === 'general' && CHOOSES.has(one.form);
    const isTold = before !== undefined && before.activity !== null && before.topics[0] === 'activity';
    return isOpen && isTold ? { ...one, activity: before.activity, topics: before.topics } : one;
  });
  return lent.filter((one, i) => {
    const next = lent[i + 1];
    const isSame = next !== undefined && next !== all[i + 1] && placesAndTimes(next) === placesAndTimes(one);
    return !(isSame && one.form === 'yes-no');
  });
}

/** "Sunset in Leeds, will it be a nice one": how fine it will be is told with it. */
const SUN_EVENTS: ReadonlySet<Topic> = new Set<Topic>(['sunset', 'sunrise', 'golden-hour']);
const A_FINE_ONE = new RegExp(String.raw`\b(?:be|is it) an? (?:${FINE_SKY}) (?:one|show|sight)\b`, 'i');

const ABOUT = /^\W*(?:(?:and|so|ok|but)[ ,]+)*(?:what|how) about\b/i;

/** "What about Leeds tomorrow, will it be wet": the first names the place and the time of the second. */
function isOnlyNamed(one: Interpretation, text: string | undefined, all: readonly Interpretation[]): boolean {
  return (
    text !== undefined &&
    one === all[0] &&
    one.topics[0] === 'general' &&
    ABOUT.test(text) &&
    all.slice(1).some((other) => placesAndTimes(other) === placesAndTimes(one))
  );
}

/** One clause by itself, with what it takes from the words of the one before; null where it cannot be told by itself. */
function readClause(
  { text, context }: AskedClause,
  before: Read | undefined,
  isEnglish: boolean,
  isOfDays: boolean,
  read: (text: string) => Reading,
): Read | null {
  const asked = `${context}${before === undefined || !isEnglish ? text : withNoun(text, before.one)}`;
  const told = (said: string, reading: Reading): Read | null =>
    reading.result.kind !== 'interpreted' || isDelicate(reading.result.interpretation)
      ? null
      : { one: reading.result.interpretation, text: said, reading };
  const plain = read(asked);
  if (plain.result.kind === 'interpreted') {
    const again = before === undefined ? null : echoed(text, plain.result.interpretation, before.one, before.text);
    return again === null ? told(asked, plain) : told(again, read(again));
  }
  if (plain.result.kind !== 'not-about-weather') return null;
  // "Train to Penzance on Sunday, then beach Monday": the first is a journey, whose weather is wanted.
  const first = isOfDays ? read(`weather ${asked}`) : plain;
  if (first.result.kind === 'interpreted') return told(asked, first);
  // "And what's the high": of the time that is named before.
  const time = before === undefined ? null : timeText(before.one, 'value');
  return time === null ? null : told(asked, read(`${asked.replace(/[\s?!.]+$/, '')} ${time}?`));
}

/** An activity and the weather of the same hours are told together: the verdict has the weather with it. */
function isToldTogether(whole: Interpretation, all: readonly Interpretation[]): boolean {
  const isOneTime = all.every((one) => placesAndTimes(one) === placesAndTimes(whole));
  const isPlain = all.every(({ form, extreme }) => (form === 'yes-no' || form === 'value') && extreme === null);
  return isOneTime && isPlain && JUDGED.has(whole.topics[0]) && all.every(({ topics: [topic] }) => topic !== 'general');
}

/** "Rain Friday? Saturday? Sunday?": the same is asked of each place and time, all of which the whole has. */
function saysAll(whole: Interpretation, all: readonly Interpretation[]): boolean {
  const spans = ({ subjects }: Interpretation): string[] =>
    subjects.flatMap(({ place, times }) => times.map(({ fromMs, toMs }) => `${place.name} ${fromMs} ${toMs}`));
  const told = new Set(spans(whole));
  return all.every(
    (one) =>
      one.topics[0] === whole.topics[0] &&
      one.form === whole.form &&
      one.extreme === whole.extreme &&
      spans(one).every((span) => told.has(span)),
  );
}

/** A question with the place and the time of one before it; of one behind it where both are joined by "and". */
function completed(
  { one, text, reading }: Read,
  at: number,
  clauses: readonly AskedClause[],
  found: readonly Read[],
  language: Clauses,
  read: (text: string) => Reading,
): Interpretation {
  const isOfMoment = one.subjects[0].times.some(({ grain, text: named }) => grain === 'now' && named !== null);
  const earlier = found.slice(0, at).reverse();
  const isJoined = clauses.slice(at).every(({ isJoined: joined }, i, rest) => joined || i === rest.length - 1);
  const sources = [...earlier, ...(isJoined ? found.slice(at + 1) : [])];
  const placed = namesPlace(one) ? undefined : sources.find((source) => isPlaced(source.one));
  const timed =
    namesTime(one) || isOfMoment ? undefined : sources.find((source) => timeText(source.one, one.form) !== null);
  const wishes = sources.map((source) => source.one);
  const before = earlier.map((source) => ({ one: source.one, words: source.reading.words }));
  const day = dayBefore(reading.words, before) ?? timesCompared(one, before[0]);
  if (placed === undefined && timed === undefined && day === null) return withDaysOf(wishes, one);
  const time = day ?? (timed === undefined ? null : timeText(timed.one, one.form));
  const lent = day === null ? withWords(reading, placed, timed, time) : null;
  const result = lent ?? read(spelled(text, placed, time, language)).result;
  return result.kind === 'interpreted' && !isDelicate(result.interpretation)
    ? withDaysOf(wishes, result.interpretation)
    : one;
}

function isChoice({ form }: Interpretation): boolean {
  return form === 'compare' || form === 'which-place';
}

/** What it means with the words of a place and a time behind it; null where these are not to be had. */
function withWords(
  reading: Reading,
  placed: Read | undefined,
  timed: Read | undefined,
  time: string | null,
): ParseResult | null {
  const lent: Lent[] = [];
  const places = placed?.reading.words;
  if (places != null) lent.push(lentPlaces(places));
  const times = timed?.reading.words;
  const ofTime = times == null || time === null ? null : lentTime(times, time);
  if (ofTime !== null) lent.push(ofTime);
  const isMissing = (placed !== undefined && places == null) || (timed !== undefined && ofTime === null);
  if (reading.words === null || isMissing) return null;
  return reading.resolved(withLent(reading.words, lent, placed !== undefined && isChoice(placed.one) ? 'or' : 'and'));
}

/** The clause with the names of a place and a time behind it. */
function spelled(text: string, placed: Read | undefined, time: string | null, { at, and, or }: Clauses): string {
  const names = placed?.one.subjects.flatMap(({ text: name }) => name ?? []) ?? [];
  const place = placed === undefined ? [] : [`${at} ${names.join(` ${isChoice(placed.one) ? or : and} `)}`];
  return `${[text.replace(/[\s?!.]+$/, ''), ...place, ...(time === null ? [] : [time])].join(' ')}?`;
}

/** "The hottest day in Cork, and will it be cloudy": of the days among which the first chooses, where none is named. */
function withDaysOf(sources: readonly Interpretation[], one: Interpretation): Interpretation {
  const chosen = sources.find(({ form }) => form === 'which-day');
  if (chosen === undefined || namesTime(one) || chosen.subjects.length !== one.subjects.length) return one;
  const [first, ...rest] = one.subjects.map((subject, i) => ({
    ...subject,
    times: chosen.subjects[i]?.times ?? subject.times,
  }));
  return first === undefined ? one : { ...one, subjects: [first, ...rest] };
}
