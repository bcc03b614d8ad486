/** Snow that falls, snow that lies, glaze, black ice, rime. */
import { between, type Course, daily, type WeatherDay, weatherDay } from './day.ts';
import { BOSTON, BOULDER, GLASGOW, LEEDS, OSLO, TORONTO, VIENNA } from './places.ts';

/** The clear cold day after half a metre of snow fell in the night before. */
export function bostonAfterBlizzard({ depthCm = 51, lowC = -9, highC = -4 } = {}): WeatherDay {
  return weatherDay({
    name: `Boston, the day after ${depthCm} cm`,
    place: BOSTON,
    date: '2026-01-28',
    temperatureC: [lowC, highC],
    dewPointC: -14,
    windKmh: 14,
    gustKmh: 24,
    cloudPct: 8,
    snowfallCm: (_hour, day) => (day === -1 ? depthCm / 24 : 0),
    precipitationMm: (_hour, day) => (day === -1 ? depthCm / 24 / 0.7 : 0),
    chancePct: (_hour, day) => (day === -1 ? 95 : 1),
    snowDepthCm: (hour, day) =>
      day < -1 ? 0 : day === -1 ? (depthCm * hour) / 24 : Math.max(0.8 * depthCm, depthCm - hour / 8),
  });
}

/** More than a metre on the ground, thawing by day. */
export function deepSnowInThaw({ depthCm = 135, lowC = 1, highC = 7 } = {}): WeatherDay {
  return weatherDay({
    name: `${depthCm} cm of lying snow in a thaw`,
    place: BOULDER,
    date: '2026-03-19',
    temperatureC: [lowC, highC],
    dewPointC: -1,
    windKmh: 8,
    cloudPct: 25,
    snowDepthCm: (hour, day) => depthCm - 4 * day - hour / 6,
  });
}

/** Sun on 18 cm of new snow. */
export function boulderAfterSnow({ depthCm = 18, highC = 9 } = {}): WeatherDay {
  return weatherDay({
    name: `Boulder, the day after ${depthCm} cm`,
    place: BOULDER,
    date: '2026-03-12',
    temperatureC: (hour, day) => {
      const high = day < 0 ? -1 : highC;
      return (high - 3) / 2 + ((high + 3) / 2) * Math.cos(((hour - 15) / 12) * Math.PI);
    },
    dewPointC: -6,
    windKmh: 8,
    cloudPct: (_hour, day) => (day < 0 ? 100 : 5),
    snowfallCm: (_hour, day) => (day === -1 ? depthCm / 24 : 0),
    precipitationMm: (_hour, day) => (day === -1 ? depthCm / 24 / 0.7 : 0),
    chancePct: (_hour, day) => (day === -1 ? 90 : 1),
    snowDepthCm: (hour, day) =>
      day < 0 ? depthCm / 2 : day === 0 ? depthCm - hour / 4 : Math.max(0, depthCm - 6 - 4 * day),
  });
}

/** Rain on ground below zero, until noon; then it thaws. */
export function glasgowIceStorm({ untilHour = 11 } = {}): WeatherDay {
  const air: Course = (hour, day) => (day < 0 ? -3 : day > 0 || hour >= untilHour ? 3.5 : -1.5);
  return weatherDay({
    name: 'an ice storm in Glasgow',
    place: GLASGOW,
    date: '2026-01-14',
    temperatureC: air,
    dewPointC: -1.5,
    windKmh: 14,
    gustKmh: 26,
    cloudPct: 100,
    precipitationMm: between(0, untilHour, 2.2, 0.1),
    chancePct: between(0, untilHour, 95, 30),
    weatherCode: between(0, untilHour, 67, 51),
    soilTemperatureC: 0,
  });
}

/** Rain in the evening, a clear night below zero: black ice until the sun has worked. */
export function osloIceMorning(): WeatherDay {
  return weatherDay({
    name: 'an icy morning in Oslo',
    place: OSLO,
    date: '2026-03-24',
    temperatureC: [-5, 8],
    dewPointC: -5,
    windKmh: 5,
    cloudPct: daily(0, 12, 5, 30),
    precipitationMm: (hour, day) => (day === -1 && hour >= 17 && hour < 23 ? 1 : 0),
    chancePct: (hour, day) => (day === -1 && hour >= 17 && hour < 23 ? 90 : 2),
    soilTemperatureC: 1,
  });
}

/** Old snow that melts by day and freezes by night: ruts of ice each morning. */
export function refreezingMelt({ depthCm = 14 } = {}): WeatherDay {
  return weatherDay({
    name: 'melt that freezes again',
    place: TORONTO,
    date: '2026-02-24',
    temperatureC: [-8, 5],
    dewPointC: -6,
    windKmh: 8,
    cloudPct: 20,
    snowDepthCm: (_hour, day) => Math.max(2, depthCm - 2 * day),
    soilTemperatureC: -0.5,
  });
}

/** Fog that freezes to rime on twigs and wires; the road is dry. */
export function freezingFog({ temperatureC = -4, visibilityM = 180, untilHour = 24 } = {}): WeatherDay {
  return weatherDay({
    name: 'freezing fog',
    place: VIENNA,
    date: '2026-01-19',
    temperatureC,
    dewPointC: temperatureC - 0.2,
    windKmh: 3,
    cloudPct: 100,
    visibilityM: between(0, untilHour, visibilityM, 9_000),
    weatherCode: between(0, untilHour, 48, 3),
    soilTemperatureC: -1,
  });
}

/** Snow all day at −1 °C. */
export function snowAllDay({ snowfallCm = 1.5, depthBeforeCm = 5 } = {}): WeatherDay {
  return weatherDay({
    name: `${snowfallCm} cm of snow in every hour`,
    place: TORONTO,
    date: '2026-02-03',
    temperatureC: -1,
    dewPointC: -1.6,
    windKmh: 18,
    gustKmh: 32,
    cloudPct: 100,
    snowfallCm,
    precipitationMm: snowfallCm / 0.7,
    chancePct: snowfallCm > 0 ? 90 : 5,
    snowDepthCm: (hour, day) => Math.max(0, depthBeforeCm + snowfallCm * (hour + 24 * day)),
  });
}

/** A few flakes at −1 °C on dry ground, that melt where they fall or blow away. */
export function flurry({ snowfallCm = 0.05 } = {}): WeatherDay {
  return weatherDay({
    name: 'a flurry',
    place: LEEDS,
    date: '2026-02-11',
    temperatureC: -1,
    dewPointC: -5,
    windKmh: 10,
    cloudPct: 80,
    snowfallCm: between(6, 20, snowfallCm, 0),
    precipitationMm: between(6, 20, snowfallCm / 0.7, 0),
    chancePct: between(6, 20, snowfallCm > 0 ? 40 : 5, 5),
    weatherCode: snowfallCm > 0 ? 71 : 3,
  });
}

/** Sleet at 1 °C. */
export function sleetDay({ rainMm = 1.2 } = {}): WeatherDay {
  return weatherDay({
    name: 'a day of sleet',
    place: GLASGOW,
    date: '2026-02-09',
    temperatureC: 1,
    dewPointC: 0.5,
    windKmh: 24,
    gustKmh: 41,
    cloudPct: 100,
    precipitationMm: rainMm,
    snowfallCm: rainMm * 0.35,
    chancePct: 90,
  });
}
