/**
 * A little known town beside a word that is none of English is mostly a part of a longer name that nobody here knows: Compton
 * Abbas is not Compton in California, nor Gorak Shep Gorakhpur. A prefix such as "Sea" does the same: Sea Palling is not Palling.
 */
import { fold } from '../../../place/fold.ts';
import type { Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { isContextWord } from '../context-words.ts';
import { isEnglishWord } from '../english.ts';
import type { Word } from '../text.ts';
import { isPlainWord } from '../topic-words.ts';
import { NameWords, type PlaceText } from './name-words.ts';
import { isNearEveryday } from './near-everyday.ts';
import type { PlaceSpan } from './place-span.ts';
import { unknown } from './unknown-place.ts';

/** Fame of a town of some 10,000 people. */
const FAME_OF_TOWN = 104;
/** Fame of a city of some 300,000 people: what lies behind its name is near it. */
const FAME_OF_CITY = 150;
const MIN_LETTERS = 4;
/** Before the name of one, which is no place. */
const STORM = /^(?:storm|hurricane|typhoon|cyclone)s?$/;
const PREFIX = /^(?:sea|great|little|upper|lower|nether|much|market|chipping|kings|bishops|abbots|saint|st|old|low)$/;

/** The same places; a town that is only a part of a longer name is an unknown place. */
export function withLongerNames(spans: readonly PlaceSpan[], question: PlaceText, places: Places): PlaceSpan[] {
  if (TAILED.has(question.language)) return spans.map((span) => withTail(span, spans, question, places));
  if (question.language !== 'en') return [...spans];
  const names = new NameWords(question, places);
  return spans.map((span) => {
    const { resolution, text } = span;
    if (resolution.kind === 'not_found' || resolution.kind === 'invalid' || /[,\d]/.test(text)) return span;
    const at = question.words.findIndex(({ start }) => start >= span.start);
    if (resolution.kind === 'ambiguous' || resolution.place.represents !== undefined)
      return withNameInArea(span, resolution, at, question, names);
    const isSight = resolution.place.geonameId === null;
    // "Gougane Barra" is no island of that name; what stands before a longer name or a city is something else.
    if (isSight && (/ /.test(text) || !names.hasCapitals || !names.isCapital(at))) return span;
    const fame = fameOf(text, places);
    if (fame >= FAME_OF_CITY) return span;
    const last = question.words.findLastIndex(({ end }) => end <= span.end);
    const before = question.words[at - 1];
    const after = question.words[last + 1];
    const isLonger = (word: Word | undefined, gap: string, i: number): word is Word =>
      word !== undefined && gap === ' ' && isPartOfName(word, i, names, spans);
    const isStormAt = (i: number): boolean => STORM.test(question.words[i]?.key ?? '');
    const isPrefixed =
      before !== undefined &&
      PREFIX.test(before.key) &&
      question.text.slice(before.end, span.start) === ' ' &&
      (names.isCapital(at - 1) || !names.hasCapitals);
    // "Stoney Cove": a word of English with a capital letter within a sentence.
    const isTitled =
      before !== undefined &&
      !isSight &&
      fame < FAME_OF_TOWN &&
      before.startsSentence !== true &&
      names.hasCapitals &&
      names.isCapital(at - 1) &&
      names.isCapital(at) &&
      before.key.length >= MIN_LETTERS &&
      question.text.slice(before.end, span.start) === ' ' &&
      !names.isBarrier(at - 1) &&
      !isContextWord(before.key) &&
      !spans.some(({ start, end }) => before.start >= start && before.start < end);
    if (isSight && (before === undefined || !names.isCapital(at - 1) || before.startsSentence === true)) return span;
    const start =
      isPrefixed ||
      isTitled ||
      (!isStormAt(at - 2) && isLonger(before, question.text.slice(before?.end ?? 0, span.start), at - 1))
        ? (before?.start ?? span.start)
        : span.start;
    const end =
      !isSight && isLonger(after, question.text.slice(span.end, after?.start ?? span.end), last + 1)
        ? after.end
        : span.end;
    if (start === span.start && end === span.end) return span;
    const whole = question.text.slice(start, end);
    return { ...span, start, end, text: whole, resolution: unknown(whole, resolution) };
  });
}

/** Languages whose names go on with "de", "di" or an adjective behind them: "São Thomé das Letras", "Colli Euganei". */
const TAILED: ReadonlySet<string> = new Set(['es', 'it', 'pt']);
/** A village whose name goes on with a word that means nothing is another place, known or not. */
function withTail(span: PlaceSpan, spans: readonly PlaceSpan[], question: PlaceText, places: Places): PlaceSpan {
  const { resolution, text } = span;
  if (resolution.kind !== 'found' || /[,\d]/.test(text)) return span;
  const { geonameId, represents, correctedFrom } = resolution.place;
  const fame = fameOf(text, places);
  // "Val di Taro" is no airport by the code VAL.
  const isCode = geonameId === null && text.length === 3 && / airport\b/i.test(resolution.place.name);
  if (
    (geonameId === null && !isCode) ||
    represents !== undefined ||
    correctedFrom !== undefined ||
    fame >= FAME_OF_CITY
  )
    return span;
  const { words } = question;
  const last = words.findLastIndex(({ end }) => end <= span.end);
  const joins =
    JOINS.exec(
      words
        .slice(last + 1, last + 3)
        .map(({ key }) => key)
        .join(' '),
    )?.[0].split(' ').length ?? 0;
  const tail = words[last + 1 + joins];
  const isBeside = tail !== undefined && /^[ \p{L}']+$/u.test(question.text.slice(span.end, tail.start));
  if (!isBeside || (joins === 0 && fame >= FAME_OF_TOWN) || !question.isOwn(tail)) return span;
  const names = new NameWords(question, places);
  if (!isPartOfName(tail, last + 1 + joins, names, spans) || places.namesAt([tail.key]).length > 0) return span;
  const whole = question.text.slice(span.start, tail.end);
  return { ...span, end: tail.end, text: whole, resolution: unknown(whole, resolution) };
}

/** What the prepositions within a name are in English. */
const JOINS = /^(?:of the|of)(?= )/;

/** What lakes, peaks and towns are called by their first word. */
const HEAD = /^(?:lake|mount|mt|fort|cape|loch|glen|port|san|santa|saint|st)$/;

/** "Lake Fork Texas" is one lake that nobody here knows, and not all of Texas. */
function withNameInArea(
  span: PlaceSpan,
  resolution: Resolution,
  at: number,
  { words, text }: PlaceText,
  names: NameWords,
): PlaceSpan {
  const [head, name] = [words[at - 2], words[at - 1]];
  const isName =
    head !== undefined &&
    name !== undefined &&
    HEAD.test(head.key) &&
    name.key.length >= MIN_LETTERS &&
    !isPlainWord(name.key) &&
    !isContextWord(name.key) &&
    !names.isBarrier(at - 1) &&
    text.slice(head.end, name.start) === ' ' &&
    text.slice(name.end, span.start) === ' ';
  if (!isName) return span;
  const whole = text.slice(head.start, span.end);
  const suggestions = resolution.kind === 'ambiguous' ? resolution.suggestions : [];
  const none: Resolution = { kind: 'not_found', message: `No place called "${whole}" is known.`, suggestions };
  return { ...span, start: head.start, text: whole, resolution: none };
}

/** A word of letters with no meaning here nor in English. */
function isPartOfName(word: Word, at: number, names: NameWords, spans: readonly PlaceSpan[]): boolean {
  const { key, text, start } = word;
  return (
    key.length >= MIN_LETTERS &&
    /^\p{L}+$/u.test(text) &&
    !names.isBarrier(at) &&
    names.qualifierAfter(at) === null &&
    !spans.some((span) => start >= span.start && start < span.end) &&
    !isContextWord(key) &&
    !isEnglishWord(key) &&
    !isNearEveryday(key)
  );
}

function fameOf(text: string, places: Places): number {
  const keys = fold(text).split(' ');
  return places.namesAt(keys).find(({ words }) => words === keys.length)?.fame ?? 0;
}
