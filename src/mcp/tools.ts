/**
 * The tools: what an agent reads about an operation, the names of its arguments, and how the answer is shortened.
 * Everything else about a tool comes from the table of operations; an operation without an entry here is no tool.
 */
import { type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { activities } from '../operations/activities.ts';
import { ai } from '../operations/ai.ts';
import { airquality } from '../operations/airquality.ts';
import { alerts } from '../operations/alerts.ts';
import { astronomy } from '../operations/astronomy.ts';
import { bestDay } from '../operations/best-day.ts';
import type { Shape } from '../operations/body.ts';
import { current } from '../operations/current.ts';
import { decide } from '../operations/decide.ts';
import { forecast } from '../operations/forecast.ts';
import { future } from '../operations/future.ts';
import { history } from '../operations/history.ts';
import type { Operation } from '../operations/operation.ts';
import { search } from '../operations/search.ts';
import { solar } from '../operations/solar.ts';
import { orNull } from '../operations/weather-schemas.ts';
import type { BriefParts } from './brief.ts';
import { briefActivities, briefAnswer, briefBestDay, briefDecision, briefSearch } from './briefs-decisions.ts';
import { briefAir, briefAlerts, briefCurrent, briefDays, briefSky, briefSolar } from './briefs-weather.ts';
import type { Tense } from './day-phrases.ts';

export interface Tool {
  readonly operation: Operation;
  readonly name: string;
  readonly title: string;
  /** When to use it. */
  readonly use: string;
  /** Names of arguments that differ from `ARGUMENT_NAMES`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Parameters that the tool does not offer. */
  readonly hidden?: readonly string[];
  /** Values that the tool uses for arguments left out, where they differ from those of the operation. */
  readonly defaults?: Readonly<Record<string, string | number>>;
  /** Which day a bare weekday means. */
  readonly tense?: Tense;
  /** Whether the answer depends on nothing outside the program. */
  readonly closed?: boolean;
  /** The schemas of the facts of the short answer. */
  readonly facts: TProperties;
  /** What each line of the short answer is; left out where it has none. */
  readonly lines?: string;
  /** The short answer of a body. */
  brief(body: unknown): BriefParts;
}

/** An entry of the table, whose `brief` takes the body of the operation and gives what `facts` describes. */
interface ToolOf<R extends TSchema, Facts extends TProperties> extends Tool {
  readonly operation: Operation<TObject, R>;
  readonly facts: Facts;
  brief(body: Shape<R>): BriefParts<Facts>;
}

function tool<R extends TSchema, Facts extends TProperties>(entry: ToolOf<R, Facts>): Tool {
  return entry;
}

/** What parameters of operations are called in tools. */
export const ARGUMENT_NAMES: Readonly<Record<string, string>> = {
  location: 'place',
  q: 'place',
  when: 'date',
  dt: 'date',
  end_dt: 'end_date',
};

const text = Type.String();
const date = Type.String({ format: 'date' });
const textOrNull = orNull(Type.String());
const integerOrNull = orNull(Type.Integer());
const source = Type.String({ description: 'typical is the usual climate, not a forecast' });

const dayFacts = { source };
const DAY_LINES = 'A day each: condition, lowest to highest temperature, rain, strongest wind';

/** The tools in their order, which never changes between two calls. */
export const TOOLS: readonly Tool[] = [
  tool({
    operation: decide,
    name: 'decide',
    title: 'Is it a good day for it',
    use: 'Use this when somebody asks whether to do something outdoors on a day, or at which hours: it gives a verdict, a score, the best hours and the risks for one activity at one place on one date.',
    hidden: ['detail'],
    facts: {
      activity: text,
      date,
      verdict: text,
      score: Type.Integer(),
      summary: text,
      confidence: Type.Number(),
      source,
    },
    lines: 'The best windows with their scores, then the risks',
    brief: briefDecision,
  }),
  tool({
    operation: bestDay,
    name: 'best_day',
    title: 'Which day is best for it',
    use: 'Use this when the day is open: it ranks up to 14 days from today for one activity at one place, for the price of one call.',
    facts: { activity: text, best_date: date, summary: text },
    lines: 'A day each, best first: verdict, score, confidence and best window',
    brief: briefBestDay,
  }),
  tool({
    operation: activities,
    name: 'list_activities',
    title: 'Activities that can be judged',
    use: 'Use this to find the activity that decide and best_day take. Aliases such as bbq or run are taken too.',
    closed: true,
    facts: { count: Type.Integer() },
    lines: 'An activity each, with some of its aliases',
    brief: briefActivities,
  }),
  tool({
    operation: current,
    name: 'current_weather',
    title: 'Weather now',
    use: 'Use this for the weather at a place at this moment.',
    hidden: ['aqi', 'alerts'],
    defaults: { units: 'metric' },
    facts: {
      condition: textOrNull,
      temperature: textOrNull,
      feels_like: textOrNull,
      wind: textOrNull,
      humidity: textOrNull,
      precipitation: textOrNull,
      uv: integerOrNull,
      last_updated: text,
      source,
    },
    brief: briefCurrent,
  }),
  tool({
    operation: forecast,
    name: 'forecast',
    title: 'Forecast by the day',
    use: 'Use this for the weather of the coming days, up to 14; it begins today, so for a later day ask for enough days. For the hours of each day ask with detail full and include all.',
    hidden: ['exclude', 'aqi', 'alerts'],
    defaults: { units: 'metric', include: 'day', days: 7 },
    facts: dayFacts,
    lines: DAY_LINES,
    brief: briefDays,
  }),
  tool({
    operation: future,
    name: 'typical_weather',
    title: 'What is usual on a date far ahead',
    use: 'Use this for a date 14 to 300 days ahead, where no forecast reaches: it says what is typical there at that time of the year, never what will be.',
    defaults: { units: 'metric' },
    facts: dayFacts,
    lines: DAY_LINES,
    brief: briefDays,
  }),
  tool({
    operation: history,
    name: 'weather_history',
    title: 'Weather that has been',
    use: 'Use this for what the weather was on past days, from 2010-01-01 to yesterday, at most 31 days in one call.',
    defaults: { units: 'metric' },
    tense: 'past',
    facts: dayFacts,
    lines: DAY_LINES,
    brief: briefDays,
  }),
  tool({
    operation: solar,
    name: 'solar',
    title: 'Sunlight by the hour',
    use: 'Use this for solar power and sunlight: irradiance in W/m² for each hour of one day, past, coming or usual.',
    facts: { date, ghi_kwh_m2: orNull(Type.Number({ description: 'Global irradiation of the day, kWh/m²' })), source },
    lines: 'An hour with light each, W/m²: global (ghi), direct normal (dni) and diffuse',
    brief: briefSolar,
  }),
  tool({
    operation: airquality,
    name: 'air_quality',
    title: 'Air quality now',
    use: 'Use this for air pollution at this moment: the US, UK and European index and six pollutants.',
    facts: {
      usAqi: integerOrNull,
      usEpaIndex: integerOrNull,
      gbDefraIndex: integerOrNull,
      europeanAqi: integerOrNull,
      dominantPollutant: textOrNull,
      last_updated: text,
      source,
    },
    lines: 'A pollutant each',
    brief: briefAir,
  }),
  tool({
    operation: alerts,
    name: 'alerts',
    title: 'Official weather warnings',
    use: 'Use this for official warnings at a place. Quote them as issued. An empty list is good news only where coverage is covered.',
    facts: { count: Type.Integer(), coverage: text },
    lines: 'A warning each, most severe first',
    brief: briefAlerts,
  }),
  tool({
    operation: astronomy,
    name: 'astronomy',
    title: 'Sun and moon',
    use: 'Use this for sunrise, sunset, moonrise, moonset and the phase of the moon on any date from 1900 to 2100.',
    closed: true,
    facts: {
      date,
      sunrise: text,
      sunset: text,
      moonrise: text,
      moonset: text,
      moonPhase: text,
      moonIllumination: Type.Number({ description: 'Percent' }),
    },
    brief: briefSky,
  }),
  tool({
    operation: search,
    name: 'search_places',
    title: 'Find a place',
    use: 'Use this when a place is not found or its name is shared: it lists places whose names begin with a text, most likely first. The coordinates of a result can be given as place to the other tools.',
    names: { q: 'query' },
    closed: true,
    facts: { count: Type.Integer() },
    lines: 'A place each, with its coordinates',
    brief: briefSearch,
  }),
  tool({
    operation: ai,
    name: 'ask',
    title: 'A weather question in words',
    use: 'Use this for a weather question in plain words that no other tool fits, such as a comparison of places. The other tools are cheaper.',
    names: { q: 'question' },
    facts: { answer: text, summary_error: textOrNull },
    brief: briefAnswer,
  }),
];

export const TOOLS_BY_NAME: ReadonlyMap<string, Tool> = new Map(TOOLS.map((entry) => [entry.name, entry]));
