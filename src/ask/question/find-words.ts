/** Finds the words of places, times and activities in a question, and what is left between them. */
import type { Places } from '../../place/places.ts';
import type { ActivityHit } from './activities.ts';
import { type UnitMention, unitMentions } from './asked-units.ts';
import { isContextWord } from './context-words.ts';
import type { DayWishHit } from './day-quantifiers.ts';
import { dayWish } from './day-wish.ts';
import { isEnglishWord } from './english.ts';
import { withoutFillers } from './fillers.ts';
import { garmentIn } from './garments.ts';
import { uncoveredAbroad } from './grave-abroad.ts';
import { withoutInstructions } from './instructions.ts';
import { detectLanguage } from './language.ts';
import { inFull } from './lexicon/chat-forms.ts';
import { translateToEnglish } from './lexicon/translate.ts';
import { withDigits } from './lexicon/written-numbers.ts';
import { withPartsBehind } from './parts-behind.ts';
import { withAreaBehind } from './places/area-behind.ts';
import { HERE } from './places/cue-words.ts';
import { isEverydayName } from './places/everyday-names.ts';
import { findPlaces } from './places/find-places.ts';
import { withLandforms } from './places/landform-tails.ts';
import { HOURS_BEHIND, withListedTowns } from './places/listed-towns.ts';
import { withLongerNames } from './places/longer-names.ts';
import { lookUpPlaces } from './places/look-up.ts';
import { withMisspelt } from './places/misspelt.ts';
import type { PlaceSpan } from './places/place-span.ts';
import { withPossessives } from './places/possessives.ts';
import { swingIn } from './span-wish.ts';
import { languageAtPlace } from './spoken-in.ts';
import { blank, blankSpans, matchesOf, overlap, plainText, type Span, type Word, wholeWords, wordsOf } from './text.ts';
import { thresholdIn } from './thresholds.ts';
import { chronoDates } from './time/chrono-dates.ts';
import { findTimes, withoutOverlaps } from './time/find-times.ts';
import { groupTimes, type TimeGroup } from './time/group-times.ts';
import type { TimeItem } from './time/items.ts';
import { isMoonDay } from './time/moon-days.ts';
import { isSunHour } from './time/sun-times.ts';
import { isPlainWord } from './topic-words.ts';
import { phrasesOf, skyHits, topicsIn } from './topics.ts';
import { type UncoveredHit, uncoveredIn } from './uncovered.ts';
import { type WantedLength, wantedLength } from './wanted-length.ts';
import { WordPattern } from './word-pattern.ts';
import { stepsIn } from './wording.ts';

export interface QuestionWords {
  readonly kind: 'words';
  /** The question in its own language, composed (NFC). */
  readonly question: string;
  readonly language: string;
  /** For each character of the English text the part of the question that it stands for. */
  readonly origins: readonly Span[];
  readonly placeSpans: readonly PlaceSpan[];
  readonly mentionsHere: boolean;
  readonly times: readonly TimeGroup[];
  /** The plain English text. */
  readonly whole: string;
  /** The plain English text without places and times. */
  readonly rest: string;
  /** The plain English text without places. */
  readonly plain: string;
  /** Words outside of places, times and "here". */
  readonly otherWords: readonly Word[];
  readonly activity: ActivityHit | null;
  /** Units without a number, in which the answer is wanted. */
  readonly units: readonly UnitMention[];
  readonly length: WantedLength | null;
  readonly days: DayWishHit | null;
  /** What the words of another language ask about and nothing here covers, at its place in the English text. */
  readonly abroad: readonly UncoveredHit[];
}

interface UnsupportedLanguage {
  readonly kind: 'unsupported';
  /** ISO 639-1; null where it cannot be told. */
  readonly language: string | null;
}

