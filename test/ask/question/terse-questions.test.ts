/** Questions of a few words, as they are typed into a search box. Asked on Wednesday 10 June at 14:30 in London. */
import { describe, expect, test } from 'bun:test';
import { table, understood, windowsOf } from './reading.ts';

describe('the words of the sky are no towns', () => {
  const SKY = table(`
sunrise tomorrow => London sunrise
Sunrise today => London sunrise
sunrise saturday worth getting up for? => London sunrise
hail tomorrow => London hail
aurora tonight => London aurora
mist in the valleys tomorrow morning => London fog
weather in Sunrise => Sunrise general
sunrise in Sunrise FL tomorrow => Sunrise sunrise
Aurora tomorrow => Aurora general
`);
  test.each(SKY)('%s', (question, expected) => {
    const { subjects, topics } = understood(question);
    expect(`${subjects[0].place.name} ${topics[0]}`).toBe(expected);
  });
});

describe('out at one hour and back by another is the time between, but of a way to work', () => {
  const OUT = table(`
ride out at 8 tomorrow back by 12, will it rain => 06-11 08:00 > 06-11 12:00
walk at 10 tomorrow, back by 1, do I need a raincoat => 06-11 10:00 > 06-11 13:00
washing on the line by 4 dry by 7? => 06-10 16:00 > 06-10 19:00
bus stop at 7:10 tomorrow, jackets? => 06-11 07:10 > 06-11 08:10
`);
  test.each(OUT)('%s', (question, expected) => {
    expect(windowsOf(question)).toBe(expected);
  });

  test('the two ways of a commute', () => {
    expect(windowsOf('cycling to work tomorrow leave 7.30 back at 6 rain?').split(' | ')).toHaveLength(2);
  });
});

describe('what is asked leads', () => {
  const LEADS = table(`
pouring a driveway Friday, freeze risk that night? => ice
driving to York Saturday morning what's the weather along the A64 => general
which half of the weekend is better => general
vents open in the polytunnel today => temperature
put the cushions away? => rain
will it dry a double duvet => activity
scarify sunday? => activity
dry for the bbq at 6 tomorrow? => rain
is it dry for a run at 7 => rain
roof off the car tomorrow? => rain
when is best to go to Japan => visit
photographing the suspension bridge at golden hour, cloud? => cloud
convertible saturday? => rain
is it wellie weather => clothing
whats saturday doing => general
nice out? => general
what day is the worst => general
thunder and the dog, any tonight? => thunder
halloween guising weather => general
`);
  test.each(LEADS)('%s', (question, expected) => {
    expect(understood(question).topics[0]).toBe(expected as 'rain');
  });
});

test('balloons that are flown have no verdict, and are no town', () => {
  expect(understood('can they fly the balloons tomorrow morning').uncovered).not.toBeNull();
  expect(understood('balloon fiesta weather in august').subjects[0].place.name).toBe('London');
});

test('the cooler of two is told by the days, the cooler night by its low', () => {
  expect(understood('which is cooler tomorrow Leeds or London').byHighs).toBe(true);
  expect(understood('coolest day this week').byHighs).toBe(true);
  expect(understood('coolest night this week').byHighs).toBeUndefined();
  expect(understood('coldest day this week').byHighs).toBeUndefined();
});

test('the best of the next days is a day, and "by Sunday" is the Sunday', () => {
  expect(understood('best of the next 3 days for a walk').form).toBe('which-day');
  expect(windowsOf('if it rains tomorrow will it be dry by sunday')).toContain('06-14 00:00 > 06-15 00:00');
});

test('a season that is over is another one', () => {
  const negated = (question: string) => understood(question).negated;
  for (const over of ['is summer over', 'is winter over yet', 'has spring ended', 'has summer finished'])
    expect([over, negated(over)]).toEqual([over, true]);
  for (const now of ['is it summer', 'is winter here', 'is it still summer'])
    expect([now, negated(now)]).toEqual([now, false]);
});

test('a yes to rain that misses a place is one to none', () => {
  for (const question of [
    'is the rain going to miss Leeds',
    'will the storm miss us tomorrow',
    'will the showers bypass us',
  ])
    expect([question, understood(question).negated]).toEqual([question, true]);
});

test('hotter or colder than another day is told by the highs', () => {
  expect(understood('hotter or colder than yesterday').byHighs).toBe(true);
});
