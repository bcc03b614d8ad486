/** What is asked in the evening of frost and cold is of the night, and other small turns of questions in winter. */
import { describe, expect, test } from 'bun:test';
import { createQuestionParser } from '../../../src/ask/question/parse.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import { formatLocal, offsetTable } from '../../../src/time/civil.ts';
import { openTestPlaces } from '../../place/open.ts';
import { read, table, understood } from './reading.ts';

const parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });
/** Sunday 29 November 2026 at 17:00 in London. */
const NOW_MS = Date.parse('2026-11-29T17:00:00Z');

function window(question: string): string {
  const result = parser.parse(question, {
    nowMs: NOW_MS,
    fallbacks: [{ text: 'London, England, GB', source: 'default' }],
    home: 'GB',
  });
  if (result.kind !== 'interpreted') throw new Error(`${question}: ${JSON.stringify(result)}`);
  const [{ times }] = result.interpretation.subjects;
  const clock = offsetTable('Europe/London', NOW_MS, NOW_MS + 1);
  return times
    .map(({ fromMs, toMs }) => [fromMs, toMs].map((ms) => formatLocal(clock, ms).slice(5)).join(' > '))
    .join();
}

const THROUGH_NIGHT = '11-29 17:00 > 11-30 09:00';

describe('frost and cold without a time are those of the night that comes', () => {
  const OF_NIGHT = table(`
will it freeze => ${THROUGH_NIGHT}
is it going to be frosty => ${THROUGH_NIGHT}
should I bring the geraniums in => ${THROUGH_NIGHT}
do the dahlias need to come in => ${THROUGH_NIGHT}
will the car need scraping => ${THROUGH_NIGHT}
should I drain the hose => ${THROUGH_NIGHT}
how cold will it get => ${THROUGH_NIGHT}
will it drop below 5 => ${THROUGH_NIGHT}
is it icy out => 11-29 17:00 > 11-29 18:00
is the ground frozen => 11-29 17:00 > 11-30 00:00
how cold is it => 11-29 17:00 > 11-29 18:00
how warm will it get => 11-29 17:00 > 11-30 00:00
is it going to be warm => 11-29 17:00 > 11-30 00:00
will it fall to 3 => ${THROUGH_NIGHT}
power washing tomorrow, will it freeze after => 11-30 12:00 > 12-01 09:00
`);
  test.each(OF_NIGHT)('%s', (question, expected) => {
    expect(window(question)).toBe(expected);
  });
});

describe('three capitals are no airport where people mean something else', () => {
  const ACRONYMS = table(`
DIY on Saturday, can I paint the shed => London
MOT tomorrow at 9 will it be icy => London
can I see the ISS tonight, is it clear enough => London
LED lights up outside tomorrow, rain? => London
crosswind at LED tomorrow => Pulkovo Airport
weather LAX => Los Angeles International Airport
`);
  test.each(ACRONYMS)('%s', (question, expected) => {
    expect(understood(question).subjects.map(({ place }) => place.name)).toEqual([expected]);
  });
});

describe('no yes to one thing where another is asked', () => {
  const TOLD = table(`
will the snow turn to rain => snow value
is the rain changing to sleet later => snow value
have the pitches had too much rain this week => rain value
what will I hit on the drive to York tomorrow => general value
bike ride tomorrow, I don't go if it's under 5 degrees => temperature value
is it going to rain or not tomorrow => rain yes-no
`);
  test.each(TOLD)('%s', (question, expected) => {
    const { topics, form } = understood(question);
    expect(`${topics[0]} ${form}`).toBe(expected);
  });
});

test('of parts of the same days the narrower is meant', () => {
  const [{ times }] = understood("what's the best morning this week for a run before work").subjects;
  expect(new Set(times.map(({ fromMs, toMs }) => (toMs - fromMs) / 3_600_000))).toEqual(new Set([3]));
});

test('the planets, a river that is named and a season that is near are known', () => {
  expect(understood('planets tonight?').topics[0]).toBe('planets');
  expect(understood('is the river Wharfe high').topics[0]).toBe('rivers');
  expect(understood('is winter nearly here').topics[0]).toBe('seasons');
  expect(read('touching up the paint on the front door, which day this week').kind).toBe('interpreted');
});

test('"tmrws" is tomorrow', () => {
  expect(window('tmrws weather')).toBe('11-30 00:00 > 12-01 00:00');
});
