/** A question that names an hour, an event or no time at all takes the day of the question before it in the sentence. */
import { expect, test } from 'bun:test';
import type { Interpretation } from '../../../src/ask/question/interpretation.ts';
import { formatLocal, offsetTable } from '../../../src/time/civil.ts';
import { read, table } from './reading.ts';

/** "rain 06-13 06:00 > 06-13 12:00" for each question of the sentence, on the clock of its place. */
function meanings(question: string): string {
  const result = read(question);
  if (result.kind !== 'interpreted') return result.kind;
  return [result.interpretation, ...(result.further ?? [])].map(meaning).join(' | ');
}

function meaning({ topics, subjects: [{ place, times }] }: Interpretation): string {
  const windows = times.map(({ fromMs, toMs }) => {
    const clock = offsetTable(place.tzId, fromMs - 1, toMs + 1);
    return [fromMs, toMs]
      .map((ms) =>
        formatLocal(clock, ms)
          .replace(/^2026-/, '')
          .replace(' 00:00', ''),
      )
      .join(' > ');
  });
  return `${topics[0]} ${windows.join(' & ')}`;
}

const DAYS = table(`
is it dry friday morning, and how windy at 4pm => rain 06-12 06:00 > 06-12 12:00 | wind 06-12 16:00 > 06-12 17:00
what's the high on Sunday? and will it be raining at 6pm => temperature 06-14 > 06-15 | rain 06-14 18:00 > 06-14 19:00
rain tomorrow morning? and is it sunny in the afternoon => rain 06-11 06:00 > 06-11 12:00 | sun 06-11 12:00 > 06-11 18:00
how cold is it tonight and will there be frost in the morning => temperature 06-10 18:00 > 06-11 06:00 | ice 06-11 06:00 > 06-11 12:00
will it rain on Saturday and is it windy this evening => rain 06-13 > 06-14 | wind 06-10 18:00 > 06-10 22:00
will it rain this week and how warm is it at 6pm => rain 06-10 14:30 > 06-15 | temperature 06-10 18:00 > 06-10 19:00
regnet es am Samstag in Kiel und wie windig ist es um 15 Uhr => rain 06-13 > 06-14 | wind 06-13 15:00 > 06-13 16:00
va-t-il pleuvoir demain à Nice et quelle température fera-t-il à 20h => rain 06-11 > 06-12 | temperature 06-11 20:00 > 06-11 21:00
gaat het zaterdag regenen in Gent en hoe warm is het om 21 uur => rain 06-13 > 06-14 | temperature 06-13 21:00 > 06-13 22:00
is it hotter today or tomorrow, and which is windier => temperature 06-10 > 06-11 & 06-11 > 06-12 | wind 06-10 > 06-11 & 06-11 > 06-12
`);

test.each(DAYS)('%s', (question, meaning) => expect(meanings(question)).toBe(meaning));

const EVENTS = table(`
when is the full moon and will it be cloudy in Truro => full-moon 06-10 14:30 > 06-11 | cloud 06-29 18:00 > 06-30 06:00
next full moon and will it be cloudy in Truro => full-moon 06-10 14:30 > 06-11 | cloud 06-29 18:00 > 06-30 06:00
full moon and will it rain in Truro tonight => full-moon 06-10 18:00 > 06-11 06:00 | rain 06-10 18:00 > 06-11 06:00
when's the next new moon in Hexham, and will the sky be clear => new-moon 06-10 14:30 > 06-11 | cloud 06-14 18:00 > 06-15 06:00
when do the Geminids peak and will it be cloudy => meteors 06-10 14:30 > 06-11 | cloud 12-14 18:00 > 12-15 06:00
when is the next solar eclipse and will it be cloudy => eclipses 06-10 14:30 > 06-24
`);

test.each(EVENTS)('%s', (question, meaning) => expect(meanings(question)).toBe(meaning));

test('a figure that is to be higher or lower is held against the one before', () => {
  const changed = (question: string): unknown => {
    const result = read(question);
    if (result.kind !== 'interpreted') return null;
    const { topics, form, change, extreme } = (result.further ?? []).at(-1) ?? result.interpretation;
    return [topics[0], form, change?.to ?? extreme];
  };
  expect(changed('humidity in Kolkata today and will it be lower tomorrow')).toEqual(['humidity', 'compare', 'least']);
  expect(changed('what is the UV today and is it higher tomorrow')).toEqual(['uv', 'compare', 'most']);
  expect(changed('will the temperature be higher this evening')).toEqual(['temperature', 'yes-no', 'more']);
  expect(changed('pressure now, and will it be lower tonight')).toEqual(['pressure', 'yes-no', 'less']);
});

test('a date that is another day of the week than it is said to be is told so', () => {
  const missed = (question: string): number | undefined => {
    const result = read(question);
    return result.kind === 'interpreted' ? result.interpretation.weekdayMissed : -1;
  };
  expect(missed('sunset in Wick on Friday 21 June')).toBe(4);
  expect(missed('rain on Tuesday the 18th in Ripon')).toBe(1);
  expect(missed('Wetter am Montag, den 13. Juni in Kiel')).toBe(0);
  for (const right of [
    'rain on Thursday the 18th',
    'sunset on Sunday 21 June',
    'rain on Friday at 5',
    'Friday 12th to Sunday 14th',
  ])
    expect(missed(`${right} in Ripon`)).toBeUndefined();
});
