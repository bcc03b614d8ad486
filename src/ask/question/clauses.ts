/**
 * Several questions in one sentence: "will it rain tomorrow, and how windy is it on Sunday". Each is read by itself, with the
 * place and the time that another of them names where it names none.
 */
import { HOUR_MS } from '../../time/units.ts';
import { type Clauses, clauseWords } from './clause-words.ts';
import { withIfClause } from './if-clauses.ts';
import type { Form, Interpretation, ParseResult, Topic } from './interpretation.ts';
import { partsInSequence } from './sequence.ts';
import { withStays } from './stays.ts';
import { matchesOf, plainText } from './text.ts';

type Interpreted = Extract<ParseResult, { readonly kind: 'interpreted' }>;

const MAX_CLAUSES = 4;
interface Clause {
  readonly text: string;
  /** Whether it ends where "and" stands, and no stop. */
  readonly isJoined: boolean;
}

/** The questions of a sentence, each with what stands before the first; none where there is only one. */
function clausesOf(question: string, { opening, joint, isPlain }: Clauses): Clause[] {
  const matched = isPlain ? plainText(question) : question;
  if (matched.length !== question.length || !joint.test(matched)) return [];
  const starts = matchesOf(matched, opening).map(({ index, 0: { length } }) => ({ index, start: index + length }));
  const [first] = starts;
  if (first === undefined || starts.length < 2 || starts.length > MAX_CLAUSES) return [];
  const before = question.slice(0, first.start);
  return starts.map(({ start }, i) => {
    const end = starts[i + 1]?.index ?? question.length;
    return {
      text: `${before}${question.slice(start, end).replace(/[\s,;:]+$/, '')}`,
      isJoined: i + 1 < starts.length && !/[?!.;]/.test(question.slice(end, starts[i + 1]?.start)),
    };
  });
}

const END = '(?:high|low|max(?:imum)?|min(?:imum)?|top|overnight low)(?: temp(?:erature)?)?';
/** "The low tonight and the high tomorrow": one end of the temperature each, at a time of its own. */
const BOTH_ENDS = new RegExp(
  `^(.*?\\b)((?:the )?${END} [^,;&?!.]{2,30}?)(?:,|,? and|,? &| \\+) ((?:the )?${END} [^,;&?!]{2,60}?)[\\s?!.]*$`,
  'iu',
);

/** The two clauses of such a question; none of any other. */
function bothEndsOf(question: string): Clause[] {
  const [, before = '', one, other] = BOTH_ENDS.exec(question) ?? [];
  if (one === undefined || other === undefined) return [];
  return [
    { text: `${before}${one}`, isJoined: true },
    { text: `${before}${other}`, isJoined: false },
  ];
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
};
const IT = new RegExp(
  String.raw`\b(?:it|that)(?= (?:going to |gonna |ever |finally |be )*(?:stop|start|end|begin|drop|ease|lift|clear|calm|` +
    String.raw`die|pick|pass|over|last|finish|get (?:worse|better|heavier|stronger|lighter))\w*\b)|` +
    String.raw`(?<=\bwhat(?:'ll| will|'s| is) )it\b(?! like| doing)`,
  'i',
);
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
  if (noun !== undefined && IT.test(text)) return text.replace(IT, noun);
  return form === 'which-day' ? text.replace(WHICH_IS, 'which day is') : text;
}

