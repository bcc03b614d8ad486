/**
 * A danger that is told as settled, with no "can I" and no "safe", takes the verdict away by the kinds of its words: nobody watches a
 * child at water, an animal in a van without air, petrol and a barbecue. The same words apart are answered as ever.
 */
import { describe, expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const DANGERS = table(`
we'll just pop the twins in the paddling pool and i'll nip in to do the ironing, sunny in Leeds this afternoon? => children-in-water
granny's staying in the conservatory all day saturday, will it be nice in Seville => people-at-risk
gonna park up on the hard shoulder for a picnic near Manchester tomorrow, looks dry? => own-danger
i've got two labradors and no aircon in the van, is it a cool day in Madrid tomorrow => parked-vehicle
the horse has to wait in the trailer for 5 hours, is it cool in Phoenix on friday => parked-vehicle
just had my second beer so i'll drive home before the rain, when does it start in Cork => unfit-person
hot tub with my 6 week old tonight, is it mild in Bath => people-at-risk
got a burn on my legs from yesterday, back on the beach in Faro tomorrow, sunny? => health
the snow's two foot on the flat roof extension, any more snow in Oslo tonight => snow-load
river's up a bit but we always drive through it, rain in Hereford overnight? => flooding
lads will lay tarmac all afternoon no breaks, will it be sunny in Dubai tomorrow => health
my wife's due next week, long drive to Windermere saturday, nice weather? => people-at-risk
the generator goes by the bedroom window tonight, windy in Lagos? => carbon-monoxide
old boy next door is clearing his drive of snow, more snow in Buffalo in january? => people-at-risk
horse show in Dubbo saturday in 38, bit of cross country, horses will cope? => animals
ponies tied up all day no shade saturday, hot in Seville? => animals
nehmen das schlauchboot auf die isar, in München sonnig am Sonntag? => water
wir springen von der Brücke in den Fluss, warm in Basel am Samstag? => water
mein Vater mäht um 14 Uhr den Rasen, er ist herzkrank, heiß in Freiburg morgen? => people-at-risk
mon fils de 3 ans jouera seul près de la piscine, beau temps à Nice samedi ? => children-in-water
on allume un petit feu dans la pinède samedi, sec à Marseille ? => fire
le petit dort dans la tente au soleil, beau à Arcachon demain ? => people-at-risk
les ouvriers coulent la dalle à 15h sans ombre, chaud à Avignon demain ? => health
echo gasolina a la barbacoa, ¿viento en Murcia esta tarde? => fire
hacemos el camino con mi padre de 78 a las 2 de la tarde, ¿calor en León mañana? => people-at-risk
welding by the hay barn tomorrow, windy in Hereford? => fire
la fontana e fresca e ci rinfreschiamo nel fiume, caldo a Torino domenica? => water
mon mari répare l'antenne pendant l'éclaircie, pluie à Lille demain ? => heights
mi madre diabética hará la romería a pleno sol, ¿calor en Huelva el domingo? => people-at-risk
wir laufen übers Eis, Frost in Schwerin im Januar? => ice-bearing
climbing the pylons for a dare, clear in Luton tonight? => electrics
took two piriton and driving to Exeter tomorrow, bright? => unfit-person
swapping the slates in socks cos it's dry, sun in Bangor tomorrow? => heights
wedding drone through the confetti crowd, calm in Como saturday? => over-people
my pal's heart op was last week, golf saturday in Troon, nice? => health
doing the three peaks no head torch, clear friday in Fort William? => far-from-help
we're ignoring the flood alert to get to the party, rain in Tewkesbury saturday? => evacuation
ich steige trotz Gewitterwarnung auf, sonnig in Garmisch morgen? => evacuation
wir lassen die Drachen an der Hochspannungsleitung steigen, Wind in Emden Sonntag? => electrics
on saute du viaduc, beau à Millau dimanche ? => water
mi hijo salta las olas con bandera roja, ¿sol en Tarifa el sábado? => water
putting tarps over the genny exhaust so it stays dry, rain in Kampala tonight? => carbon-monoxide
the neighbours' pool has no fence and my 2yo loves the garden, hot in Perth in january? => children-in-water
dog's panting but loves it, one more mile, mild in Cork today? => animals
painting the church spire this weekend, still in Salisbury? => heights
we'll shelter in the dry riverbed from the wind, breezy in Alice Springs tomorrow? => flash-flood
mit 1,5 Promille mit dem E-Scooter heim, trocken in Münster heute Nacht? => unfit-person
wir schlafen mit laufender Standheizung in der Garage, kalt in Chur heute Nacht? => carbon-monoxide
je conduis après ma nuit blanche, brouillard à Reims demain matin ? => unfit-person
my client (78) wants her run to be at 1pm, cloud in Madrid sunday? => people-at-risk
met de fatbike door het ondergelopen tunneltje, regen in Utrecht morgen? => flooding
oma zit de hele dag in de tuin, wordt het mooi weer in Maastricht zaterdag => people-at-risk
`);

describe('a danger that is told as settled', () => {
  test.each([...DANGERS])('%s', (question, subject) => {
    const { uncovered, activity } = understood(question);
    expect({ uncovered, activity }).toEqual({ uncovered: subject as typeof uncovered, activity: null });
  });
});

const HARMLESS = [
  'taking the kids in the car to Cardiff, 5 hours, will it rain on the m4 tomorrow',
  'kids want to go to the beach saturday in Bournemouth, nice?',
  'granny is coming for a bbq in the garden saturday in Leeds, will it stay dry',
  'walk along the old railway line path in Bristol sunday, nice?',
  'bbq in the park saturday in Leeds good?',
  "we're having a few beers in the garden in Leeds tonight, warm enough?",
  "after the pub we'll walk home in York tonight, rain?",
  'is it warm enough for the kids paddling pool in Leeds on saturday',
  'fishing on the river with my son sunday in Hereford, good?',
  'how much snow will there be on the roof in Oslo in january',
  'red flag warning in Los Angeles tomorrow, windy?',
  'hiking in Keswick saturday, no rain please?',
  'beers and burgers in the garden in Leeds saturday, warm?',
  'ruta por la montaña en Jaca el sábado, ¿lluvia?',
  'visiting my grandparents in Seville tomorrow, hot?',
  "my toddler's birthday picnic sunday in Leeds, dry?",
  'is it warm enough to sit by the river in York on sunday',
  'will there be snow on the roofs in Oslo in january',
  'paseo por el río en Sevilla mañana, ¿calor?',
  'passeio à beira rio no Porto domingo, sol?',
  'balade au bord du lac à Annecy samedi, beau ?',
  'Spaziergang im Wald in Freiburg morgen schön?',
  'Oma hat Geburtstag im Garten in Köln am Samstag, schönes Wetter?',
  'vamos en coche con los niños a Valencia mañana, ¿lloverá?',
  'solo quiero saber si mañana los niños pueden ir a la playa en Cádiz',
  'solo domani al mare con i bimbi a Rimini, bel tempo?',
  'vamos à praia com as crianças domingo em Cascais, bom tempo?',
  'alleen zaterdag naar het strand met de kinderen in Zandvoort, mooi weer?',
];

test('the same words without what makes them dangerous are answered as ever', () => {
  expect(HARMLESS.map((question) => ({ question, uncovered: understood(question).uncovered }))).toEqual(
    HARMLESS.map((question) => ({ question, uncovered: null })),
  );
});

test('thunder that rumbles somewhere is told of, and leads', () => {
  expect(
    understood("I'll be in the field with a carbon rod fishing, rumbling in the west, dry in Tullamore today?").hazard,
  ).toEqual({
    kind: 'thunder',
    asks: 'doing',
  });
});

test('a skip is no airfield, the bonnet of a car no hat, and "20ish" no hour', () => {
  const names = understood('put it in the skip, dry in Luton saturday?').subjects.map(({ place }) => place?.name);
  expect(names).toEqual(['Luton']);
  expect(understood('leaning on the bonnet to watch the sunset, clear in Hull saturday?').garment).toBeNull();
  expect(understood('nice and 20ish in Leeds saturday?').subjects[0]?.times.map(({ grain }) => grain)).toEqual(['day']);
});

test('what somebody always does is no climate', () => {
  const era = (question: string): unknown => understood(question).subjects[0]?.times[0]?.era;
  expect(era('we always cycle to work, rain tomorrow in Leeds?')).toBe('coming');
  expect(era('the kids usually play outside, dry in Leeds tomorrow?')).toBe('coming');
  expect(era('do we usually get snow in Leeds in december')).toBe('typical');
  expect(era('is it usually windy in Wellington in june')).toBe('typical');
});

test('a crowd is no postcode, a drive that is cleared no journey, and who stands on top no height', () => {
  expect(understood('concert for 20000 on the beach in Miami saturday, any storms?').subjects[0]?.place?.name).toBe(
    'Miami',
  );
  expect(understood('clearing the drive tomorrow in Leeds, is it good?').activity).toBeNull();
  expect(understood('float with kids on top, windy in Derby saturday?').altitude).toBeUndefined();
});

test('what is over for somebody is not the time that is asked, unless it is the only one', () => {
  const eras = (question: string): unknown => understood(question).subjects[0]?.times.map(({ era }) => era);
  expect(eras('my birthday was yesterday, nice in Leeds tomorrow for a late bbq?')).toEqual(['coming']);
  expect(eras('his asthma was bad last week, is it windy in Leeds on saturday')).toEqual(['coming']);
  expect(eras('we were in Leeds last week, was it wet')).toEqual(['past']);
});

test('"from ten to six" is a stretch, and "ten to six" a moment', () => {
  const from = (question: string): unknown =>
    new Date(understood(question).subjects[0]?.times[0]?.fromMs ?? 0).toISOString();
  expect(from('open from ten to six tomorrow in Leeds, rain?')).toBe('2026-06-11T09:00:00.000Z');
  expect(from('ten to six tomorrow, rain in Leeds?')).toBe('2026-06-11T16:50:00.000Z');
});
