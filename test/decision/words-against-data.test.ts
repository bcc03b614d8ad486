/** What a sentence or a risk says is what the data hold: chances of rain, darkness, fog, UV, hours, and the grammar of it. */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import type { DecisionInput } from '../../src/decision/input.ts';
import { solarAltitudesDeg } from '../../src/sky/positions.ts';
import { civilHourAt, HOUR_MS } from '../../src/time/civil.ts';
import { dustHaze, milanFog, wildfireSmoke } from './days/air-fog-sea.ts';
import { ALL_DAYS } from './days/all.ts';
import { polarNight } from './days/clock-and-light.ts';
import { but, judgedOn, questionOn, type WeatherDay } from './days/day.ts';
import { mildDay } from './days/fine.ts';
import { cuscoSun, frostNightAhead } from './days/heat-and-cold.ts';
import { drizzleWithoutChance, lightRainAtLowChance, showersEveryHour } from './days/rain.ts';
import { isGrave, namePattern } from './days/verdicts.ts';

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

/** Every text of an answer, with the activity and the day. */
function texts(day: WeatherDay, activity: string): string[] {
  const { summary, risks } = judgedOn(day, activity);
  return [summary, ...risks.map(({ detail }) => detail)].map((text) => `${text} [${activity}, ${day.name}]`);
}

const ALL_TEXTS = ALL_DAYS.flatMap((day) =>
  ACTIVITIES.flatMap((activity) => {
    try {
      return texts(day, activity);
    } catch {
      return [];
    }
  }),
);

describe('a percentage of rain', () => {
  const days = [...ALL_DAYS.filter(({ without }) => without === undefined)];
  test('in a risk is the forecast’s own for one of its hours', () => {
    const invented = days.flatMap((day) =>
      ACTIVITIES.flatMap((activity) => {
        const input = questionOn(day, activity);
        return judgedOn(day, activity).risks.flatMap(({ detail, fromMs, toMs }) => {
          const stated = statedChances(input, fromMs, toMs);
          return chancesIn(detail)
            .filter((chance) => !stated.has(chance))
            .map((chance) => `${chance} % in "${detail}" (${activity}, ${day.name}): ${[...stated]}`);
        });
      }),
    );
    expect(invented).toEqual([]);
  });
  test('in the sentence is the forecast’s own for an hour of the date', () => {
    const invented = days.flatMap((day) =>
      ACTIVITIES.flatMap((activity) => {
        const input = questionOn(day, activity);
        const { summary, hours } = judgedOn(day, activity);
        const [first, last] = [hours[0].startMs, hours[hours.length - 1].startMs + HOUR_MS];
        const stated = statedChances(input, first, last);
        return chancesIn(summary)
          .filter((chance) => !stated.has(chance))
          .map((chance) => `${chance} % in "${summary}" (${activity}, ${day.name})`);
      }),
    );
    expect(invented).toEqual([]);
  });
  test('of 12 with 0.2 mm in every hour stays 12: nothing is made from the amount', () => {
    for (const text of ACTIVITIES.flatMap((activity) => texts(lightRainAtLowChance(), activity))) {
      for (const chance of chancesIn(text)) expect(chance, text).toBe(12);
    }
  });
  test('is not said where the source states none', () => {
    for (const text of ACTIVITIES.flatMap((activity) => texts(drizzleWithoutChance(), activity))) {
      expect(chancesIn(text), text).toEqual([]);
    }
  });
  test('agrees with data.rain.probability: none is higher', () => {
    for (const activity of ACTIVITIES) {
      const { summary, figures } = judgedOn(showersEveryHour(), activity);
      const most = (figures.rain as { probability: number }).probability;
      for (const chance of chancesIn(summary)) expect(chance, `${activity}: ${summary}`).toBeLessThanOrEqual(most);
    }
  });
  test('never stands beside "dry for another 24 h or more" when it is worth a word', () => {
    for (const text of ALL_TEXTS) {
      if (/dry for another 24 h or more/.test(text)) {
        for (const chance of chancesIn(text)) expect(chance, text).toBeLessThan(20);
      }
    }
  });
});

