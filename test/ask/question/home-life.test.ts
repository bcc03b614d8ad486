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

test('somebody who lights fireworks or sleeps in a tent is not told by the weather alone, and who watches or plays is', () => {
  expect(understood('can we let off fireworks on saturday').uncovered).toBe('fire');
  expect(understood('clear sky for the fireworks display on saturday?').uncovered).toBeNull();
  expect(understood('camp tomorrow in Wales').uncovered).toBe('sleeping-outdoors');
  expect(understood('football camp tomorrow, suncream?').uncovered).toBeNull();
});

test('a holiday of the schools has no date here', () => {
  expect(understood('half term weather in Devon').undated).toBe('half term');
  expect(understood('october half term in Dubai').undated).toBeUndefined();
});