const HERE_WORDS = wholeWords(HERE);
/** "Good morning," is no time. */
const GREETING = /^\W*(?:(?:hi|hello|hey)\b[ ,]*)?good (?:morning|afternoon|evening|night)(?:[,.!]|\W*$)/;
/** "Storm Bert", "Hurricane Ida": no part of it is a place, nor is it the town of Hurricane in "Hurricane, Utah". */
const NAMED_STORM = new WordPattern(
  /(?<!\b(?:in|at|to|from|near|for) )\b(?:[Ss]torm|[Hh]urricane|[Tt]yphoon|[Cc]yclone) \p{Lu}\p{Ll}+(?= \p{Ll}|\W*$)/gu,
);
/** "Pram rain cover", "the Duke of York": no rain at a place called Pram, nor in York. */
const NO_VILLAGE = wholeWords(
  'hot[- ]?tubs?|sprinklers?|highland games|tour (?:de|of|down) (?:france|yorkshire|suisse|britain|under|flanders)|el ni[nñ]o|la ni[nñ]a|' +
    '(?:duke|duchess|prince|princess|earl|marquis|countess) of (?!wales island)\\p{L}+|' +
    '(?:pram|push ?chair|buggy|stroller|bike) (?:rain ?)?(?:covers?|hoods?)|' +
    'model (?:aircraft|(?:aero)?planes?|boats?|yachts?|trains?|railways?)',
);
/** "Dave: you still on for golf": who says it, in words that are copied from a chat. */
const SPEAKER = /(?<=^\W*|[?!.] +)(\p{L}+):(?= )/gu;
const UNTIL_THEN = /^ ?(?:un)?till? /;
const ENDS_IN_SEASON =
  /(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|years?|decades)(?: days?)?$/;
const MAX_PLACES = 5;
/** A longer match runs over words between two others, which may be a place. */
const MAX_EXPLAINED = 16;

