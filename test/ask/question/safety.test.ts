/** A question about safety is never read as one that could be answered with a yes that hurts. */
import { describe, expect, test } from 'bun:test';
import { read, table, understood } from './reading.ts';

/** What each question is read as: an uncovered subject, "safety" for an activity that is judged with reserve, or a refusal. */
const QUESTIONS = table(`
is it safe to leave my dog in the car in Phoenix at noon => parked-vehicle
on peut traverser la rivière à pied demain, il a plu => flooding
can I have the charcoal grill on the enclosed balcony if it's wet => carbon-monoxide
slash pile near Merritt, humidity's 20%, can I light it at noon => fire
o mar está bravo mas posso entrar com as crianças => children-in-water
can i leave the dog in the car in Dallas tomorrow afternoon => parked-vehicle
can I leave my baby in the car in Leeds for 10 minutes => parked-vehicle
is it ok to leave the kids in the car while I shop in Leeds => parked-vehicle
my dog is in a parked car in Leeds, is that ok => parked-vehicle
is it cool enough to leave the dog in the van tomorrow in York => parked-vehicle
how hot will it get in the car with the dog inside in Leeds => parked-vehicle
is it safe to walk on the frozen lake in Oslo => ice-bearing
is the ice thick enough to skate on in Helsinki => ice-bearing
can I go ice fishing on the lake in Minneapolis saturday => ice-bearing
is the canal frozen enough to walk on in Leeds => ice-bearing
can we drive on the ice road in Yellowknife tomorrow => ice-bearing
is it safe to drive to Inverness tonight => safety
is it dangerous to drive in Leeds tomorrow => safety
can I drive through the flood in York => flooding
is the road flooded in York => flooding
is it safe to swim in the sea at Brighton today => water
can I swim in the surf at Newquay tomorrow => water
can my kids swim in the river in Leeds tomorrow => children-in-water
are there rip currents at Bondi beach today => water
is it safe to cross the bar at Newport tomorrow in my boat => water
can I take my kayak out on the sea at Brighton tomorrow => water
are the tides ok for walking to Lindisfarne tomorrow => tidal-crossing
good day for kitesurfing in Tarifa tomorrow => water
surf in newquay saturday => water
is it safe to swim during a thunderstorm in Leeds => lightning-shelter
is it ok to swim with lightning around in Miami => lightning-shelter
can I stand under a tree in the thunderstorm in Leeds => lightning-shelter
is it safe to take a bath during the storm in Leeds tomorrow => lightning-shelter
is there avalanche danger in Chamonix tomorrow => avalanche
is it safe to ski off piste in Zermatt tomorrow => avalanche
can I ski in Chamonix on saturday => snow-sport
is it safe to fly my cessna from Leeds tomorrow => aviation
can I fly a plane in Denver tomorrow => aviation
can I go paragliding in Annecy tomorrow => aviation
is it good weather for a hot air balloon in Bath saturday => aviation
can I skydive in Leeds on sunday => aviation
hang gliding in Leeds tomorrow => aviation
is it safe to climb Ben Nevis tomorrow => climbing
is it safe to hike in the desert near Phoenix at noon => safety
is it safe for my grandmother to walk outside in Phoenix today => people-at-risk
will I get heatstroke in Phoenix tomorrow => health
is it safe to run in Delhi with asthma tomorrow => health
is it safe to work on the roof in Leeds tomorrow => safety
is it safe to sail to the Isle of Wight tomorrow from Cowes => safety
is it safe to cycle on icy roads in Leeds tomorrow => on-the-spot
is it dangerous to run in Leeds tomorrow => safety
is it safe to fly my drone in Leeds tomorrow => safety
is it legal to fly a drone in Leeds tomorrow => safety
can I swim in Brighton tomorrow => water
can I fish off the rocks in Newquay on saturday => water
slot canyon hike in Page tomorrow, safe => flash-flood
engine running in the garage in Oslo tomorrow, ok => carbon-monoxide
can the window cleaner come in Bexhill on friday or will it be blowing => heights
is the pavement too hot for the dog in Seville tomorrow => animals
is it safe to fell a tree in Dorking on saturday => wind-load
I'm hiking the Tongariro Crossing on saturday, what do I face => climbing
can I hike up Ben Nevis tomorrow => climbing
could the gazebo take off in Skipton tomorrow => wind-load
is it ok to camp in a dry wash in Moab tonight => flash-flood
should I go sailing in the thunderstorm in Cowes => lightning-shelter
can I run in lightning in Leeds => lightning-shelter
is it safe to have a bbq indoors in Leeds => carbon-monoxide
can I walk across the ice to the island in Stockholm => ice-bearing
is the pond safe for skating in Leeds => ice-bearing
can I camp in Keswick tonight => sleeping-outdoors
is the air safe to breathe in Delhi => safety
is it safe to go outside in Leeds => safety
will my flight from Heathrow be delayed by fog tomorrow => travel-disruption
is it safe to burn leaves in the garden in Leeds tomorrow => fire
can I have a bonfire in Leeds tomorrow => fire
is it safe to leave my pipes unheated tonight in Leeds => pipes
can I sleep outside in Leeds tonight without a tent => sleeping-outdoors
is it safe to use a ladder in Leeds tomorrow => heights
can I lift with the crane tomorrow in Leeds => wind-load
should I evacuate Miami tomorrow => evacuation
is it ok to leave the horse out tonight in Leeds => animals
can newborn lambs go out in Leeds tonight => animals
is it safe to leave the tortoise outside tonight in Leeds => animals
is it safe to take the motorbike out in Leeds tomorrow => other-vehicle
can I tow my caravan to Leeds on saturday => other-vehicle
is the volcano dangerous in Naples tomorrow => earth
can I look at the sun in Leeds tomorrow => eyes
is it safe to pick mushrooms in Leeds tomorrow => not-about-weather
can I drink the tap water in Leeds tomorrow => not-about-weather
`);

