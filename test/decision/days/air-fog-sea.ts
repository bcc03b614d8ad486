/** What cannot be seen in a symbol: the air, the sight, the sea. */
import { but, daily, type WeatherDay, weatherDay } from './day.ts';
import { mildDay } from './fine.ts';
import { DELHI, LEEDS, LONDON, MILAN, MUMBAI, SACRAMENTO, VIENNA } from './places.ts';

/** A day that is perfect but for the air. */
export function badAir({ usAqi = 260 } = {}): WeatherDay {
  return but(mildDay(), { name: `an air quality index of ${usAqi}`, usAqi });
}

/** Bad air without an end in sight, and a forecast of it that reaches only some days. */
export function badAirBeyondItsForecast({ usAqi = 300, knownDays = 5 } = {}): WeatherDay {
  return but(mildDay(), {
    name: `an air quality index of ${usAqi}, known for ${knownDays} days`,
    usAqi: (_hour, day) => (day < knownDays ? usAqi : Number.NaN),
  });
}

export function delhiAir({ usAqi = 180 } = {}): WeatherDay {
  return weatherDay({
    name: `Delhi at an index of ${usAqi}`,
    place: DELHI,
    date: '2026-02-18',
    temperatureC: [12, 25],
    dewPointC: 8,
    windKmh: 8,
    cloudPct: 15,
    visibilityM: 4_500,
    usAqi,
  });
}

/** Smoke of forest fires: dry air, 3 km of sight, nothing that a fog is made of. */
export function wildfireSmoke({ usAqi = 240, visibilityM = 3_000 } = {}): WeatherDay {
  return weatherDay({
    name: 'smoke in Sacramento',
    place: SACRAMENTO,
    date: '2026-08-27',
    temperatureC: [16, 31],
    dewPointC: 6,
    windKmh: 9,
    cloudPct: 10,
    visibilityM,
    usAqi,
  });
}

/** Fog from the evening to the next noon in the Po valley. */
export function milanFog({ visibilityM = 130, untilHour = 24 } = {}): WeatherDay {
  return weatherDay({
    name: `fog of ${visibilityM} m in Milan`,
    place: MILAN,
    date: '2026-11-24',
    temperatureC: [4, 7],
    dewPointC: (hour) => (hour < untilHour ? 6.8 : 2),
    windKmh: 3,
    cloudPct: 100,
    visibilityM: daily(0, untilHour, visibilityM, 9_000),
    weatherCode: daily(0, untilHour, 45, 3),
  });
}

/** The same, in Vienna, lifting at eleven. */
export function viennaFog({ visibilityM = 120, untilHour = 11 } = {}): WeatherDay {
  return weatherDay({
    name: `fog in Vienna until ${untilHour}:00`,
    place: VIENNA,
    date: '2026-11-10',
    temperatureC: [2, 10],
    dewPointC: (hour) => (hour < untilHour ? 9 : 5),
    windKmh: 4,
    cloudPct: (hour) => (hour < untilHour ? 100 : 40),
    visibilityM: daily(0, untilHour, visibilityM, 16_000),
    weatherCode: daily(0, untilHour, 45, 2),
  });
}

/** The monsoon's swell under a dry sky. */
export function mumbaiSwell({ waveHeightM = 3.6 } = {}): WeatherDay {
  return weatherDay({
    name: `a sea of ${waveHeightM} m off Mumbai`,
    place: MUMBAI,
    date: '2026-09-28',
    temperatureC: [25, 30],
    dewPointC: 22,
    windKmh: 17,
    gustKmh: 27,
    cloudPct: 40,
    chancePct: 8,
    waveHeightM,
    seaTemperatureC: 28,
  });
}

/** A fine bathing day by the Channel. */
export function beachDay({ seaTemperatureC = 20, waveHeightM = 0.4 } = {}): WeatherDay {
  return weatherDay({
    name: 'a day for the beach',
    place: { lat: 50.7, lon: -1.9, tzId: 'Europe/London', elevationM: 5 },
    date: '2026-07-23',
    temperatureC: [18, 27],
    dewPointC: 14,
    windKmh: 10,
    cloudPct: 15,
    waveHeightM,
    seaTemperatureC,
  });
}

/** A thick haze without a cause that anyone could name: neither damp nor burnt. */
export function dustHaze({ visibilityM = 2_500 } = {}): WeatherDay {
  return but(mildDay(), { name: 'dust haze', place: LONDON, dewPointC: 1, visibilityM, usAqi: 120 });
}

/** Mist on the hills, drizzle without end. */
export function hillMist({ visibilityM = 400 } = {}): WeatherDay {
  return weatherDay({
    name: 'mist on the hill',
    place: LEEDS,
    date: '2026-10-06',
    temperatureC: [9, 12],
    dewPointC: 11.8,
    windKmh: 16,
    cloudPct: 100,
    precipitationMm: 0.1,
    chancePct: 45,
    visibilityM,
  });
}
