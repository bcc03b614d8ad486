/**
 * Dangers that are told in passing take the verdict away: naps in a parked car, hours in the sun, work without shade, bare legs on
 * a motorbike. What uses the same words for something harmless is answered as before, and trams that run are no joggers.
 */
import { describe, expect, test } from 'bun:test';
import { read, table, understood } from './reading.ts';

const DANGERS = table(`
ok to leave the pram in the shade while i shop in Leeds, its only 27 => people-at-risk
gonna be a scorcher sunday, can grandad sit out in Leeds all afternoon => people-at-risk
is 2 hours in the sun fine for my pale skin tomorrow in Leeds => health
the lads are working on the hot roof in Leeds tomorrow, no shade, fine? => health
do we need water breaks for the roofers friday in Leeds or is it cool enough => health
can the crew work through lunch tomorrow in Phoenix => health
can mum with ms go out in the sun in Rhodes tomorrow => health
jogging with a temperature of 38 in Leeds tomorrow ok => health
can we shelter under the trees at golf tomorrow in Leeds => lightning-shelter
it's lovely out, can the twins nap in the car on the drive => parked-vehicle
can we let the kids play in the fountain at noon tomorrow => children-in-water
crabbing off the harbour wall with the kids tomorrow => water
digging tunnels in the sand in Leeds tomorrow good? => excavation
is the cliff path ok in Whitby tomorrow after all this rain => earth
can i ride my motorbike in shorts in Leeds tomorrow => protective-gear
good weather for my first solo flight in Leeds friday? => aviation
microlight flight tomorrow evening => aviation
picnic in Leeds with prawn sandwiches at noon, will they keep => foraging
is the Zugspitze good for hiking tomorrow => climbing
two feet of snow on the garage roof in Buffalo, rain tomorrow, leave it? => snow-load
milk left on the step till noon in Leeds tomorrow fine? => foraging
potato salad out on the buffet 3 hours saturday in Leeds, cool enough? => foraging
fasting for ramadan and building work in Doha tomorrow, ok? => health
barely any wind so the kids can take the dinghy out past the pier in Hastings? => children-in-water
toddler in wellies by the river after all that rain in York, fine now its sunny? => children-in-water
sauna then jump in the hole in the ice in Oulu in january ok? => cold-water
drive onto the beach at Southport saturday, sand firm? => tidal-crossing
painters on ropes friday in London, ok? => heights
Ist der Weiher in Augsburg fest genug zum Schlittschuhlaufen? => ice-bearing
`);

describe('a danger in passing', () => {
  test.each([...DANGERS])('%s', (question, subject) => {
    const { uncovered, activity } = understood(question);
    expect({ uncovered, activity }).toEqual({ uncovered: subject as typeof uncovered, activity: null });
  });
});

const HARMLESS = table(`
picnic by the river with the kids in York saturday, any rain? => rain
can i have the roof down tomorrow in Leeds => rain
is there a tornado watch in Tulsa => alerts
is it going to rain on grandma's garden party saturday in Leeds => rain
gran and i want to sit outside the cafe in Leeds at 3, will it rain => rain
will my plants get 6 hours in the sun tomorrow in Leeds => sun
will the rain work through tonight in Leeds => rain
will it be dry for sandwiches in the park in Leeds tomorrow => rain
pram rain cover needed tomorrow in Leeds => rain
coastal path walk in Whitby saturday good? => activity
golf course circuits in Leeds tomorrow => activity
moped delivery in Leeds tonight will it rain => rain
`);

describe('the same words for something harmless', () => {
  test.each([...HARMLESS])('%s', (question, topic) => {
    const { uncovered, topics } = understood(question);
    expect([uncovered, topics[0]].map(String)).toEqual(['null', topic]);
  });
});

const THINGS = table(`
will the concrete be ok overnight in Leeds => ice yes-no not
will my mortar go off ok tonight in Leeds => ice yes-no not
is it ok to pour concrete tomorrow in Leeds => activity yes-no
will the drive need gritting in Leeds => ice yes-no
will the ground be too wet for football in Leeds on sunday => soil yes-no
is the pitch too slippery in Leeds tomorrow => soil yes-no
gondola running in Zermatt tomorrow? => ski-lifts value
is the A9 over Drumochter ok tonight => roads yes-no
`);

describe('what decides', () => {
  test.each([...THINGS])('%s', (question, meaning) => {
    const { topics, form, negated } = understood(question);
    expect(`${topics[0]} ${form}${negated ? ' not' : ''}`).toBe(meaning);
  });
});

