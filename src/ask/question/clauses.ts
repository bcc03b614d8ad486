/**
 * Several questions in one sentence: "will it rain tomorrow, and how windy is it on Sunday". Each is read by itself, with the
 * place and the time that another of them names where it names none.
 */
import { HOUR_MS } from '../../time/units.ts';
import type { Form, Interpretation, ParseResult, Topic } from './interpretation.ts';
import { plainText } from './text.ts';

type Interpreted = Extract<ParseResult, { readonly kind: 'interpreted' }>;

/** What begins a question of its own: an auxiliary with its subject, a question word, or a noun that is asked for. */
const OPENS = [
  "(?:will|is|are|was|were|does|do|did|should|can|could|has|have|won't|isn't) (?:it|there|i|we|the|my|our|they|any|this|that|saturday|sunday|monday|tuesday|wednesday|thursday|friday|today|tomorrow|tonight)\\b",
  "(?:how|what|when|which|where)(?:'s|s)? (?!if\\b|else\\b|about it\\b|not\\b|so\\b|ever\\b|is it\\W*$|as\\b|a )",
  '(?:the |any )?(?:chances?|risk|likelihood) of \\p{L}',
  '(?<=,[^,]*)any (?:rain|snow|frost|fog|wind|sun|thunder|storms?|showers?|warnings?|ice)\\b',
  '(?:the )?(?:hottest|warmest|coldest|coolest|wettest|driest|windiest|sunniest) (?:day|night|morning|afternoon|evening)\\b',
].join('|');
/** Before it: the begin of the question, the end of another, or "and". */
const OPENING = new RegExp(
  `(?:^|[?!.;,:] *|\\s(?=and |but |plus ))(?:(?:and|but|also|plus|then|so|oh) +|-+ )*(?=(?:${OPENS}))`,
  'giu',
);
const MAX_CLAUSES = 4;
/** A clause that hangs on one before it: "is it enough", "if not", "for that", "the same". */
const HANGS =
  /\b(?:enough|instead|for (?:that|it|this)|because|so that|the same|than|worth|if (?:so|not)|in case|which i|when (?:i|we)|what (?:do you|would you|did)|what's best)\b|\bor (?:will|is|should|do|would|does|not)\b/;

interface Clause {
  readonly text: string;
  /** Whether it ends where "and" stands, and no stop. */
  readonly isJoined: boolean;
}

/** The questions of a sentence, each with what stands before the first; none where there is only one. */
function clausesOf(question: string): Clause[] {
  const starts = [...question.matchAll(OPENING)].map(({ index, 0: { length } }) => ({ index, start: index + length }));
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
const IT =
  /\b(?:it|that)(?= (?:going to |gonna |ever |finally |be )*(?:stop|start|end|begin|drop|ease|lift|clear|calm|die|pick|pass|over|last|finish|get (?:worse|better|heavier|stronger|lighter))\w*\b)|(?<=\bwhat(?:'ll| will|'s| is) )it\b(?! like| doing)/i;
/** "Which day is warmest and which is wettest": the day again. */
const WHICH_IS = /\bwhich(?:'s| is| will be)(?= (?:the )?\p{L}+est\b)/iu;

/** A clause that says too little by itself, with the noun of the question before it. */
function withNoun(text: string, { topics: [topic], form }: Interpretation): string {
  const noun = NOUNS[topic];
  if (noun !== undefined && IT.test(text)) return text.replace(IT, noun);
  return form === 'which-day' ? text.replace(WHICH_IS, 'which day is') : text;
}

/** The words of its places; null where it names none. */
function questionPlace({ subjects, form }: Interpretation): string | null {
  const named = subjects.flatMap(({ text, source }) => (source === 'question' && text !== null ? [text] : []));
  const isChoice = form === 'compare' || form === 'which-place';
  return named.length > 0 && named.length === subjects.length ? named.join(isChoice ? ' or ' : ' and ') : null;
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

/** Whether a verdict hangs on the whole question. */
function isDelicate({ uncovered, hazard, asksSafety }: Interpretation): boolean {
  return uncovered !== null || hazard !== undefined || asksSafety;
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
export function withClauses(question: string, whole: Interpreted, read: (text: string) => ParseResult): Interpreted {
  if (whole.interpretation.language !== 'en' || isDelicate(whole.interpretation)) return whole;
  const clauses = clausesOf(question);
  if (clauses.length < 2 || clauses.slice(1).some(({ text }) => HANGS.test(plainText(text)))) return whole;
  const found: Interpretation[] = [];
  for (const [i, { text }] of clauses.entries()) {
    const [before] = found;
    const written = before === undefined ? text : withNoun(text, before);
    const first = read(written);
    // "And what's the high": of the time that is named before.
    const time = before === undefined || first.kind === 'interpreted' ? null : timeText(before, 'value');
    const result = time === null ? first : read(`${written.replace(/[\s?!.]+$/, '')} ${time}?`);
    if (result.kind !== 'interpreted' || isDelicate(result.interpretation)) return whole;
    clauses[i] = { ...clauses[i], text: written, isJoined: clauses[i]?.isJoined === true };
    found.push(result.interpretation);
  }
  const all = found.map((one, i) => completed(one, i, clauses, found, read));
  const distinct = all.filter((one, i) => all.findIndex((other) => wishOf(other) === wishOf(one)) === i);
  const [main, ...further] = distinct;
  if (main === undefined || further.length === 0 || isToldTogether(whole.interpretation, distinct)) return whole;
  return { kind: 'interpreted', interpretation: main, further };
}

/** An activity and the weather of the same hours are told together: the verdict has the weather with it. */
function isToldTogether(whole: Interpretation, all: readonly Interpretation[]): boolean {
  const isOneTime = all.every((one) => placesAndTimes(one) === placesAndTimes(all[0] ?? one));
  const isPlain = all.every(({ form, extreme }) => (form === 'yes-no' || form === 'value') && extreme === null);
  return isOneTime && isPlain && JUDGED.has(whole.topics[0]) && all.every(({ topics: [topic] }) => topic !== 'general');
}

/** A question with the place and the time of one before it; of one behind it where both are joined by "and". */
function completed(
  one: Interpretation,
  at: number,
  clauses: readonly Clause[],
  found: readonly Interpretation[],
  read: (text: string) => ParseResult,
): Interpretation {
  const isOfMoment = one.subjects[0].times.some(({ grain, text }) => grain === 'now' && text !== null);
  const earlier = found.slice(0, at).reverse();
  const isJoined = clauses.slice(at).every(({ isJoined: joined }, i, rest) => joined || i === rest.length - 1);
  const later = isJoined ? found.slice(at + 1) : [];
  const sources = [...earlier, ...later];
  const place = namesPlace(one) ? null : (sources.map(questionPlace).find((text) => text !== null) ?? null);
  const time =
    namesTime(one) || isOfMoment
      ? null
      : (sources.map((source) => timeText(source, one.form)).find((text) => text !== null) ?? null);
  if (place === null && time === null) return one;
  const text = clauses[at]?.text.replace(/[\s?!.]+$/, '') ?? '';
  const words = [text, ...(place === null ? [] : [`in ${place}`]), ...(time === null ? [] : [time])].join(' ');
  const result = read(`${words}?`);
  return result.kind === 'interpreted' && !isDelicate(result.interpretation) ? result.interpretation : one;
}
