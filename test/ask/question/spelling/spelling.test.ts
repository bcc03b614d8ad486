/** Slips of the keys are mended before a question is read; words that are right, and names, stay as they were typed. */
import { describe, expect, test } from 'bun:test';
import { withoutSlips } from '../../../../src/ask/question/spelling/spelling.ts';
import { openTestPlaces } from '../../../place/open.ts';
import { table } from '../reading.ts';

const places = await openTestPlaces();

describe('slips in common words are mended', () => {
  test.each(
    table(`
tommorow => tomorrow
Tommorow => Tomorrow
wether in leeds => weather in leeds
temprature => temperature
raing => raining
saterday => saturday
Wendsday => Wednesday
weekned forcast => weekend forecast
shoud i => should i
windey => windy
chnace of thunderstroms => chance of thunderstorms
willit rain thisweekend => will it rain this weekend
weather inleeds => weather in leeds
will it rain in febuary => will it rain in february
omorrow mornign => tomorrow morning
`),
  )('%s', (typed, meant) => {
    expect(withoutSlips(typed, places)).toBe(meant);
  });
});

describe('what is right stays', () => {
  test.each([
    'weather in Bristol, Wells and Frome',
    // Towns and villages a letter away from a common word.
    'frost in storrs tomorrow',
    'rain in polle',
    'weather in Raine',
    'is it windy at Sandon',
    // Parts of longer names.
    'notting hill carnival weather',
    'rann of kutch',
    'mont ventoux tomorrow',
    'weather in punta cana',
    'lough corrib',
    // Words with a capital letter within a sentence.
    'is it dry at Leeds, Stati Uniti, and will Montey need his coat',
    // Given names, peoples, and what no list of words has.
    'wendy and judy are walking with sandy',
    'gaelic match, finnish sauna, manx gp',
    'past the gloop',
    'womens day, saturdays match, the last 3 junes, childrens party',
    'tmrw wknd sat sun thurs',
    'can i bbq in my gazebo at parkrun',
    'haar, mizzle, scorchio, taps aff, dreich',
  ])('%s', (question) => {
    expect(withoutSlips(question, places)).toBe(question);
  });

  test('a name that is a slip away from a town is not made another word', () => {
    for (const typed of ['weather in Leds', 'rain in bristl', 'weather in windsr', 'is it warm in Readng'])
      expect(withoutSlips(typed, places)).toBe(typed);
  });
});
