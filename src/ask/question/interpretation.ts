/** What a question asks: its places, the times at each of them, and what is wanted. */
import type { Place } from '../../place/place.ts';
import type { MeteorShower } from '../../sky/meteor-showers.ts';
import type { PollenKind } from '../../weather/air-quality/pollen.ts';
import type { Pollutant } from '../../weather/air-quality/us-aqi.ts';
import type { AskedUnits } from './asked-unit.ts';
import type { WantedChange } from './changes.ts';
import type { DayKind } from './day-kind-words.ts';
import type { Exposed } from './exposed.ts';
import type { StatedHazard } from './hazards.ts';
import type { YearsRanked } from './past-wish.ts';
import type { Plan } from './plan.ts';
import type { Quantifier } from './quantifiers.ts';
import type { Irrelevance } from './relevance.ts';
import type { Runway } from './runways.ts';
import type { WantedSeason } from './season-words.ts';
import type { SmallWishes } from './small-wishes.ts';
import type { SpanWish } from './span-wish.ts';
import type { SunLimit } from './sun-limit.ts';
import type { UncoveredSubject } from './uncovered-subjects.ts';

/** Where the sun and the moon stand, which is computed here. */
export const SKY_TOPICS = [
  'sunrise',
  'sunset',
  'dawn',
  'dusk',
  'daylight',
  'night-length',
  'golden-hour',
  'blue-hour',
  'solar-noon',
  'sun-height',
  'moon',
  'moonrise',
  'moonset',
  'full-moon',
  'new-moon',
  'seasons',
  'equinox',
  'solstice',
  'meteors',
  'clock-change',
] as const;

export type SkyTopic = (typeof SKY_TOPICS)[number];

/** What an activity is said to be too much of: too hot, too windy. */
export type Blamed = 'heat' | 'cold' | 'wind' | 'rain' | 'fog' | 'humidity' | 'darkness' | 'ice' | 'snow';

/** What people ask a weather service for and this one has no source of: the answer says so. */
export const UNSOURCED_TOPICS = [
  'tides',
  'currents',
  'avalanches',
  'lake-ice',
  'rivers',
  'drought',
  'lake-water',
  'earthquakes',
  'volcanoes',
  'wildfires',
  'roads',
  'ski-lifts',
  'records',
  'hurricane-season',
  'named-storms',
  'storms-at-sea',
  'frost-dates',
  'hail',
  'dew',
  'swell',
  'radar',
  'soil',
  'upper-air',
  'degree-days',
  'evaporation',
  'satellites',
  'planets',
  'rainy-season',
  'eclipses',
  'sky-phenomena',
  'dust',
  'plant-seasons',
  'water-quality',
  'bulletins',
  'pests',
  'statistics',
] as const;

export type UnsourcedTopic = (typeof UNSOURCED_TOPICS)[number];

/** `activity` and `clothing` are judged, `normal` is held against the climate, `visit` is the best time to travel. */
export const TOPICS = [
  'general',
  'temperature',
  'feels-like',
  'heat-index',
  'wind-chill',
  'wet-bulb',
  'wbgt',
  'rain',
  'snow',
  'snow-depth',
  'ice',
  'wind',
  'gusts',
  'cloud',
  'sun',
  'sunshine',
  'solar',
  'solar-power',
  'fog',
  'visibility',
  'thunder',
  'humidity',
  'dew-point',
  'pressure',
  'uv',
  'sea-temperature',
  'waves',
  'kp',
  'aurora',
  'air-quality',
  'pollen',
  'alerts',
  'normal',
  'visit',
  ...SKY_TOPICS,
  ...UNSOURCED_TOPICS,
  'clothing',
  'activity',
] as const;

export type Topic = (typeof TOPICS)[number];

/**
 * What kind of answer is wanted. `when`: the next time that it happens. `last`: the last time that it did. `which-day` and
 * `which-place`: the one that has most (or least) of the topic; `which-month`: of the year as it usually is. `best-time`: the
 * best window for an activity. `compare`: the difference of two places or of two times. `count`: how many days or hours are
 * of a kind. `run`: when several of a kind follow each other.
 */
export const FORMS = [
  'value',
  'yes-no',
  'when',
  'last',
  'which-day',
  'which-month',
  'which-place',
  'best-time',
  'compare',
  'count',
  'run',
] as const;

export type Form = (typeof FORMS)[number];

