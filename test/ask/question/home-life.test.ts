/**
 * What families and people about the house ask: the chore that is named first and called "it" later, what of two states the weather
 * is in, plants that go out, school days and camps. Each is understood as it is meant, and what looks alike as it was.
 */
import { expect, test } from 'bun:test';
import { datedMeaning } from './meanings.ts';
import { NOW_MS, read, table, understood } from './reading.ts';

const QUESTIONS = table(`
car's filthy, wash it today or wait => - | rain yes-no not | 06-10
the lawn's getting long, can i cut it tomorrow => - | activity yes-no gardening | 06-11
sheets are washed, can i hang them out => - | activity yes-no laundry-drying | -
the dog's scared of thunder, any tonight => - | thunder value | 06-10 night
walk the dog at 4pm tomorrow? => - | activity yes-no dog-walking | 06-11 16-17
is it too early for bedding plants => - | ice yes-no | -
will it be wet or dry for sports day on thursday => - | rain yes-no | 06-11
wet or dry for the bbq on saturday => - | rain yes-no | 06-13
sunny or cloudy on sunday => - | sun yes-no | 06-14
hot or cold tomorrow => - | temperature value | 06-11
wet and windy on thursday => - | wind value | 06-11
will we need the gazebo on sunday => - | rain yes-no | 06-14
will the gazebo be ok in the wind on saturday => - | wind value | 06-13
are the cushions ok to leave out overnight => - | rain yes-no not | 06-10 night
what days can i dry outside this week => - | activity which-day laundry-drying | 06-10..06-14
will it be dry outside tomorrow => - | rain yes-no not | 06-11
windy enough to dry the duvets tomorrow => - | activity yes-no laundry-drying | 06-11
which duvet tonight => - | temperature value | 06-10 night
cricket camp tomorrow, is it going to rain => - | rain yes-no | 06-11
is it clear for the fireworks display on saturday => - | sun yes-no | 06-13
weather on christmas day in Brisbane this year => Brisbane | general value | typical 12-25
which is drier this weekend, saturday or sunday => - | rain compare least | 06-13 & 06-14
when is the uv lowest this afternoon => - | uv when least | 06-10 now-18
when does the wind change direction tomorrow => - | wind value | 06-11
uv in Brisbane at noon tomorrow for the school swimming carnival => Brisbane | uv value | 06-11 12-13
weather at peppa pig world on saturday => Paultons Park | general value | 06-13
got the sprinkler on => - | rain yes-no not | -
will tonight be warmer than last night => - | temperature compare most | 06-10 night & past 06-09 night
best drying day before sunday => - | activity which-day laundry-drying | 06-10..06-13
which is the driest day before friday => - | rain which-day least | 06-10..06-11
the day before Christmas in Leeds => Leeds | general value | typical 12-24
will the rain hold off until 7 => - | rain yes-no not | 06-10 now-19
shall we hold off until 7 for the dog walk => - | activity yes-no dog-walking | 06-10 19-20
is it a fan night or a blanket night => - | temperature value | 06-10 night
party for 6 year olds on sunday => - | general value | 06-14
is it worth opening the pool this weekend => - | activity yes-no beach | 06-13..06-14
should i bring the hanging baskets down => - | gusts yes-no | -
is it hot enough that i need to water twice a day => - | temperature yes-no most | -
grandparents visiting friday, will it be nice enough for the garden => - | general yes-no | 06-12
school run at quarter to nine, wet? => - | rain yes-no | 06-11 08:45-09:45
school run at 3.15, wet? => - | rain yes-no | 06-10 15:15-16:15
do we need windbreaks at the beach on friday => - | wind yes-no | 06-12
will the recycling blow everywhere tonight => - | gusts yes-no | 06-10 night
what time does my washing need to be in by => - | rain when | -
pram rain cover needed tomorrow? => - | rain value | 06-11
fishing with grandad on sunday => - | activity yes-no fishing | 06-14
hay fever aside, is it good weather for mowing tomorrow => - | activity yes-no gardening | 06-11
will the washing dry if i put it out at 2 tomorrow => - | activity yes-no laundry-drying | 06-11 14-19
first coat on the fence at 10, when's it going to rain next => - | rain when | -
is it time to take the fleece off the potatoes => - | ice yes-no jacket not | -
should i shade the greenhouse tomorrow => - | temperature value | 06-11
fireworks night 5 november, dry? => - | rain yes-no not | typical 11-05 night
Galway saturday for a communion in the garden, marquee? => Galway | rain yes-no | 06-13
will it rain in Leeds during school hours tomorrow => Leeds | rain yes-no | 06-11 09-15
christmas weather next year => - | general value | typical 12-25 & typical 01-01..12-31
beach hut weekend in Southwold, warm? => Southwold | temperature value | 06-13..06-14
how warm is it going to be for a bbq on sunday at 5 => - | temperature value most | 06-14 17-18
is it warm enough for a bbq on sunday => - | activity yes-no outdoor-event | 06-14
what's the weather for pick up time => - | general value | 06-10 15-16
do i send wellies in tomorrow => - | clothing yes-no boots | 06-11
can the builders pour the patio base on thursday => - | activity yes-no concrete-pour | 06-11
will it pour on thursday => - | rain yes-no | 06-11
fans out of the loft this weekend? => - | temperature value | 06-13..06-14
washing's on the line, how long have i got before it rains => - | rain when | -
stag do in Dublin saturday night, jacket? => Dublin | clothing value jacket | 06-13 night
what time does it get light, baby wakes with the sun => - | dawn when | -
is there enough wind to fly a kite on the heath => - | wind value | -
any heat health alerts this week => - | alerts yes-no | 06-10..06-14
should i keep the blinds shut tomorrow afternoon => - | temperature value | 06-11 12-18
hot tub tonight, is it going to rain => - | rain yes-no most | 06-10 night
will today be warmer than yesterday => - | temperature compare most | 06-10 & past 06-09
`);

