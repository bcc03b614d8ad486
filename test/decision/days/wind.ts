/** Wind: steady, in gusts that the mean hides, and by night. */
import { between, type Course, daily, type WeatherDay, weatherDay } from './day.ts';
import { mildDay } from './fine.ts';
import { CHICAGO, INNSBRUCK, LEEDS, REYKJAVIK } from './places.ts';

/** The mean wind looks harmless. */
export function gustyDay({ gustKmh = 89 as Course, windKmh = 22 as Course } = {}): WeatherDay {
  return weatherDay({ ...mildDay(), name: `gusts of ${gustKmh} at a mean of ${windKmh}`, windKmh, gustKmh });
}

/** Warm, dry, and in gusts of 95 km/h from the early afternoon. */
export function foehn({ fromHour = 13, gustKmh = 95 } = {}): WeatherDay {
  return weatherDay({
    name: 'foehn',
    place: INNSBRUCK,
    date: '2026-03-27',
    temperatureC: [11, 21],
    dewPointC: -1,
    windKmh: between(fromHour, 24, 42, 14),
    gustKmh: between(fromHour, 24, gustKmh, 30),
    windDirectionDeg: 180,
    cloudPct: 40,
    chancePct: 2,
  });
}

/** A sailor's fine morning; 83 km/h after dark. */
export function windByNight({ fromHour = 21, gustKmh = 83 } = {}): WeatherDay {
  return weatherDay({
    name: 'a gale by night in Chicago',
    place: CHICAGO,
    date: '2026-09-23',
    temperatureC: [14, 22],
    dewPointC: 11,
    windKmh: between(fromHour, 24, 52, 16),
    gustKmh: between(fromHour, 24, gustKmh, 25),
    cloudPct: 50,
    chancePct: 8,
    waveHeightM: between(fromHour, 24, 2.6, 0.5),
    seaTemperatureC: 19,
  });
}

/** An Atlantic low: 60 km/h, rain, 6 °C. */
export function icelandicGale(): WeatherDay {
  return weatherDay({
    name: 'a gale in Reykjavik',
    place: REYKJAVIK,
    date: '2026-11-05',
    temperatureC: [3, 6],
    dewPointC: 3,
    windKmh: 62,
    gustKmh: 96,
    cloudPct: 100,
    precipitationMm: 1.8,
    chancePct: 90,
    waveHeightM: 5.5,
    seaTemperatureC: 6,
  });
}

/** A sea breeze that grows with the day. */
export function growingBreeze({ highGustKmh = 58 } = {}): WeatherDay {
  return weatherDay({
    name: 'a breeze that grows',
    place: LEEDS,
    date: '2026-06-24',
    temperatureC: [12, 20],
    dewPointC: 10,
    windKmh: (hour) => 8 + 26 * Math.max(0, Math.min(1, (hour - 9) / 6)),
    gustKmh: (hour) => 14 + (highGustKmh - 14) * Math.max(0, Math.min(1, (hour - 9) / 6)),
    cloudPct: 35,
    chancePct: 3,
  });
}

/** Not a breath all day, on a warm one. */
export function calmDay(): WeatherDay {
  return weatherDay({ ...mildDay(), name: 'a calm day', windKmh: 1, gustKmh: 4, cloudPct: daily(10, 16, 20, 5) });
}
