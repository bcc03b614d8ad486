/** What people want to do: each is read as itself, beside others that are said in the same words; what is done besides is judged too. */
import { describe, expect, test } from 'bun:test';
import { read, table, windowsOf } from './reading.ts';

/** "gardening", "tennis + golf", "!water", "rain": what is judged, what is named as not covered, else what is told. */
function doing(question: string): string {
  const result = read(question);
  if (result.kind !== 'interpreted') return result.kind;
  const told = [result.interpretation, ...(result.further ?? [])];
  return told
    .map(({ activity, uncovered, topics }) => (uncovered === null ? (activity ?? topics[0]) : `!${uncovered}`))
    .join(' + ');
}

describe('what is done is read as itself', () => {
  test.each(
    table(`
can we play crazy golf saturday => !other-activity
mini golf saturday? => !other-activity
crazy golf with the kids sat, ok? => !other-activity
disc golf sunday morning, too windy? => wind
is it golf weather saturday => golf
can i repot the plants tomorrow => gardening
is saturday dry enough to pot up the geraniums => gardening
i want to repot the plants outside tomorrow, will it be ok => gardening
are my plants going to be ok outside tonight => ice
footie tonight? => rain
can we hang bunting on friday => rain
should i turn on the heating tonight => temperature
outdoor yoga tomorrow morning? => !other-activity
can i varnish the boat at the weekend => exterior-painting
can i take the boat out at the weekend => !water
good day to defrost the freezer tomorrow? => temperature
do i need to defrost the car tomorrow => ice
tree felling tomorrow? => !wind-load
can i lie in the hammock tomorrow => outdoor-event
can i sleep in a hammock tonight => !sleeping-outdoors
burning the cuttings on saturday, which way will the smoke go => !fire
is the smoke bad today => air-quality
is tonight good for the hot tub => !other-activity
is it hot in leeds tonight => temperature
do we need hot water bottles camping friday night => temperature
boot sale sunday weather? => outdoor-event
biker here, sunday any good for a ride out => !other-vehicle
will it be roasting in the loft tomorrow => !indoors
is saturday a good day to move house => rain
having a resin drive laid monday, weather ok => !other-activity
can i drive to york monday => driving
do i need to put the bike in the shed tonight => rain
should i run the washing machine off the solar tomorrow => solar-power
astro photography tonight any good => stargazing
6am run tomorrow ok? => running
gutter cleaning friday ok? => !heights
should we hire a marquee for saturday => rain
covers on the square tonight? => rain
photo shoot tomorrow evening, when is the light good => golden-hour
will we get rained on at the zoo tomorrow => rain
are we going to freeze at the zoo tomorrow => temperature
can we go to the zoo on saturday => outdoor-event
poured a slab today, will it be ok tonight => ice
can we pour a slab tomorrow => concrete-pour
do i need to cover the concrete tonight => rain
potatoes tonight, fleece or not => ice
should i wear a fleece tonight => clothing
should i open the greenhouse vents tomorrow => temperature
should i open the windows tomorrow => rain
can i wash the dog outside tomorrow => !other-activity
pizza oven outside friday night? => outdoor-event
weekend walk with my folks sat or sun => hiking
is thursday flyable for the drone => drone-flying
taking my drone to the lake district saturday, flyable? => drone-flying
can i dry my wetsuit outside today => laundry-drying
do i need a wetsuit for the sea at brighton tomorrow => !water
is it too hot for the dog tomorrow => dog-walking
is it going to be too hot for the dog in the car to cornwall tomorrow => !animals
can i plant my geraniums out now => ice
do i need to put the car in the garage tonight => ice
can we build a snowman tomorrow => snow
can i film the house with a drone tomorrow => drone-flying
can i do a munro tomorrow => !climbing
can we seal the driveway on friday => !other-activity
can the glider take off thursday, is it flyable => !aviation
`),
  )('%s', (question, meaning) => {
    expect(doing(question)).toBe(meaning);
  });
});

describe('what is done besides is judged too', () => {
  test.each(
    table(`
paint the fence or mow the lawn saturday? => exterior-painting + gardening
golf or tennis on sunday => golf + tennis
can i run and then paint the fence tomorrow => running + exterior-painting
best day this week for a run or a bike ride => running + cycling
can we have a picnic on the beach tomorrow => beach
`),
  )('%s', (question, meaning) => {
    expect(doing(question)).toBe(meaning);
  });
});

describe('a yes is to the first of what is asked', () => {
  test.each([
    ['outdoor wedding saturday 2pm ceremony, should we go indoors', true],
    ['do i need to move saturdays garden party indoors', true],
    ['wedding ceremony in the garden saturday at two, ok or move inside', false],
    ['dinner outside tonight or too cold', false],
    ['is it too cold for dinner outside tonight', true],
    ['bbq saturday, ok or cancel?', false],
    ['will golf be called off on saturday', true],
    ['is golf on on saturday', false],
  ])('%s', (question, isAgainst) => {
    const result = read(question);
    expect(result.kind === 'interpreted' && result.interpretation.negated).toBe(isAgainst);
  });
});

describe('when it is done is read from how it is told', () => {
  test.each(
    table(`
court booked for 10 tomorrow, ok for tennis? => 06-11 10:00 > 06-11 11:00
painting it sat and varnishing it sun, ok? => 06-13 00:00 > 06-14 00:00 | 06-14 00:00 > 06-15 00:00
crazy golf with the kids sat, ok? => 06-13 00:00 > 06-14 00:00
i want to wash the patio sunday, will it dry by evening => 06-14 18:00 > 06-14 20:00
park run saturday => 06-13 09:00 > 06-13 10:00
will it be dry for parkrun saturday => 06-13 09:00 > 06-13 10:00
parkrun sat at 8, rain? => 06-13 08:00 > 06-13 09:00
will it be dry for a run saturday => 06-13 00:00 > 06-14 00:00
i cycle in for 9 and home at 5 tomorrow, will i get wet => 06-11 09:00 > 06-11 10:00 | 06-11 17:00 > 06-11 18:00
`),
  )('%s', (question, window) => {
    expect(windowsOf(question)).toBe(window);
  });
});

describe('what lies open has until the day that is told', () => {
  test.each(
    table(`
got the roof off the shed, felt arriving friday, will it stay dry => 06-10 14:30 > 06-13 00:00
roof off until friday, any rain before then => 06-10 14:30 > 06-13 00:00
my aunt is arriving friday, will it stay dry => 06-12 00:00 > 06-13 00:00
`),
  )('%s', (question, window) => {
    expect(windowsOf(question)).toBe(window);
  });
});
