/**
 * Understanding: from a question in words to what it asks, by rules alone. Places come first, because times are read on
 * their clocks; what neither place nor time explains says what is wanted. The same question at the same moment is always
 * understood alike.
 */
import { LRUCache } from 'lru-cache';
import type { ActivityCatalogue } from '../decision/activities.ts';
import type { Place, Resolution } from '../place/place.ts';
import type { Places } from '../place/places.ts';
import { addDays } from '../time/civil.ts';
import { glossOf } from './gloss.ts';
import {
  type ActivityHit,
  activityFinder,
  asksForBad,
  asksTypical,
  endNamed,
  extremeIn,
  formOf,
  garmentIn,
  isNegated,
  isPastTense,
  isPresent,
  judgesWeather,
  speaksAgainst,
  type TopicHit,
  topicsIn,
} from './intents.ts';
import type {
  AskedTime,
  FallbackPlace,
  Interpretation,
  PlaceSource,
  Plan,
  Subject,
  Topic,
  Understood,
} from './interpretation.ts';
import { languageOf } from './language.ts';
import { HERE } from './place-cue-words.ts';
import { findPlaces, type PlaceSpan } from './place-spans.ts';
import { isAboutWeather } from './relevance.ts';
import { overlap, plainText, type Span, taken, type Word, wordsOf } from './text.ts';
import { thresholdIn } from './thresholds.ts';
import { assumedTime } from './time/assumed.ts';
import { Clock } from './time/clock.ts';
import { findTimes, groupTimes, outside, type TimeGroup } from './time/find.ts';
import { restOfTimes } from './time/rest.ts';
import { askedTime } from './time/windows.ts';
import { isPlainWord, wholeWords } from './words.ts';

export interface QuestionParserOptions {
  readonly places: Places;
  readonly activities: ActivityCatalogue;
}

export interface QuestionContext {
  readonly nowMs: number;
  /** Places for questions that name none, in the order in which they are tried. */
  readonly fallbacks: readonly FallbackPlace[];
  /** Another reader's words for places, times and wishes, taken in place of those found here. */
  readonly plan?: Plan;
}

export interface QuestionParser {
  understand(question: string, context: QuestionContext): Understood;
  /** The words of places and times in a question, as positions in its composed (NFC) form. */
  spansIn(question: string): { readonly places: readonly Span[]; readonly times: readonly Span[] };
}

const HERE_WORDS = wholeWords(HERE);
/** "Good morning," is no time. */
const GREETING = /^\W*(?:(?:hi|hello|hey)\b[ ,]*)?good (?:morning|afternoon|evening|night)[,.!]/;
const MAX_PLACES = 5;

/** Texts that name nothing, each looked for among all names that are spelt nearly so: the dearest part of a question. */
const MAX_MISSES = 500;

function rememberingMisses(places: Places): Places {
  const misses = new LRUCache<string, Resolution>({ max: MAX_MISSES });
  return {
    ...places,
    resolve: (text) => {
      const known = misses.get(text);
      if (known !== undefined) return known;
      const resolution = places.resolve(text);
      if (resolution.kind === 'not_found') misses.set(text, resolution);
      return resolution;
    },
  };
}

export function createQuestionParser({ places: all, activities }: QuestionParserOptions): QuestionParser {
  const places = rememberingMisses(all);
  const findActivity = activityFinder(activities);
  const read = (question: string) => readQuestion(question, places, findActivity);
  return {
    understand: (question, context) => {
      const reading = read(question);
      if (reading.kind === 'unread') return { kind: 'language-unread', language: reading.language };
      return interpret(reading, context, places);
    },
    spansIn: (question) => {
      const reading = read(question);
      if (reading.kind === 'unread') return { places: [], times: [] };
      const { origins, placeSpans, times } = reading;
      const back = ({ start, end }: Span): Span => ({ start: origins[start] ?? 0, end: (origins[end - 1] ?? 0) + 1 });
      return { places: placeSpans.map(back), times: times.flatMap(({ spans }) => spans).map(back) };
    },
  };
}

interface QuestionReading {
  readonly kind: 'read';
  /** The question in its own words, composed. */
  readonly question: string;
  readonly language: string;
  readonly origins: readonly number[];
  readonly placeSpans: readonly PlaceSpan[];
  readonly saysHere: boolean;
  readonly times: readonly TimeGroup[];
  /** The plain text without places and times. */
  readonly rest: string;
  /** The plain text without places. */
  readonly plain: string;
  readonly otherWords: readonly Word[];
  readonly activity: ActivityHit | null;
}

