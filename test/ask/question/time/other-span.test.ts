/** Two spans that are compared: "this summer against last". Asked on Wednesday 10 June 2026 at 14:30 in London. */
import { describe, expect, test } from 'bun:test';
import { formatLocal, offsetTable } from '../../../../src/time/civil.ts';
import { table, understood } from '../reading.ts';

function daysOf(question: string): string {
  const { form, subjects } = understood(question);
  const days = subjects[0].times.map(({ fromMs, toMs }) => {
    const zone = offsetTable('Europe/London', fromMs, toMs);
    return [fromMs, toMs].map((ms) => formatLocal(zone, ms).slice(0, 10)).join(' > ');
  });
  return [form, ...days].join(' | ');
}

describe('two spans that are compared', () => {
  test.each(
    table(`
how does this summer compare to last in London => compare | 2026-06-01 > 2026-06-10 | 2025-06-01 > 2025-06-10
is this june wetter than last year's in London => compare | 2026-06-01 > 2026-06-10 | 2025-06-01 > 2025-06-10
was last summer hotter than this one so far in London => compare | 2025-06-01 > 2025-06-10 | 2026-06-01 > 2026-06-10
rainfall this year vs last year in London => compare | 2026-01-01 > 2026-06-10 | 2025-01-01 > 2025-06-10
was last winter colder than the one before in London => compare | 2025-12-01 > 2026-03-01 | 2024-12-01 > 2025-03-01
did it rain more this may than last may in London => compare | 2026-05-01 > 2026-06-01 | 2025-05-01 > 2025-06-01
was last may hotter than this may in London => compare | 2025-05-01 > 2025-06-01 | 2026-05-01 > 2026-06-01
was this winter colder than last winter in London => compare | 2025-12-01 > 2026-03-01 | 2024-12-01 > 2025-03-01
compare this week to last week in London => compare | 2026-06-10 > 2026-06-15 | 2026-06-01 > 2026-06-08
compare may and june in London => compare | 2027-05-01 > 2027-06-01 | 2026-06-01 > 2026-07-01
`),
  )('%s', (question, days) => {
    expect(daysOf(question)).toBe(days);
  });

  test('a way from one time to another stays one time', () => {
    expect(daysOf('rain in London from friday to sunday')).toBe('value | 2026-06-12 > 2026-06-15');
  });
});

describe('what something has been so since', () => {
  test.each(
    table(`
the washing's been out since 11, should I get it in => yes-no | 2026-06-10 > 2026-06-11
the heating has been on since monday, will it get warmer this week => compare | 2026-06-10 > 2026-06-15 | 2026-06-10 > 2026-06-11
has it rained since monday in London => yes-no | 2026-06-08 > 2026-06-10
can i see how much it rained yesterday in London => value | 2026-06-09 > 2026-06-10
`),
  )('%s', (question, days) => {
    expect(daysOf(question)).toBe(days);
  });
});
