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

describe('words that their neighbours tell are written out', () => {
  test.each(
    table(`
were having a bbq sunday, its so humid => we're having a bbq sunday, it's so humid
whats it like next week were off on monday => what's it like next week we're off on monday
is it dry when were at chessington => is it dry when we're at chessington
what times the next shower => what time's the next shower
how bads the wind gonna be => how bad's the wind gonna be
is it dry after last nights rain => is it dry after last night's rain
id like to know, well be in leeds, ill take a coat => i'd like to know, we'll be in leeds, i'll take a coat
mums 87 and shes alone => mum's 87 and she's alone
is it too warm for the babys cot => is it too warm for the baby's cot
the lakes been frozen for days => the lake's been frozen for days
rivers up a bit => river's up a bit
r u sure it will rain 2night b4 9 => are you sure it will rain tonight before 9
is it ok 2 run 2moro, hot 4 a run => is it ok to run tomorrow, hot for a run
w/e weather, fcast tmoz => weekend weather, forecast tomorrow
leeds + hull, compare nice n marseille => leeds and hull, compare nice and marseille
rain on sun, sat & sun, sun morning => rain on sunday, sat and sunday, sunday morning
at five p m, by seven thirty a m, 8a-5p => at 5pm, by 7:30am, 8am-5p
gusts of twenty eight mph, a hundred and four degrees => gusts of 28 mph, 104 degrees
at nineteen hundred hours => at 19:00
shes eighty four, near eighty four => she's 84, near eighty four
rain leeds tom at five? => rain leeds tomorrow at five?
more than 28 m.p.h or 30 miles an hour => more than 28 mph or 30 mph
doi need a coat, do ineed it => do i need a coat, do i need it
hang the washin out b4 4 => hang the washing out before 4
after-noon, out-side, to night, to morrow => afternoon, outside, tonight, tomorrow
wondering weather i need a coat, is their any snow => wondering whether i need a coat, is there any snow
whats the whether like in leeds => what's the weather like in leeds
is it clea, dry for 3 hors, any cance of rain => is it clear, dry for 3 hours, any chance of rain
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
    'tmrw sat sun thurs',
    'can i bbq in my gazebo at parkrun',
    'haar, mizzle, scorchio, taps aff, dreich',
    // Words that look like others with an apostrophe left out, and are none.
    'were you wet, the roads were icy, where were the storms, winds last monday were getting up',
    'as well be wet, well do i need a coat, oil well be, fallen ill in leeds, the shell be',
    'its own peak, the dog and its walk, kids walking to school, has this been a wet year',
    'how have the last days been, day 1 to day 3, due to day trips',
    // Numbers, names and marks that say what they seem to say.
    'at 4 the day after, by 2 play stops, two foot of snow, a 5p coin, ten to 8, five to 7',
    'n wales and n ireland, b & q, vitamin c, christmas eve, Eve and Tom',
    'count on sun in leeds, sun cream, sun or showers, w/e 14th',
    'good weather to paint, nice weather we have, whether it rains',
  ])('%s', (question) => {
    expect(withoutSlips(question, places)).toBe(question);
  });

  test('a name that is a slip away from a town is not made another word', () => {
    for (const typed of ['weather in Leds', 'rain in bristl', 'weather in windsr', 'is it warm in Readng'])
      expect(withoutSlips(typed, places)).toBe(typed);
  });
});
