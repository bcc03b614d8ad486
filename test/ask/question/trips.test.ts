/**
 * A trip over several places and days keeps each place with its own days: stays follow each other, each part of a sequence and each leg of
 * a way has the day that stands beside it, and who leaves on one day and is back on another is away all the time between.
 */
import { expect, test } from 'bun:test';
import { localDate } from '../../../src/ask/question/time/local-clock.ts';
import { DAY_MS } from '../../../src/time/units.ts';
import { read, table, windowsOf } from './reading.ts';

/** "Rome 12-13; Florence 13-16": the places of all answers, each with the days in June of its times. */
function daysOf(question: string): string {
  const result = read(question);
  if (result.kind !== 'interpreted') return result.kind;
  return [result.interpretation, ...(result.further ?? [])]
    .map(({ subjects }) =>
      subjects
        .map(({ place, times }) => {
          const from = Math.min(...times.map(({ fromMs }) => fromMs));
          const to = Math.max(...times.map(({ toMs }) => toMs)) - DAY_MS / 48;
          return `${place.name} ${Number(localDate(place.tzId, from).slice(8))}-${Number(localDate(place.tzId, to).slice(8))}`;
        })
        .join(' + '),
    )
    .join('; ');
}

const TRIPS = table(`
3 days in amsterdam from friday then 2 days in bruges, what's the weather going to be => Amsterdam 12-14; Bruges 15-16
we're in york for 2 days from tomorrow and then edinburgh for 3 days, do we need coats => York 11-12; Edinburgh 13-15
friday in rome then 3 nights in florence => Rome 12-12; Florence 13-15
2 days in leeds and 2 days in york next week => Leeds 15-16; York 17-18
i'm spending 5 days in sydney starting monday and then 3 days in cairns, how hot => Sydney 15-19; Cairns 20-22
weekend in paris then 3 days in lyon, rain? => Paris 13-14; Lyon 15-17
leeds or york for 2 days from friday => Leeds 12-13 + York 12-13
train to penzance on sunday then beach monday => Penzance 14-14; Penzance 15-15
beach saturday then bbq sunday in brighton => Brighton 13-13; Brighton 14-14
driving london to york on friday then york to edinburgh on saturday will it rain => London 12-12 + York 12-12; York 13-13 + Edinburgh 13-13
london to york friday, york to edinburgh saturday, weather? => London 12-12 + York 12-12; York 13-13 + Edinburgh 13-13
leeds friday, york saturday, hull sunday => Leeds 12-12 + York 13-13 + Kingston upon Hull 14-14
`);

test.each([...TRIPS])('each place has its own days: %s', (question, days) => {
  expect(daysOf(question)).toBe(days);
});

test.each([
  ['leaving for leeds friday after work, back sunday night. wet?', '06-12 17:00 > 06-15 06:00'],
  ['train to york saturday, back sunday. raining?', '06-13 00:00 > 06-15 00:00'],
])('who is away comes back: %s', (question, windows) => {
  expect(windowsOf(question)).toBe(windows);
});
