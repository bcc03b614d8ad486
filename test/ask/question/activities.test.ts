/** Activities are known by the words that people use for them, with and without a verb. */
import { describe, expect, test } from 'bun:test';
import { ACTIVITY_WORDS } from '../../../src/ask/question/activity-words.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import { table, understood } from './reading.ts';

const QUESTIONS = table(`
bbq saturday in Leeds? => outdoor-event yes-no
sailing Cowes sunday => sailing yes-no
concrete pour thursday Leeds => concrete-pour yes-no
fly my drone at 4pm in Reading => drone-flying yes-no
could I fly my Mini 3 at Stonehenge around five => drone-flying yes-no
roofing job in Tampa tomorrow => roofing yes-no
cycling leeds saturday => cycling yes-no
ride to work on friday in Leeds => cycling yes-no
beach tomorrow Brighton? => beach yes-no
paddling pool tomorrow in Leeds => beach yes-no
golden retriever walk in Leeds at 6 => dog-walking yes-no
kids' party outside in Leeds on saturday => outdoor-event yes-no
beer garden weather in Leeds tomorrow? => outdoor-event yes-no
eat out on the terrace tonight in Nice => outdoor-event yes-no
is saturday or sunday better for golf in Leeds => golf compare
today or tomorrow for golf in Leeds => golf compare
Leeds or York for a bbq on saturday => outdoor-event compare
Nice or Cannes for the beach on saturday => beach compare
best drying day this week leeds => laundry-drying which-day
what is a good day to run in Leeds this week => running which-day
best day to paint outside in Leeds this week => exterior-painting which-day
best time for a walk in Leeds today => hiking best-time
when can I go sailing in Split this week => sailing best-time
what are conditions like for cycling in Leeds tomorrow => cycling yes-no
stargazing leeds tonight => stargazing yes-no
milky way tonight visible in Leeds? => stargazing yes-no
washing out today? => laundry-drying yes-no
is there any point hanging out the washing in Leeds tomorrow => laundry-drying yes-no
tennis at 6 in Leeds => tennis yes-no
parkrun saturday Leeds => running yes-no
5k tomorrow Leeds => running yes-no
hike in Zermatt saturday => hiking yes-no
mow lawn Leeds tomorrow => gardening yes-no
plant potatoes in Leeds this weekend => gardening yes-no
stain the deck saturday in Leeds => exterior-painting yes-no
lay a patio slab in Leeds thursday => concrete-pour yes-no
spray the barley at 6am tomorrow in Norwich => crop-spraying yes-no
ground work in Leeds tomorrow => outdoor-work yes-no
drive from Leeds to York tomorrow => driving yes-no
should i drive from leeds to newcastle tomorrow morning or wait => driving yes-no
fishing saturday Cork => fishing yes-no
`);

describe('an activity is meant', () => {
  test.each([...QUESTIONS])('%s', (question, meaning) => {
    const { activity, form } = understood(question);
    expect(`${activity} ${form}`).toBe(meaning);
  });

  test('by words of every built-in activity and of no other', () => {
    const ids = BUILT_IN.profiles.map(({ id }) => id);
    expect(ACTIVITY_WORDS.map(([id]) => id).toSorted()).toEqual(ids.toSorted());
  });
});

test('an activity that the weather is wanted for does not take the place of the weather', () => {
  for (const [question, topic] of [
    ['will it rain when I walk the dog in Leeds tomorrow', 'rain'],
    ['what is the temperature for my run at 6 in Leeds', 'temperature'],
    ['will it be sunny for the bbq in Leeds on saturday', 'sun'],
    ['wedding in York on saturday will it rain', 'rain'],
    ['cycling to work in Leeds tomorrow, what time will the rain stop', 'rain'],
    ['mowing the lawn in Leeds on friday, when will it be driest', 'rain'],
    ['what time is it dry to hang the washing out in Leeds', 'activity'],
    ['do I need to defrost the car tomorrow morning in Leeds', 'ice'],
    ['do i need to bring my plants in tonight', 'ice'],
    ['will I get wet walking home at 5', 'rain'],
  ] as const)
    expect({ question, topic: understood(question).topics[0] }).toEqual({ question, topic });
});

test.each([
  'good day for car washing tomorrow?',
  "what is it like in Whitby on friday, we're going for fish and chips",
  'too windy to put the roof down on friday?',
  'can i paint watercolours outside tomorrow',
  "how's it looking for quad biking on saturday",
])('what only sounds like an activity is none: %s', (question) => {
  expect(understood(question).activity).toBeNull();
});
