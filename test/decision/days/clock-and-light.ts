/** Days that are odd by the clock or by the sun. */
import { but, daily, type WeatherDay, weatherDay } from './day.ts';
import { mildDay } from './fine.ts';
import { TORONTO, TROMSO } from './places.ts';

/** 29 March 2026 in Britain: 01:00 is followed by 02:00 summer time, the hour between is not. */
export function springClockChange(): WeatherDay {
  return but(mildDay(), { name: 'the spring clock change', date: '2026-03-29', temperatureC: [5, 13], dewPointC: 3 });
}

/** 25 October 2026: the hour from 01:00 is there twice. */
export function autumnClockChange(): WeatherDay {
  return but(mildDay(), { name: 'the autumn clock change', date: '2026-10-25', temperatureC: [6, 14], dewPointC: 4 });
}

export function polarDay(): WeatherDay {
  return weatherDay({
    name: 'the midnight sun',
    place: TROMSO,
    date: '2026-06-21',
    temperatureC: [8, 15],
    dewPointC: 5,
    windKmh: 9,
    cloudPct: 20,
  });
}

export function polarNight(): WeatherDay {
  return weatherDay({
    name: 'the polar night',
    place: TROMSO,
    date: '2026-12-21',
    temperatureC: [-6, -3],
    dewPointC: -9,
    windKmh: 8,
    cloudPct: 10,
    snowDepthCm: 40,
  });
}

/** Overcast until midnight, clear after it. */
export function clearAfterMidnight(): WeatherDay {
  return but(mildDay(), {
    name: 'clear after midnight',
    date: '2026-11-09',
    temperatureC: [2, 9],
    dewPointC: 0,
    cloudPct: (hour, day) => (day === 1 && hour < 8 ? 3 : 92),
  });
}

/** Toronto in March as one source sends it: neither humidity nor what is made from it, some hours without a chance. */
export function torontoWithoutHumidity(): WeatherDay {
  return weatherDay({
    name: 'Toronto without humidity',
    place: TORONTO,
    date: '2026-03-06',
    temperatureC: [0, 3],
    dewPointC: -2,
    windKmh: 17,
    gustKmh: 31,
    cloudPct: 85,
    precipitationMm: daily(2, 6, 0.3, 0),
    chancePct: daily(2, 6, 25, 10),
    snowDepthCm: 4,
    without: ['relativeHumidityPct', 'dewPointC', 'apparentTemperatureC'],
  });
}
