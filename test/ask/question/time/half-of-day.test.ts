/**
 * An hour without am or pm is read by what is done at it, else it is the next one; where nothing tells, both are answered.
 * Asked on Wednesday 10 June 2026 at 14:30 in London.
 */
import { describe, expect, test } from 'bun:test';
import { formatLocal, offsetTable } from '../../../../src/time/civil.ts';
import { table, understood } from '../reading.ts';

function startsOf(question: string): string {
  return understood(question)
    .subjects[0].times.map(({ fromMs, toMs }) =>
      formatLocal(offsetTable('Europe/London', fromMs - 1, toMs + 1), fromMs).slice(5),
    )
    .join(' | ');
}

describe('a bare hour', () => {
  test.each(
    table(`
is it ok to go for a run at 7 tomorrow in London => 06-11 07:00
cycling to work at 6 tomorrow in London, will it be wet => 06-11 06:00
should i take the motorbike to work in London tomorrow at 7 => 06-11 07:00
bbq in London at 6 tomorrow => 06-11 18:00
dinner on the terrace in London at 8 tomorrow => 06-11 20:00
walking home in London at 7 tomorrow, rain? => 06-11 19:00
will it be light in London by 5 tomorrow => 06-11 05:00
bit parky this morning in London, will it warm up => 06-10 14:30
running home in London at 6, will it be hot => 06-10 18:00
will it rain in London at 7 tomorrow => 06-11 07:00 | 06-11 19:00
temperature in London at 6 on saturday => 06-13 06:00 | 06-13 18:00
will it rain in London at 8 => 06-10 20:00
did it rain in London at 7 => 06-10 07:00
golf in London at 8 on friday => 06-12 08:00
will it rain in London at 8 tomorrow => 06-11 08:00
will it rain in London before 6 => 06-10 14:30
I finish nights at 7 in London, will it be dry => 06-11 07:00
`),
  )('%s', (question, starts) => {
    expect(startsOf(question)).toBe(starts);
  });
});

describe('spans that a word of the sun or a length gives', () => {
  test.each(
    table(`
will it be clear in London from dusk till dawn => 06-10 21:16
how windy in London from dawn to dusk tomorrow => 06-11 04:43
weather in London on the 15th of next month => 07-15 00:00
is it going to be a hot summer in London => 06-10 14:30 | 06-24 00:00
will it be a cold winter in London => 12-01 00:00
`),
  )('%s', (question, starts) => {
    expect(startsOf(question)).toBe(starts);
  });

  test('days run on from the day that is named', () => {
    const [time] = understood('I fly to London on monday for a week, what will it be like').subjects[0].times;
    expect([time.fromMs, time.toMs].map((ms) => new Date(ms).toISOString())).toEqual([
      '2026-06-14T23:00:00.000Z',
      '2026-06-21T23:00:00.000Z',
    ]);
  });
});

describe('several hours', () => {
  test.each(
    table(`
will it be wetter in London in the morning or the afternoon => 06-11 06:00 | 06-11 12:00
temps in London at 9, 12 and 3 => 06-11 09:00 | 06-11 12:00 | 06-11 15:00
rain in London this evening or tomorrow morning => 06-10 18:00 | 06-11 06:00
better to run in London tonight or tomorrow morning before work => 06-10 18:00 | 06-11 06:00
can I mow in London after work, say 6.30 => 06-10 18:30
is next weekend in London better than this one => 06-20 00:00 | 06-13 00:00
`),
  )('%s', (question, starts) => {
    expect(startsOf(question)).toBe(starts);
  });
});