describe('darkness', () => {
  const altitudeDeg = ({ lat, lon }: DecisionInput, startMs: number): number =>
    Math.max(...solarAltitudesDeg(Float64Array.of(startMs, startMs + HOUR_MS), lat, lon));
  test('is a risk in dark hours alone', () => {
    for (const day of ALL_DAYS) {
      for (const activity of ['running', 'outdoor-work', 'cycling', 'dog-walking', 'gardening', 'driving']) {
        const input = questionOn(day, activity);
        for (const { type, fromMs, toMs } of judgedOn(day, activity).risks) {
          if (type !== 'darkness') continue;
          for (let ms = fromMs; ms < toMs; ms += HOUR_MS) {
            expect(altitudeDeg(input, ms), `${activity}, ${day.name}, ${civilHourAt(input.zone, ms)} h`).toBeLessThan(
              4,
            );
          }
        }
      }
    }
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
        for (const { type, detail } of risks)
          expect([type, detail].join(' '), activity).not.toMatch(/\bfog\b|\bmist\b/i);
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
      const input = questionOn(mildDay(), 'running');
      const day = judgedOn(but(cuscoSun(), { name: `UV ${uvIndex}`, cloudPct: cloudFor(uvIndex) }), 'hiking');
      expect(input.weather.length).toBeGreaterThan(0);
      const uv = day.risks.find(({ type }) => type === 'uv');
      const most = Number((day.figures.uv as { max: number }).max);
      // The cloud was chosen for the number; a tenth either way is the same class.
      expect(Math.abs(most - uvIndex)).toBeLessThan(0.8);
      expect(uv?.detail ?? '').toMatch(new RegExp(`(^|[^a-z] ?)${word}\\b`, 'i'));
      if (word === 'high') expect(uv?.detail).not.toMatch(/very high/i);
    });
  }
  test('and nobody cites a class above eleven for it', () => {
    for (const text of ALL_TEXTS) expect(text).not.toMatch(/threshold 14|\b14\b[^0-9]{0,10}WHO/);
  });
});

/** The cloud under which the high sun of Cusco makes that index: UV = clear · (1 − 0.56 · c³), whose clear noon has 15.8. */
function cloudFor(uvIndex: number): number {
  const clear = Number(
    (judgedOn(but(cuscoSun(), { name: 'no cloud', cloudPct: 0 }), 'hiking').figures.uv as { max: number }).max,
  );
  return 100 * Math.min(1, Math.max(0, (1 - uvIndex / clear) / 0.56)) ** (1 / 3);
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
    for (const day of ALL_DAYS) {
      for (const activity of ACTIVITIES) {
        // Washing is taken in when it is dry.
        if (activity === 'laundry-drying') continue;
        const input = questionOn(day, activity);
        const { windows, hours } = judgedOn(day, activity);
        const [best] = windows;
        if (best === undefined || best.score < 40) continue;
        for (const { startMs, score } of hours) {
          const adjoins = startMs === best.endMs || startMs === best.startMs - HOUR_MS;
          if (adjoins && score > best.score) {
            left.push(
              `${activity}, ${day.name}: ${civilHourAt(input.zone, startMs)} h has ${score}, the window ${best.score}`,
            );
          }
        }
      }
    }
    expect(left).toEqual([]);
  });
});

describe('every sentence', () => {
  test('speaks plain English: articles before numbers, no sun at 0°, nothing said twice', () => {
    for (const text of ALL_TEXTS) {
      expect(text).not.toMatch(/\ba (8|11|18|8\d)(\.\d+)?( ?%| h\b| km| m\b| mm| °C)/);
      expect(text).not.toMatch(/\ban (?!8|11|18)\d/);
      expect(text).not.toMatch(/sun -?0°|index 1 of 1\b|even at the best time, all day|null|NaN|undefined/);
      expect(text).not.toMatch(/ {2}|,,|;;|\.\.|: ;/);
    }
  });
  test('names first what holds the day back, and the risk list agrees with it', () => {
    for (const day of ALL_DAYS) {
      for (const activity of ['driving', 'hiking', 'running', 'sailing']) {
        let answer: ReturnType<typeof judgedOn>;
        try {
          answer = judgedOn(day, activity);
        } catch {
          continue;
        }
        const { verdict, summary, risks, windows } = answer;
        if (verdict !== 'poor' || windows.length === 0) continue;
        const inWindow = risks.filter(
          (risk) => isGrave(risk) && risk.fromMs < windows[0].endMs && risk.toMs > windows[0].startMs,
        );
        if (inWindow.length === 0 || inWindow.some(({ type }) => namePattern(type).test(summary))) continue;
        throw new Error(`${activity}, ${day.name}: ${summary} does not name ${inWindow.map(({ type }) => type)}`);
      }
    }
  });
});
