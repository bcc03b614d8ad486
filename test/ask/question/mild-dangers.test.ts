/**
 * A danger in mild words gets no verdict from fine weather, and everyday things are judged by the weather that decides them: a
 * "pointless" turns the answer round.
 */
import { describe, expect, test } from 'bun:test';
import { read, table, understood } from './reading.ts';

const DANGERS = table(`
how long can I sunbathe at noon in Tenerife without cream => health
is there any risk from the heat on the roof tomorrow, doing felt in Croydon => health
Ben Nevis on sunday, do we need waterproofs or is it tshirt weather => climbing
how long can the potato salad stay out at the picnic in Leeds on sunday => foraging
bouncy castle's up in Leeds and the wind's picking up a little, how long have we got => inflatable-play
it's been raining in Leeds, alright to park in the basement garage tonight? => flooding
can't feel my fingers up on the hill in Keswick, only 6 degrees => frostbite
the wind's dropped, has the typhoon passed over Okinawa so we can go outside => storm-eye
can we let the lanterns go on saturday night in Whitby, is it calm => fire
can I mow the bank with the ride on after this rain in Hexham => other-vehicle
no air con, will the flat be ok for the twins in Paris tonight => people-at-risk
do I need chains for the road up to Falls Creek this weekend => road-grip
can I fly my Mavic at the wedding at 5pm in Ludlow, gusts look small => over-people
reef walk in Broome at 2 what does the weather say => tidal-crossing
mudlarking on the Thames tomorrow morning ok? => tidal-crossing
reading on a sandbank at Whitby for another hour, sun's out => tidal-crossing
nice day for a stroll across the Wadden Sea? => tidal-crossing
lunch on the rocks at Kiama tomorrow, swell small? => water
glacier walk at Chamonix on friday, which layers? => climbing
halfway up the munro above Crianlarich and the cloud's come down, push on? => climbing
my tyres are a bit bald, ok to drive to Leeds in the rain tonight? => unfit-vehicle
river's come up over the road at Tewkesbury but it looks shallow, can I drive it in the golf => flooding
the beck is running across the lane in Hawes, can I get the van through => flooding
creek's low in Broome, can we camp in the dry bed on saturday => flash-flood
roofers on site in Phoenix all day tomorrow, do they need more breaks or is 43 fine => health
do I need more water for a desert hike near Moab tomorrow => endurance
wipers are broken, can I drive to Manchester tomorrow => unfit-vehicle
one headlight out, ok to drive home from Leeds at 9pm => unfit-vehicle
cycling home without lights at 10pm in Bristol, fine? => unfit-vehicle
driving over to Kendal tonight in snow with summers on, I know the road => road-grip
good day for a roof down drive through snow in Glencoe? => road-grip
hard hat needed tomorrow on site in Leeds? => protective-gear
no helmet on the bike today in Leeds, ok? => protective-gear
do I need a life jacket for kayaking in Poole tomorrow => protective-gear
heating's broken, can I warm the kitchen with the gas hob tonight => carbon-monoxide
ext lead across the lawn in Leeds, drizzle due, joint taped up => electrics
cleaning the gutters in Leeds on saturday ok? => heights
putting up a tv aerial tomorrow in Leeds => heights
can I send the drone over the wildfire near Penticton, no wind => airspace
I take furosemide, mowing at noon in Perpignan => medicines
tuna salad has been on the picnic table since 11 in Leeds, okay to eat at 4? => foraging
creek crossing north of Cairns, sunny now so we can take the truck across? => flooding
road by the river at Tewkesbury has a bit of water on it, going down by tonight? => flooding
does my insulin need to be in the fridge in Leeds tomorrow => medicine-storage
had a bit too much sun, ok to go out again this afternoon in Leeds => health
I've a cold, is it ok to run tomorrow morning in Leeds => health
nursery wants the kids outside all day in Luton tomorrow => people-at-risk
is the river in Leeds safe to drink from after the rain => foraging
potato salad at the picnic in Leeds, ok in the sun for 3 hours? => foraging
will the football be cancelled on saturday in Leeds => travel-disruption
picnic at the bottom of the cliffs at Seaford today => earth
can we ford the river at Glen Nevis on foot on friday => flooding
pitching the tent under a big oak in Derby tonight, breezy => wind-load
walk in the woods at Hexham tomorrow with the gale forecast => wind-load
ride on mower on the bank in Leeds tomorrow, it'll be wet => other-vehicle
to church on crutches in Leeds in January, too icy? => people-at-risk
drive home to Leeds after a couple of pints, dry tonight? => unfit-person
tired but are the roads clear to Inverness tonight => unfit-person
ice bath in the garden in Leeds in January => water
engine on for heat in the car in Aviemore in January => carbon-monoxide
gas canister in the hot car in Leeds today => fire
cigarette out of the window in Leeds in this dry weather => fire
drive away from the tornado in Moore, Oklahoma => evacuation
bath in a thunderstorm in Leeds tonight => lightning-shelter
fish tank in the conservatory in Leeds at 30 degrees => animals
glass on the pond looks thick in Derby, kids want to slide => ice-bearing
jump off Durdle Door tomorrow if sunny => water
solo kayak to Lundy, force 2 => water
wild camp below the tide line at Barmouth => tidal-crossing
drone over the school sports day in Kent on friday, light winds? => over-people
under the oak at Kew while it thunders => lightning-shelter
mussels picked at Morecambe today fine? => foraging
summer bag in Calgary, ok with a fire in the tent? => carbon-monoxide
Riffwanderung in Sansibar morgen gut? => tidal-crossing
Scheibenwischer kaputt, kann ich morgen nach Köln fahren => unfit-vehicle
Heizung kaputt, Gasherd zum Heizen der Küche heute Nacht in Ulm => carbon-monoxide
Kartoffelsalat drei Stunden in der Sonne beim Picknick in Köln ok => foraging
Gletscherwanderung in Zermatt am Freitag gut? => climbing
il faut un casque à vélo demain à Nantes => protective-gear
crèche dehors toute la journée à Toulouse => people-at-risk
caminar por el arrecife en Cozumel mañana => tidal-crossing
quemado del sol ayer, playa hoy en Cádiz? => health
esco in gommone da Chioggia coi nipoti, c'è solo qualche nuvolone => water
tergicristalli rotti, guidare stasera a Milano => unfit-vehicle
aquecer a cozinha com o fogão a gás esta noite em Braga => carbon-monoxide
pneus carecas, posso ir a Lisboa amanhã com chuva => road-grip
op een zandbank voor Ameland zitten morgen => tidal-crossing
kun je morgen met een gehuurde sloep het Markermeer op => water
`);

