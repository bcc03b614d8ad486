/**
 * What is not known never makes a verdict better: whatever column a source lacks, the verdict is no higher than with it, or
 * the answer is vaguer and says so (lower confidence, named in the sentence, never great).
 */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import { HOURLY_VARIABLES, type HourlyVariable, type HourlyWeather } from '../../src/weather/hourly.ts';
import { badAirBeyondItsForecast, milanFog, mumbaiSwell, viennaFog } from './days/air-fog-sea.ts';
import { KNOWN_DAYS } from './days/all.ts';
import { torontoWithoutHumidity } from './days/clock-and-light.ts';
import { but, HUMIDITY_COLUMNS, hoursOn, judgedOn, lacking, questionOn, type WeatherDay } from './days/day.ts';
import { dryFortnight, mildDay } from './days/fine.ts';
import { houstonHeat, minneapolisCold, phoenixHeat } from './days/heat-and-cold.ts';
import { freezingFog } from './days/snow-and-ice.ts';
import { isFine, rankOf } from './days/verdicts.ts';

/** Without any one of these an hour is no forecast hour: the air, the wind, both figures of rain. */
const NEEDED: ReadonlyArray<readonly HourlyVariable[]> = [
  ['temperatureC'],
  ['windKmh'],
  ['precipitationMm', 'precipitationProbabilityPct'],
];
const ESSENTIAL: readonly HourlyVariable[] = ['temperatureC', 'windKmh'];
/** What a source lacks together: dew point and felt temperature are made from the humidity. */
const GAPS: ReadonlyArray<readonly HourlyVariable[]> = [
  HUMIDITY_COLUMNS,
  ...HOURLY_VARIABLES.filter((name) => !ESSENTIAL.includes(name) && !HUMIDITY_COLUMNS.includes(name)).map((name) => [
    name,
  ]),
];
const ADMITS = /not known|unknown|no (data|forecast|word|figure)|without (data|a forecast)/i;

function withGap(weather: HourlyWeather, gap: readonly HourlyVariable[]): HourlyWeather {
  const columns = { ...weather.columns };
  for (const name of gap) columns[name] = new Float32Array(weather.length).fill(Number.NaN);
  return { ...weather, columns };
}

/** A complaint about the answer without a column, or null when it is worse or vaguer. */
function complaint(whole: DayDecision, gappy: DayDecision): string | null {
  if (rankOf(gappy.verdict) <= rankOf(whole.verdict)) return null;
  const vaguer = gappy.knownShare < whole.knownShare && ADMITS.test(gappy.summary) && gappy.verdict !== 'great';
  return vaguer ? null : `${whole.verdict} "${whole.summary}" became ${gappy.verdict} "${gappy.summary}"`;
}

const anyDay = fc.constantFrom(...KNOWN_DAYS.map(({ name }) => name));
const anyActivity = fc.constantFrom(...BUILT_IN.profiles.map(({ id }) => id));

function dayNamed(name: string): WeatherDay {
  const found = KNOWN_DAYS.find((day) => day.name === name);
  if (found === undefined) throw new Error(`no day ${name}`);
  return found;
}

