/** What a question blames is only confirmed where it is what limits the activity. */
import { describe, expect, test } from 'bun:test';
import { ISSUES_OF, isToBlame } from '../../../src/ask/answer/blame.ts';
import { EN } from '../../../src/ask/answer/sentences/en.ts';

describe('what is blamed', () => {
  test('is to blame where it limits most', () => {
    expect(isToBlame('heat', { mainIssue: 'heat', risks: [] })).toBe(true);
    expect(isToBlame('wind', { mainIssue: 'gust', risks: [] })).toBe(true);
    expect(isToBlame('rain', { mainIssue: 'wet-court', risks: [] })).toBe(true);
  });

  test('is not to blame for what something else spoils', () => {
    expect(isToBlame('heat', { mainIssue: 'gust', risks: [] })).toBe(false);
    expect(isToBlame('cold', { mainIssue: 'rain', risks: [] })).toBe(false);
  });

  test('is not cleared where nothing is known to limit it', () => {
    expect(isToBlame('heat', { mainIssue: null, risks: [] })).toBe(true);
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
