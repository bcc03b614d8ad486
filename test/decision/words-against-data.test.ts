/** What a sentence or a risk says is what the data hold: chances of rain, darkness, fog, UV, hours, and the grammar of it. */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import type { DecisionInput } from '../../src/decision/input.ts';
import { solarAltitudesDeg } from '../../src/sky/positions.ts';
import { civilHourAt } from '../../src/time/civil.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { dustHaze, milanFog, wildfireSmoke } from './days/air-fog-sea.ts';
import { ALL_DAYS } from './days/all.ts';
import { polarNight } from './days/clock-and-light.ts';
import { hoursOn, judgedOn, questionOn, type WeatherDay } from './days/day.ts';
import { cuscoSun, frostNightAhead } from './days/heat-and-cold.ts';
import { drizzleWithoutChance, lightRainAtLowChance, showersEveryHour } from './days/rain.ts';
import { isGrave, namePattern } from './days/verdicts.ts';
import { profileOf, questionOf } from './scenario.ts';

const ACTIVITIES = BUILT_IN.profiles.map(({ id }) => id);
const CHANCE = /(\d+) ?% chance/g;

/** The chances that the forecast itself holds for the hours that begin between two instants, in whole percent. */
function statedChances({ weather }: DecisionInput, fromMs: number, toMs: number): Set<number> {
  const { precipitationProbabilityPct } = weather.columns;
  const stated = new Set<number>();
  for (let i = 0; i < weather.length; i++) {
    if (weather.startMs[i] >= fromMs && weather.startMs[i] < toMs)
      stated.add(Math.round(precipitationProbabilityPct[i]));
  }
  return stated;
}

function chancesIn(text: string): number[] {
  return [...text.matchAll(CHANCE)].map((match) => Number(match[1]));
}

/** A sentence without what it says of the hours before its window. */
function afterTheStart(text: string): string {
  return text.replace(/until then [^;]*/, '');
}

/** Every text of an answer, with the activity and the day. */
function texts(day: WeatherDay, activity: string): string[] {
  const { summary, risks } = judgedOn(day, activity);
  return [summary, ...risks.map(({ detail }) => detail)].map((text) => `${text} [${activity}, ${day.name}]`);
}

interface Answer {
  readonly day: WeatherDay;
  readonly activity: string;
  readonly input: DecisionInput;
  readonly decision: DayDecision;
}

/** Every kind of day for every activity; those of which too little is known for a decision are left out. */
const ANSWERS: readonly Answer[] = ALL_DAYS.flatMap((day) =>
  ACTIVITIES.flatMap((activity) => {
    const input = questionOn(day, activity);
    const decision = decideDay(input);
    return decision === null ? [] : [{ day, activity, input, decision }];
  }),
);
const ALL_TEXTS = ANSWERS.flatMap(({ day, activity, decision: { summary, risks } }) =>
  [summary, ...risks.map(({ detail }) => detail)].map((text) => `${text} [${activity}, ${day.name}]`),
);