/** What a question about clothes is about. */
export const GARMENTS = [
  'umbrella',
  'raincoat',
  'jacket',
  'coat',
  'gloves',
  'scarf',
  'warm-hat',
  'hat',
  'shorts',
  'sandals',
  'sunscreen',
  'sunglasses',
  'boots',
  'any',
] as const;

export type Garment = (typeof GARMENTS)[number];

/** Days that are counted, or that are to follow each other. */
export interface DayWish {
  /** `ever`: whether there is any in a usual year. `longest`: the longest run of them. */
  readonly asks: 'count' | 'ever' | 'run' | 'longest';
  /** Null where the threshold alone tells which. */
  readonly kind: DayKind | null;
  readonly unit: 'days' | 'hours' | 'weekends';
  /** Further kinds that the day has to be of: "calm dry". Left out for none. */
  readonly alsoOf?: readonly DayKind[];
  /** True for the last such day of its time, and not the first: "the last dry day this week". Left out else. */
  readonly isLast?: true;
  /** True where a count of hours is wanted as a share of all: "what percentage of the day". Left out else. */
  readonly isShare?: true;
  /** True where a part of a day is wanted, not a whole one: "the first sunny morning". */
  readonly isPart?: boolean;
  /** True for the run that goes on, or the last one that did: "how many days in a row has it rained". Left out else. */
  readonly isLatest?: true;
  /** Of the run that is wanted, in its units; null for none. */
  readonly length: number | null;
  /** "More than 3 hours of rain": how the count is held against `length` or all hours; left out where it only is counted. */
  readonly bound?: 'above' | 'at-least' | 'below' | 'most' | 'all';
}

/** "below freezing": {temperature, below, 0, celsius}. The unit is metric, after conversion. */
export interface Threshold {
  readonly topic: Topic;
  readonly comparison: 'above' | 'at-least' | 'below' | 'at-most';
  readonly value: number;
  /** The end of "between 15 and 20", of which `value` is the start, with the comparison `at-least`; null for one limit. */
  readonly upTo: number | null;
  readonly unit: ThresholdUnit;
  /** In how many of its hours it is wanted: "will it stay above 18", "at any point". Left out where the kind of weather tells. */
  readonly hours?: Quantifier;
  /** In how many of the nights, or other parts of days, that are named: "any night". Left out where the words do not tell. */
  readonly parts?: Quantifier;
  /** As the question has it: "over 20 mph". */
  readonly text: string;
  /** The value and unit as the caller wrote them, for the answer's words: 20, "mph". */
  readonly asked: { readonly value: number; readonly unit: string };
}

/** What a question wants beside other things: an event that is to come or not, or a limit. */
export interface WantedCondition {
  readonly topic: Topic;
  /** True where the event is not wanted: "dry". */
  readonly negated: boolean;
  /** Of the temperature: "hot", "cold"; null for "warm" and for other topics. */
  readonly extreme: 'most' | 'least' | null;
  readonly threshold: Threshold | null;
}

export type ThresholdUnit = 'celsius' | 'kmh' | 'mm' | 'cm' | 'm' | 'percent' | 'hPa' | 'km' | 'index';

/** Where the place of an answer came from, in the order in which they are tried. */
export type PlaceSource = 'question' | 'location' | 'account' | 'default' | 'address';

/** A half-open span of the place's own clock, as instants. */
export interface RequestedTime {
  /** As the question has it; null where the time is assumed. */
  readonly text: string | null;
  readonly fromMs: number;
  readonly toMs: number;
  /** `now`: the moment. `hours`: part of a day or a night. `day` and `days`: civil days;
   * one that has begun starts now if coming, and ends now if past. `month`: whole months, a season. */
  readonly grain: 'now' | 'hours' | 'day' | 'days' | 'month';
  /** `typical`: the climate of that time of the year, for "usually" and for times too far ahead for a forecast. */
  readonly era: 'past' | 'coming' | 'typical';
  /** A part of the day that was named and is not told of these days: "evenings" of a month. Left out for none. */
  readonly lacks?: string;
}

/** A place with the times on its own clock; every subject of a question has as many times. At least one. */
export interface Subject {
  readonly place: Place;
  /** As the question has it; null where it came from elsewhere. */
  readonly text: string | null;
  readonly source: PlaceSource;
  /** Other places of that name, ready to be asked for. */
  readonly others: readonly string[];
  /** Those of the others that are about as likely. */
  readonly rivals: readonly string[];
  readonly times: readonly RequestedTime[];
}

