/**
 * A verdict of great or good is read as the day's. Whatever severe or extreme danger to the activity the date holds is
 * therefore said in the sentence, however far it lies from the window.
 */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { decideDay } from '../../src/decision/decide.ts';
import { ALL_DAYS } from './days/all.ts';
import { but, type Course, judgedOn, questionOn, type WeatherDay } from './days/day.ts';
import { mildDay } from './days/fine.ts';
import { houstonHeat, inversionAtDusk, madridEvening } from './days/heat-and-cold.ts';
import { miamiHurricane, orlandoAfternoonStorms, singaporeAfternoonStorms } from './days/rain.ts';
import { glasgowIceStorm, osloIceMorning } from './days/snow-and-ice.ts';
import { isFine, isGrave, namePattern } from './days/verdicts.ts';
import { foehn, windByNight } from './days/wind.ts';
import { profileOf } from './scenario.ts';

/** The gravest limiting risks of the day that the sentence does not name, when the verdict is great or good. */
function unmentioned(day: WeatherDay, activity: string): string[] {
  const decision = decideDay(questionOn(day, activity));
  if (decision === null || !isFine(decision.verdict)) return [];
  const { summary, risks } = decision;
  const limiting: readonly string[] = profileOf(activity).risks.limiting;
  const grave = risks.filter((risk) => isGrave(risk) && limiting.includes(risk.type));
  const gravest = grave.filter(({ severity }) => severity === grave[0].severity);
  if (gravest.length === 0 || gravest.some(({ type }) => namePattern(type).test(afterFacts(summary)))) return [];
  return [`${activity}, ${day.name}: ${gravest.map(({ type, severity }) => `${severity} ${type}`)}: ${summary}`];
}

/** The facts in favour of the window ("gusts up to 20 km/h") do not count as a warning. */
function afterFacts(summary: string): string {
  return summary.slice(summary.includes(';') ? summary.indexOf(';') : 0);
}

describe('great or good never hides a severe or extreme risk of the day', () => {
  for (const { id } of BUILT_IN.profiles) {
    test(`for ${id}, on any kind of day`, () => {
      expect(ALL_DAYS.flatMap((day) => unmentioned(day, id))).toEqual([]);
    });
  }

  /** A mild day into which one danger is put, for some hours. */
  const DANGERS: Readonly<Record<string, (inside: Course) => Partial<Parameters<typeof but>[1]>>> = {
    gusts: (inside) => ({ gustKmh: inside, windKmh: (hour, day) => amount(inside, hour, day) / 1.6 }),
    rain: (inside) => ({ precipitationMm: (hour, day) => Math.max(0, (amount(inside, hour, day) - 18) / 4) }),
    heat: (inside) => ({ temperatureC: (hour, day) => 18 + amount(inside, hour, day) / 5, dewPointC: 16 }),
    smoke: (inside) => ({ usAqi: (hour, day) => 20 + 2.6 * amount(inside, hour, day) }),
  };
  test('put anywhere into a mild day', () => {
    const danger = fc.record({
      kind: fc.constantFrom(...Object.keys(DANGERS)),
      fromHour: fc.integer({ min: 0, max: 22 }),
      hours: fc.integer({ min: 1, max: 8 }),
      strength: fc.integer({ min: 60, max: 125 }),
      activity: fc.constantFrom(...BUILT_IN.profiles.map(({ id }) => id)),
    });
    fc.assert(
      fc.property(danger, ({ kind, fromHour, hours, strength, activity }) => {
        const inside: Course = (hour, day) =>
          day === 0 && hour >= fromHour && hour < fromHour + hours ? strength : 18;
        const day = but(mildDay(), { name: `${kind} from ${fromHour}:00`, ...DANGERS[kind](inside) });
        expect(unmentioned(day, activity)).toEqual([]);
      }),
      { numRuns: 120, seed: 20_260_610 },
    );
  });
});

function amount(course: Course, hour: number, day: number): number {
  return typeof course === 'number' ? course : course(hour, day);
}

describe('what comes later that day is said with its number or its hour', () => {
  const LATER: ReadonlyArray<[what: string, day: WeatherDay, activity: string, sentence: RegExp]> = [
    [
      'a hurricane to those who drive in the morning',
      miamiHurricane(),
      'driving',
      /;.*(gusts|wind|hurricane).*(1\d\d km\/h|1[0-9]:00)/,
    ],
    ['ice to those who hike after it', glasgowIceStorm(), 'hiking', /\b(ice|icy|glaze|freezing rain)\b/],
    ['ice at dawn to those who run after it', osloIceMorning(), 'running', /\b(ice|icy)\b/],
    ['heat to those who ride at dawn', houstonHeat(), 'cycling', /heat|hot|wet-bulb|feels-like/i],
    ['the inversion that ends the window to sprayers', inversionAtDusk(), 'crop-spraying', /inversion/],
    ['foehn to those who walk a dog before it', foehn(), 'dog-walking', /gusts (of|up to) 95 km\/h/],
    ['a gale after dark to sailors', windByNight(), 'sailing', /83 km\/h|2\.6 m|21:00/],
    ['lightning to golfers in Orlando', orlandoAfternoonStorms(), 'golf', /thunder|lightning|storm/i],
    ['lightning to golfers in Singapore', singaporeAfternoonStorms(), 'golf', /thunder|lightning|storm/i],
    [
      'lightning to sailors in Singapore',
      but(singaporeAfternoonStorms(), { windKmh: 16 }),
      'sailing',
      /thunder|lightning|storm/i,
    ],
    ['hot pavement to dog owners', madridEvening(), 'dog-walking', /asphalt|pavement|ground/],
  ];
  for (const [what, day, activity, sentence] of LATER) {
    test(what, () => {
      expect(judgedOn(day, activity).summary).toMatch(sentence);
    });
  }
});