/** The words of its places; null where it names none. */
function questionPlace({ subjects, form }: Interpretation, { and, or }: Clauses): string | null {
  const named = subjects.flatMap(({ text, source }) => (source === 'question' && text !== null ? [text] : []));
  const isChoice = form === 'compare' || form === 'which-place';
  return named.length > 0 && named.length === subjects.length ? named.join(` ${isChoice ? or : and} `) : null;
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

/**
 * The interpretations of the questions in a sentence where each can be told by itself; else that of the whole. `read` reads
 * one question.
 */
export function withClauses(written: string, whole: Interpreted, read: (text: string) => ParseResult): Interpreted {
  const { language } = whole.interpretation;
  const words = clauseWords(language);
  if (words === undefined || isDelicate(whole.interpretation)) return whole;
  const trip = withStays(written, whole.interpretation, read);
  if (trip !== null) return trip;
  const underCondition = withIfClause(written, whole.interpretation, read);
  if (underCondition !== null) return underCondition;
  const withOtherTime = language === 'en' ? orWhen(written, read) : null;
  if (withOtherTime !== null) return withOtherTime;
  const ends = language === 'en' ? bothEndsOf(written) : [];
  const days = language === 'en' ? partsInSequence(written.normalize('NFC')) : [];
  const clauses =
    ends.length > 0
      ? ends
      : days.length > 1
        ? days.map((text, i) => ({ text, isJoined: i < days.length - 1 }))
        : clausesOf(written.normalize('NFC'), words);
  if (clauses.length < 2 || clauses.slice(1).some(({ text }) => words.hangs.test(plainText(text)))) return whole;
  const found: Interpretation[] = [];
  for (const [i, { text }] of clauses.entries()) {
    const [before] = found;
    const asked = before === undefined || language !== 'en' ? text : withNoun(text, before);
    const plain = read(asked);
    // "Train to Penzance on Sunday, then beach Monday": the first is a journey, whose weather is wanted.
    const first = plain.kind === 'not-about-weather' && days.length > 1 ? read(`weather ${asked}`) : plain;
    // "And what's the high": of the time that is named before.
    const time = before === undefined || first.kind === 'interpreted' ? null : timeText(before, 'value');
    const result = time === null ? first : read(`${asked.replace(/[\s?!.]+$/, '')} ${time}?`);
    if (result.kind !== 'interpreted' || isDelicate(result.interpretation)) return whole;
    if (result.interpretation.language !== language) return whole;
    clauses[i] = { ...clauses[i], text: asked, isJoined: clauses[i]?.isJoined === true };
    found.push(result.interpretation);
  }
  const all = found.map((one, i) => completed(one, i, clauses, found, words, read));
  const distinct = all.filter(
    (one, i) =>
      all.findIndex((other) => wishOf(other) === wishOf(one)) === i && !isOnlyNamed(one, clauses[i]?.text, all),
  );
  const [main, ...further] = distinct;
  if (main !== undefined && further.length === 0 && distinct.length < all.length && ABOUT.test(written))
    return { kind: 'interpreted', interpretation: main };
  if (main === undefined || further.length === 0 || isToldTogether(whole.interpretation, distinct)) return whole;
  return { kind: 'interpreted', interpretation: main, further };
}

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

/** "And if not, when", "otherwise which day": behind a question with a time of its own. */
const OR_WHEN = new RegExp(
  String.raw`[\s,;:.?!]+(?:(?:and|or|but) )?(?:(?:if (?:not|no|it (?:isn'?t|won'?t|does ?n'?t|doesnt|wont|isnt)|` +
    String.raw`that'?s no good)|otherwise|failing that)[,\s]+(?:then )?(?:when|(?:what|which) (?:day|time)|` +
    "what(?:'s| is) the (?:next |)best (?:day|time))|(?:else )?when)(?: (?:is|will|would|can|could|should|" +
    String.raw`might)(?: be)?(?: (?:it|i|we|best|better|good|ok))*)?[\s?!.]*$`,
  'i',
);

/** The question with its own time, and the best or next time for it in the forecast; null where that is not asked. */
function orWhen(written: string, read: (text: string) => ParseResult): Interpreted | null {
  const tail = OR_WHEN.exec(written);
  if (tail === null || tail.index === 0) return null;
  const asked = written.slice(0, tail.index);
  const first = read(`${asked}?`);
  if (first.kind !== 'interpreted' || isDelicate(first.interpretation)) return null;
  const main = first.interpretation;
  // Hours on end are told with when they are.
  if (main.lengthHours !== null) return null;
  const named = main.subjects[0].times.flatMap(({ text }) => text ?? []);
  if (main.form !== 'yes-no' || named.length === 0 || !named.every((text) => asked.includes(text))) return null;
  const bare = [...new Set(named)].reduce((text, time) => text.replace(time, ' '), asked);
  const later = read(`${bare.replace(DANGLING, '')} in the next 14 days?`);
  if (later.kind !== 'interpreted' || later.interpretation.form !== 'yes-no') return null;
  const form: Form = JUDGED.has(main.topics[0]) || main.topics[0] === 'general' ? 'best-time' : 'when';
  return { kind: 'interpreted', interpretation: main, further: [{ ...later.interpretation, form }] };
}

/** What is left where a time stood at the end. */
const DANGLING = /(?:\s+(?:on|at|in|for|by))?[\s,;:.?!]*$/i;

/** An activity and the weather of the same hours are told together: the verdict has the weather with it. */
function isToldTogether(whole: Interpretation, all: readonly Interpretation[]): boolean {
  const isOneTime = all.every((one) => placesAndTimes(one) === placesAndTimes(whole));
  const isPlain = all.every(({ form, extreme }) => (form === 'yes-no' || form === 'value') && extreme === null);
  return isOneTime && isPlain && JUDGED.has(whole.topics[0]) && all.every(({ topics: [topic] }) => topic !== 'general');
}

/** A question with the place and the time of one before it; of one behind it where both are joined by "and". */
function completed(
  one: Interpretation,
  at: number,
  clauses: readonly Clause[],
  found: readonly Interpretation[],
  language: Clauses,
  read: (text: string) => ParseResult,
): Interpretation {
  const isOfMoment = one.subjects[0].times.some(({ grain, text }) => grain === 'now' && text !== null);
  const earlier = found.slice(0, at).reverse();
  const isJoined = clauses.slice(at).every(({ isJoined: joined }, i, rest) => joined || i === rest.length - 1);
  const later = isJoined ? found.slice(at + 1) : [];
  const sources = [...earlier, ...later];
  const place = namesPlace(one)
    ? null
    : (sources.map((source) => questionPlace(source, language)).find((text) => text !== null) ?? null);
  const time =
    namesTime(one) || isOfMoment
      ? null
      : (sources.map((source) => timeText(source, one.form)).find((text) => text !== null) ?? null);
  if (place === null && time === null) return withDaysOf(sources, one);
  const text = clauses[at]?.text.replace(/[\s?!.]+$/, '') ?? '';
  const words = [text, ...(place === null ? [] : [`${language.at} ${place}`]), ...(time === null ? [] : [time])].join(
    ' ',
  );
  const result = read(`${words}?`);
  return result.kind === 'interpreted' && !isDelicate(result.interpretation)
    ? withDaysOf(sources, result.interpretation)
    : one;
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
