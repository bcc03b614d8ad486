/** One time for another: each names its own span in whatever question it stands, and changes nothing else of what is asked. */
import { describe, expect, test } from 'bun:test';
import { table, understood, windowsOf } from '../reading.ts';

const FRAMES = [
  'will it rain {t}?',
  'is it going to rain in London {t}',
  'will it rain {t} in London?',
  'can I paint the fence {t}?',
  'how windy will it be {t}?',
  'can I fly my drone {t}?',
  'best time to run {t}?',
  'umbrella {t}?',
  'london weather {t}',
  'weather {t} london',
  '{T}, will it rain?',
  "what's the temperature {t}?",
  'going for a run {t}, will it be wet?',
  "we're having a picnic {t}, what's the forecast?",
  'uv {t}',
  "i'm off to London {t}. umbrella?",
] as const;

/** Asked on Wednesday 10 June 2026 at 14:30. */
const SPANS = table(`
now => 06-10 14:30 > 06-10 15:30
later today => 06-10 14:30 > 06-11 00:00
this aft => 06-10 14:30 > 06-10 18:00
early this evening => 06-10 17:00 > 06-10 20:00
this evening => 06-10 18:00 > 06-10 22:00
tonight => 06-10 18:00 > 06-11 06:00
at 4pm => 06-10 16:00 > 06-10 17:00
around 4 => 06-10 16:00 > 06-10 17:00
at half four => 06-10 16:30 > 06-10 17:30
at 16:00 => 06-10 16:00 > 06-10 17:00
at 9 tonight => 06-10 21:00 > 06-10 22:00
5-7pm => 06-10 17:00 > 06-10 19:00
between 5 and 7 => 06-10 17:00 > 06-10 19:00
from 5 till 7 => 06-10 17:00 > 06-10 19:00
from 5pm to 7pm => 06-10 17:00 > 06-10 19:00
between 10pm and 2am => 06-10 22:00 > 06-11 02:00
from 10pm to 6am => 06-10 22:00 > 06-11 06:00
until 6pm => 06-10 14:30 > 06-10 18:00
between now and 6 => 06-10 14:30 > 06-10 18:00
after 6 => 06-10 18:00 > 06-11 00:00
from 6 => 06-10 18:00 > 06-11 00:00
from 6 onwards => 06-10 18:00 > 06-11 00:00
from 7 this evening => 06-10 19:00 > 06-11 00:00
13-jun => 06-13 00:00 > 06-14 00:00
from 6pm onwards => 06-10 18:00 > 06-11 00:00
after work => 06-10 17:00 > 06-10 19:00
in the next hour => 06-10 14:30 > 06-10 15:30
for the next hour => 06-10 14:30 > 06-10 15:30
in the next half hour => 06-10 14:30 > 06-10 15:00
in the next 3-4 hours => 06-10 14:30 > 06-10 18:30
over the next few hours => 06-10 14:30 > 06-10 17:30
in 2 hours => 06-10 16:30 > 06-10 17:30
an hour from now => 06-10 15:30 > 06-10 16:30
for 3 hours from 4pm => 06-10 16:00 > 06-10 19:00
for 3 hours from 4 => 06-10 16:00 > 06-10 19:00
from 4pm for 3 hours => 06-10 16:00 > 06-10 19:00
tomorrow => 06-11 00:00 > 06-12 00:00
the day after tomorrow => 06-12 00:00 > 06-13 00:00
tomorrow from 3 => 06-11 15:00 > 06-12 00:00
tomorrow from 3pm onwards => 06-11 15:00 > 06-12 00:00
tomorrow from 9 for 3 hours => 06-11 09:00 > 06-11 12:00
tomorrow 9am-5pm => 06-11 09:00 > 06-11 17:00
9 to 5 tomorrow => 06-11 09:00 > 06-11 17:00
during working hours tomorrow => 06-11 09:00 > 06-11 17:00
early tomorrow morning => 06-11 05:00 > 06-11 08:00
late tomorrow afternoon => 06-11 15:00 > 06-11 18:00
first thing tomorrow => 06-11 05:00 > 06-11 08:00
tomorrow night => 06-11 18:00 > 06-12 06:00
on saturday => 06-13 00:00 > 06-14 00:00
sat => 06-13 00:00 > 06-14 00:00
saturday 13 june => 06-13 00:00 > 06-14 00:00
the 13th => 06-13 00:00 > 06-14 00:00
13/06/2026 => 06-13 00:00 > 06-14 00:00
in 3 days => 06-13 00:00 > 06-14 00:00
from 2 to 4 on saturday => 06-13 14:00 > 06-13 16:00
saturday lunchtime => 06-13 12:00 > 06-13 14:00
weekday evenings next week => 06-15 18:00 > 06-15 22:00 | 06-16 18:00 > 06-16 22:00 | 06-17 18:00 > 06-17 22:00 | 06-18 18:00 > 06-18 22:00 | 06-19 18:00 > 06-19 22:00
in the next day or two => 06-10 14:30 > 06-12 00:00
1900 tonight => 06-10 19:00 > 06-10 20:00
saturday next weekend => 06-20 00:00 > 06-21 00:00
wednesday morning => 06-17 06:00 > 06-17 12:00
tuesday first thing => 06-16 05:00 > 06-16 08:00
every morning this week => 06-11 06:00 > 06-11 12:00 | 06-12 06:00 > 06-12 12:00 | 06-13 06:00 > 06-13 12:00 | 06-14 06:00 > 06-14 12:00
on saturday night => 06-13 18:00 > 06-14 06:00
saturday week => 06-20 00:00 > 06-21 00:00
this weekend => 06-13 00:00 > 06-15 00:00
over the weekend => 06-13 00:00 > 06-15 00:00
friday to sunday => 06-12 00:00 > 06-15 00:00
from saturday => 06-13 00:00 > 06-20 00:00
tonite => 06-10 18:00 > 06-11 06:00
2mrw => 06-11 00:00 > 06-12 00:00
on the night of the 12th => 06-12 18:00 > 06-13 06:00
overnight into saturday => 06-12 18:00 > 06-13 06:00
in the week of the 15th => 06-15 00:00 > 06-22 00:00
from saturday onwards => 06-13 00:00 > 06-20 00:00
the rest of the week => 06-10 14:30 > 06-15 00:00
next week => 06-15 00:00 > 06-22 00:00
next month => 07-01 00:00 > 08-01 00:00
in mid july => 07-11 00:00 > 07-21 00:00
friday and saturday night => 06-12 18:00 > 06-13 06:00 | 06-13 18:00 > 06-14 06:00
`);

