/** Days on which most work outdoors goes well, and what little may spoil them. */
import { between, type Course, daily, type WeatherDay, weatherDay } from './day.ts';
import { BERLIN, LEEDS, LONDON, PARIS } from './places.ts';

const JUNE = '2026-06-10';

/** 12 to 21 °C, a light breeze, some cloud: the base of many other days. */
export function mildDay({ name = 'a mild dry day', chancePct = 0 as Course } = {}): WeatherDay {
  return weatherDay({
    name,
    place: LEEDS,
    date: JUNE,
    temperatureC: [12, 21],
    dewPointC: 9,
    windKmh: daily(8, 20, 11, 6),
    gustKmh: daily(8, 20, 18, 10),
    cloudPct: 30,
    chancePct,
  });
}

/** The ordinary fine day of a forecast: no chance of rain is ever nothing. */
export function ordinaryFineDay({ lowChancePct = 3, highChancePct = 6 } = {}): WeatherDay {
  return mildDay({ name: 'an ordinary fine day', chancePct: daily(12, 20, highChancePct, lowChancePct) });
}

/** The same small chance in every hour, and no rain. */
export function chanceAllDay({ chancePct = 5 } = {}): WeatherDay {
  return mildDay({ name: `${chancePct} % in every hour`, chancePct });
}

/** Two weeks without a drop: the rain-free hours ahead are more than can be counted. */
export function dryFortnight(): WeatherDay {
  return mildDay({ name: 'a dry fortnight' });
}

/** A chance of rain in the afternoon alone. */
export function afternoonChance({ chancePct = 40 } = {}): WeatherDay {
  return mildDay({ name: `${chancePct} % in the afternoon`, chancePct: between(14, 18, chancePct, 2) });
}

/** 24 °C, dry air, a steady breeze: everything on the line is dry by noon. */
export function breezyDryingDay({ windKmh = 15 } = {}): WeatherDay {
  return weatherDay({
    name: 'a breezy drying day',
    place: PARIS,
    date: '2026-05-19',
    temperatureC: [12, 24],
    dewPointC: 8,
    windKmh: daily(8, 20, windKmh, 6),
    cloudPct: 20,
    chancePct: 1,
  });
}

/** High pressure in October: 4 to 14 °C, heavy dew, no wind by night. */
export function calmAutumnDay(): WeatherDay {
  return weatherDay({
    name: 'a calm autumn day',
    place: BERLIN,
    date: '2026-10-14',
    temperatureC: [4, 14],
    dewPointC: 4,
    windKmh: daily(10, 17, 9, 3),
    cloudPct: daily(5, 9, 60, 15),
    chancePct: 2,
  });
}

/** A grey, still, dry day of 9 °C in March. */
export function greyDryDay(): WeatherDay {
  return weatherDay({
    name: 'a grey dry day',
    place: LONDON,
    date: '2026-03-18',
    temperatureC: [6, 10],
    dewPointC: 4,
    windKmh: 12,
    cloudPct: 96,
    chancePct: 8,
  });
}

/** One cool dry night after another, and no moon to speak of on the date. */
export function clearMoonlessNight(): WeatherDay {
  return weatherDay({
    name: 'a clear moonless night',
    place: PARIS,
    date: '2026-10-10',
    temperatureC: [7, 17],
    dewPointC: 3,
    windKmh: 6,
    cloudPct: 2,
  });
}
