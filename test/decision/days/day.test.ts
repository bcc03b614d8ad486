/** The builders of days: physically sound, and the same weather as columns and as an upstream's answer. */
import { describe, expect, test } from 'bun:test';
import { ALL_DAYS } from './all.ts';
import { hoursOn, judgedOn } from './day.ts';
import { calmAutumnDay, ordinaryFineDay } from './fine.ts';
import { rainFrom } from './rain.ts';
import { serviceOnDay } from './service.ts';
import { osloIceMorning } from './snow-and-ice.ts';

describe('every kind of day', () => {
  test('has a name of its own', () => {
    const names = ALL_DAYS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
  test('is physically possible in every hour', () => {
    const impossible = ALL_DAYS.flatMap((day) => {
      const { columns, length } = hoursOn(day);
      const wrong: string[] = [];
      for (let i = 0; i < length; i++) {
        const at = (name: keyof typeof columns): number => columns[name][i];
        const faults = [
          at('dewPointC') > at('temperatureC') && 'dew point above the air',
          at('relativeHumidityPct') > 100 && 'humidity above 100 %',
          at('gustKmh') < at('windKmh') && 'gust below the wind',
          at('snowfallCm') > 0 && at('temperatureC') > 3 && 'snow in warm air',
          at('snowDepthM') < 0 && 'less than no snow',
          at('precipitationMm') < 0 && 'less than no rain',
          at('precipitationProbabilityPct') > 100 && 'more than certain',
          at('shortwaveWm2') > 1250 && 'more sun than there is',
        ].filter((fault) => fault !== false);
        wrong.push(...faults.map((fault) => `${day.name}, hour ${i}: ${fault}`));
      }
      return wrong;
    });
    expect(impossible).toEqual([]);
  });
  for (const day of [ordinaryFineDay(), calmAutumnDay(), rainFrom(), osloIceMorning()]) {
    test(`${day.name} scores over HTTP as it does by its columns`, async () => {
      const { decide, close } = await serviceOnDay(day);
      for (const activity of ['driving', 'golf', 'outdoor-event']) {
        const { body } = await decide(activity, { when: day.date });
        // The sun of the hour before and the rounding of upstream may make a point or two.
        expect(Math.abs(body.score - judgedOn(day, activity, { nowHour: 1 }).score), activity).toBeLessThanOrEqual(3);
      }
      await close();
    });
  }
});