const inFrame = (frame: string, time: string): string =>
  frame.replace('{t}', time).replace('{T}', time.charAt(0).toUpperCase() + time.slice(1));

/** All that is understood but the times. */
function restOf(question: string): unknown {
  const { subjects, confidence: _, ...rest } = understood(question);
  return { ...rest, places: subjects.map(({ place }) => place.name) };
}

describe('a time means the same span in every question', () => {
  test.each(SPANS)('%s', (time, span) => {
    const found = FRAMES.map((frame) => windowsOf(inFrame(frame, time)));
    expect(Object.fromEntries(FRAMES.map((frame, i) => [frame, found[i]]))).toEqual(
      Object.fromEntries(FRAMES.map((frame) => [frame, span])),
    );
  });
});

describe('one time for another changes nothing else of what is asked', () => {
  test.each(FRAMES.map((frame) => [frame] as const))('%s', (frame) => {
    const rest = restOf(inFrame(frame, 'tomorrow morning'));
    const others = SPANS.filter(([time]) => JSON.stringify(restOf(inFrame(frame, time))) !== JSON.stringify(rest));
    expect(others.map(([time]) => time)).toEqual([]);
  });
});

const PAST_FRAMES = [
  'how much rain fell {t}',
  'did it rain {t}?',
  'did it rain in London {t}?',
  'how windy was it {t}?',
  '{t} did it rain in london',
] as const;

const PAST = table(`
yesterday => 06-09 00:00 > 06-10 00:00
last night => 06-09 21:00 > 06-10 06:00
this morning => 06-10 06:00 > 06-10 12:00
since this morning => 06-10 06:00 > 06-10 14:30
since 9 this morning => 06-10 09:00 > 06-10 14:30
between midnight and 6 this morning => 06-10 00:00 > 06-10 06:00
since midnight => 06-10 00:00 > 06-10 14:30
since 6pm yesterday => 06-09 18:00 > 06-10 14:30
since last night => 06-09 21:00 > 06-10 14:30
since monday => 06-08 00:00 > 06-10 14:30
in the last hour => 06-10 13:30 > 06-10 14:30
over the past week => 06-03 00:00 > 06-10 00:00
last weekend => 06-06 00:00 > 06-08 00:00
3 days ago => 06-07 00:00 > 06-08 00:00
this time last year => 2025-06-10 00:00 > 2025-06-11 00:00
in may => 05-01 00:00 > 06-01 00:00
`);

describe('a past time means the same span in every question', () => {
  test.each(PAST)('%s', (time, span) => {
    expect(PAST_FRAMES.map((frame) => windowsOf(inFrame(frame, time)))).toEqual(PAST_FRAMES.map(() => span));
  });
});

const OF_TWO = [
  'which is drier, {a} or {b}?',
  'will it rain {a} and {b}?',
  'should I mow the lawn {a} or {b}?',
  '{A} or {b} for a bbq?',
  'will it be warmer {a} than {b}?',
  'paint the fence {a} rather than {b}?',
  'move the bbq from {a} to {b}?',
  'can I paint {a} instead of {b}?',
] as const;

const TWO = table(`
tomorrow / saturday => 06-11 00:00 > 06-12 00:00 | 06-13 00:00 > 06-14 00:00
sunday / this weekend => 06-14 00:00 > 06-15 00:00 | 06-13 00:00 > 06-15 00:00
tonight / tomorrow evening => 06-10 18:00 > 06-11 06:00 | 06-11 18:00 > 06-11 22:00
tonight / saturday at 2pm => 06-10 18:00 > 06-11 06:00 | 06-13 14:00 > 06-13 15:00
tomorrow morning / saturday at 2pm => 06-11 06:00 > 06-11 12:00 | 06-13 14:00 > 06-13 15:00
tomorrow morning / this evening => 06-11 06:00 > 06-11 12:00 | 06-10 18:00 > 06-10 22:00
friday night / saturday afternoon => 06-12 18:00 > 06-13 06:00 | 06-13 12:00 > 06-13 18:00
`);

describe('two times keep their spans beside each other', () => {
  test.each(TWO)('%s', (times, spans) => {
    const [a = '', b = ''] = times.split(' / ');
    const found = OF_TWO.map((frame) =>
      windowsOf(
        frame
          .replace('{a}', a)
          .replace('{A}', a.charAt(0).toUpperCase() + a.slice(1))
          .replace('{b}', b),
      ),
    );
    const inOrder = (text: string): string => text.split(' | ').toSorted().join(' | ');
    expect(found.map(inOrder)).toEqual(OF_TWO.map(() => inOrder(spans)));
  });
});
