/** Days with rain: light, steady, in showers, in storms, and a hurricane. */
import { between, type Course, daily, type WeatherDay, weatherDay } from './day.ts';
import { mildDay } from './fine.ts';
import { GLASGOW, LEEDS, LONDON, MIAMI, ORLANDO, SINGAPORE } from './places.ts';

const JUNE = '2026-06-10';

/** A damp grey day with the same rain in every hour. */
export function steadyRain({ rainMm = 1, chancePct = 80 as Course } = {}): WeatherDay {
  return weatherDay({
    name: `${rainMm} mm in every hour`,
    place: LEEDS,
    date: JUNE,
    temperatureC: [11, 16],
    dewPointC: 10,
    windKmh: 14,
    cloudPct: 100,
    precipitationMm: rainMm,
    chancePct,
  });
}

/** Amount and chance come from different models, and disagree: 0.2 mm an hour, and a chance of 12 %. */
export function lightRainAtLowChance({ rainMm = 0.2, chancePct = 12 } = {}): WeatherDay {
  return { ...steadyRain({ rainMm, chancePct }), name: 'light rain at a low chance' };
}

/** Drizzle by its amount, with no chance stated by the source. */
export function drizzleWithoutChance({ rainMm = 0.3 } = {}): WeatherDay {
  return steadyRain({ rainMm, chancePct: Number.NaN });
}

/** Dry until the afternoon; then rain for some hours. */
export function rainFrom({ fromHour = 15, hours = 4, rainMm = 2, chancePct = 85 } = {}): WeatherDay {
  return weatherDay({
    ...mildDay(),
    name: `rain from ${fromHour}:00`,
    cloudPct: between(fromHour - 1, fromHour + hours, 95, 35),
    precipitationMm: between(fromHour, fromHour + hours, rainMm, 0),
    chancePct: between(fromHour, fromHour + hours, chancePct, 5),
  });
}

/** Wet until the morning, clearing then. */
export function rainUntil({ toHour = 9, rainMm = 1.5 } = {}): WeatherDay {
  return weatherDay({
    ...mildDay(),
    name: `rain until ${toHour}:00`,
    cloudPct: between(0, toHour, 100, 30),
    precipitationMm: between(0, toHour, rainMm, 0),
    chancePct: between(0, toHour, 90, 4),
  });
}

/** April: a shower every other hour, and a chance that changes by the hour. */
export function showersEveryHour({ rainMm = 0.8, chancePct = 55 } = {}): WeatherDay {
  return weatherDay({
    name: 'showers every hour',
    place: LONDON,
    date: '2026-04-16',
    temperatureC: [6, 12],
    dewPointC: 5,
    windKmh: 22,
    gustKmh: 38,
    cloudPct: 75,
    precipitationMm: (hour) => (hour % 2 === 0 ? rainMm : 0.2),
    chancePct: (hour) => chancePct + (hour % 5),
    weatherCode: 80,
    capeJkg: 200,
  });
}

/** Tropical air that thunders in every hour of the day. */
export function stormsEveryHour({ rainMm = 6, chancePct = 75 } = {}): WeatherDay {
  return weatherDay({
    name: 'thunderstorms every hour',
    place: ORLANDO,
    date: '2026-07-21',
    temperatureC: [24, 29],
    dewPointC: 23,
    windKmh: 15,
    gustKmh: 45,
    cloudPct: 90,
    precipitationMm: rainMm,
    chancePct,
    weatherCode: 95,
    capeJkg: 2500,
  });
}

/** Florida in summer: a fine hot morning, lightning from 15:00. */
export function orlandoAfternoonStorms({ fromHour = 15 } = {}): WeatherDay {
  return weatherDay({
    name: 'afternoon storms in Orlando',
    place: ORLANDO,
    date: '2026-07-21',
    temperatureC: [22, 31],
    dewPointC: 20,
    windKmh: daily(10, 19, 11, 5),
    gustKmh: between(fromHour, fromHour + 4, 62, 18),
    cloudPct: daily(fromHour - 2, 20, 85, 30),
    precipitationMm: daily(fromHour, fromHour + 4, 7, 0),
    chancePct: daily(fromHour, fromHour + 4, 70, 9),
    weatherCode: daily(fromHour, fromHour + 4, 95, 2),
    capeJkg: daily(11, 20, 2600, 600),
  });
}

/** Singapore: the same every day, an hour earlier and without wind. */
export function singaporeAfternoonStorms(): WeatherDay {
  return weatherDay({
    name: 'afternoon storms in Singapore',
    place: SINGAPORE,
    date: '2026-11-12',
    temperatureC: [25, 31],
    dewPointC: 24,
    windKmh: 6,
    gustKmh: daily(14, 18, 42, 12),
    cloudPct: daily(12, 20, 90, 50),
    precipitationMm: daily(14, 18, 9, 0),
    chancePct: daily(14, 18, 75, 15),
    weatherCode: daily(14, 18, 95, 2),
    capeJkg: daily(10, 20, 2200, 800),
  });
}

/** A hurricane that comes ashore in the evening: calm enough at first, 154 km/h from 17:00. */
export function miamiHurricane({ landfallHour = 17 } = {}): WeatherDay {
  const rising = (low: number, high: number): Course => {
    return (hour, day) =>
      day < 0 ? low : day > 0 ? high / 2 : low + (high - low) * Math.min(1, hour / landfallHour) ** 2;
  };
  return weatherDay({
    name: 'a hurricane in Miami',
    place: MIAMI,
    date: '2026-09-09',
    temperatureC: [25, 28],
    dewPointC: 24,
    windKmh: rising(20, 110),
    gustKmh: rising(32, 154),
    windDirectionDeg: 90,
    cloudPct: 100,
    precipitationMm: rising(0.6, 24),
    chancePct: 95,
    capeJkg: 900,
    waveHeightM: rising(1.5, 8),
    seaTemperatureC: 29,
  });
}

/** A line of hail at 17:00, fine before and after it. */
export function hailAtFive(): WeatherDay {
  return weatherDay({
    ...mildDay(),
    name: 'hail at five',
    temperatureC: [15, 27],
    dewPointC: 15,
    precipitationMm: between(17, 18, 14, 0),
    chancePct: between(16, 19, 65, 6),
    gustKmh: between(17, 18, 82, 20),
    weatherCode: between(17, 18, 96, 2),
    capeJkg: between(12, 19, 2100, 200),
  });
}

/** 3 °C, rain, and wind on the hill: nothing is extreme alone, together they kill. */
export function wetColdHill({ temperatureC = 3, rainMm = 2, windKmh = 30, gustKmh = 42 } = {}): WeatherDay {
  return weatherDay({
    name: 'wet and cold on the hill',
    place: GLASGOW,
    date: '2026-11-18',
    temperatureC,
    dewPointC: temperatureC - 0.5,
    windKmh,
    gustKmh,
    cloudPct: 100,
    precipitationMm: rainMm,
    chancePct: 92,
  });
}
