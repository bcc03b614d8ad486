/** What is told before a question is asked: its times are none of what is asked. On Wednesday 10 June 2026 at 14:30. */
import { describe, expect, test } from 'bun:test';
import { understood } from './reading.ts';

const DAY_MS = 24 * 3_600_000;
const NOW_MS = Date.parse('2026-06-10T13:30:00Z');

describe('what is asked behind what is told', () => {
  test.each([
    'it rained all weekend is it ever going to stop in Leeds',
    'been a scorcher all week, when does it end in Leeds',
    'got soaked this morning, is it going to rain in Leeds',
    'had hail yesterday, any more today in Leeds',
  ])('%s is about what is to come', (question) => {
    const [{ times }] = understood(question).subjects;
    expect(times.map(({ era }) => era)).toEqual(['coming']);
    expect(times[0].fromMs).toBe(NOW_MS);
  });

  test('a plan that is told gives its day to the question', () => {
    const [{ times }] = understood('had a barbecue planned for saturday, is it going to rain in Leeds').subjects;
    expect(times[0].fromMs).toBe(Date.parse('2026-06-12T23:00:00Z'));
  });

  test('a question about what was stays there', () => {
    const [{ times }] = understood('it was so wet last week, did it rain on friday in Leeds').subjects;
    expect(times.every(({ toMs }) => toMs <= NOW_MS)).toBe(true);
  });

  test('what was is held against what comes where that is asked', () => {
    const [{ times }] = understood('it was hot yesterday, will today be hotter in Leeds').subjects;
    expect(times.some(({ fromMs }) => fromMs < NOW_MS - DAY_MS)).toBe(true);
  });
});
