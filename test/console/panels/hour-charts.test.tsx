/** The weather by the hour, from what a service answers: every hour, its units, and gaps where nothing is known. */
import { afterEach, describe, expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import { HourCharts } from '../../../src/console/panels/hour-charts.tsx';
import { knownRuns } from '../../../src/console/panels/plot.tsx';
import { chartHours, type ForecastHour, forecastHoursAt, numberText } from '../../../src/console/panels/series.ts';
import { WeatherCredit } from '../../../src/console/panels/weather-credit.tsx';
import type { ForecastBody } from '../../../src/operations/forecast.ts';
import { MET_NORWAY_ATTRIBUTION } from '../../../src/weather/sources/met-norway/read.ts';
import { OPEN_METEO_ATTRIBUTION } from '../../../src/weather/sources/open-meteo/fill.ts';
import { TYPICAL_ATTRIBUTION } from '../../../src/weather/sources/typical/typical.ts';
import { startTestService } from '../../support/service.ts';
import { startUpstream } from '../../upstream/server.ts';
import { mildWeather, type UpstreamWeather } from '../../upstream/weather.ts';
import { bodyAt, textOf } from './rendering.tsx';

const NOW = '2026-07-01T12:20:00Z';

let open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open) await close();
  open = [];
});

async function forecastOver(weather: UpstreamWeather | null, query: string, now = NOW): Promise<ForecastBody> {
  const upstream = weather === null ? null : startUpstream({ weather, nowMs: () => Date.parse(now) });
  const source = upstream === null ? {} : { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url };
  const fairday = await startTestService({ FAIRDAY_NOW: now, ...source });
  open.push(
    () => fairday.stop(),
    async () => upstream?.stop(),
  );
  return bodyAt(fairday, `/v1/forecast?${query}`, await fairday.keyOf('verified'));
}

const hoursOfDay = ({ forecast }: ForecastBody, day: number): readonly ForecastHour[] => forecast[day]?.hourly ?? [];
const rowsOf = (markup: string) => markup.split('<tr>').length - 2;

describe('the hours of a day', () => {
  test('are all in the table, 23 and 25 of them when the clocks change', async () => {
    const spring = await forecastOver(mildWeather, 'q=Leeds&days=2&units=metric', '2026-03-28T12:00:00Z');
    const autumn = await forecastOver(mildWeather, 'q=Leeds&days=2&units=metric', '2026-10-24T12:00:00Z');
    const counts = [spring, autumn].map((body) =>
      rowsOf(renderToString(<HourCharts hours={hoursOfDay(body, 1)} units="metric" source={body.source ?? ''} />)),
    );
    expect(counts).toEqual([23, 25]);
  });

  test('are summed up for each chart in the units chosen', async () => {
    const metric = await forecastOver(mildWeather, 'q=Leeds&days=2&units=both');
    const hours = hoursOfDay(metric, 1);
    const day = metric.forecast[1];
    const [low, high] = [day?.temperature?.min, day?.temperature?.max];
    const celsius = textOf(<HourCharts hours={hours} units="metric" source="open-meteo" />);
    expect(celsius).toContain(`Temperature ${numberText(low?.celsius ?? null)}`);
    expect(celsius).toContain('km/h');
    expect(celsius).not.toContain('mph');
    const fahrenheit = textOf(<HourCharts hours={hours} units="imperial" source="open-meteo" />);
    expect(fahrenheit).toContain(`${numberText(high?.fahrenheit ?? null)} °F`);
    expect(fahrenheit).not.toContain('km/h');
  });

  test('that upstream does not know are gaps and said to be unknown, never zero', async () => {
    const poor: UpstreamWeather = (variable, ...where) =>
      ['temperature_2m', 'precipitation'].includes(variable) ? mildWeather(variable, ...where) : null;
    const hours = hoursOfDay(await forecastOver(poor, 'q=Leeds&days=2&units=metric'), 1);
    const [noon] = chartHours(hours.slice(12, 13), 'metric');
    expect(noon).toMatchObject({ wind: null, gust: null, cloud: null, feelsLike: null, chance: null, sky: null });
    const text = textOf(<HourCharts hours={hours} units="metric" source="open-meteo" />);
    expect(text).toContain('Wind not known');
    expect(text).toContain('Cloud not known');
    const markup = renderToString(<HourCharts hours={hours} units="metric" source="open-meteo" />);
    expect(markup).toContain('<path class="plot-columns plot-cloud" d></path>');
    expect(text).not.toContain('NaN');
  });

  test('of the usual climate say that they are no forecast', async () => {
    const body = await forecastOver(null, 'q=Leeds&days=1&units=metric');
    const [hour] = chartHours(hoursOfDay(body, 0), 'metric');
    expect(hour?.temperatureRange?.high).toBeGreaterThan(hour?.temperatureRange?.low ?? Number.POSITIVE_INFINITY);
    expect(textOf(<HourCharts hours={hoursOfDay(body, 0)} units="metric" source={body.source ?? ''} />)).toContain(
      'No forecast',
    );
  });

  test('of another span than a day are found by their instants', async () => {
    const body = await forecastOver(mildWeather, 'q=Leeds&days=2&units=metric');
    const night = [...hoursOfDay(body, 0).slice(12), ...hoursOfDay(body, 1).slice(0, 12)];
    const epochs = night.map(({ epoch = 0 }) => epoch);
    expect(forecastHoursAt(body, epochs)).toEqual(night);
    expect(forecastHoursAt(body, [1])).toEqual([]);
  });
});

test('each source is credited in its own words', () => {
  const credits = {
    'open-meteo': OPEN_METEO_ATTRIBUTION,
    'met-norway': MET_NORWAY_ATTRIBUTION,
    typical: TYPICAL_ATTRIBUTION,
  };
  for (const [source, words] of Object.entries(credits)) {
    // The address in brackets is a link here.
    const [, address = ''] = /\((https:[^)]+)\)/.exec(words) ?? [];
    expect(textOf(<WeatherCredit source={source} />)).toStartWith(
      `${words.replace(` (${address})`, '')}. Places by GeoNames`,
    );
    expect(renderToString(<WeatherCredit source={source} />)).toContain(
      address === '' ? words.slice(-20) : `href="${address}"`,
    );
  }
});

test('a line is broken where a value is missing', () => {
  expect(knownRuns([1, 2, null, 0, null, null, 4])).toEqual([
    { from: 0, values: [1, 2] },
    { from: 3, values: [0] },
    { from: 6, values: [4] },
  ]);
});

test('a figure has a true minus sign, and zero has none', () => {
  expect([numberText(-4.4), numberText(-0.3), numberText(-0.04, 1), numberText(null)]).toEqual(['−4', '0', '0.0', '–']);
});
