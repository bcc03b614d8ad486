/** What could hurt somebody is known in any wording and in each language, and is never judged as something near it. */
import { describe, expect, test } from 'bun:test';
import { read, table, understood } from './reading.ts';

const GRAVE = table(`
can I run the generator in the garage with the door half open during the storm tonight => carbon-monoxide
use a hedge trimmer in the rain in Derby? => electrics
angle grinder on the fence in dry grass Adelaide today => fire
watching the storm from the pier in Southwold tonight ok? => water
ice on Loch Morlich holding? => ice-bearing
river's low, ok to let the kids tube it in Bakewell saturday? => children-in-water
pressure wash the roof in Stoke tomorrow => heights
is it ok for my mum after her heart bypass to garden in Seville tomorrow => health
On peut dormir à la belle étoile samedi dans les Cévennes ? => sleeping-outdoors
Ma fille de 3 ans peut jouer dehors à midi à Perpignan ? => people-at-risk
darf mein Opa bei der Hitze morgen in Mannheim rausgehen => people-at-risk
kann ich morgen aufs Dach steigen in Ulm => heights
es riecht nach Gas im Keller, ist genug Wind => gas-leak
mein Kohlenmonoxidmelder piept, was tun => carbon-monoxide
mon détecteur de monoxyde de carbone sonne => carbon-monoxide
suena el detector de monóxido de carbono => carbon-monoxide
il rilevatore di monossido suona => carbon-monoxide
o alarme de monóxido de carbono está a tocar em casa => carbon-monoxide
de koolmonoxidemelder gaat af => carbon-monoxide
cheira a gás em casa o que faço => gas-leak
ik ruik gas in huis => gas-leak
hay tormenta, ¿me quedo debajo del árbol en Ávila? => lightning-shelter
il y a de l'orage, on reste sous l'arbre à Lyon ? => lightning-shelter
c'è un temporale, resto sotto l'albero a Como? => lightning-shelter
Ist das Eis auf dem Schliersee im Januar nach einer Woche Frost dick genug => ice-bearing
la glace du lac en janvier est-elle assez épaisse après une semaine de gel à Annecy => ice-bearing
il ghiaccio sul lago di Braies a gennaio dopo una settimana di gelo è abbastanza spesso => ice-bearing
is het ijs op de Loosdrechtse Plassen in januari na een week vorst dik genoeg => ice-bearing
chicken sandwiches made at 9, picnic in Leeds at 3, it's only 26 degrees so they'll keep? => foraging
¿aguantará el hielo del pantano para patinar en Soria? => ice-bearing
¿se puede cruzar el badén con el coche en Murcia? => flooding
¿puedo volar el dron sobre la playa llena en Benidorm? => over-people
kan ik met de drone boven het festival vliegen in Nijmegen => over-people
posso andare sul Cervino da solo domani => far-from-help
ma grand-mère s'est évanouie => emergency
someone has collapsed in Leeds and isn't breathing => emergency
I think I'm having a heart attack => emergency
my neighbour's house is on fire in Paris => emergency
my smoke alarm is going off, what do I do => emergency
category 2 coming to Nassau, can we stay in the beach house => evacuation
12 knots tailwind runway 09 at Redhill, can I take it => aviation
drone over the marathon in London sunday, wind ok => over-people
baby's room is 27 in London tonight, fan or window => people-at-risk
is 30 too hot for a six month old in Rome at the beach => people-at-risk
is the flooded underpass ok in Leeds in an SUV => flooding
puddle over the road in Leeds looks about 2 foot, ok to go through => flooding
what's the swim like at Tahoe tomorrow => water
inflatable unicorn at Tenby, breeze is gentle => inflatables
Ist die Zugspitze über das Höllental am Samstag gewitterfrei => climbing
je peux monter sur le toit demain matin à Nantes => heights
la tonnelle va tenir au vent samedi à Brest ? => wind-load
¿puedo subir al Teide mañana sin peligro? => climbing
puedo hacer fuego en el monte mañana en Cuenca => fire
posso uscire in gommone da Alghero domani => water
dá para subir a Serra dos Órgãos amanhã sem risco de raio? => climbing
kan de partytent blijven staan vannacht in Zwolle => wind-load
my husband is confused and stopped sweating in the heat in Phoenix => emergency
we're out of water, 6 miles to go at Joshua Tree and it's hot, keep going? => emergency
she stopped shivering on the hill above Braemar, cold tonight? => emergency
we had a gas leak smell, is the wind enough to blow it away => gas-leak
can I leave the baby in the pram on the balcony for a nap, its only 26 => people-at-risk
lifting trusses with the crane tomorrow at 11 in Limerick => wind-load
lifting a 2 tonne panel with a spreader at noon tomorrow in Bolton => wind-load
marquee for 200 in Bath on saturday will it hold => wind-load
is it ok to pitch right by the river at Hereford this weekend => flooding
is the hot tub ok in a storm tonight => lightning-shelter
lanterns release at the wedding saturday in York => fire
can I leave the wood stove going overnight with windows shut, it's freezing => carbon-monoxide
can I fly my mavic near the airport at Gatwick tomorrow => airspace
driving home from Aviemore in the snow tonight without winter tyres => road-grip
too hot for my pug to go for a walk at 4? => animals
no thunderstorms on the Matterhorn hut route friday afternoon, right => climbing
can I row across the Solent saturday => water
is the river in Valencia going to stay in its bed tonight if it rains => flooding
will the Ouse burst its banks at York this week => flooding
Hält das Eis auf dem Weissensee? => ice-bearing
is it ok to leave dog in the car for 20 mins in a supermarket's car park => parked-vehicle
leaving my pug in the car while i shop in Reading => parked-vehicle
labrador in the van at Exeter services for half an hour ok? => parked-vehicle
baby asleep in parked car Derby 10 min ok => parked-vehicle
Can I walk across to Lindisfarne tomorrow morning? => tidal-crossing
is it safe to cross to Holy Island saturday => tidal-crossing
walk over to st michaels mount at 2pm tomorrow ok? => tidal-crossing
can I walk to Burgh Island this afternoon => tidal-crossing
Hilbre Island walk tomorrow => tidal-crossing
Worms Head tomorrow can we get across => tidal-crossing
pool party in a thunderstorm in Tampa tomorrow => lightning-shelter
can we shelter beneath a tall tree in the lightning in Leeds => lightning-shelter
The eye of the hurricane is over us in Miami can we go outside now => storm-eye
its gone calm, eye of the cyclone, Cairns, ok to go out? => storm-eye
jumping in the reservoir near Sheffield tomorrow will it be warm enough => cold-water
quarry swim saturday in Leicester => cold-water
kids want to jump off the lock into the canal in Leeds tomorrow => cold-water
Can my kids swim alone in Brighton tomorrow? => children-in-water
is it warm enough for my 4 year old to paddle in Whitby tomorrow => children-in-water
im on doxycycline can I sunbathe in Malaga tomorrow => medicines
on lithium, is Seville too hot tomorrow => medicines
my mum takes water tablets will she be ok in the heat in Athens tomorrow => medicines
im on zorbitrex can I go out in the sun in Leeds => medicines
Climbing the Matterhorn in trainers tomorrow? => climbing
can we go up Ben Nevis in trainers tomorrow => climbing
Setting off up Snowdon tonight with the kids => climbing
Scafell Pike in shorts on saturday => climbing
can I camp in Wadi Rum tonight => flash-flood
walk the narrows zion tomorrow => flash-flood
hiking Antelope Canyon tomorrow => flash-flood
Kann ich morgen in der Schlucht bei Ronda wandern? => flash-flood
¿Puedo acampar en el barranco cerca de Ronda esta noche? => flash-flood
Peut-on camper dans l'oued près de Marrakech ce soir ? => flash-flood
pug in boot of car Leeds tomorrow? => parked-vehicle
husky in the garden all day in Seville tomorrow ok => animals
Kann ich mein Kind am See in Konstanz allein baden lassen? => children-in-water
Darf der Hund heute auf dem Balkon bleiben in Köln? => animals
Ist das Eis auf dem See in Berlin dick genug? => ice-bearing
Kann man morgen bei Gewitter unter Bäumen in München warten? => lightning-shelter
Wattwandern nach Neuwerk am Samstag möglich? => tidal-crossing
Puis-je laisser mes enfants se baigner seuls à Biarritz demain ? => children-in-water
On peut faire un barbecue dans la tente à Lyon ce soir ? => carbon-monoxide
Puis-je prendre le soleil avec des antibiotiques à Nice demain ? => medicines
¿Puedo cruzar el río con el coche en Murcia mañana? => flooding
¿Pueden mis hijos bañarse solos en la playa de Valencia mañana? => children-in-water
Posso lasciare il cane sul balcone a Milano domani? => animals
Mio figlio può fare il bagno da solo a Rimini domani? => children-in-water
Posso deixar o cão na varanda em Lisboa amanhã? => animals
O meu filho pode nadar sozinho em Cascais amanhã? => children-in-water
Mag mijn kind alleen zwemmen in Scheveningen morgen? => children-in-water
Kan ik de hond in de auto laten in Utrecht morgen? => parked-vehicle
`);

