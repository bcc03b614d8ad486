/** Weather written by hand, hour by hour, and the contexts of a question over it. */

import type { AnswerContext } from '../../../src/ask/answer/answer-context.ts';
import { composeAnswer } from '../../../src/ask/answer/compose.ts';
import type { AnswerUnits } from '../../../src/ask/answer/fact-units.ts';
import type { AnswerLanguage } from '../../../src/ask/answer/sentences/messages.ts';
import type { Interpretation, RequestedTime } from '../../../src/ask/question/interpretation.ts';
import { offsetTable } from '../../../src/time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../src/time/units.ts';
import { emptyColumns, type HourlyVariable, type HourlyWeather, type Provenance } from '../../../src/weather/hourly.ts';
import { interpretationOf, placeNamed, subject } from '../interpretations.ts';

/** Saturday 21 November 2026, noon in Leeds. */
export const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
export const leeds = placeNamed('Leeds');
export const york = placeNamed('York, England');

export const FORECAST: Provenance = {
  source: 'open-meteo',
  updatedAtMs: NOW_MS,
  stale: false,
  attribution: 'Weather data by Open-Meteo.com',
};

type HourOf = (hour: number) => number;

/** Two days before now to thirteen after; hour 0 is the midnight that begins today in Leeds. Calm, dry and mild by default. */
export function weatherOf(
  columns: Partial<Record<HourlyVariable, HourOf | number>>,
  provenance = FORECAST,
): HourlyWeather {
  const first = -48;
  const length = 48 + 14 * 24;
  const startMs = Float64Array.from({ length }, (_, i) => Date.parse('2026-11-21T00:00:00Z') + (first + i) * HOUR_MS);
  const filled = emptyColumns(length);
  const all = { ...PLAIN, ...columns };
  for (const [name, of] of Object.entries(all) as [HourlyVariable, HourOf | number][]) {
    filled[name] = Float32Array.from({ length }, (_, i) => (typeof of === 'number' ? of : of(first + i)));
  }
  return { startMs, length, columns: filled, elevationM: 50, provenance };
}

const PLAIN: Partial<Record<HourlyVariable, number>> = {
  temperatureC: 10,
  apparentTemperatureC: 9,
  dewPointC: 5,
  relativeHumidityPct: 70,
  precipitationMm: 0,
  precipitationProbabilityPct: 0,
  snowfallCm: 0,
  weatherCode: 1,
  cloudPct: 20,
  visibilityM: 20_000,
  windKmh: 10,
  windDirectionDeg: 225,
  gustKmh: 20,
  seaLevelPressureHpa: 1015,
  uvIndex: 1,
  capeJkg: 0,
};

/** Hours of the clock of Leeds, from today's midnight. */
export function span(
  fromHour: number,
  toHour: number,
  grain: RequestedTime['grain'] = 'day',
  era: RequestedTime['era'] = 'coming',
): RequestedTime {
  const midnight = Date.parse('2026-11-21T00:00:00Z');
  return { text: 'then', fromMs: midnight + fromHour * HOUR_MS, toMs: midnight + toHour * HOUR_MS, grain, era };
}

export const TOMORROW = span(24, 48);

export function contextOf(
  weather: HourlyWeather | null,
  time = TOMORROW,
  more: Partial<AnswerContext> = {},
): AnswerContext {
  const place = more.place ?? leeds;
  return {
    subject: subject(place, [time]),
    place,
    time,
    zone: offsetTable(place.tzId, time.fromMs - 3 * DAY_MS, time.toMs + 20 * DAY_MS),
    nowMs: NOW_MS,
    weather,
    dayNormals: null,
    air: null,
    airMissing: null,
    alerts: null,
    decided: [],
    rankedDays: [],
    ...more,
  };
}

/** The sentences about these contexts, as one text, with the verdict. */
export function answered(
  contexts: readonly AnswerContext[],
  question: Partial<Interpretation>,
  units: AnswerUnits = 'metric',
  language: AnswerLanguage = 'en',
) {
  const interpretation = interpretationOf(
    contexts.map((context) => context.subject),
    question,
  );
  const composed = composeAnswer(interpretation, contexts, null, units, language);
  return { ...composed, text: [...composed.sentences, ...composed.closing].join(' ') };
}
