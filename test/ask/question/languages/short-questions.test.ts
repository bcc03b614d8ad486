/**
 * Short questions in German, French and Dutch: days of two letters behind a town, seas without a town, two towns in their own
 * spelling, feasts at a place, and words of talk.
 */
import { describe, expect, test } from 'bun:test';
import { table, understood } from '../reading.ts';
import { placeAndTime } from './place-and-time.ts';

describe('short questions in German, French and Dutch', () => {
  test.each(
    table(`
köln sa? => Cologne DE, 06-13 00:00 > 06-14 00:00, general
gent zo => Ghent BE, 06-14 00:00 > 06-15 00:00, general
paris dim => Paris FR, 06-14 00:00 > 06-15 00:00, general
meteo lyon sam => Lyon FR, 06-13 00:00 > 06-14 00:00, general
wien mi? => Vienna AT, 06-10 15:30 > 06-11 00:00, general
nächsten sonntag in leipzig trocken? => Leipzig DE, 06-14 00:00 > 06-15 00:00, rain
muss ich morgen in dresden mit einem schirm rechnen => Dresden DE, 06-11 00:00 > 06-12 00:00, umbrella
on peut faire un barbec ce soir => London GB, 06-10 18:00 > 06-10 22:00, outdoor-event
saint-jean a quebec va tu mouiller => Québec CA, 06-24 00:00 > 06-25 00:00, rain
24 heures de spa pluie samedi? => Spa-Francorchamps BE, 06-13 00:00 > 06-14 00:00, rain
les 24h du mans ce weekend pluie ou pas => Le Mans FR, 06-13 00:00 > 06-15 00:00, rain
apres-demain tot course a pied a nancy => Nancy FR, 06-12 05:00 > 06-12 08:00, running
indice uv annecy midi => Annecy FR, 06-11 12:00 > 06-11 13:00, uv
la mer du nord ce week-end elle est a combien => Dunkirk FR, 06-13 00:00 > 06-15 00:00, sea-temperature
combien est la mer du nord => Dunkirk FR, 06-10 15:30 > 06-10 16:30, sea-temperature
noordzee watertemperatuur => Zandvoort NL, 06-10 15:30 > 06-10 16:30, sea-temperature
hoe warm is de noordzee => Zandvoort NL, 06-10 15:30 > 06-10 16:30, sea-temperature
ostsee wassertemperatur => Rostock DE, 06-10 15:30 > 06-10 16:30, sea-temperature
weer belgische kust zondag => Ostend BE, 06-14 00:00 > 06-15 00:00, general
waar is het zaterdag warmer, oostende of knokke => Ostend BE + Knokke BE, 06-13 00:00 > 06-14 00:00, temperature
waar regent het minder: gent of oostende zondag => Ghent BE + Ostend BE, 06-14 00:00 > 06-15 00:00, rain
kan ik morgen het ijsselmeer op => IJsselmeer NL, 06-11 00:00 > 06-12 00:00, general
am samstag hochzeit in heidelberg brauchen wir ein zelt => Heidelberg DE, 06-13 00:00 > 06-14 00:00, rain
faut il prevoir une tente samedi a tours => Tours FR, 06-13 00:00 > 06-14 00:00, rain
trouwen zaterdag buiten in amersfoort tent nodig => Amersfoort NL, 06-13 00:00 > 06-14 00:00, rain
am ersten august in luzern trocken => Lucerne CH, 08-01 00:00 > 08-02 00:00, rain
le premier juillet à nice pluie => Nice FR, 07-01 00:00 > 07-02 00:00, rain
op de eerste juli in breda regen => Breda NL, 07-01 00:00 > 07-02 00:00, rain
regen komende 2 uur delft => Delft NL, 06-10 15:30 > 06-10 17:30, rain
pluie prochaines 2 heures lille => Lille FR, 06-10 15:30 > 06-10 17:30, rain
regen nächste 3 std essen => Essen DE, 06-10 15:30 > 06-10 18:30, rain
ab freitag 3 tage in kopenhagen wetter => Copenhagen DK, 06-12 00:00 > 06-15 00:00, general
vanaf vrijdag 5 dagen kreta hoe warm => Heraklion GR, 06-12 00:00 > 06-17 00:00, temperature
blijft het droog tot 6 uur in venlo => Venlo NL, 06-10 15:30 > 06-10 18:00, rain
rond zessen regen in breda => Breda NL, 06-10 18:00 > 06-10 19:00, rain
alerte orages demain dans le gers => Auch FR, 06-11 00:00 > 06-12 00:00, alerts
pluie demain dans la vienne => Poitiers FR, 06-11 00:00 > 06-12 00:00, rain
pluie demain dans le 77 => Melun FR, 06-11 00:00 > 06-12 00:00, rain
pluie demain dans les bouches-du-rhône => Marseille FR, 06-11 00:00 > 06-12 00:00, rain
gaat het regenen in limburg => Roermond NL, 06-10 15:30 > 06-11 00:00, rain
taux dhumidité a nice => Nice FR, 06-10 15:30 > 06-11 00:00, humidity
was muss ich für rom einpacken => Rome IT, 06-10 15:30 > 06-11 00:00, any
scheint am dienstag die sonne in konstanz un wie lang => Konstanz DE, 06-16 00:00 > 06-17 00:00, sunshine
lohnt sich freibad heute in mainz => Mainz DE, 06-10 15:30 > 06-11 00:00, beach
pluie en fds à gatineau => Gatineau CA, 06-13 00:00 > 06-15 00:00, rain
muss ich montag früh kratzen in hof => Hof DE, 06-15 06:00 > 06-15 12:00, ice
faut que je gratte le pare brise demain matin à gap? => Gap FR, 06-11 06:00 > 06-11 12:00, ice
wird der juli heisser als letztes jahr in köln => Cologne DE, 07-01 00:00 > 08-01 00:00 | 2025-07-01 00:00 > 2025-08-01 00:00, temperature
il a gelé cette nuit à pontarlier? => Pontarlier FR, 06-09 21:00 > 06-10 06:00, ice
wie ist das wetter grade bei euch => London GB, 06-10 14:30 > 06-11 00:00, general
fête de la musique à lille pluie => Lille FR, 06-21 00:00 > 06-22 00:00, rain
wat kan ik verwachten zondag in gent => Ghent BE, 06-14 00:00 > 06-15 00:00, general
wetter 14 tage kiel => Kiel DE, 06-10 15:30 > 06-24 00:00, general
weer 14 dagen nijmegen => Nijmegen NL, 06-10 15:30 > 06-24 00:00, general
is morgen sandalenwetter in lübeck => Lübeck DE, 06-11 07:00 > 06-11 22:00, sandals
is het morgen kortebroekenweer in utrecht => Utrecht NL, 06-11 07:00 > 06-11 22:00, shorts
kan ik de tomaten al buiten zetten in zwolle => Zwolle NL, 06-10 15:30 > 06-17 00:00, ice
canicule la semaine pro à paris oui ou non => Paris FR, 06-15 00:00 > 06-22 00:00, temperature
kann ich meine wäsche um 17 uhr noch rausstellen in gießen => Gießen DE, 06-10 17:00 > 06-10 18:00, laundry-drying
hé regent het nou al in eindhoven => Eindhoven NL, 06-10 15:30 > 06-10 16:30, rain
wind morgen op de vecht => Breukelen NL, 06-11 00:00 > 06-12 00:00, wind
pluie dans la loire demain => Saint-Étienne FR, 06-11 00:00 > 06-12 00:00, rain
regen bitburg open air 19.6. => Bitburg DE, 06-19 00:00 > 06-20 00:00, rain
macht es sinn am sonntag früh in den taunus zum pilze suchen => Taunus DE, 06-14 06:00 > 06-14 12:00, hiking
wird in basel morgen die 30 grad marke geknackt => Basel CH, 06-11 00:00 > 06-12 00:00, temperature
isches z luzern am sunntig schön zum wandere => Lucerne CH, 06-14 00:00 > 06-15 00:00, hiking
zu nass zum joggen im wald bei göttingen heute? => Göttingen DE, 06-10 15:30 > 06-11 00:00, running
il va faire nuit à quelle heure à lyon => Lyon FR, 06-10 15:30 > 06-11 00:00, dusk
ça se couvre à partir de quand à dijon => Dijon FR, 06-10 15:30 > 06-24 00:00, cloud
ensoleillement prévu samedi à biarritz => Biarritz FR, 06-13 00:00 > 06-14 00:00, sunshine
is er smog in antwerpen => Antwerp BE, 06-10 15:30 > 06-11 00:00, air-quality
3 daagse weersverwachting tilburg => Tilburg NL, 06-10 15:30 > 06-13 00:00, general
kans dat het komende week boven de 30 komt in eindhoven => Eindhoven NL, 06-15 00:00 > 06-22 00:00, temperature
ijs op de weg morgenochtend in emmen? => Emmen NL, 06-11 06:00 > 06-11 12:00, ice
kan ik mijn dekbed buiten hangen in kampen => Kampen NL, 06-10 15:30 > 06-11 00:00, laundry-drying
regen gent morgen => Ghent BE, 06-11 00:00 > 06-12 00:00, rain
bouwvak in zeeland hoe is het weer dan normaal => Middelburg NL, 06-01 00:00 > 07-01 00:00, general
wetter sa in kassel => Kassel DE, 06-13 00:00 > 06-14 00:00, general
weer za amsterdam => Amsterdam NL, 06-13 00:00 > 06-14 00:00, general
week-end prochain à deauville => Deauville FR, 06-13 00:00 > 06-15 00:00, general
météo montréal fin de semaine => Montreal CA, 06-13 00:00 > 06-15 00:00, general
il a neigé combien cet hiver à la clusaz => La Clusaz FR, 2025-12-01 00:00 > 03-01 00:00, snow
regent het nog lang in sittard => Sittard NL, 06-10 15:30 > 06-24 00:00, rain
zürich heute abend 19 uhr grillieren => Zurich CH, 06-10 19:00 > 06-10 20:00, outdoor-event
wie wirds am we in holland => Amsterdam NL, 06-13 00:00 > 06-15 00:00, general
`),
  )('%s', (question, meaning) => {
    expect(placeAndTime(question)).toBe(meaning);
  });
});

describe('a month that English writes alike tells no other language', () => {
  test.each([
    'Cyprus in November',
    'Leeds in december',
    'Lapland in December',
    'Paris in September',
    'Nottingham 2moro',
    'leeds 2nite',
  ])('%s', (question) => {
    expect(understood(question).language).toBe('en');
  });
  test.each([
    ['hamburg im november', 'de'],
    ['regen in november in gent', 'nl'],
  ])('%s: %s', (question, language) => {
    expect(understood(question).language).toBe(language);
  });
});