describe('a percentage of rain', () => {
  const withChances = ANSWERS.filter(({ day }) => day.without === undefined);
  test('in a risk is the forecast’s own for one of its hours', () => {
    const invented = withChances.flatMap(({ day, activity, input, decision }) =>
      decision.risks.flatMap(({ detail, fromMs, toMs }) => {
        const stated = statedChances(input, fromMs, toMs);
        return chancesIn(detail)
          .filter((chance) => !stated.has(chance))
          .map((chance) => `${chance} % in "${detail}" (${activity}, ${day.name}): ${[...stated]}`);
      }),
    );
    expect(invented).toEqual([]);
  });
  test('in the sentence is the forecast’s own for an hour of the date', () => {
    const invented = withChances.flatMap(({ day, activity, input, decision: { summary } }) => {
      const { startMs } = input.day;
      const stated = statedChances(input, startMs, input.nextDay.endMs);
      return chancesIn(summary)
        .filter((chance) => !stated.has(chance))
        .map((chance) => `${chance} % in "${summary}" (${activity}, ${day.name})`);
    });
    expect(invented).toEqual([]);
  });
  test('of 12 with 0.2 mm in every hour stays 12: nothing is made from the amount', () => {
    for (const text of ACTIVITIES.flatMap((activity) => texts(lightRainAtLowChance(), activity))) {
      for (const chance of chancesIn(text)) expect(chance, text).toBe(12);
    }
  });
  test('between two whole ones is rounded as the forecast itself is, in the figures and in the words', () => {
    for (let tenths = 5; tenths < 1000; tenths += 10) {
      const base = { precipitationProbabilityPct: tenths / 10, precipitationMm: 3 };
      const decision = decideDay(questionOf({ activity: 'running', base }));
      expect(decision?.figures.rain.probability).toBe(Math.round(tenths / 10));
      for (const chance of chancesIn(decision?.summary ?? '')) expect(chance).toBe(Math.round(tenths / 10));
    }
  });
  test('is not said where the source states none', () => {
    for (const text of ACTIVITIES.flatMap((activity) => texts(drizzleWithoutChance(), activity))) {
      expect(chancesIn(text), text).toEqual([]);
    }
  });
  test('agrees with data.rain.probability: none is higher, but for one of the hours before the window', () => {
    for (const activity of ACTIVITIES) {
      const { summary, figures } = judgedOn(showersEveryHour(), activity);
      const most = (figures.rain as { probability: number }).probability;
      for (const chance of chancesIn(afterTheStart(summary)))
        expect(chance, `${activity}: ${summary}`).toBeLessThanOrEqual(most);
    }
  });
  test('never stands beside "dry for another 24 h or more" when it is worth a word', () => {
    for (const text of ALL_TEXTS) {
      if (/dry for another 24 h or more/.test(text)) {
        for (const chance of chancesIn(afterTheStart(text))) expect(chance, text).toBeLessThan(20);
      }
    }
  });
});

describe('darkness', () => {
  const altitudeDeg = ({ lat, lon }: DecisionInput, startMs: number): number =>
    solarAltitudesDeg(Float64Array.of(startMs + HOUR_MS / 2), lat, lon)[0];
  test('is a risk in dark hours alone', () => {
    const light: string[] = [];
    for (const { day, activity, input, decision } of ANSWERS) {
      for (const { type, fromMs, toMs } of decision.risks) {
        if (type !== 'darkness') continue;
        for (let ms = fromMs; ms < toMs; ms += HOUR_MS) {
          if (altitudeDeg(input, ms) > 1) light.push(`${activity}, ${day.name}, ${civilHourAt(input.zone, ms)} h`);
        }
      }
    }
    expect(light).toEqual([]);
  });
  test('is told for every window that is offered', () => {
    for (const activity of ['running', 'cycling', 'dog-walking', 'driving']) {
      const input = questionOn(polarNight(), activity);
      const { windows, risks } = judgedOn(polarNight(), activity);
      for (const { startMs, endMs } of windows) {
        const dark = Array.from({ length: (endMs - startMs) / HOUR_MS }, (_, i) => startMs + i * HOUR_MS).filter(
          (ms) => altitudeDeg(input, ms) < -6,
        );
        for (const ms of dark) {
          const told = risks.some((risk) => risk.type === 'darkness' && risk.fromMs <= ms && risk.toMs > ms);
          expect(told, `${activity} at ${civilHourAt(input.zone, ms)} h`).toBe(true);
        }
      }
    }
  });
});

describe('what is in the air', () => {
  for (const day of [wildfireSmoke(), dustHaze()]) {
    test(`${day.name} is not called fog`, () => {
      for (const activity of ACTIVITIES) {
        const { summary, risks } = judgedOn(day, activity);
        expect(summary, activity).not.toMatch(/\bfog\b|\bmist\b/i);
        for (const { type, detail } of risks) {
          // What stands in brackets is the name of a scale.
          expect(`${type}: ${detail.replace(/\(.*\)/, '')}`, activity).not.toMatch(/\bfog\b|\bmist\b/i);
        }
      }
    });
  }
  test('fog is', () => {
    expect(judgedOn(milanFog(), 'driving').risk('fog')?.severity).toMatch(/severe|extreme/);
  });
});