describe('a danger in mild words', () => {
  test.each([...DANGERS])('%s', (question, subject) => {
    const { uncovered, activity, hazard } = understood(question);
    expect({ uncovered, activity, hazard }).toMatchObject({ uncovered: subject, activity: null });
  });
});

const THINGS = table(`
is it pointless washing the car in Leeds today => rain yes-no
is it worth washing the car in Leeds today => rain yes-no not
is it fit for cricket at Headingley this afternoon => rain yes-no not
bowls match in Leeds at 2 tomorrow ok? => rain yes-no not
duvet or sheet tonight in Leeds => temperature value
what tog for the baby tonight in Leeds => temperature value
will the heating be needed tonight in Leeds => temperature value
are my tomatoes ok outside tonight in Leeds => ice yes-no not
windows open or shut this afternoon in Leeds => rain value
will my hair go frizzy in Leeds tomorrow => humidity yes-no
is it worth putting a wash on in Leeds => activity yes-no
patio weather in Leeds this evening? => activity yes-no
point the brickwork in Leeds tomorrow? => activity yes-no
driving to Leeds at 4, what will it be like when I get there => general value
`);

describe('what decides an everyday question', () => {
  test.each([...THINGS])('%s', (question, meaning) => {
    const { topics, form, negated, uncovered } = understood(question);
    expect(uncovered).toBeNull();
    expect(`${topics[0]} ${form}${negated ? ' not' : ''}`).toBe(meaning);
  });
});

test('clothes are not told where a word for them means something else', () => {
  for (const question of ['are dog boots needed on the tarmac in Tucson at 4pm', 'paragliding in Leeds, thermals?'])
    expect(understood(question).garment).toBeNull();
});

test('everyday words behind "the" are no places', () => {
  for (const question of ['can I leave the dog outside the shop this afternoon', 'hens ok in the coop tonight'])
    expect(understood(question).subjects.map(({ source }) => source)).toEqual(['default']);
});

test.each([
  'am i running low on gas',
  'is there enough fuel to drive to Tampa',
  'i need a clear calendar for april 15',
  'is there overtime in college football',
  'what is my next day off',
  'i no longer need to go to the zoo on the 8th',
  'what are the latest travel alerts for Dubai',
])('%s is about something else', (question) => {
  expect(read(question).kind).toBe('not-about-weather');
});

describe('a danger beside a figure or in passing takes the verdict away', () => {
  for (const [question, subject] of [
    ['dry saturday in Stoke? doing the patio, bleach first then the brick acid straight over', 'chemicals'],
    ['CAVOK at Sywell at 3? thinking VFR to Shobdon, the wind is behind me', 'aviation'],
    ["gazebo for Saturday's fete in Kettering, do I need the weights", 'wind-load'],
    ['no rain in Page tomorrow so Buckskin Gulch should be a nice day out?', 'flash-flood'],
    ["my 84 year old mum won't put the fan on, only 33 in Birmingham Friday, she'll be alright?", 'people-at-risk'],
    ['Hay bandera amarilla en Zarautz, pero no hay viento. ¿Me meto con los críos?', 'children-in-water'],
    ['Posso tenere la stufa accesa con il camino ostruito stanotte? Torino', 'carbon-monoxide'],
    ['Kann ich den Ofen in Ulm heute Nacht anlassen, der Kamin ist verstopft?', 'carbon-monoxide'],
  ] as const)
    test(question, () => {
      expect(understood(question).uncovered).toBe(subject);
    });
});
