/** A hazard that a question states is never contradicted, and nothing dangerous is said yes to. */
import { describe, expect, test } from 'bun:test';
import { read, table, understood } from './reading.ts';

/** What each question is read as: the hazard that it states with what it asks, else the uncovered subject. */
const QUESTIONS = table(`
I can hear thunder rumbling, ok to carry on fishing with my carbon pole in Reading? => thunder doing
saw lightning a few miles off, is it fine to finish the round of golf at St Andrews? => thunder doing
heard a rumble of thunder, can the kids stay in the pool in Miami this afternoon? => thunder doing
there's a cunimb building to the west, ok to launch my paraglider at Keswick? => thunder doing
thunder overhead, should I stay on the roof fixing tiles in Leeds? => thunder doing
lightning flashing over the lake, can we keep rowing in Geneva? => thunder doing
lightning strike nearby just now, shall I take the dog out in Tampa? => thunder doing
it just thundered, can I go back out on my boat in Leeds? => thunder doing
storm has passed, last thunder 10 min ago, can we restart the match in Leeds? => thunder doing
thunder overhead, should we come off the lake in Geneva? => thunder leaving
ich höre Donner, kann ich in Leipzig weiter schwimmen? => thunder doing
j'entends le tonnerre, je peux nager à Lyon ? => thunder doing
oigo truenos, ¿puedo nadar en Sevilla? => thunder doing
ik hoor onweer, kan ik in Utrecht zwemmen? => thunder doing
it's 34 in the shade, can I mow the lawn in Seville now? => seen doing
101 °F on the porch, ok for my roofing crew to work in Dallas this afternoon? => seen doing
it's -30 and 25 mph wind here, ok to walk to school in Winnipeg? => deep-cold doing
it's minus 30, ok to run in Winnipeg? => deep-cold doing
wind chill -35 on the news, ok to ski in Calgary tomorrow? => deep-cold doing
heat index 110 F, good for football practice in Houston? => great-heat doing
thermometer reads 39 C, ok to run in Seville this evening? => seen doing
thermometer says 43, can I cycle in Seville? => great-heat doing
UV 8 today according to the telly, can I sunbathe without cream in Nice? => seen doing
forecast on the radio said F5, can I take my dinghy out from Falmouth? => seen doing
F9 forecast, can I sail from Falmouth? => gale doing
14 knots at the pontoon in Poole, ok for a beginner to kayak today? => seen doing
gusting 45 mph on my anemometer, can I go up the scaffold in Hull? => gale doing
frosty tiles this morning, are my boots with grip good enough to go up on the roof in Sheffield? => frozen-heights doing
the rungs are icy, can I use the ladder in Leeds? => frozen-heights doing
it's blowing a hooley here, ok to put up the marquee in Leeds? => seen doing
smoke is thick outside, ok to jog in Fresno today? => seen doing
hailstones the size of golf balls, ok to drive in Denver? => seen doing
fog so thick I can't see the road, ok to drive to work in Telford? => seen doing
waves are breaking over the wall, can I walk the prom in Blackpool? => seen doing
the river is over the bank, can I kayak at Shrewsbury today? => seen doing
is it ok to bring the barbecue into the tent to keep warm in Leeds tonight? => carbon-monoxide
can I run the gas heater in the caravan with vents shut in Leeds tonight? => carbon-monoxide
barbecue in the porch ok if it rains in York? => carbon-monoxide
can I mix bleach and vinegar to clean the patio in Derby today? => chemicals
my fingers are white with frostbite, should I rub them with snow in Oslo? => frostbite
my insulin was left in the car in Madrid, is it ok? => medicine-storage
can I take my horse over the sands at Blackpool today? => tidal-crossing
blow up unicorn on the sea at Bournemouth, ok today? => inflatables
can I drone over the crowd at Leeds tomorrow? => over-people
can I hike Snowdon alone at night tomorrow? => far-from-help
dry enough to point the chimney in Halifax or will it be blowing? => heights
can I put the ladder up to clear gutters in Hull tomorrow, wind under 20 mph and dry? => heights
can we wade the flooded field to the barn at Tewkesbury? => flooding
the ford is over the road near Leeds, can I drive my mini through today? => flooding
ok for the quad on the fell above Kendal today? => other-vehicle
is 5 cm of ice thick enough to skate on the pond in Ottawa? => ice-bearing
can my 3 month old baby sleep in the tent in Brighton tonight? => people-at-risk
`);

function reading(question: string): string {
  const result = read(question);
  if (result.kind !== 'interpreted') return result.kind;
  const { hazard, uncovered, form } = result.interpretation;
  if (hazard === undefined) return form === 'value' ? String(uncovered) : form;
  return `${hazard.kind} ${hazard.asks}`;
}

describe('a stated hazard', () => {
  test('is there in forty kinds and more', () => expect(QUESTIONS.length).toBeGreaterThanOrEqual(40));

  test.each([...QUESTIONS])('%s', (question, expected) => expect(reading(question)).toBe(expected));
});

test('thunder that is heard is not set against a forecast without thunder', () => {
  const heard = QUESTIONS.filter(([, reads]) => reads.startsWith('thunder'));
  for (const [question] of heard) {
    const { topics, activity } = understood(question);
    expect({ question, activity, told: topics.includes('thunder') }).toEqual({ question, activity: null, told: false });
  }
});

test('a hazard that is asked about is no stated one', () => {
  for (const question of [
    'will there be thunder in Leeds tomorrow',
    'any lightning in Leeds tonight',
    'will I hear thunder in Leeds tonight',
    'chance of black ice in Leeds tomorrow morning',
    'can I run at 12 degrees in Leeds tomorrow',
    'is it dry enough to mow the lawn in Leeds tomorrow',
    'inflatable slide in Leeds on Sunday, wind limit 24 mph',
    'will it be foggy in Leeds tomorrow morning',
  ])
    expect({ question, hazard: understood(question).hazard }).toEqual({ question, hazard: undefined });
});
