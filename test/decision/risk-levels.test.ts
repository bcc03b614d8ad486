/** The level of a risk is the published one, capped where the profile merely notes it, or that of the activity's own curve. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { curveRiskOf, fillCurveLevels } from '../../src/decision/curve-risk.ts';
import { derive } from '../../src/decision/derive.ts';
import { riskLevels } from '../../src/decision/risk-levels.ts';
import { LEVELS, publishedRisk } from '../../src/decision/severity.ts';
import { questionOf } from './scenario.ts';

const days = fc.record({
  profile: fc.constantFrom(...BUILT_IN.profiles),
  temperatureC: fc.integer({ min: -15, max: 42 }),
  windKmh: fc.integer({ min: 0, max: 90 }),
  precipitationMm: fc.constantFrom(0, 0.4, 3, 20),
  visibilityM: fc.constantFrom(80, 700, 20_000),
  uvIndex: fc.integer({ min: 0, max: 12 }),
});

test('levels are those published, capped where noted, and those of curves', () => {
  fc.assert(
    fc.property(days, ({ profile, ...hour }) => {
      const at = (clock: number) => ({
        ...hour,
        temperatureC: hour.temperatureC + 6 * Math.sin(clock),
        windKmh: hour.windKmh + (clock % 5),
        gustKmh: 1.5 * hour.windKmh + clock,
      });
      const input = questionOf({ activity: profile.id, at, daysAfter: 1 });
      const hours = derive(input.weather, input);
      const days = [
        { from: 0, to: 24 },
        { from: 12, to: hours.length },
      ];
      for (const kind of [...profile.risks.limiting, ...profile.risks.noted]) {
        const isCapped = profile.risks.noted.includes(kind) && kind !== 'uv';
        for (const slice of days) {
          const { levels } = riskLevels(hours, profile, kind, slice);
          const { levels: published } = publishedRisk(hours, profile, kind, slice);
          const curve = curveRiskOf(hours, profile, kind);
          if (curve !== null) fillCurveLevels(curve, hours, profile, kind, slice);
          for (let i = slice.from; i < slice.to; i++) {
            const most = isCapped ? LEVELS.high : LEVELS.extreme;
            const expected = Math.max(Math.min(most, published[i]), curve?.levels[i] ?? LEVELS.none);
            expect([kind, i, levels[i]]).toEqual([kind, i, expected]);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});