const PLAIN = table(`
can I drive my kids to school in the car in Leeds tomorrow => Leeds
im on holiday can I go out in the sun in Leeds => Leeds
I'm on the beach in Brighton is it going to be sunny => Brighton
will the thunderstorm hit the lake at Windermere tomorrow => Windermere
any rain at the locks in Devizes tomorrow => Devizes
Barbecue dans le jardin à Lyon samedi ? => Lyon
Wird es morgen beim Grillen im Garten in Köln trocken? => Cologne
Kan ik morgen barbecueën in de tuin in Utrecht? => Utrecht
is it windy on Ben Nevis tomorrow => Ben Nevis
walk my husky in Madrid tomorrow => Madrid
kids in the car on the way to Leeds tomorrow rain? => Leeds
Grand Canyon weather tomorrow => Grand Canyon
Regnet es morgen in der Schlucht in Garmisch? => Garmisch-Partenkirchen
`);

describe('a grave subject is named, without a verdict', () => {
  test.each([...GRAVE])('%s', (question, subject) => {
    const { uncovered, form, activity } = understood(question);
    expect([uncovered, form, activity].map(String)).toEqual([subject, 'value', 'null']);
  });
});

describe('what only sounds like one is answered at its place', () => {
  test.each([...PLAIN])('%s', (question, place) => {
    const { uncovered, subjects } = understood(question);
    expect({ uncovered, place: subjects.map((subject) => subject.place.name) }).toEqual({
      uncovered: null,
      place: [place],
    });
  });
});

test('a walk on a mountain is judged with reserve', () => {
  expect(understood('hike Snowdon tomorrow').asksSafety).toBe(true);
  expect(understood('hike in Keswick tomorrow').asksSafety).toBe(false);
});

test('what people have on is no place', () => {
  for (const question of [
    'Climbing the Matterhorn in trainers tomorrow?',
    'can we go up Ben Nevis in trainers tomorrow',
  ])
    expect(read(question).kind).toBe('interpreted');
});

test('a lake that is solid is one of ice, and children who sail are near water', () => {
  expect<string>(understood('is it cold enough that the lake will be solid by saturday').topics[0]).toBe('lake-ice');
  expect(understood('can my 8 year old sail an optimist tomorrow').uncovered).toBe('children-in-water');
  expect(understood('can I sail tomorrow').uncovered).toBeNull();
  expect(understood('can i leave my bike battery charging outside').uncovered).toBe('electrics');
});