/** A height above the sea that is asked about; null metres for "on the tops". */
export interface Altitude {
  readonly metres: number | null;
}

/** A garment of a choice, in the words of the question; null for one that is worn in any weather. */
export interface GarmentOption {
  readonly garment: Exclude<Garment, 'any'> | null;
  readonly text: string;
}

/** Of the air, what is asked for by name. */
export interface AirParts {
  readonly pollutants: readonly Pollutant[];
  readonly pollen: readonly PollenKind[];
  /** Whether pollen is named that no source has. */
  readonly hasOtherPollen: boolean;
}

/** A course on which the wind is asked about. */
export interface Course {
  /** Null where both are named. */
  readonly asks: 'headwind' | 'tailwind' | null;
  /** "Will I have a headwind", and not "how strong is it". */
  readonly asksWhether: boolean;
  /** Degrees clockwise from north. */
  readonly bearingDeg: number;
  /** Whether it ends at the first place that is named, and begins at the second. */
  readonly isBack: boolean;
  /** Whether the way back is asked about too, which is told at the last place. */
  readonly returns?: true;
}

/** `either`: the highest and the lowest temperature. */
export type RecordKind = 'highest' | 'lowest' | 'either' | 'rain' | 'snow' | 'wind';

export interface Interpretation extends SmallWishes {
  /** At least one, in the order of the question. */
  readonly subjects: readonly Subject[];
  /** The main one first; at least one. */
  readonly topics: readonly Topic[];
  readonly form: Form;
  /** Whether a comparison wants a yes or no: "is it warmer than yesterday", not "which is warmer". */
  readonly asksWhether: boolean;
  /** "As hot as yesterday": two that are alike are as much. Left out for any other comparison. */
  readonly asksAsMuch?: true;
  /** Id of the activity, where the topic is `activity`. */
  readonly activity: string | null;
  /** Whether that is a stay of nights too, which no profile judges: camping. */
  readonly staysOvernight?: true;
  readonly garment: Garment | null;
  /** "A t-shirt", "a dress": as the question has it, where the garment stands for others as light. Left out else. */
  readonly garmentText?: string;
  /** "Sun hats and sun cream": each of them is told. Left out for one. */
  readonly garmentsNamed?: readonly Exclude<Garment, 'any'>[];
  /** "Shorts or jeans": the two to choose between. Left out for none. */
  readonly garmentChoice?: readonly [GarmentOption, GarmentOption];
  /** What nothing here covers, such as ice on a lake: there is no verdict then. */
  readonly uncovered: UncoveredSubject | null;
  /** What the question says of a hazard that is there, around something to be done. Left out for none. */
  readonly hazard?: { readonly kind: StatedHazard; readonly asks: 'doing' | 'leaving' | 'weather' };
  readonly exposed?: Exposed;
  /** Limits beside the threshold, all of which have to hold. Left out for none. */
  readonly furtherLimits?: readonly Threshold[];
  /** Hours of sun that are wanted in all: "at least two hours of sun". Left out for none. */
  readonly sunHours?: number;
  /** What is asked of its time as a whole. Left out for none. */
  readonly span?: SpanWish;
  /** "Wet or dry": the one that it is, without a yes or a no. Left out for any other question. */
  readonly asksWhichState?: true;
  /** "By how much": the difference of the two that are compared is told first. Left out for any other comparison. */
  readonly asksDifference?: true;
  /** "How does today compare with yesterday": the weather of both, and not which is better. Left out for any other comparison. */
  readonly comparesPlainly?: true;
  /** "A headwind from Woking to Guildford". Left out for none. */
  readonly course?: Course;
  /** "Crosswind on runway 27". Left out for none. */
  readonly runway?: Runway;
  /** A head-, tail- or crosswind on a course that the question does not name. Left out for any other question. */
  readonly lacksCourse?: true;
  /** "Is the wind offshore", which only the lie of the coast tells. Left out for any other question. */
  readonly lacksCoast?: true;
  /** "Is the wind from the east": degrees clockwise from north. Left out for any other question. */
  readonly windFromDeg?: number;
  /** Left out where the question names no height. */
  readonly altitude?: Altitude;
  /** "In which direction does the sun set". Left out for any other question. */
  readonly asksDirection?: true;
  /** "When does the sun set before 8". Left out for no such limit. */
  readonly sunLimit?: SunLimit;
  /** The meteor shower that is named. Left out for none. */
  readonly shower?: MeteorShower;
  /** The season that is asked about itself: "when does autumn start". Left out for none. */
  readonly season?: WantedSeason;
  /** Pollutants and kinds of pollen that are named. Left out for none. */
  readonly airParts?: AirParts;
  /** All of which have to hold together: "dry and above 10 degrees". Left out for none. */
  readonly conditions?: {
    readonly all: readonly WantedCondition[];
    /** Whether all hold, in which hours they do, or whether there are any such hours. */
    readonly asks: 'whether' | 'hours' | 'any-hours';
  };
  /** "Is it safe": never answered with a bare yes. */
  readonly asksSafety: boolean;
  readonly threshold: Threshold | null;
  /** Peak power of solar panels, kW, where the question names it. */
  readonly panelsKw: number | null;
  /** Empty where the question names no unit. */
  readonly unitsAsked: AskedUnits;
  /** Hours of the stretch that is wanted: "the best 2 hours", "a 90 minute run"; null where none is named. */
  readonly lengthHours: number | null;
  /** Of the form `which-month`: what of past years is ranked. Left out for the months of a usual year. */
  readonly ranksYears?: YearsRanked;
  /** What a record is asked of. Left out for any other question. */
  readonly recordOf?: RecordKind;
  /** Of the forms `count` and `run`; else null. */
  readonly days: DayWish | null;
  /** The extreme that is wanted: "warmest", "how cold will it get"; null for none. */
  readonly extreme: 'most' | 'least' | null;
  /** How dark it is to be, where that is more than at the end of civil twilight. */
  readonly twilight?: 'nautical' | 'astronomical';
  /** "When does the warm spell break": the change that is waited for. Left out for none. */
  readonly turn?: 'warmer' | 'cooler';
  /** "Has it warmed up". Left out for none. */
  readonly change?: WantedChange;
  /** "How much rain", "the chance of rain": what is told first, none too. Left out for any other question. */
  readonly fallWanted?: 'amount' | 'chance';
  /** "will it stay dry", "no rain": a yes means that the topic does not happen. */
  readonly negated: boolean;
  /** "Too hot to run": what an activity is feared to fail by, as its profile names it; null for none. */
  readonly blamed: Blamed | null;
  /** 0 to 1: how certain the places and the intent are, and how much of the question is explained. */
  readonly confidence: number;
  /** Figures that the question brings along and asks nothing about, as it has them: "gusts 30". */
  readonly stated: readonly string[];
  /** Words that nothing explained and that could change the answer. */
  readonly unexplained: readonly string[];
  /** An event whose day the question does not name and nobody here knows: "ladies day". Left out for none. */
  readonly undated?: string;
  /** The weekday, 0 for Monday, that the question gives to its date and that this date is not: "Sunday 6 July". Left out for none. */
  readonly weekdayMissed?: number;
  /** Language of the question, ISO 639-1. */
  readonly language: string;
}