describe('a column that is null', () => {
  for (const gap of GAPS) {
    test(`${gap.join(' with ')}: only worse or vaguer`, () => {
      fc.assert(
        fc.property(anyDay, anyActivity, (name, id) => {
          const day = dayNamed(name);
          const whole = decideDay(questionOn(day, id));
          const gappy = decideDay(questionOn(day, id, {}, withGap(hoursOn(day), gap)));
          if (whole === null || gappy === null) return;
          expect(complaint(whole, gappy), `${id}, ${day.name}`).toBeNull();
          expect(JSON.stringify(gappy)).not.toMatch(/NaN|undefined/);
        }),
        { numRuns: 35, seed: 20_260_610 },
      );
    });
  }

  test('in some hours alone: only worse or vaguer', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyActivity,
        fc.constantFrom(...GAPS),
        fc.integer({ min: 2, max: 5 }),
        (name, id, gap, every) => {
          const day = dayNamed(name);
          const weather = hoursOn(day);
          const columns = { ...weather.columns };
          for (const name of gap)
            columns[name] = columns[name].map((value, i) => (i % every === 0 ? Number.NaN : value));
          const whole = decideDay(questionOn(day, id));
          const gappy = decideDay(questionOn(day, id, {}, { ...weather, columns }));
          if (whole !== null && gappy !== null)
            expect(complaint(whole, gappy), `${id}, ${day.name}, ${gap}`).toBeNull();
        },
      ),
      { numRuns: 120, seed: 20_260_611 },
    );
  });

  for (const gap of NEEDED) {
    test(`${gap.join(' with ')} in all hours: no decision`, () => {
      for (const { id } of BUILT_IN.profiles) {
        expect(decideDay(questionOn(lacking(mildDay(), ...gap), id)), id).toBeNull();
      }
    });
  }
});

/** Nobody would go out, whatever the humidity is. */
const HOPELESS: ReadonlyArray<[day: WeatherDay, activities: readonly string[]]> = [
  [phoenixHeat(), ['hiking', 'golf', 'running', 'tennis', 'outdoor-work', 'roofing']],
  [minneapolisCold(), ['golf', 'tennis', 'beach', 'outdoor-event']],
];

describe('without humidity', () => {
  for (const [day, activities] of HOPELESS) {
    for (const activity of activities) {
      test(`${day.name} at midday is as bad for ${activity} as it is`, () => {
        const gappy = judgedOn(lacking(day, ...HUMIDITY_COLUMNS), activity, { fromHour: 11, toHour: 18 });
        expect(['avoid', 'poor'], gappy.summary).toContain(gappy.verdict);
      });
    }
  }
  test('wet heat is never taken for dry heat: not fine to run in at noon', () => {
    const gappy = judgedOn(lacking(houstonHeat(), ...HUMIDITY_COLUMNS), 'running', { fromHour: 11, toHour: 18 });
    expect(isFine(gappy.verdict), gappy.summary).toBe(false);
  });
  test('a day at 0 to 3 °C is not great for golf, an event or a hike', () => {
    for (const activity of ['golf', 'outdoor-event', 'hiking']) {
      expect(judgedOn(torontoWithoutHumidity(), activity).verdict, activity).not.toBe('great');
    }
  });
  test('whatever judges by heat or cold says that it is not known, and is less sure', () => {
    for (const activity of ['running', 'hiking', 'golf', 'tennis', 'outdoor-work']) {
      const whole = judgedOn(houstonHeat(), activity);
      const gappy = judgedOn(lacking(houstonHeat(), ...HUMIDITY_COLUMNS), activity);
      expect(gappy.knownShare, activity).toBeLessThan(whole.knownShare);
      expect(gappy.summary).toMatch(/humidity.*(not known|unknown)|(not known|unknown).*humidity|no humidity/i);
    }
  });
});

describe('without air quality', () => {
  const smoke = (visibilityM: number, more: Partial<WeatherDay> = {}): WeatherDay =>
    lacking(but(mildDay(), { name: 'smoke', visibilityM, temperatureC: [18, 30], dewPointC: 4, ...more }), 'usAqi');
  test('dry air that one cannot see through is smoke: nobody runs, plays or walks a dog in it, and no number is made up', () => {
    for (const activity of ['running', 'tennis', 'dog-walking']) {
      // Upstream makes the code of fog from visibility alone.
      for (const day of [smoke(300, { weatherCode: 3 }), smoke(800, { weatherCode: 45 })]) {
        const answer = judgedOn(day, activity);
        expect(answer.verdict, answer.summary).toBe('avoid');
        expect(answer.summary).toContain('likely smoke in the air');
        expect(answer.summary).not.toContain('fog');
        expect(answer.risks.map(({ type }) => type)).not.toContain('fog');
        expect(answer.figures.us_aqi).toMatchObject({ max: null });
      }
    }
  });
  test('haze in damp air is not read as smoke', () => {
    expect(judgedOn(smoke(3000, { dewPointC: 16, weatherCode: 3 }), 'running').summary).not.toContain(
      'smoke in the air',
    );
  });
});

