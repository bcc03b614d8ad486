/**
 * One day for each activity, and what those who do that work would say of it first. Written down from the weather alone:
 * the verdict that they would accept, the hours that they would choose, and the word or number that their sentence must
 * not lack. Where a day is held back, the first clause has to name what holds it back.
 */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import type { Verdict } from '../../src/decision/verdict.ts';
import { badAir, beachDay, milanFog } from './days/air-fog-sea.ts';
import { clearAfterMidnight } from './days/clock-and-light.ts';
import { between, but, judgedOn, lacking, type WeatherDay } from './days/day.ts';
import { breezyDryingDay, chanceAllDay, mildDay } from './days/fine.ts';
import { frostNightAhead, houstonHeat, inversionAtDusk, madridEvening } from './days/heat-and-cold.ts';
import { orlandoAfternoonStorms, rainUntil, wetColdHill } from './days/rain.ts';
import { boulderAfterSnow, glasgowIceStorm, osloIceMorning } from './days/snow-and-ice.ts';
import { rankOf } from './days/verdicts.ts';
import { growingBreeze, gustyDay, windByNight } from './days/wind.ts';

interface ExpertDay {
  readonly activity: string;
  readonly weather: string;
  readonly says: string;
  readonly day: WeatherDay;
  readonly verdict: readonly [worst: Verdict, best: Verdict];
  /** The first clause, up to a semicolon, when the day is held back; else the whole sentence. */
  readonly sentence: RegExp;
  readonly first?: boolean;
  /** The best window begins at this hour or later, and ends at that one or earlier. */
  readonly notBefore?: number;
  readonly until?: number;
}

