/** Air quality, sunlight, sun and moon as people read them in a terminal. */
import type { AirQualityBody } from '../../operations/airquality.ts';
import type { AstronomyBody } from '../../operations/astronomy.ts';
import type { SolarBody } from '../../operations/solar.ts';
import type { Terminal } from '../command.ts';
import { percentText, placeTitle, sourcedText, tableLines, UNKNOWN } from './text.ts';

const POLLUTANTS = ['pm2_5', 'pm10', 'o3', 'no2', 'so2', 'co'] as const;

export function renderAirQuality(body: AirQualityBody, terminal: Terminal): string {
  const { airQuality: air, lastUpdated } = body;
  const dominant = air.dominantPollutant === null ? '' : `by ${air.dominantPollutant}`;
  const rows = [
    ['US AQI', air.usAqi ?? UNKNOWN, `category ${air.usEpaIndex ?? UNKNOWN} of 6 ${dominant}`.trimEnd()],
    ['UK DAQI', air.gbDefraIndex ?? UNKNOWN, 'of 10'],
    ['European', air.europeanAqi ?? UNKNOWN, '20 for each band'],
    ...POLLUTANTS.map((name) => [name, air[name] ?? UNKNOWN, 'µg/m³']),
    ...Object.entries(air.pollen ?? {}).flatMap(([kind, of]) =>
      of === null ? [] : [[`${kind} pollen`, of.grains, `grains/m³, ${of.level}`]],
    ),
  ];
  const parts = [`at ${lastUpdated}`, '', { head: null, rows, toRight: [false, true] }];
  return sourcedText('air quality', body, parts, terminal);
}

export function renderSolar(body: SolarBody, terminal: Terminal): string {
  const parts = body.forecast.forecastday.flatMap(({ date, hour }) => {
    const rows = hour.map(({ time, ghi, dni, diffuse, cloud_pct }) => [
      time.slice(11),
      ghi ?? UNKNOWN,
      dni ?? UNKNOWN,
      diffuse ?? UNKNOWN,
      percentText(cloud_pct),
    ]);
    const head = ['', 'global', 'direct', 'diffuse', 'cloud'];
    return [`${date}, W/m²`, '', { head, rows, toRight: [false, true, true, true, true] }];
  });
  return sourcedText('solar', body, parts, terminal);
}

export function renderAstronomy({ location, date, astronomy }: AstronomyBody, terminal: Terminal): string {
  const {
    sunrise,
    sunset,
    civilDawn,
    civilDusk,
    goldenMorning,
    goldenEvening,
    moonrise,
    moonset,
    moonPhase,
    moonIllumination,
  } = astronomy;
  const rows = [
    ['sunrise', sunrise],
    ['sunset', sunset],
    ['twilight', `${civilDawn} and ${civilDusk} (civil)`],
    [
      'golden hour',
      [goldenMorning, goldenEvening]
        .flatMap((span) => span ?? [])
        .map(({ from, to }) => `${from} to ${to}`)
        .join(', ') || 'none',
    ],
    ['moonrise', moonrise],
    ['moonset', moonset],
    ['moon', `${moonPhase}, ${moonIllumination} % lit`],
  ];
  return [`${placeTitle(location)} · ${date}`, '', ...tableLines({ head: null, rows }, terminal)].join('\n');
}