test('what has yet to set minds the frost and the rain', () => {
  const { conditions } = understood('will the concrete be ok overnight in Leeds');
  expect(conditions?.all.map(({ topic, negated }) => [topic, negated])).toEqual([
    ['ice', true],
    ['rain', true],
  ]);
});

test('what runs on rails is no runner', () => {
  for (const question of ['is the tram running in Leeds tomorrow', 'are the trains still running in Leeds tonight'])
    expect(understood(question).activity).toBeNull();
  expect(understood('is running in Leeds tomorrow ok').activity).toBe('running');
});

test('sun cream behind a comma is no Sunday', () => {
  const { subjects, garmentChoice } = understood('sports day in Leeds tomorrow at 1, sun cream or brollies');
  expect(subjects[0].times.map(({ text }) => text)).toEqual(['tomorrow at 1']);
  expect(garmentChoice?.map(({ garment }) => garment)).toEqual(['sunscreen', 'umbrella']);
});

test('a chance of thunder is told by whether it comes, but not to who stands in it', () => {
  expect(understood('chance of thunder in Leeds tomorrow').form).toBe('yes-no');
  expect(understood('chance of thunder in Leeds, swimming in the lake tomorrow ok?').form).toBe('value');
});

test('camping is said to be more than the outdoor event that is judged', () => {
  expect(understood('camping good this weekend in Keswick')).toMatchObject({
    activity: 'outdoor-event',
    staysOvernight: true,
  });
  expect(understood('picnic good this weekend in Keswick').staysOvernight).toBeUndefined();
});

test('questions about other things stay refused', () => {
  for (const question of ['how long does chicken keep in the fridge', 'is my skin cream any good'])
    expect(read(question).kind).toBe('not-about-weather');
});

const TURNED = table(`
any reason not to go for a run at 7 tomorrow in Leeds => activity not
any reason to go for a run at 7 tomorrow in Leeds => activity
is it warm enough to not wear a coat tomorrow in Leeds => clothing not
can i get away with no umbrella tomorrow in Leeds => clothing not
do i not need a coat tomorrow in Leeds => clothing
should i put the bins out tonight or will they blow over in Leeds => gusts not
should i bring the bins in tonight in Leeds => gusts
are we safe to plant out the dahlias next week in Leeds => ice not
is it too early to plant out my tomatoes in Leeds => ice
is it a jumper evening in Leeds => clothing
is it worth taking the roof off the mx5 tomorrow in Leeds => rain not
dog walk at 6am tomorrow in Leeds, torch needed? => dusk
`);

describe('the predicate that is asked decides the yes', () => {
  test.each([...TURNED])('%s', (question, meaning) => {
    const { topics, negated } = understood(question);
    expect(`${topics[0]}${negated ? ' not' : ''}`).toBe(meaning);
  });
});

test('clothes that are asked about with "ok" or as a pair are judged, and those that are worn are not', () => {
  expect(understood('are flip flops ok tomorrow in Leeds').garment).toBe('sandals');
  expect(understood('is it a shorts and t shirt day tomorrow in Leeds').garment).toBe('shorts');
  expect(understood('is it ok to wear shorts tomorrow in Leeds').asksSafety).toBe(false);
  expect(understood('my coat is fine, will it rain in Leeds tomorrow').topics).toEqual(['rain']);
});

const ABROAD = table(`
barbecue en forêt samedi à Arcachon ça va ? => fire
grillen im wald am samstag in Celle => fire
bbq in het bos zaterdag in Ede => fire
i bambini possono giocare sugli scogli domani a Camogli => water
dá para atravessar a ria a pé amanhã em Aveiro => tidal-crossing
kan ik vissen op de pier in Scheveningen zondag => water
`);

describe('fire in woods and rocks by the sea have no verdict abroad either', () => {
  test.each([...ABROAD])('%s', (question, subject) => {
    expect(String(understood(question).uncovered)).toBe(subject);
  });
});

test('a limit that is kept is no leave, and has no yes', () => {
  const { asksSafety, threshold } = understood('window cleaner on ropes friday in London, gusts under 30 so ok?');
  expect([asksSafety, threshold?.comparison]).toEqual([true, 'below']);
});

test('a roof box is no roof, and a watch that is out outweighs the sun', () => {
  expect(understood('can i put the roof box on and drive in the wind tomorrow in Leeds').activity).not.toBe('roofing');
  expect(understood('tornado watch in Tulsa but its sunny now, kids at the park ok?').hazard?.kind).toBe('seen');
  expect(understood('no sunscreen for two hours at noon in Sydney, ok?').negated).toBe(true);
});