const DAYS: readonly ExpertDay[] = [
  {
    activity: 'hiking',
    weather: '3 °C, 2 mm of rain in every hour, 30 km/h in gusts of 42',
    says: 'stay down: wet through in that wind you lose heat faster than you can walk it back',
    day: wetColdHill(),
    verdict: ['avoid', 'poor'],
    sentence: /\b(wet|cold|chill|exposure|hypothermia)/i,
    first: true,
  },
  {
    activity: 'exterior-painting',
    weather: 'dry and mild, mean wind 22 km/h in gusts of 89',
    says: 'nobody goes up a ladder in that',
    day: gustyDay(),
    verdict: ['avoid', 'poor'],
    sentence: /gusts (of|up to) 89 km\/h/,
    first: true,
  },
  {
    activity: 'concrete-pour',
    weather: 'dry and mild, 24 km/h in gusts of 40',
    says: 'the boom stays folded: makers and contractors stop pumping at about 32 to 35 km/h',
    day: gustyDay({ gustKmh: 40, windKmh: 24 }),
    verdict: ['avoid', 'fair'],
    sentence: /gusts (of|up to) 40 km\/h/,
    first: true,
  },
  {
    activity: 'crop-spraying',
    weather: 'a clear May day, 10 km/h by day, still from 18:00, 2 °C by dawn',
    says: 'spray by day and be done before the air goes still: the inversion carries the drift off',
    day: inversionAtDusk(),
    verdict: ['fair', 'great'],
    sentence: /inversion/,
    until: 18,
  },
  {
    activity: 'golf',
    weather: 'Orlando in July, 22 to 31 °C, lightning from 15:00',
    says: 'tee off early, be in the club house before the storms',
    day: orlandoAfternoonStorms(),
    verdict: ['fair', 'great'],
    sentence: /(thunder|storm|lightning).*1[3-5]:00|1[3-5]:00.*(thunder|storm|lightning)/i,
    until: 15,
  },
  {
    activity: 'running',
    weather: 'Oslo in March, rain last evening, −5 °C at dawn, 8 °C in the afternoon',
    says: 'not before the ice is gone, then fine',
    day: osloIceMorning(),
    verdict: ['good', 'great'],
    sentence: /\bic(e|y)\b/,
    notBefore: 9,
  },
  {
    activity: 'cycling',
    weather: '12 to 20 °C, calm until nine, gusts of 58 from 15:00',
    says: 'ride in the morning, the wind gets up after noon',
    day: growingBreeze(),
    verdict: ['good', 'great'],
    sentence: /gusts|wind/,
    until: 14,
  },
  {
    activity: 'tennis',
    weather: 'rain until 09:00, then sun and a breeze',
    says: 'when the court has dried',
    day: rainUntil(),
    verdict: ['good', 'great'],
    sentence: /wet|rain/,
    notBefore: 10,
  },
  {
    activity: 'beach',
    weather: '27 °C and sunny, a sea of 2.6 m',
    says: 'red flag: do not go in',
    day: beachDay({ waveHeightM: 2.6 }),
    verdict: ['avoid', 'poor'],
    sentence: /waves (of|up to) 2\.6 m/,
    first: true,
  },
  {
    activity: 'sailing',
    weather: 'Chicago in September, a fine 16 km/h; 52 km/h in gusts of 83 from 21:00, waves of 2.6 m',
    says: 'go, and be back in harbour long before dark',
    day: windByNight(),
    verdict: ['good', 'great'],
    sentence: /(gusts|wind|waves|gale).*21:00|21:00.*(gusts|wind|waves|gale)/,
    until: 21,
  },
  {
    activity: 'fishing',
    weather: 'a perfect mild day, air quality index 260',
    says: 'not six hours on the bank in that air',
    day: badAir(),
    verdict: ['avoid', 'poor'],
    sentence: /air quality.*260/,
    first: true,
  },
  {
    activity: 'gardening',
    weather: 'Berlin in April, 15 °C and sun, −1.5 °C in the night to come',
    says: 'work today, but do not plant out: frost tonight',
    day: frostNightAhead(),
    verdict: ['poor', 'good'],
    sentence: /frost|[-−][12](\.5)? °C/,
  },
  {
    activity: 'roofing',
    weather: 'Boulder, 18 cm of new snow, sun, 9 °C',
    says: 'nobody walks a roof under snow',
    day: boulderAfterSnow(),
    verdict: ['avoid', 'poor'],
    sentence: /snow/,
    first: true,
  },
  {
    activity: 'outdoor-work',
    weather: 'Houston in August, 26 to 38 °C, dew point 25.5 °C',
    says: 'at first light, with breaks; not after ten, for the heat',
    day: houstonHeat(),
    verdict: ['avoid', 'fair'],
    sentence: /heat|wet-bulb|WBGT/i,
    first: true,
    notBefore: 5,
    until: 11,
  },
  {
    activity: 'outdoor-event',
    weather: 'mild, 40 % of rain in every hour',
    says: 'two chances in three that it rains on the guests: put up the marquee or postpone',
    day: chanceAllDay({ chancePct: 40 }),
    verdict: ['avoid', 'fair'],
    sentence: /40 ?%/,
    first: true,
  },
  {
    activity: 'laundry-drying',
    weather: '24 °C and a breeze, rain of 2 mm/h from 13:00 on',
    says: 'out early, in by one',
    day: but(breezyDryingDay(), {
      name: 'drying until rain at 13:00',
      precipitationMm: between(13, 18, 2, 0),
      chancePct: between(13, 18, 85, 2),
    }),
    verdict: ['good', 'great'],
    sentence: /rain.*13:00|13:00.*rain/,
    notBefore: 7,
    until: 13,
  },
  {
    activity: 'drone-flying',
    weather: 'fog in Milan, and nobody says how thick',
    says: 'grounded: it must stay in sight',
    day: lacking(milanFog(), 'visibilityM'),
    verdict: ['avoid', 'avoid'],
    sentence: /\bfog\b(?!.* \d+(\.\d)? k?m\b)/,
    first: true,
  },
  {
    activity: 'stargazing',
    weather: 'new moon, overcast until midnight, then clear',
    says: 'set the alarm for midnight',
    day: clearAfterMidnight(),
    verdict: ['good', 'great'],
    sentence: /Tuesday/,
    notBefore: 0,
    until: 8,
  },
  {
    activity: 'dog-walking',
    weather: 'Madrid in July, 23 to 38 °C, cloudless',
    says: 'at breakfast: the pavement burns paws from late morning into the evening',
    day: madridEvening(),
    verdict: ['good', 'great'],
    sentence: /asphalt|pavement|ground/,
    notBefore: 5,
    until: 11,
  },
  {
    activity: 'driving',
    weather: 'Glasgow in January, rain that freezes until 11:00, then thaw',
    says: 'leave the car until the afternoon, the roads are glass',
    day: glasgowIceStorm(),
    verdict: ['poor', 'great'],
    sentence: /\b(ice|icy|glaze|freezing rain)\b/,
    notBefore: 11,
  },
];

describe('an expert says', () => {
  for (const { activity, weather, says, day, verdict, sentence, first, notBefore, until } of DAYS) {
    test(`${activity}, ${weather}: ${says}`, () => {
      const answer = judgedOn(day, activity);
      const [worst, best] = verdict.map(rankOf);
      expect(rankOf(answer.verdict), `${answer.verdict}, ${answer.summary}`).toBeWithin(worst, best + 1);
      expect(first === true ? answer.summary.split('; ')[0] : answer.summary).toMatch(sentence);
      if (notBefore !== undefined) expect(Number(answer.best.slice(0, 2))).toBeGreaterThanOrEqual(notBefore);
      if (until !== undefined) expect(Number(answer.best.slice(3)) || 24).toBeLessThanOrEqual(until);
    });
  }
  test('something about every activity', () => {
    expect(DAYS.map(({ activity }) => activity).sort()).toEqual(BUILT_IN.profiles.map(({ id }) => id).sort());
  });
  test('another thing on a plain mild day: it is great for whatever needs no heat, wind or dark', () => {
    for (const activity of ['running', 'cycling', 'golf', 'tennis', 'dog-walking', 'gardening', 'driving', 'hiking']) {
      expect(judgedOn(mildDay(), activity).verdict, activity).toBe('great');
    }
  });
});
