/**
 * What somebody says in passing decides, in each language: a storm that is near, an upper limit asked for a fire, "factor 50 on".
 * None of it is read as a question that fine weather could answer with a yes.
 */
import { describe, expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const STORMS = table(`
storm is still a few miles off, can we finish the back nine in Orlando => doing
storm's moving away towards Leeds, can we get back on the pitch => doing
lightning over there on the horizon, pub garden in Oxford, stay out? => doing
storm 10 miles out says the radar, one more wakeboard in Lake Havasu? => doing
its thundering a long way off, open the pool again in Orlando at 3? => doing
Gewitter zieht ab, kann ich jetzt wieder aufs rad durch den wald in freiburg => doing
Gewitter in der Nähe von Rosenheim, noch schnell die Bahnen im Freibad fertig schwimmen? => doing
l'orage est encore loin, on finit le parcours de golf à Biarritz ? => doing
kids are in the pool in Leeds and there's rumbling, how long have we got => weather
theres rumbling in Leeds, are the kids ok in the paddling pool => doing
hay tormenta a lo lejos en Madrid, ¿seguimos con el partido? => doing
temporale ancora lontano, finiamo la ferrata a Cortina oggi? => doing
trovoada ao longe em Cascais, dá para mais uma onda? => doing
onweer in de buurt van Breda, nog een rondje fietsen? => doing
mag ik met onweer in de buurt nog even doorvissen met m'n carbonhengel bij Sneek => doing
`);

describe('a storm that is told of outweighs the forecast', () => {
  test.each([...STORMS])('%s', (question, asks) => {
    const { hazard, topics, activity } = understood(question);
    expect({ hazard, activity, told: topics.includes('thunder') }).toEqual({
      hazard: { kind: 'thunder', asks: asks === 'doing' ? 'doing' : 'weather' },
      activity: null,
      told: false,
    });
  });
});

test('a storm that is asked about is no told one', () => {
  for (const question of [
    'is there a storm near Leeds tomorrow',
    'when will the storm pass Leeds',
    'will the thunderstorm hit the lake at Windermere tomorrow',
    'Gibt es morgen Gewitter in der Nähe von Köln?',
    '¿Habrá tormenta mañana cerca de Madrid?',
    'Komt er morgen onweer in de buurt van Breda?',
  ])
    expect({ question, hazard: understood(question).hazard }).toEqual({ question, hazard: undefined });
});

test('a storm of the day ahead that somebody sets out in is judged by nobody, nor denied', () => {
  const { uncovered, topics } = understood(
    'andiamo alle tre cime domani, temporali nel pomeriggio ma partiamo alle 13, va bene?',
  );
  expect({ uncovered, told: topics.includes('thunder') }).toEqual({ uncovered: 'lightning-shelter', told: false });
});

const SUBJECTS = table(`
paddock burn off thursday around Tamworth nsw, wind under 15 all day? => fire
fireworks in the back garden in Derby saturday, wind under 15? => fire
garden incinerator going today in Stroud, wind's away from the neighbours so ok => fire
tea lights under the gazebo overnight in York, not windy so fine => fire
Feuerkorb auf dem Balkon in Köln heute Abend, Wind unter 10? => fire
écobuage demain à Pau, vent sous 15 toute la journée ? => fire
quema de rastrojos mañana en Cuenca, ¿viento menos de 10 todo el día? => fire
bruciare le sterpaglie domani a Grosseto, vento sotto i 10? => fire
queimar as podas amanhã em Viseu, vento abaixo de 10? => fire
vuurkorf onder de luifel in Ede vanavond, weinig wind => fire
gusts under 30 all day Friday in Hull? need the tower crane working => wind-load
will it stay below 20 mph in Preston tomorrow, putting the MEWP up to 18m => heights
Moss on the roof is dry today is it ok to walk on it => heights
only 3 rungs up, damp ladder, its barely drizzling in Bath, get the leaves out of the gutter? => heights
monter sur le toit à Lille demain matin, juste un peu de gel => heights
trabalhar no telhado amanhã em Braga, está seco, sem arnês tudo bem? => heights
dak op om de goot te legen in Zwolle morgen, windkracht 5 valt mee toch => heights
toddler in the paddling pool at noon in Murcia tomorrow, factor 50 on => people-at-risk
kann ich mit meinem zweijährigen mittags am strand in antalya bleiben wenn er creme drauf hat => people-at-risk
bimbo di 2 anni in spiaggia a mezzogiorno a Rimini domani, con la crema => people-at-risk
mon bébé de 8 mois à la plage à midi à Nice demain, sous le parasol => people-at-risk
posso guardar a insulina na mala do carro hoje em évora, está 34 => medicine-storage
dejar la insulina en la guantera en Córdoba mañana, solo 20 minutos => medicine-storage
Mit Sommerreifen morgen früh über den Brenner, nur -2 Grad => road-grip
met zomerbanden naar Winterberg morgenochtend, beetje sneeuw maar => road-grip
want to fly the mavic by heathrow perimeter to film the planes sunday, sunny? => airspace
fly my mini 4 next to Luton Airport tomorrow if it's not windy => airspace
Helvellyn via swirral edge on sunday in trail shoes, wind under 20 all day? => climbing
doing the cuillin ridge fri, just need to know if it rains => climbing
Ben Nevis in feb with no crampons if theres no new snow forecast? => climbing
30 cm fresh overnight then blue sky, best powder of the year skip the transceiver => avalanche
pond's got a skin on it after minus 4 in Ottawa, kids want to slide on it => ice-bearing
genny on the balcony with the door open a bit, power cut in Cardiff => carbon-monoxide
creek crossing near Cairns tomorrow, no rain forecast, ute will make it? => flooding
rubber dinghy across to the sandbar at Exmouth tomorrow, light wind? => inflatables
swimming to the buoy in Swanage tomorrow, flat calm says the app => water
tide's out, shortcut over the sands to Grange tomorrow in the sun, good? => tidal-crossing
jet washing the patio with the electric washer in the rain in Bury today fine? => electrics
power lines down on the lane in Kendal, sunny now so can we step over => electrics
leaving the labrador in the car 20 mins at tesco its only 21 today => parked-vehicle
`);

describe('a danger said in passing is named', () => {
  test.each([...SUBJECTS])('%s', (question, subject) => {
    const { uncovered, form, activity } = understood(question);
    expect([uncovered, form, activity].map(String)).toEqual([subject, 'value', 'null']);
  });
});

const EVERYDAY = table(`
will it rain for the fireworks in Lewes on saturday => rain
tower crane at Canary Wharf tomorrow, any gusts over 38mph => gusts
is it safe to work on the roof in Leeds tomorrow => activity
toddler at the playground in Leeds tomorrow, will it rain => rain
picnic with the kids in York tomorrow, good? => activity
when does the fog burn off in Leeds tomorrow => fog
can I fly my drone in York tomorrow => activity
bbq in the garden tomorrow in Leeds => activity
do I need sun cream on in Leeds tomorrow => clothing
Grillen im Garten morgen in Köln => activity
`);

describe('an everyday question beside them keeps its answer', () => {
  test.each([...EVERYDAY])('%s', (question, topic) => {
    const { uncovered, topics } = understood(question);
    expect({ uncovered, topic: String(topics[0]) }).toEqual({
      uncovered: null,
      topic,
    });
  });
});

describe('snow on a roof, a heater in a tent and a race in the heat get no praise', () => {
  test.each([
    ['2 feet of snow on the garage flat roof in buffalo, can it take another 10 inches', 'snow-load'],
    ['can the shed roof take more snow tonight in Buffalo', 'snow-load'],
    ['kan ik vannacht met de kachel aan in de tent slapen op de veluwe', 'carbon-monoxide'],
    ['Heizung im Zelt an lassen heute Nacht im Harz?', 'carbon-monoxide'],
    ['puedo dormir con la estufa en la tienda esta noche en Burgos', 'carbon-monoxide'],
    ['on peut dormir avec le chauffage dans la tente cette nuit à Annecy ?', 'carbon-monoxide'],
    ['posso dormire con la stufetta in tenda stanotte a Cortina?', 'carbon-monoxide'],
    ['posso dormir com o aquecedor na tenda esta noite na Guarda?', 'carbon-monoxide'],
  ] as const)('%s', (question, subject) => expect(understood(question).uncovered).toBe(subject));

  test('29 degrees that are told take the verdict from a marathon, and not from a barbecue', () => {
    const told = understood('marathon on sunday in 29 degrees, never ran in heat, still going for a pb');
    expect(told.hazard).toEqual({ kind: 'seen', asks: 'doing' });
    expect(understood('they said 29 degrees on saturday, good for a bbq?').hazard).toBeUndefined();
  });

  test('how much snow there will be on a roof is only asked', () => {
    expect(understood('will there be snow on the roof tomorrow in Leeds').uncovered).toBeNull();
  });

  test('a cheer is no town', () => {
    const { subjects, uncovered } = understood('yay the sun is out! can the kids swim in the reservoir this afternoon');
    expect([subjects[0].place.name, uncovered]).toEqual(['London', 'cold-water']);
  });
});

test('thunder that is heard, rivers that are seen to rise and snow that lies on a roof have no verdict', () => {
  expect(understood('thunder sounds far off, can we finish the last two holes').hazard?.kind).toBe('thunder');
  expect(understood("river's up a bit in Hebden Bridge, need to move stuff or go to bed?").uncovered).toBe('flooding');
  const roof = understood('two feet of snow on a flat roof in Buffalo and rain coming, will it hold?');
  expect([roof.uncovered, roof.hazard]).toEqual(['snow-load', undefined]);
  expect(understood('paddleboarding with my daughter at Hove, light offshore breeze, perfect right?').uncovered).toBe(
    'water',
  );
  expect(understood("rabbits in a hutch in full sun, it's only 27, fine?").subjects[0].times[0].text).toBeNull();
});