export function findWords(
  asked: string,
  placesFor: (language: string) => Places,
  findActivity: (plain: string) => ActivityHit | null,
): QuestionWords | UnsupportedLanguage {
  const composed = asked.normalize('NFC');
  const detected = detectLanguage(plainText(composed));
  const told = detected.isSupported ? (detected.language ?? 'en') : 'en';
  const typed = wordsOf(composed);
  const language = languageAtPlace(detected.alike, typed, placesFor(told)) ?? told;
  const question = withDigits(inFull(composed, language), language);
  const written = question === composed ? typed : wordsOf(question);
  const places = placesFor(language);
  if (!detected.isSupported && !isOnlyPlace(question, places)) {
    return { kind: 'unsupported', language: detected.language };
  }
  const translated = translateToEnglish(question, language, places);
  const wanted = withoutInstructions(translated.text, plainText(translated.text));
  const english = language === 'en' ? withoutFillers(wanted) : wanted;
  const { text, origins } = withPartsBehind(
    { text: english, origins: translated.origins },
    {
      findTimes,
      namesAt: places.namesAt,
      isOtherWord: (word) => isPlainWord(word) || isContextWord(word) || findActivity(word) !== null,
    },
  );
  const plain = withoutGreeting(plainText(text));
  const words = text === question ? written : wordsOf(text);
  const hereSpans = matchesOf(plain, HERE_WORDS).map(spanOf);
  // "Tide times", "aurora forecast", "new moon": no part of them is a place. "Until sunset", "solar noon": nor a time.
  const hits = topicsIn(plain);
  const phrases = phrasesOf(hits, plain);
  const threshold = thresholdIn(plain, [], '');
  // "24 h without rain" is no time of the clock, nor is "the next dry weekend" one weekend.
  const days = dayWish(plain, threshold !== null);
  // "Under 15 until noon": the number is no hour.
  const limited = threshold !== null && UNTIL_THEN.test(plain.slice(threshold.end)) ? threshold : null;
  const own = [days, swingIn(plain), limited].filter((span) => span !== null);
  const garment = garmentIn(plain);
  // "For sun cream" is not for Sunday.
  const worn = garment !== null && plain.startsWith('sun ', garment.start) ? [garment] : [];
  // "At golden hour" is when something is done.
  // "Normal to be this cold in june": it is now that is held against June; "hotter each year" names no time.
  const ofNow = hits.filter(
    ({ topic, start, end }) =>
      (topic === 'normal' || topic === 'statistics') && ENDS_IN_SEASON.test(plain.slice(start, end)),
  );
  const skyPhrases = phrasesOf(skyHits(hits), plain).filter(
    ({ start, end }) =>
      !isSunHour(plain, start, end) &&
      !isMoonDay(
        plain,
        start,
        end,
        hits.some((hit) => hit.start !== start),
      ),
  );
  const rawTimes = findTimes(blankSpans(plain, [...skyPhrases, ...ofNow, ...worn, ...own]));
  const activity = findActivity(plain);
  const abroad = inEnglish(uncoveredAbroad(plainText(question), language), origins);
  const units = unitMentions(blankSpans(plain, rawTimes)).filter(
    (unit) => threshold === null || !overlap(unit, threshold),
  );
  const length = days === null ? wantedLength(blankSpans(plain, rawTimes)) : null;
  const explained = [
    ...matchesOf(text, NAMED_STORM).map(spanOf),
    ...matchesOf(plain, NO_VILLAGE).map(spanOf),
    ...matchesOf(text, SPEAKER)
      .filter(({ 1: name = '' }) => isContextWord(plainText(name)))
      .map(spanOf),
    ...hereSpans,
    ...phrases,
    ...units,
    activity,
    garment,
    threshold,
    length,
    days,
    // The place that names a danger stays a place.
    ...uncoveredIn(plain, ''),
    ...abroad.filter(({ start, end }) => end - start < MAX_EXPLAINED),
  ].filter((span) => span !== null);
  const isExplained = (word: Word): boolean =>
    explained.some((span) => overlap(word, span) && !isTownInside(word, span, words, places));
  const isOwn = ({ start, end }: Word): boolean =>
    question.slice(origins[start]?.start ?? 0, origins[end - 1]?.end ?? 0) === text.slice(start, end);
  const placeText = {
    text,
    words: withPossessives(words, text, places),
    times: rawTimes,
    language,
    isExplained,
    isOwn,
  };
  // The town in "Melbourne Cup day" names the day, and the place only where there is no other.
  const isIn = (place: Span, { start, end }: Span): boolean =>
    start <= place.start && place.end <= end && end - start > place.end - place.start;
  const found = findPlaces(placeText, places);
  const apart = found.filter((place) => !rawTimes.some((time) => isIn(place, time)));
  const named = (apart.length > 0 ? apart : found).slice(0, MAX_PLACES);
  const meant = named.length > 0 ? named : lookUpPlaces(placeText, places);
  const whole = withLongerNames(withLandforms(meant, placeText, places), placeText, places);
  const known = language === 'en' ? withMisspelt(whole, places) : whole;
  // "Leeds 9-12, York 2-5"
  const timesBeside = (spans: readonly Span[]): readonly TimeItem[] =>
    spans.some(({ end }) => HOURS_BEHIND.test(plain.slice(end)))
      ? findTimes(blankSpans(plain, [...skyPhrases, ...ofNow, ...worn, ...own, ...spans]))
      : rawTimes;
  const listed = withListedTowns(known, { ...placeText, times: timesBeside(known) }, places);
  const placeSpans = withAreaBehind(listed, placeText, places);
  const ownTimes = withoutOverlaps(
    timesBeside(placeSpans),
    placeSpans.filter((place) => !rawTimes.some((time) => isIn(place, time))),
  );
  const spoken = [...ownTimes, ...placeSpans, ...[threshold, length, stepsIn(plain)].filter((span) => span !== null)];
  const moreTimes = language === 'en' ? chronoDates(blankSpans(text, [...spoken, ...own])) : [];
  const times = [...ownTimes, ...moreTimes].sort((a, b) => a.start - b.start);
  const withoutPlaces = blankSpans(plain, placeSpans);
  const wishes = [...units, ...(length === null ? [] : [length])];
  const groups = groupTimes(withoutPlaces, times);
  // "till" in "friday night till sunday" belongs to the time.
  const timeSpans = [...times, ...groups.flatMap(({ spans }) => spans)];
  const namedSpans = [...timeSpans, ...placeSpans, ...hereSpans, ...wishes];
  const otherWords = words.filter((word) => !namedSpans.some((span) => overlap(word, span)));
  return {
    kind: 'words',
    question,
    language,
    origins,
    placeSpans,
    mentionsHere: hereSpans.some((span) => !placeSpans.some((place) => overlap(place, span))),
    times: groups,
    whole: plain,
    rest: blankSpans(withoutPlaces, [...times, ...wishes]),
    plain: withoutPlaces,
    otherWords,
    activity:
      activity !== null && placeSpans.some((place) => overlap(place, activity))
        ? (findActivity(withoutPlaces) ??
          (isOnlyWish(activity, hits, otherWords) && !placeSpans.some(isTownOfBeach) ? activity : null))
        : activity,
    units,
    length,
    days,
    abroad,
  };
}

