/** Short answers about weather, air and sky. */
import { type CivilDate, weekdayName } from '../time/civil.ts';
import type { BriefParts } from './brief.ts';
import { clipped, gust, listed, percent, quantity, range, type UnitValues } from './words.ts';

interface Condition {
  readonly text: string | null;
}

interface Now {
  readonly temperature: UnitValues & { readonly feelsLike: UnitValues };
  readonly condition: Condition;
  readonly wind: UnitValues & { readonly direction: string | null };
  readonly humidity: number | null;
  readonly precipitation: UnitValues;
  readonly uv: number | null;
  readonly lastUpdated: string;
  readonly source: string;
}

export function briefCurrent(body: unknown): BriefParts {
  const { temperature, condition, wind, humidity, precipitation, uv, lastUpdated, source } = body as Now;
  return {
    facts: {
      condition: condition.text,
      temperature: quantity(temperature),
      feels_like: quantity(temperature.feelsLike),
      wind: windText(wind, wind.direction),
      humidity: percent(humidity),
      precipitation: quantity(precipitation),
      uv,
      last_updated: lastUpdated,
      source,
    },
  };
}

interface Day {
  readonly date: CivilDate;
  readonly temperature?: { readonly max: UnitValues; readonly min: UnitValues };
  readonly condition?: Condition;
  readonly precipitation?: UnitValues & { readonly chanceOfRain?: number | null };
  readonly wind?: UnitValues;
}

interface Days {
  readonly forecast?: readonly Day[];
  readonly history?: readonly Day[];
  readonly source: string;
}

/** Of a forecast, of history and of what is typical alike: a line for each day. */
export function briefDays(body: unknown): BriefParts {
  const { forecast, history, source } = body as Days;
  return { facts: { source }, lines: (forecast ?? history ?? []).map(dayText) };
}

function dayText({ date, temperature, condition, precipitation, wind }: Day): string {
  const figures = listed(
    condition?.text,
    range(temperature?.min, temperature?.max),
    ['rain', listed(percent(precipitation?.chanceOfRain), quantity(precipitation)) || null],
    ['wind', quantity(wind)],
  );
  return `${date} ${weekdayName(date).slice(0, 3)}: ${figures}`;
}

function windText(wind: UnitValues, direction: string | null): string | null {
  const speed = quantity(wind);
  return speed === null ? null : listed(`${speed}${direction === null ? '' : ` ${direction}`}`, ['gusts', gust(wind)]);
}

interface Solar {
  readonly forecast: {
    readonly forecastday: readonly {
      readonly date: string;
      readonly hour: readonly {
        readonly time: string;
        readonly ghi: number | null;
        readonly dni: number | null;
        readonly diffuse: number | null;
      }[];
    }[];
  };
  readonly source: string;
}

const WATTS_PER_KILOWATT = 1_000;

/** The hours with light, and the sum over the day where every hour is known. */
export function briefSolar(body: unknown): BriefParts {
  const { forecast, source } = body as Solar;
  const [{ date, hour }] = forecast.forecastday;
  const known = hour.every(({ ghi }) => ghi !== null);
  const sumWh = hour.reduce((sum, { ghi }) => sum + (ghi ?? 0), 0);
  return {
    facts: { date, ghi_kwh_m2: known ? Math.round((sumWh / WATTS_PER_KILOWATT) * 100) / 100 : null, source },
    lines: hour
      .filter(({ ghi }) => ghi !== 0)
      .map(
        ({ time, ghi, dni, diffuse }) =>
          `${time.slice(11)} ghi ${watts(ghi)}, dni ${watts(dni)}, diffuse ${watts(diffuse)}`,
      ),
  };
}

function watts(value: number | null): string {
  return value === null ? 'not known' : String(Math.round(value));
}

interface Air {
  readonly airQuality: Readonly<Record<string, unknown>>;
  readonly lastUpdated: string;
  readonly source: string;
}

export function briefAir(body: unknown): BriefParts {
  const { airQuality, lastUpdated, source } = body as Air;
  const { usAqi, usEpaIndex, gbDefraIndex, europeanAqi, dominantPollutant, ...concentrations } = airQuality;
  return {
    facts: { usAqi, usEpaIndex, gbDefraIndex, europeanAqi, dominantPollutant, last_updated: lastUpdated, source },
    lines: Object.entries(concentrations)
      .filter(([, value]) => typeof value === 'number')
      .map(([name, value]) => `${name} ${value} µg/m³`),
  };
}

interface Alerts {
  readonly alerts: readonly {
    readonly headline: string;
    readonly event: string;
    readonly severity: string;
    readonly onset: string;
    readonly expires: string;
    readonly source: string;
    readonly instruction: string | null;
  }[];
  readonly coverage: string;
}

const HEADLINE_LENGTH = 140;
const INSTRUCTION_LENGTH = 160;

export function briefAlerts(body: unknown): BriefParts {
  const { alerts, coverage } = body as Alerts;
  return {
    facts: { count: alerts.length, coverage },
    lines: alerts.map(({ headline, event, severity, onset, expires, source, instruction }) => {
      const what = clipped(headline === '' ? event : headline, HEADLINE_LENGTH);
      const advice = instruction === null ? '' : ` ${clipped(instruction, INSTRUCTION_LENGTH)}`;
      return `${severity}: ${what} (${onset} to ${expires}, ${clipped(source, 60)}).${advice}`;
    }),
  };
}

interface Sky {
  readonly date: string;
  readonly astronomy: object;
}

export function briefSky(body: unknown): BriefParts {
  const { date, astronomy } = body as Sky;
  return { facts: { date, ...astronomy } };
}