type Reading = QuestionReading | { readonly kind: 'unread'; readonly language: string | null };

function readQuestion(written: string, places: Places, findActivity: (plain: string) => ActivityHit | null): Reading {
  const question = written.normalize('NFC');
  const { language, isRead } = languageOf(plainText(question));
  if (!isRead && !isOnlyPlace(question, places)) return { kind: 'unread', language };
  const spoken = isRead ? (language ?? 'en') : 'en';
  const { text, origins } = glossOf(question, spoken);
  const greeting = GREETING.exec(plainText(text));
  const plain = greeting === null ? plainText(text) : taken(plainText(text), 0, greeting[0].length);
  const words = wordsOf(text);
  const hereSpans = [...plain.matchAll(HERE_WORDS)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  const found = findTimes(plain);
  const activity = findActivity(plain);
  const garment = garmentIn(plain);
  const threshold = thresholdIn(plain, [], '');
  const taboo = [...hereSpans, activity, garment, threshold].filter((span) => span !== null);
  const isSpoken = (word: Word): boolean => taboo.some((span) => overlap(word, span));
  const placeSpans = findPlaces({ text, words, times: found, isSpoken }, places).slice(0, MAX_PLACES);
  const known = outside(found, placeSpans);
  const unspoken = [...known, ...placeSpans, ...(threshold === null ? [] : [threshold])];
  const late = spoken === 'en' ? restOfTimes(masked(text, unspoken)) : [];
  const items = [...known, ...late].sort((a, b) => a.start - b.start);
  const withoutPlaces = masked(plain, placeSpans);
  const rest = masked(withoutPlaces, items);
  const isOther = (word: Word): boolean => ![...items, ...placeSpans, ...hereSpans].some((span) => overlap(word, span));
  return {
    kind: 'read',
    question,
    language: spoken,
    origins,
    placeSpans,
    saysHere: hereSpans.some((span) => !placeSpans.some((place) => overlap(place, span))),
    times: groupTimes(withoutPlaces, items),
    rest,
    plain: withoutPlaces,
    otherWords: words.filter(isOther),
    activity: activity !== null && placeSpans.some((place) => overlap(place, activity)) ? null : activity,
  };
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

function masked(text: string, spans: readonly Span[]): string {
  return spans.reduce((rest, { start, end }) => taken(rest, start, end), text);
}

function interpret(reading: QuestionReading, context: QuestionContext, places: Places): Understood {
  const intent = intentOf(reading, context.plan);
  if (intent === null && context.plan === undefined) return { kind: 'not-about-weather' };
  const wish = intent ?? { topics: ['general'] as const, activity: null, garment: null, unexplained: [] };
  const named = placesOf(reading, context, places);
  if ('kind' in named) return named;
  const { rest, plain } = reading;
  const [topic] = wish.topics;
  const times = timesOf(reading, context.plan);
  // "Warmer than yesterday": than today is.
  const isAgainstToday = named.length === 1 && times.length === 1 && isBehindThan(reading);
  const threshold = thresholdIn(rest, wish.topics, named[0]?.place.countryCode ?? '')?.threshold ?? null;
  const extreme = extremeIn(plain, isPresent(plain));
  const written = formOf({
    plain,
    places: named.length,
    times: times.length + (isAgainstToday ? 1 : 0),
    hasActivity: wish.activity !== null,
    topic,
    hasExtreme: extreme !== null,
    hasThreshold: threshold !== null,
  });
  const isUnjudged = topic === 'general' && written === 'yes-no' && threshold === null && !judgesWeather(plain);
  const form = context.plan?.form ?? (isUnjudged ? 'value' : written);
  const isAgainst =
    ((topic === 'activity' || topic === 'clothing') && speaksAgainst(plain)) ||
    ((topic === 'air-quality' || topic === 'general') && asksForBad(plain));
  const isPast = isPastTense(plain);
  const isTypical = asksTypical(rest) && !isPast;
  const subjects: Subject[] = named.map(({ place, text, source, others, rivals }) => {
    const clock = new Clock(place, context.nowMs, isPast);
    const isTold = (form === 'value' || form === 'yes-no') && topic !== 'activity';
    const found = times.flatMap(({ text: words, window, eachDay }): AskedTime[] => {
      const parts = isTold ? (eachDay?.(clock) ?? []) : [];
      return (parts.length > 0 ? parts : [window(clock)]).flatMap((raw) => {
        const time = raw === null ? null : askedTime(raw, words, clock, isTypical);
        return time === null ? [] : [time];
      });
    });
    const today = { ...wholeDay(clock), text: null, grain: 'day', era: 'coming' } as const;
    const all = isAgainstToday && found.length === 1 ? [today, ...found] : found;
    // A day that is compared is meant whole, and not what is left of it.
    const asked =
      form !== 'compare' || all.length < 2
        ? all
        : all.map((time) =>
            time.grain === 'day' && time.fromMs < today.toMs && time.toMs > today.fromMs
              ? { ...time, ...wholeDay(clock), era: 'coming' as const }
              : time,
          );
    const assumed = (): AskedTime => assumedTime({ clock, topic, form, isTypical, isPresent: isPresent(plain) });
    return { place, text, source, others, rivals, times: asked.length > 0 ? asked : [assumed()] };
  });
  const topics =
    threshold === null || wish.topics.includes(threshold.topic)
      ? wish.topics
      : withThreshold(wish.topics, threshold.topic);
  const certainty = Math.min(...reading.placeSpans.map((span) => span.certainty), 1);
  const share = 1 - wish.unexplained.length / Math.max(1, reading.otherWords.length);
  const interpretation: Interpretation = {
    subjects,
    topics,
    form,
    activity: wish.activity,
    garment: wish.garment,
    threshold,
    // "more than an inch" and "the best time" are no wish for most of anything.
    extreme:
      threshold !== null || topic === 'activity' || topic === 'clothing'
        ? null
        : (extreme ?? (form === 'yes-no' ? endNamed(rest) : null)),
    // "Will it stay dry, or do I need an umbrella" negates the rain and not the umbrella.
    negated: (topic !== 'clothing' && isNegated(rest)) || (form === 'yes-no' && isAgainst),
    confidence: Math.round(100 * certainty * (topics[0] === 'general' ? 0.9 : 1) * share) / 100,
    unexplained: wish.unexplained,
    language: reading.language,
  };
  return { kind: 'understood', interpretation };
}

type Topics = readonly [Topic, ...Topic[]];

function withThreshold(topics: Topics, topic: Topic): Topics {
  const [first] = topics;
  if (first === 'activity' || first === 'clothing') return [...topics, topic];
  return [topic, ...topics.filter((other) => other !== 'general')];
}

interface Intent {
  readonly topics: Topics;
  readonly activity: string | null;
  readonly garment: Interpretation['garment'];
  readonly unexplained: readonly string[];
}

/** "Is pollen high", "feels-like temperature": of those hits the temperature is a word of the other topic. */
function ownTopics(hits: readonly TopicHit[], rest: string): readonly TopicHit[] {
  const feels = hits.some(({ topic }) => topic === 'feels-like');
  const hasOther = hits.some(({ topic }) => topic !== 'temperature' && topic !== 'general');
  return hits.filter(({ topic, start, end }) => {
    if (topic !== 'temperature') return true;
    const word = rest.slice(start, end);
    return !(feels && word.startsWith('temp')) && !(hasOther && /^(?:high|low)s?$/.test(word));
  });
}

/** What is wanted: warnings before activities, then clothes, then what the weather's words say. Null: not about weather. */
function intentOf(reading: QuestionReading, plan: Plan | undefined): Intent | null {
  const { rest, plain, otherWords, placeSpans, times, saysHere } = reading;
  const hits = ownTopics(topicsIn(rest), rest);
  const garment = garmentIn(rest);
  const activity = plan?.activity ?? reading.activity?.id ?? null;
  const threshold = thresholdIn(
    rest,
    hits.map(({ topic }) => topic),
    '',
  );
  const explained: ReadonlyArray<Span | null> = [...hits, garment, reading.activity, threshold];
  const unexplained = otherWords
    .filter((word) => !isPlainWord(word.key) && !explained.some((span) => span !== null && overlap(word, span)))
    .map(({ text }) => text);
  const topics = [...new Set(hits.map(({ topic }) => topic))];
  const evidence = {
    plain,
    plainHits: hits.filter(({ isPlain }) => isPlain).length + (threshold === null ? 0 : 1),
    sharedHits: hits.length,
    saysWeather: /\b(?:weather|wether|forecasts?|meteo)\b/.test(plain),
    hasPlace: placeSpans.length > 0,
    hasFoundPlace: placeSpans.some(({ resolution }) => resolution.kind !== 'not_found'),
    hasTime: times.length > 0 || saysHere,
    hasWish: garment !== null || activity !== null,
    wearsIt: garment !== null,
    unexplained,
    otherWords: otherWords.map(({ key }) => key),
  };
  if (plan === undefined && !isAboutWeather(evidence)) return null;
  const specific = (plan === undefined || plan.topics.length === 0 ? topics : plan.topics).filter(
    (topic) => topic !== 'general',
  );
  const isWarning = specific[0] === 'alerts' && activity === null;
  const lead: readonly Topic[] = isWarning
    ? []
    : activity !== null
      ? ['activity']
      : garment !== null
        ? ['clothing']
        : [];
  const [first = 'general', ...others] = [...lead, ...specific.filter((topic) => !lead.includes(topic))];
  return { topics: [first, ...others], activity, garment: garment?.garment ?? null, unexplained };
}

interface NamedPlace {
  readonly place: Place;
  readonly text: string | null;
  readonly source: PlaceSource;
  readonly others: readonly string[];
  readonly rivals: readonly string[];
}

/** The places of the question, else the first that stands behind it; or why there are none. */
function placesOf(
  reading: QuestionReading,
  { fallbacks, plan }: QuestionContext,
  places: Places,
): NamedPlace[] | Understood {
  const named: NamedPlace[] = [];
  const spans =
    plan === undefined ? reading.placeSpans : plan.places.map((text) => ({ text, resolution: places.resolve(text) }));
  for (const { text, resolution } of spans) {
    if (resolution.kind !== 'found') return notHad(text, 'question', resolution);
    named.push({ text, source: 'question', ...ofName(resolution) });
  }
  const comparesHere =
    reading.saysHere && named.length === 1 && /\b(?:or|than|vs|versus|compared)\b/.test(reading.plain);
  if (named.length > 0 && !comparesHere) return named;
  for (const { text, source } of fallbacks) {
    const resolution = places.resolve(text);
    if (resolution.kind === 'found') {
      return [{ text: null, source, ...ofName(resolution) }, ...named];
    }
    // An address that lies nowhere was never named by anyone.
    if (source !== 'address') return notHad(text, source, resolution);
  }
  return named.length > 0 ? named : { kind: 'place-required' };
}

function ofName({ place, others, rivals }: Extract<Resolution, { kind: 'found' }>) {
  return { place, others, rivals: rivals ?? [] };
}

function notHad(text: string, source: PlaceSource, resolution: Exclude<Resolution, { kind: 'found' }>): Understood {
  const suggestions = resolution.kind === 'invalid' ? [] : resolution.suggestions;
  return { kind: 'place-unknown', text, source, message: resolution.message, suggestions };
}

interface NamedTime {
  readonly text: string;
  readonly window: TimeGroup['window'];
  readonly eachDay?: TimeGroup['eachDay'];
}

function wholeDay(clock: Clock): { fromMs: number; toMs: number } {
  return { fromMs: clock.at(clock.today, 0), toMs: clock.at(addDays(clock.today, 1), 0) };
}

/** Whether the first time of the question stands behind "than". */
function isBehindThan({ plain, times }: QuestionReading): boolean {
  const start = times[0]?.spans[0]?.start ?? 0;
  return /\bthan (?:it was |on |the )*$/.test(plain.slice(0, start));
}

/** The times of the question, or of the plan, in the words they were written in. */
function timesOf(reading: QuestionReading, plan: Plan | undefined): NamedTime[] {
  if (plan !== undefined && plan.times.length > 0) {
    return plan.times.flatMap((text) => {
      const plain = plainText(text.normalize('NFC'));
      return groupTimes(plain, findTimes(plain)).map(({ window, eachDay }) => ({ text, window, eachDay }));
    });
  }
  return reading.times.map(({ spans, window, eachDay }) => ({ text: writtenAs(spans, reading), window, eachDay }));
}

/** Spans in the words of the question: what lies between neighbours is kept, what lies far apart is left out. */
function writtenAs(spans: readonly Span[], { question, origins }: QuestionReading): string {
  return spans
    .map(({ start, end }) => question.slice(origins[start] ?? 0, (origins[end - 1] ?? 0) + 1).trim())
    .filter((text) => text !== '')
    .join(' ');
}