describe('UV is told in the words of WHO', () => {
  for (const [uvIndex, word] of [
    [4, 'moderate'],
    [7, 'high'],
    [9, 'very high'],
    [11, 'extreme'],
    [13, 'extreme'],
  ] as const) {
    test(`${uvIndex} is ${word}`, () => {
      const { detail } = uvRisk(uvIndex);
      expect(detail).toMatch(new RegExp(`\\b${word}\\b`, 'i'));
      if (word === 'high') expect(detail).not.toMatch(/very high/i);
    });
  }
  test('and nobody cites a class above eleven for it', () => {
    for (const text of ALL_TEXTS) expect(text).not.toMatch(/^UV.*threshold 14/);
  });
});

/** The risk of a day in the high sun whose index rises to that value at noon. */
function uvRisk(uvIndex: number): { detail: string } {
  const weather = hoursOn(cuscoSun());
  const noon = Math.max(...weather.columns.uvIndex);
  const columns = { ...weather.columns, uvIndex: weather.columns.uvIndex.map((value) => (value * uvIndex) / noon) };
  const decision = decideDay(questionOn(cuscoSun(), 'hiking', {}, { ...weather, columns }));
  return decision?.risks.find(({ type }) => type === 'uv') ?? { detail: 'no risk of UV' };
}

describe('frost', () => {
  test('in a garden cites gardening, not concrete', () => {
    for (const { type, detail } of judgedOn(frostNightAhead(), 'gardening').risks) {
      if (type === 'freeze-ahead' || type === 'frost') expect(detail).not.toMatch(/ACI|EN 206|NHBC|concrete/);
    }
  });
});

describe('windows', () => {
  test('take in an adjoining hour that is better than they are', () => {
    const left: string[] = [];
    for (const { day, activity, input, decision } of ANSWERS) {
      const [best] = decision.windows;
      // Washing is taken in when it is dry.
      if (activity === 'laundry-drying' || best === undefined || best.score < 40) continue;
      for (const { startMs, score } of decision.hours) {
        const adjoins = startMs === best.endMs || startMs === best.startMs - HOUR_MS;
        if (!adjoins || score <= best.score) continue;
        left.push(
          `${activity}, ${day.name}: ${civilHourAt(input.zone, startMs)} h has ${score}, the window ${best.score}`,
        );
      }
    }
    expect(left).toEqual([]);
  });
});

describe('what an activity is judged by', () => {
  test('is given for all hours of the window that is offered, as the sentence says it', () => {
    const drier = questionOf({
      activity: 'concrete',
      at: (hour) => ({ relativeHumidityPct: 80 - 2 * hour, dewPointC: 13 - hour / 2, windKmh: 8 + hour / 2 }),
    });
    const decision = decideDay(drier);
    const said = /evaporation up to ([\d.]+) kg/.exec(decision?.summary ?? '')?.[1];
    expect(decision?.figures.evaporation?.max).toBe(Number(said));
  });
});

describe('every sentence', () => {
  test('speaks plain English: articles before numbers, no sun at 0°, nothing said twice', () => {
    const clumsy = [
      /\ba (8|11|18|8\d)(\.\d+)?( ?%| h\b| km| m\b| mm| °C)/,
      /\ban (?!8|11|18)\d/,
      /sun -?0°|index 1 of 1\b|even at the best time, all day|null|NaN|undefined/,
      / {2}|,,|;;|\.\.|: ;/,
    ];
    expect(ALL_TEXTS.filter((text) => clumsy.some((pattern) => pattern.test(text)))).toEqual([]);
  });
  test('of a poor day names a grave risk of its window, where there is one', () => {
    const silent = ANSWERS.flatMap(({ day, activity, decision: { verdict, summary, risks, windows } }) => {
      const [best] = windows;
      if (verdict !== 'poor' || best === undefined) return [];
      const limiting: readonly string[] = profileOf(activity).risks.limiting;
      const grave = risks
        .filter((risk) => isGrave(risk) && limiting.includes(risk.type))
        .filter((risk) => risk.fromMs < best.endMs && risk.toMs > best.startMs);
      if (grave.length === 0 || grave.some(({ type }) => namePattern(type).test(summary))) return [];
      return [`${activity}, ${day.name}: "${summary}" does not name ${grave.map(({ type }) => type)}`];
    });
    expect(silent).toEqual([]);
  });
});
