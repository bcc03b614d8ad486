/** The topics that a question wants: those it names, without what it excludes and what is only their occasion. */
import type { UnitMention } from './asked-units.ts';
import type { QuestionWords } from './find-words.ts';
import type { Topic } from './interpretation.ts';
import { blamedIn, excludedSpans } from './polarity.ts';
import { overlap, type Span } from './text.ts';
import { isSourced, type TopicHit, topicsIn, withoutBorrowedWords } from './topics.ts';
import { WordPattern } from './word-pattern.ts';

const WARM_ENOUGH = new WordPattern(/\b(?:hot|warm|sunny|windy|cold) enough (?:that|to|so|for)\b/);

/** The topics that the question names, without those it does not want. */
export function wantedTopics({ rest, activity, units }: QuestionWords): readonly TopicHit[] {
  // "Pour concrete" and "the washing dry" name no rain.
  const isWithin = (hit: Span): boolean => activity !== null && activity.start <= hit.start && hit.end <= activity.end;
  // "Too windy to water the garden" is about the wind.
  const blamed = blamedIn(rest);
  // "Hot enough that I need to water" about the heat.
  const enoughAt = rest.search(WARM_ENOUGH);
  const isIdle = ({ start, end }: Span): boolean =>
    (blamed !== null && blamed !== 'rain' && rest.startsWith('water', start)) ||
    (enoughAt >= 0 && start > enoughAt && /\bwater/.test(rest.slice(start, end)));
  const all = topicsIn(rest).filter((hit) => !isWithin(hit) && !isIdle(hit));
  const hits = withoutBorrowedWords(all, rest);
  const excluded = excludedSpans(rest);
  const wanted = hits.filter((hit) => !excluded.some((span) => overlap(span, hit)));
  return withUnitTopic(wanted.length > 0 ? wanted : hits, units);
}

const OF_PRESSURE: ReadonlySet<UnitMention['unit']> = new Set(['hPa', 'kPa', 'inHg', 'mmHg']);
const OF_WIND: ReadonlySet<UnitMention['unit']> = new Set(['knots', 'beaufort', 'mph', 'kmh', 'ms']);

/** "How many knots in Lymington", "hpa at noon": a unit of speed alone asks for the wind, and one of pressure for that. */
function withUnitTopic(hits: readonly TopicHit[], units: readonly UnitMention[]): readonly TopicHit[] {
  const unit = units.find((one) => OF_WIND.has(one.unit) || OF_PRESSURE.has(one.unit));
  if (unit === undefined) return hits;
  // "How many" counts them, and no rain.
  const others = hits.filter((hit) => !overlap(hit, unit));
  if (others.some(({ topic }) => topic !== 'general')) return others;
  return [
    { topic: OF_PRESSURE.has(unit.unit) ? 'pressure' : 'wind', isPlain: true, start: unit.start, end: unit.end },
    ...others,
  ];
}

/** What is mostly only the occasion of a question: "will it be cloudy for the eclipse". */
const OCCASIONS: ReadonlySet<Topic> = new Set<Topic>(['eclipses', 'plant-seasons', 'pests', 'bulletins']);
/** No source has the warmth of the soil; that of the air is another. */
const NEVER_BESIDE_SOIL: ReadonlySet<Topic> = new Set<Topic>(['temperature']);

/** "When is the next eclipse visible from London": no question for the clouds. */
export const WHEN_ECLIPSE = new WordPattern(
  /\b(?:when(?:'s|s)?|what (?:time|day|date)|which day|next|is there|are there|will there be|how long|where)\b[^.?!,]{0,30}\beclipses?\b/,
);

const OF_MOON: ReadonlySet<Topic> = new Set<Topic>(['moon', 'full-moon', 'new-moon', 'moonrise', 'moonset']);

const ASKS_THERE = /\b(?:are|will|is) there (?:be |many |any |lots of |going to be )*$/;

/** Without what is only the occasion where weather is asked for too, nor what would be taken for something else. */
export function withoutOccasions(hits: readonly TopicHit[], asksOccasion: boolean, plain: string): readonly TopicHit[] {
  // The light of the moon is told with the shower.
  if (hits.some(({ topic }) => topic === 'meteors'))
    return hits.filter(({ topic }) => !OF_MOON.has(topic) && topic !== 'dusk');
  const isOfSoil = hits.some(({ topic }) => topic === 'soil');
  const rest = isOfSoil ? hits.filter(({ topic }) => !NEVER_BESIDE_SOIL.has(topic)) : hits;
  if (asksOccasion) return rest.filter(({ topic }) => topic === 'eclipses');
  // "The best month for cherry blossom": no month to visit a town.
  const flowering = rest.filter(({ topic }) => topic === 'plant-seasons');
  if (flowering.length > 0 && rest.some(({ topic }) => topic === 'visit')) return flowering;
  // "Are there midges about, is it windy enough to keep them away": asked for as well.
  const isAsked = (hit: TopicHit): boolean => hit.topic === 'pests' && ASKS_THERE.test(plain.slice(0, hit.start));
  const wanted = rest.filter((hit) => !OCCASIONS.has(hit.topic) || isAsked(hit));
  return wanted.some((hit) => isSourced(hit) && hit.topic !== 'general' && hit.isPlain) ? wanted : rest;
}
