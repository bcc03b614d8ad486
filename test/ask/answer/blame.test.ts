/** What a question blames is only confirmed where it is what limits the activity. */
import { describe, expect, test } from 'bun:test';
import { ISSUES_OF, isToBlame } from '../../../src/ask/answer/blame.ts';
import { EN } from '../../../src/ask/answer/sentences/en.ts';

const WARM = { lowC: 15, highC: 30 };

describe('what is blamed', () => {
  test('is to blame where it limits most', () => {
    expect(isToBlame('heat', { mainIssue: 'heat', risks: [] }, WARM)).toBe(true);
    expect(isToBlame('wind', { mainIssue: 'gust', risks: [] }, WARM)).toBe(true);
    expect(isToBlame('rain', { mainIssue: 'wet-court', risks: [] }, WARM)).toBe(true);
  });

  test('is not to blame for what something else spoils', () => {
    expect(isToBlame('heat', { mainIssue: 'gust', risks: [] }, WARM)).toBe(false);
    expect(isToBlame('cold', { mainIssue: 'rain', risks: [] }, WARM)).toBe(false);
  });

  test('is no heat where it stays cold, and no cold where it stays warm', () => {
    const byTemperature = { mainIssue: 'thermal', risks: [] } as const;
    expect(isToBlame('heat', byTemperature, WARM)).toBe(true);
    expect(isToBlame('heat', byTemperature, { lowC: 1, highC: 5 })).toBe(false);
    expect(isToBlame('cold', byTemperature, { lowC: 1, highC: 5 })).toBe(true);
    expect(isToBlame('cold', byTemperature, { lowC: 24, highC: 36 })).toBe(false);
  });

  test('is not cleared where nothing is known to limit it', () => {
    expect(isToBlame('heat', { mainIssue: null, risks: [] }, WARM)).toBe(true);
  });
});

test('every issue that counts as one is an issue that answers name', () => {
  const named = Object.keys(EN);
  expect(
    Object.values(ISSUES_OF)
      .flat()
      .filter((issue) => !named.includes(`issue.${issue}`)),
  ).toEqual([]);
  expect(Object.keys(ISSUES_OF).filter((blamed) => !named.includes(`issue.${blamed}`))).toEqual([]);
});