/** A place to fall back on when the question names none. */
export interface FallbackPlace {
  readonly text: string;
  readonly source: Exclude<PlaceSource, 'question'>;
}

/** Every kind but `interpreted` ends the call at no cost. */
export type ParseResult =
  /** `further`: the further questions of the sentence. */
  | {
      readonly kind: 'interpreted';
      readonly interpretation: Interpretation;
      readonly further?: readonly Interpretation[];
    }
  /** The question names no place, and there is none to fall back on. */
  | { readonly kind: 'place-required' }
  /** A place of the question or of a fallback is unknown; it is never replaced by a guess. */
  | {
      readonly kind: 'place-unknown';
      readonly text: string;
      readonly source: PlaceSource;
      readonly message: string;
      readonly suggestions: readonly string[];
    }
  | { readonly kind: 'not-about-weather'; readonly why: Irrelevance }
  /** ISO 639-1; null where the language cannot be told. */
  | { readonly kind: 'language-unsupported'; readonly language: string | null };

export interface QuestionContext {
  readonly nowMs: number;
  /** Places for questions that name none, in the order in which they are tried. */
  readonly fallbacks: readonly FallbackPlace[];
  /** ISO code of the country in which a name is looked for first; by default that of the service. */
  readonly home?: string | undefined;
  /** A language model's words for places, times and wishes; they replace those found by rule. */
  readonly plan?: Plan;
}