test.each(QUESTIONS)('%s: %s', (question, meaning) => {
  expect(datedMeaning(read(question), NOW_MS)).toBe(meaning);
});

test('of two opposite states the one is stated, and of "or not" a yes or a no', () => {
  expect(understood('wet or dry tomorrow').asksWhichState).toBe(true);
  expect(understood('will it be sunny or grey on saturday').asksWhichState).toBe(true);
  expect(understood('will it be dry or not tomorrow').asksWhichState).toBeUndefined();
  expect(understood('will it be wet or windy tomorrow').asksWhichState).toBeUndefined();
});

test('of garments that are listed each is told, and of two to choose between the one', () => {
  expect(understood('sunhats and suncream for school tomorrow?').garmentsNamed).toEqual(['hat', 'sunscreen']);
  expect(understood('coat or jumper tomorrow').garmentsNamed).toBeUndefined();
});

test('somebody who lights fireworks or sleeps in a tent is not told by the weather alone, and who watches or plays is', () => {
  expect(understood('can we let off fireworks on saturday').uncovered).toBe('fire');
  expect(understood('clear sky for the fireworks display on saturday?').uncovered).toBeNull();
  expect(understood('camp tomorrow in Wales').uncovered).toBe('sleeping-outdoors');
  expect(understood('football camp tomorrow, suncream?').uncovered).toBeNull();
});

test('a pool in the garden is no boat at sea', () => {
  expect(understood('will the inflatable pool survive the wind on sunday').uncovered).not.toBe('inflatables');
  expect(understood('is the wind calm enough for the inflatable boat at the beach').uncovered).toBe('inflatables');
});

test('a holiday of the schools has no date here', () => {
  expect(understood('half term weather in Devon').undated).toBe('half term');
  expect(understood('october half term in Dubai').undated).toBeUndefined();
});
