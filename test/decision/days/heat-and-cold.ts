/** Heat, cold, and nights that undo the day's work. */
import { between, daily, type WeatherDay, weatherDay } from './day.ts';
import { BERLIN, CUSCO, HOUSTON, LEEDS, MADRID, MELBOURNE, MINNEAPOLIS, PARIS, PHOENIX } from './places.ts';

export function phoenixHeat({ lowC = 31, highC = 46 } = {}): WeatherDay {
  return weatherDay({
    name: `Phoenix at ${highC} °C`,
    place: PHOENIX,
    date: '2026-07-15',
    temperatureC: [lowC, highC],
    dewPointC: 8,
    windKmh: daily(10, 20, 16, 8),
    cloudPct: 5,
  });
}

export function minneapolisCold({ lowC = -24, highC = -14 } = {}): WeatherDay {
  return weatherDay({
    name: `Minneapolis at ${lowC} °C`,
    place: MINNEAPOLIS,
    date: '2026-01-20',
    temperatureC: [lowC, highC],
    dewPointC: -28,
    windKmh: 18,
    gustKmh: 30,
    cloudPct: 10,
  });
}

/** Humid heat by the Gulf: dangerous from the middle of the morning on. */
export function houstonHeat({ highC = 38 } = {}): WeatherDay {
  return weatherDay({
    name: 'humid heat in Houston',
    place: HOUSTON,
    date: '2026-08-06',
    temperatureC: [26, highC],
    dewPointC: 25.5,
    windKmh: daily(10, 20, 12, 6),
    cloudPct: 25,
    chancePct: 10,
    capeJkg: 900,
  });
}

export function parisHeat({ highC = 40 } = {}): WeatherDay {
  return weatherDay({
    name: `Paris at ${highC} °C`,
    place: PARIS,
    date: '2026-07-18',
    temperatureC: [23, highC],
    dewPointC: 15,
    windKmh: 9,
    cloudPct: 5,
    chancePct: 2,
  });
}

/** Pavement that stays hot after the sun has set. */
export function madridEvening(): WeatherDay {
  return weatherDay({
    name: 'a hot evening in Madrid',
    place: MADRID,
    date: '2026-07-10',
    temperatureC: [23, 38],
    dewPointC: 9,
    windKmh: 8,
    cloudPct: 2,
  });
}

/** 41 °C until a southerly change at 18:00 with gusts of 80. */
export function melbourneChange(): WeatherDay {
  return weatherDay({
    name: 'a cool change in Melbourne',
    place: MELBOURNE,
    date: '2026-01-22',
    temperatureC: (hour, day) => (day === 0 && hour >= 18 ? 22 : 30 - 11 * Math.cos(((hour - 4) / 24) * 2 * Math.PI)),
    dewPointC: 9,
    windKmh: between(18, 21, 45, 20),
    gustKmh: between(18, 21, 80, 33),
    cloudPct: between(18, 24, 60, 5),
    chancePct: 5,
  });
}

/** Thin air and a high sun: a UV index that WHO calls extreme, at 20 °C. */
export function cuscoSun(): WeatherDay {
  return weatherDay({
    name: 'high sun in Cusco',
    place: CUSCO,
    date: '2026-10-21',
    temperatureC: [6, 20],
    dewPointC: 3,
    windKmh: 10,
    cloudPct: 8,
    chancePct: 5,
  });
}

/** A fine spring day whose night falls below zero. */
export function frostNightAhead({ nightLowC = -1.5, highC = 15 } = {}): WeatherDay {
  return weatherDay({
    name: `a fine day before a night of ${nightLowC} °C`,
    place: BERLIN,
    date: '2026-04-22',
    temperatureC: (hour, day) => {
      const low = day >= 1 ? nightLowC : 6;
      return (low + highC) / 2 + ((highC - low) / 2) * Math.cos(((hour - 15) / 12) * Math.PI);
    },
    dewPointC: -2,
    windKmh: daily(9, 19, 10, 3),
    cloudPct: 10,
    soilTemperatureC: 8,
  });
}

/** Clear, and still from 18:00: the sprayer's inversion at dusk, and 2 °C by dawn. */
export function inversionAtDusk({ nightLowC = 2 } = {}): WeatherDay {
  return weatherDay({
    name: 'an inversion at dusk',
    place: LEEDS,
    date: '2026-05-06',
    temperatureC: (hour, day) => {
      const low = day >= 1 ? nightLowC : 7;
      return (low + 16) / 2 + ((16 - low) / 2) * Math.cos(((hour - 15) / 12) * Math.PI);
    },
    dewPointC: 3,
    windKmh: daily(10, 18, 10, 2),
    gustKmh: daily(10, 18, 15, 4),
    cloudPct: 5,
  });
}

/** A mild day that ends in dew by 20:00. */
export function dewyEvening(): WeatherDay {
  return weatherDay({
    name: 'dew in the evening',
    place: LEEDS,
    date: '2026-09-16',
    temperatureC: [8, 18],
    dewPointC: 8.5,
    windKmh: daily(9, 18, 9, 2),
    cloudPct: 10,
    chancePct: 2,
  });
}
