/** What people ask in German, French and Dutch, in their own words and of their own regions, is understood as in English. */
import { describe, expect, test } from 'bun:test';
import { read, table, understood } from '../reading.ts';

const QUESTIONS = table(`
Können wir am Montag die Bodenplatte gießen in Celle? => can we pour concrete on monday in Celle
Estrich legen morgen in Graz, geht das? => pour concrete tomorrow in Graz
Das Garagendach abdichten am Freitag in Ulm? => fix the roof on friday in Ulm
Rennrad Runde morgen früh in Bonn => cycling tomorrow morning in Bonn
im garten werkeln samstag lübeck => gardening saturday Lübeck
Ist der Sternenhimmel heute Nacht in Jena klar? => is the sky clear tonight in Jena
War es gestern für die Jahreszeit zu kalt in Kiel? => was it too cold for the time of year yesterday in Kiel
Wie lange bleibt es in Bern noch hell? => how long until it gets dark in Bern
nassester tag diese woche in halle => wettest day this week in Halle
Bleibt's morgen in Linz trocken? => will it stay dry tomorrow in Linz
À quelle heure vaut-il mieux courir demain à Dijon pour fuir la canicule ? => what time should i run tomorrow in Dijon to avoid the heat
L'hiver dernier a-t-il été plus froid que la normale à Metz ? => was last winter colder than normal in Metz
Quand partir en Corse ? => best month to visit Corsica
Jusqu'à quelle heure fait-il jour à Lyon ? => when does it get dark in Lyon
Je peux mettre dehors les géraniums cette nuit à Tours ? => can i put the plants out tonight in Tours
Kan ik zaterdag de luiken verven in Gent, lukt dat? => can i paint the fence on saturday in Ghent
Bloeien er grassen in Zwolle? => is there pollen in Zwolle now
Kunnen mijn geraniums vannacht buiten staan in Breda? => can i put the plants out tonight in Breda
Hoe lang blijft het nog licht in Hasselt? => how long until it gets dark in Hasselt
Tot hoe laat blijft het licht in Leiden? => when does it get dark in Leiden
Wordt het zondag een lekkere dag in Brugge? => will it be a nice day sunday in Bruges
Kann ich morgen die Matratzen draußen lüften in Kiel? => can i air the bedding outside tomorrow in Kiel
nächster warmer tag in kiel => next warm day in Kiel
Regnet es morgen auf der Strecke von Mainz nach Worms? => will it rain tomorrow from Mainz to Worms
Streichwetter morgen in Celle? => can i paint the fence tomorrow in Celle
Kann ich morgen offen Cabrio fahren in Wels? => can i drive with the roof down tomorrow in Wels
On annonce combien de neige demain à Gap ? => how much will it snow tomorrow in Gap, France
Les trottoirs vont être verglacés demain à Metz ? => are the roads icy tomorrow in Metz
Je peux laisser le vasistas ouvert demain à Rennes ? => can i leave the windows open tomorrow in Rennes
Lever et coucher du soleil demain à Sion => sunrise and sunset tomorrow in Sion, Switzerland
Y aura-t-il un orage demain à Bienne ? => will there be a thunderstorm tomorrow in Biel, Switzerland
Blijft het morgen mistvrij in Breda? => will it be without fog tomorrow in Breda
hoe laat wordt het morgen licht in Assen => when does it get light tomorrow in Assen
Kan ik morgen cabrio rijden in Ede? => can i drive with the roof down tomorrow in Ede
regen morgen luik => rain tomorrow in Liège
`);

function told(question: string): unknown {
  const { subjects, topics, form, activity } = understood(question);
  const places = subjects.map(({ place }) => place.name);
  const times = subjects.map((subject) => subject.times.map(({ fromMs, toMs }) => [fromMs, toMs]));
  return { places, times, topics, form, activity };
}

describe('a question in its own words', () => {
  test.each(QUESTIONS)('%s', (question, inEnglish) => {
    expect(told(question)).toEqual(told(inEnglish));
    expect(understood(question).unexplained).toEqual([]);
  });
});

const REGIONS = table(`
Regnet es morgen im Chiemgau? => Traunstein
schnee im montafon => Schruns
Wetter in der Fränkischen Schweiz am Samstag => Ebermannstadt
regen morgen ostwestfalen => Bielefeld
Wie wird es am Sonntag im Toggenburg? => Wattwil
Quel temps samedi dans le Beaufortain ? => Beaufort
météo demain haut-doubs => Pontarlier
Va-t-il pleuvoir demain en Touraine ? => Tours
Il neige dans l'Oisans ? => Le Bourg-d'Oisans
météo lanaudière samedi => Joliette
spuiten flevopolder morgen => Lelystad
Regent het zondag in het Groene Hart? => Woerden
zeilen bij Loosdrecht morgen => Nieuw-Loosdrecht
weer Meetjesland zaterdag => Eeklo
`);

describe('a region is answered at its town', () => {
  test.each(REGIONS)('%s', (question, town) => {
    expect(understood(question).subjects[0].place.name).toBe(town);
  });
});

test('who names what is to be done and asks for the best day has one answer, for that', () => {
  for (const question of [
    'Je dois repeindre mes volets à Angers, quel est le meilleur jour cette semaine ?',
    'Muss ich den Zaun streichen in Kassel, welcher Tag ist diese Woche am besten?',
    'Ik moet de kozijnen schilderen in Gent, welke dag is het best?',
    'Should I paint the fence in York, which day is best this week?',
  ]) {
    const result = read(question);
    expect(result).toMatchObject({
      kind: 'interpreted',
      interpretation: { activity: 'exterior-painting', form: 'which-day' },
    });
    expect(result).not.toHaveProperty('further');
  }
});

test('a walk on a hill with a road is one in open country, and on a mountain it has no verdict', () => {
  for (const hill of ['auf den Feldberg', 'auf den Brocken', 'auf den Uetliberg'])
    expect(understood(`Lohnt sich morgen eine Wanderung ${hill}?`)).toMatchObject({
      activity: 'hiking',
      uncovered: null,
    });
  expect(understood('Lohnt sich morgen eine Wanderung auf den Watzmann?').uncovered).toBe('climbing');
});

test('a word that only phrases have tells its language', () => {
  for (const question of ['luchtdruk vlissingen nu', 'beste reistijd curaçao', 'klimaat barcelona oktober'])
    expect(understood(question).language).toBe('nl');
  expect(understood('temperature eau lac leman').language).toBe('fr');
});

test('a verb at the end names no town, and the dot of a saint parts no name', () => {
  const placesOf = (question: string): string[] => understood(question).subjects.map(({ place }) => place.name);
  expect(placesOf('Kann ich heute Abend auf dem Balkon in Augsburg essen?')).toEqual(['Augsburg']);
  expect(placesOf('Regnet es morgen in Essen?')).toEqual(['Essen']);
  for (const question of ['Schneit es morgen in St. Anton?', 'Will it snow in St. Anton tomorrow?'])
    expect(placesOf(question)).toEqual(['St Anton am Arlberg']);
  expect(placesOf('Neige ou pluie demain aux Contamines ?')).toEqual(['Les Contamines-Montjoie']);
  expect(placesOf("L'été dernier a été plus chaud à Metz ?")).toEqual(['Metz']);
});