/** Fame of a town of about 10,000 people. */
const FAME_OF_TOWN = 104;

/** "Is the canal in Leiden frozen": a town behind a preposition, between two words that mean something together. */
function isTownInside(word: Word, span: Span, words: readonly Word[], places: Places): boolean {
  // "Veilig het IJsselmeer op": a lake by its name, which is no word.
  if (!isEnglishWord(word.key) && places.namesAt([word.key]).some(({ isSight }) => isSight)) return true;
  // "Chester-le-Street festival": no street festival, of which the name ends with the word.
  const parts = word.key.split(' ');
  if (word.start < span.start && places.namesAt(parts).some((name) => name.words === parts.length && name.words > 1))
    return true;
  if (span.end - span.start < MAX_EXPLAINED || word.start <= span.start || word.end >= span.end) return false;
  const at = words.findIndex(({ start }) => start === word.start);
  if (
    !/^(?:in|at|near|over|through|across|via|from|to|on|off|into|around)$/.test(words[at - 1]?.key ?? '') ||
    isEverydayName(word.key, 'en')
  )
    return false;
  // A small town is meant too, if its name is no word.
  const least = isEnglishWord(word.key) ? FAME_OF_TOWN : 0;
  return places.namesAt([word.key]).some(({ fame }) => fame >= least);
}

/** Hits in the question at the words of its English text that stand for them. */
function inEnglish(hits: readonly UncoveredHit[], origins: readonly Span[]): UncoveredHit[] {
  return hits.flatMap((hit) => {
    const start = origins.findIndex((origin) => overlap(origin, hit));
    const end = origins.findLastIndex((origin) => overlap(origin, hit)) + 1;
    // What is left out of the English has no words there.
    return [start < 0 ? { ...hit, start: 0, end: 0 } : { ...hit, start, end }];
  });
}

/** "The best day for Whitby beach": the beach is of the name, and all that is asked about; not so in "the rocket from Cocoa Beach". */
function isOnlyWish({ id }: ActivityHit, hits: readonly unknown[], otherWords: readonly Word[]): boolean {
  return id === 'beach' && hits.length === 0 && otherWords.every(({ key }) => isPlainWord(key) || isContextWord(key));
}

/** "Myrtle Beach saturday": a town by that name, and no wish to lie on its sand. */
function isTownOfBeach({ resolution }: PlaceSpan): boolean {
  if (resolution.kind !== 'found') return false;
  const { geonameId, represents, name } = resolution.place;
  return geonameId !== null && represents === undefined && / Beach$/.test(name);
}

function spanOf({ index, 0: { length } }: RegExpExecArray): Span {
  return { start: index, end: index + length };
}

function withoutGreeting(plain: string): string {
  const greeting = GREETING.exec(plain);
  return greeting === null ? plain : blank(plain, 0, greeting[0].length);
}

/** A name in another script needs no language: it may be all that is written. */
function isOnlyPlace(question: string, places: Places): boolean {
  const bare = question.replace(/[?!.。？！]+$/u, '').trim();
  return (
    !/\p{Script=Latin}/u.test(bare) &&
    bare.length <= 40 &&
    places.resolve(bare).kind === 'found' &&
    isExactName(bare, places)
  );
}

function isExactName(text: string, places: Places): boolean {
  const keys = wordsOf(text).map(({ key }) => key);
  return places.namesAt(keys).some(({ words }) => words === keys.length);
}

/** Spans in the words of the question; neighbouring spans are joined by a space. */
export function originalText(spans: readonly Span[], { question, origins }: QuestionWords): string {
  return spans
    .flatMap((span) => withoutSeam(span, origins))
    .map(({ start, end }) => question.slice(origins[start]?.start ?? 0, origins[end - 1]?.end ?? 0).trim())
    .filter((text) => text !== '')
    .join(' ');
}

/** A span in two, where its first part comes later in the question than what was moved behind it. */
function withoutSeam({ start, end }: Span, origins: readonly Span[]): Span[] {
  const isBefore = (index: number): boolean => (origins[index]?.start ?? 0) < (origins[start]?.start ?? 0);
  if (!isBefore(end - 1)) return [{ start, end }];
  const seam = origins.findIndex((_, index) => index > start && isBefore(index));
  return [
    { start, end: seam },
    { start: seam, end },
  ];
}