function reading(question: string): string {
  const result = read(question);
  if (result.kind !== 'interpreted') return result.kind;
  const { uncovered, asksSafety } = result.interpretation;
  return uncovered ?? (asksSafety ? 'safety' : 'judged');
}

describe('a question about safety', () => {
  test('is there in sixty kinds and more', () => expect(QUESTIONS.length).toBeGreaterThanOrEqual(60));

  test.each([...QUESTIONS])('%s', (question, expected) => expect(reading(question)).toBe(expected));
});

test('what is not covered has no activity and no verdict', () => {
  const uncovered = QUESTIONS.filter(([, reads]) => reads !== 'safety' && reads !== 'not-about-weather');
  expect(
    uncovered.filter(([question]) => {
      const { activity, form } = understood(question);
      return activity !== null || form !== 'value';
    }),
  ).toEqual([]);
});

test('whoever asks if something is safe is told the official warnings', () => {
  const asking = QUESTIONS.filter(([, reads]) => reads === 'safety');
  expect(asking.filter(([question]) => !understood(question).topics.includes('alerts'))).toEqual([]);
});

test('an uncovered subject around a question for the weather itself does not take its verdict', () => {
  for (const question of [
    'will it snow on the ski slopes in Chamonix tomorrow',
    'is it too windy for football in Leeds tomorrow',
    'will it rain when we go kayaking in Windermere on saturday',
  ])
    expect({ question, uncovered: understood(question).uncovered }).toEqual({ question, uncovered: null });
});

test('a word that could turn a verdict round is kept for the answer', () => {
  expect(understood('is it a good day for a zorbing picnic in Leeds').unexplained).toEqual(['zorbing']);
  expect(understood("is it nice for my kids' match in Leeds tomorrow").unexplained).toEqual([]);
  expect(understood('is it nice for falconry in Leeds tomorrow').form).toBe('value');
});
