/** Which value is told where people ask for one in their own short words: the sun, the air, the sea, panels, and what is wanted at least. */
import { describe, expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const QUESTIONS = table(`
how long until its dark in Leeds => dusk when
how long have we got light => sunset when
civil twilight times tomorrow in Leeds => dawn value
can i burn in Leeds today => uv value
when is the sun strongest on my roof in Leeds tomorrow => uv which-day
at least 6 hours sun in Leeds tomorrow? => sunshine yes-no
how many hours sun in Leeds tomorrow => sunshine value
how dry is the air in Leeds today => humidity value
ceiling at Leeds tomorrow => upper-air value
should i paint the ceiling in Leeds tomorrow => activity yes-no
is it flat at Newquay => waves yes-no
wind in mph please => wind value
are there any lulls in the wind in Leeds tomorrow => wind which-day
hail the size of golf balls in Denver? => hail value
is golf on in Leeds tomorrow => activity yes-no
indoor or outdoor drying in Leeds today? => activity yes-no
dry by tonight if i hang it now in Leeds? => activity yes-no
how sure are you about saturday in Leeds => general value
`);

describe('a value that is asked for in few words', () => {
  test.each(QUESTIONS)('%s', (question, expected) => {
    const { topics, form } = understood(question);
    expect(`${topics[0]} ${form}`).toBe(expected);
  });
});

test.each([
  ['is it +30 in Leeds today', 30],
  ['plus 30 in Leeds tomorrow?', 30],
  ['is it 30 yet in Leeds', 30],
  ['is it 30 degrees in Madrid', 30],
  ['is it really 41 degrees in Seville today', null],
])('%s: as warm as that, at least', (question, value) => {
  expect(understood(question).threshold?.value ?? null).toBe(value);
});

test.each([
  ['how many kwh will 10 panels give in Leeds on friday', 4],
  ['10 panels of 450 W in Leeds tomorrow', 4.5],
  ['solar panels in Leeds tomorrow', null],
])('%s: their power', (question, kw) => {
  expect(understood(question).panelsKw).toBe(kw);
});

test.each([
  ["what's the temp in Leeds between 2 and 4", '14:30–16:00', null],
  ['under 15mph wind in Leeds between 9 and 12 tomorrow', '09:00–12:00', 'under 15mph'],
  ['is the temperature in Leeds between 15 and 20', null, 'between 15 and 20'],
  ['will the wind in Leeds stay between 5 and 10', null, 'between 5 and 10'],
])('%s: hours, or the limits of a value', (question, hours, limit) => {
  const { subjects, threshold } = understood(question);
  const [{ fromMs, toMs, grain }] = subjects[0].times;
  const clock = (ms: number) => new Date(ms + 3_600_000).toISOString().slice(11, 16);
  expect(grain === 'hours' ? `${clock(fromMs)}–${clock(toMs)}` : null).toBe(hours);
  expect(threshold?.text ?? null).toBe(limit);
});

test.each(
  table(`
solstice when => solstice when
when is the equinox => equinox when
sunrise on the solstice in Leeds => sunrise value
weather in Leeds on the solstice => general value
should i keep my windows shut because of the pollution => air-quality yes-no
is factor 30 enough in Leeds today => clothing yes-no
temp of the med in Mallorca => sea-temperature value
am i going to be flooded => alerts yes-no
how many lightning strikes in Leeds today => thunder value
what's the air like outside => air-quality value
mould spores => pollen value
baro pressure trend on friday => pressure value
qnh now => pressure value
cloud cover percentage tonight in Leeds => cloud value
any breaks in the cloud in Leeds => sun yes-no
when is the clearest sky this week in Leeds => sun which-day
which direction will the rain come from in Leeds => radar value
calmest time in Leeds tomorrow => wind when
driest time to visit Kenya => rain which-month
too windy for umbrellas in Leeds? => wind yes-no
last chance of frost in Leeds => frost-dates value
when is it slack water in Leeds => tides when
worst solar day this week in Leeds => solar which-day
minus temps in Leeds? => temperature yes-no
`),
)('%s: a value by another name', (question, expected) => {
  const { topics, form } = understood(question);
  expect(`${topics[0]} ${form}`).toBe(expected);
});

test.each([
  ['when is air quality best in Leeds tomorrow', 'least'],
  ['worst hour for pollution in Leeds today', 'most'],
  ['worst solar day this week in Leeds', 'least'],
  ['best day this week for solar in Leeds', 'most'],
])('%s: the end of it that is wanted', (question, extreme) => {
  expect(understood(question).extreme ?? 'none').toBe(extreme);
});

test('late frost is no frost of late', () => {
  expect(understood('risk of late frost in the next week in York').subjects[0].times).toHaveLength(1);
  expect(understood('how much rain in York of late').subjects[0].times[0].era).toBe('past');
});

test('a side of a city at home is that city, where a namesake lies abroad', () => {
  for (const [question, name] of [
    ['rain in central manchester', 'Manchester, GB'],
    ['rain in east london', 'London, GB'],
    ['rain in west bromwich', 'West Bromwich, GB'],
    ['weather in south bend', 'South Bend, US'],
  ] as const) {
    const { place } = understood(question).subjects[0];
    expect(`${place.name}, ${place.countryCode}`).toBe(name);
  }
});

test.each(
  table(`
how light will it be at 5am in Leeds => dawn yes-no
1013 or lower in Leeds on friday? => pressure yes-no
can i see france from Dover today => visibility yes-no
hpa at noon in Leeds tomorrow => pressure value
0 degrees isotherm in Leeds => upper-air value
how much sun does my roof get in Leeds tomorrow => sunshine value
fixing my roof in Leeds tomorrow? => activity yes-no
can i count on sun in Leeds on saturday => sun yes-no
mm per hour at 5 => rain value
is it ever going to get above 20 in Leeds => temperature when
does it ever get above 30 in Oslo => temperature count
`),
)('%s: told by its own measure', (question, expected) => {
  const { topics, form } = understood(question);
  expect(`${topics[0]} ${form}`).toBe(expected);
});

test('a limit with a "not" in it puts nothing the other way round', () => {
  expect(understood('not over 20 in Leeds tomorrow?')).toMatchObject({ negated: false, form: 'yes-no' });
  expect(understood('not over 20 in Leeds tomorrow?').threshold?.comparison).toBe('at-most');
});

test('humidity overnight is held against its limit, and warmth for seedlings all night', () => {
  expect(understood('is the humidity over 80 in Leeds overnight').threshold?.hours).toBeUndefined();
  expect(understood('will it be above 10 in Leeds overnight for the seedlings').threshold?.hours).toBe('every');
});

test('an hour between two that are read is one of the list', () => {
  expect(understood('what temp is it in Leeds at 8am, 12 and 6pm').subjects[0].times).toHaveLength(3);
});