describe('without visibility', () => {
  for (const day of [milanFog(), viennaFog({ untilHour: 24 }), freezingFog({ visibilityM: 120 })]) {
    test(`${day.name}: the code of fog is believed, and no number is made up`, () => {
      for (const activity of ['driving', 'cycling', 'drone-flying', 'sailing']) {
        const answer = judgedOn(lacking(day, 'visibilityM'), activity, { fromHour: 7, toHour: 17 });
        expect(isFine(answer.verdict), `${activity}: ${answer.summary}`).toBe(false);
        expect(answer.figures.visibility).toMatchObject({ min: null });
        for (const text of [answer.summary, ...answer.risks.map(({ detail }) => detail)]) {
          expect(text).not.toMatch(/visibility[^.,;]*\d|\d[\d.]* (k?m|mi) (of )?visibility/i);
        }
      }
    });
  }
  test('damp still air without a code is taken for mist: not great to drive in', () => {
    const damp = lacking(milanFog(), 'visibilityM', 'weatherCode');
    expect(judgedOn(damp, 'driving', { fromHour: 7, toHour: 17 }).verdict).not.toBe('great');
  });
  test('dry air needs no figure of it: driving stays fine and says no distance', () => {
    const answer = judgedOn(lacking(mildDay(), 'visibilityM'), 'driving', { fromHour: 7, toHour: 17 });
    expect(isFine(answer.verdict)).toBe(true);
    expect(answer.summary).not.toMatch(/visibility[^.,;]*\d/);
  });
});

describe('without the air or the sea', () => {
  test('what is limited by them is not great, is less sure, and says so', () => {
    const unknownAir = lacking(mildDay(), 'usAqi');
    for (const activity of ['running', 'cycling', 'tennis']) {
      const answer = judgedOn(unknownAir, activity);
      expect(answer.verdict, activity).not.toBe('great');
      expect(answer.knownShare).toBeLessThan(judgedOn(mildDay(), activity).knownShare);
      expect(answer.summary).toMatch(
        /air quality.*(not known|unknown)|(not known|unknown).*air quality|no air quality/i,
      );
    }
    const calmSea = mumbaiSwell({ waveHeightM: 0.4 });
    const answer = judgedOn(lacking(calmSea, 'waveHeightM', 'seaTemperatureC'), 'sailing');
    expect(answer.verdict).not.toBe('great');
  });
  test('bad air does not end with its forecast', () => {
    const day = badAirBeyondItsForecast();
    const known = judgedOn(day, 'running', { date: '2026-06-12' });
    const beyond = decideDay(questionOn(day, 'running', { date: '2026-06-17' }, hoursOn(day, 15)));
    expect(known.verdict).toBe('avoid');
    expect(beyond?.verdict).not.toBe('great');
  });
});

describe('a dry fortnight', () => {
  test('is known to be dry: the hours until rain are not missing', () => {
    for (const activity of ['exterior-painting', 'crop-spraying', 'laundry-drying', 'concrete-pour']) {
      const day = dryFortnight();
      const answer = judgedOn(day, activity);
      expect(answer.missing, activity).not.toContain('dry_hours_ahead');
      // As an upstream sends it: sums and chances of the last record are not known yet.
      const weather = hoursOn(day);
      const columns = { ...weather.columns };
      for (const name of ['precipitationMm', 'precipitationProbabilityPct', 'snowfallCm', 'gustKmh'] as const) {
        columns[name] = columns[name].map((value, i) => (i === weather.length - 1 ? Number.NaN : value));
      }
      const cut = decideDay(questionOn(day, activity, {}, { ...weather, columns }));
      expect(cut?.missing).not.toContain('dry_hours_ahead');
      expect(cut?.knownShare).toBe(answer.knownShare);
      expect(cut?.score).toBe(answer.score);
    }
  });
});
