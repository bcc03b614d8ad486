/**
 * What natives of six languages type, in small letters and without commas, in places of their own lands: the place, the time on its
 * clock, and what is asked.
 */
import { describe, expect, test } from 'bun:test';
import { formatLocal, offsetTable } from '../../../../src/time/civil.ts';
import { table, understood } from '../reading.ts';

/** "Linz AT, 06-11 00:00 > 06-12 00:00, rain", with the year where it is not 2026. */
function meaningOf(question: string): string {
  const { subjects, topics, activity, garment } = understood(question);
  const places = subjects.map(({ place }) => `${place.name} ${place.countryCode}`).join(' + ');
  const [{ place, times }] = subjects;
  const spans = times.map(({ fromMs, toMs }) => {
    const clock = offsetTable(place.tzId, fromMs - 1, toMs + 1);
    return [fromMs, toMs].map((ms) => formatLocal(clock, ms).replace(/^2026-/, '')).join(' > ');
  });
  return `${places}, ${spans.join(' | ')}, ${activity ?? garment ?? topics[0]}`;
}

describe('as natives type', () => {
  test.each(
    table(`
wat voor weer wordt het morgen in hasselt => Hasselt BE, 06-11 00:00 > 06-12 00:00, general
regent het morgen in halle => Halle BE, 06-11 00:00 > 06-12 00:00, rain
regent het morgen in bergen => Bergen NL, 06-11 00:00 > 06-12 00:00, rain
a 17h30 a nantes il pleut ou pas => Nantes FR, 06-10 17:30 > 06-10 18:30, rain
a che ora piove domani a siracusa => Syracuse IT, 06-11 00:00 > 06-12 00:00, rain
agasalho pra hoje a noite em pelotas precisa => Pelotas BR, 06-10 18:00 > 06-11 06:00, jacket
as 7 e meia da noite no rio vai estar chovendo => Rio de Janeiro BR, 06-10 19:30 > 06-10 20:30, rain
ate que horas ha luz em faro => Faro PT, 06-10 14:30 > 06-11 00:00, dusk
c e rischio grandine nel pomeriggio a cuneo => Cuneo IT, 06-10 15:30 > 06-10 18:00, hail
ca se degage quand a rouen => Rouen FR, 06-10 15:30 > 06-24 00:00, rain
caldo africano quando finisce a roma => Rome IT, 06-10 15:30 > 06-24 00:00, temperature
chuva amanha cedo em evora => Évora PT, 06-11 05:00 > 06-11 08:00, rain
chuva as 17h30 em evora => Évora PT, 06-10 17:30 > 06-10 18:30, rain
chuva ate as 20h em evora => Évora PT, 06-10 14:30 > 06-10 20:00, rain
chuva de madrugada em evora => Évora PT, 06-11 00:00 > 06-11 06:00, rain
chuva de segunda a quarta em evora => Évora PT, 06-15 00:00 > 06-18 00:00, rain
chuva dia 24 de junho em evora => Évora PT, 06-24 00:00 > 06-25 00:00, rain
chuva em meados de julho em evora => Évora PT, 07-11 00:00 > 07-21 00:00, rain
chuva mais tarde em evora => Évora PT, 06-10 14:30 > 06-11 00:00, rain
chuva no proximo fim de semana em evora => Évora PT, 06-20 00:00 > 06-22 00:00, rain
como va a estar el clima mañana en guadalajara en la tardecita => Guadalajara MX, 06-11 15:00 > 06-11 18:00, general
cuantas horas de sol tuvo almeria el mes pasado => Almería ES, 05-01 00:00 > 06-01 00:00, sunshine
cuanto calor hizo hace un año en soria => Soria ES, 2025-06-10 00:00 > 2025-06-11 00:00, temperature
danno pioggia per sabato a mantova => Mantua IT, 06-13 00:00 > 06-14 00:00, rain
darmstadt freitag 19 uhr open air regenrisiko => Darmstadt DE, 06-12 19:00 > 06-12 20:00, rain
de 3 a 5 de la tarde va a llover en quito => Quito EC, 06-10 17:00 > 06-10 18:00, rain
de tarde vai abrir o sol em joinville => Joinville BR, 06-10 12:00 > 06-10 18:00, sun
dia de santo antonio em lisboa vai chover => Lisbon PT, 06-13 00:00 > 06-14 00:00, rain
el 24 a la noche en mar del plata que tiempo hace => Mar del Plata AR, 06-24 18:00 > 06-24 22:00, general
el miercoles que viene que tiempo hara en lugo => Lugo ES, 06-17 00:00 > 06-18 00:00, general
erster schnee in garmisch wann normalerweise => Garmisch-Partenkirchen DE, 06-01 00:00 > 07-01 00:00, snow
esta haciendo mucho calor en hermosillo ahorita => Hermosillo MX, 06-10 06:30 > 06-10 07:30, temperature
frak nodig in hasselt morgen => Hasselt BE, 06-11 07:00 > 06-11 22:00, coat
gits hüt abig no es gwitter z züri => Zurich CH, 06-10 18:00 > 06-10 22:00, thunder
ha fatto piu caldo ieri o oggi a foggia => Foggia IT, 06-09 00:00 > 06-10 00:00 | 06-10 00:00 > 06-11 00:00, temperature
ha risco de incendio amanha em viseu => Viseu PT, 06-11 00:00 > 06-12 00:00, wildfires
hace falta aire acondicionado en panama en diciembre => Panama City PA, 12-01 00:00 > 2027-01-01 00:00, temperature
hagelgefahr heute abend in memmingen auto unterstellen? => Memmingen DE, 06-10 18:00 > 06-10 22:00, hail
hasta que hora va a llover en bogota => Bogotá CO, 06-10 08:30 > 06-24 00:00, rain
heeft het vannacht gevroren in winschoten => Winschoten NL, 06-09 21:00 > 06-10 06:00, ice
heizung heut abend nochmal an in garmisch => Garmisch-Partenkirchen DE, 06-10 18:00 > 06-10 22:00, temperature
hoe hoog zijn de golven in scheveningen zaterdagochtend => Scheveningen NL, 06-13 06:00 > 06-13 12:00, waves
hoeveel wind morgen op het ijsselmeer => IJsselmeer NL, 06-11 00:00 > 06-12 00:00, wind
hoje as 18h30 vai tar a chover em leiria => Leiria PT, 06-10 18:30 > 06-10 19:30, rain
il faisait combien l an dernier a la meme date a pau => Pau FR, 2025-06-10 00:00 > 2025-06-11 00:00, temperature
il fait plus chaud a lyon ou a grenoble demain => Lyon FR + Grenoble FR, 06-11 00:00 > 06-12 00:00, temperature
il sole tramonta alle? a taormina oggi => Taormina IT, 06-10 15:30 > 06-11 00:00, sunset
il va faire combien a midi demain a albi => Albi FR, 06-11 12:00 > 06-11 13:00, temperature
is de luchtkwaliteit slecht rond antwerpen vandaag => Antwerp BE, 06-10 15:30 > 06-11 00:00, air-quality
is het dit weekend beter dan vorig weekend in gent => Ghent BE, 06-13 00:00 > 06-15 00:00 | 06-06 00:00 > 06-08 00:00, general
ist es in konstanz oder in friedrichshafen wärmer am sonntag => Konstanz DE + Friedrichshafen DE, 06-14 00:00 > 06-15 00:00, temperature
jusqu a quelle heure il fait jour a brest => Brest FR, 06-10 15:30 > 06-11 00:00, dusk
kann i heit no rasenmähen in wels bevors regnet => Wels AT, 06-10 15:30 > 06-11 00:00, gardening
kommst du bei dem wetter heut trocken von der arbeit heim in ulm => Ulm DE, 06-10 17:00 > 06-10 19:00, rain
koningsdag weer in amsterdam => Amsterdam NL, 2027-04-27 00:00 > 2027-04-28 00:00, general
la prima settimana di luglio com è il tempo in salento => Lecce IT, 07-01 00:00 > 07-08 00:00, general
la ultima vez que nevo en madrid => Madrid ES, 2025-06-09 00:00 > 06-10 15:30, snow
laver les vitres demain a dijon => Dijon FR, 06-11 00:00 > 06-12 00:00, rain
llevo chamarra mañana en merida => Mérida MX, 06-11 07:00 > 06-11 22:00, jacket
lluvia a las 17 hrs en soria => Soria ES, 06-10 17:00 > 06-10 18:00, rain
lluvia al mediodia en soria => Soria ES, 06-11 12:00 > 06-11 13:00, rain
lluvia el fin de semana del 20 de junio en soria => Soria ES, 06-20 00:00 > 06-22 00:00, rain
lluvia el fin de semana pasado en soria => Soria ES, 06-06 00:00 > 06-08 00:00, rain
lluvia el lunes que viene en soria => Soria ES, 06-15 00:00 > 06-16 00:00, rain
lluvia en las proximas 3 horas en soria => Soria ES, 06-10 15:30 > 06-10 16:30, rain
lluvia en nochevieja en soria => Soria ES, 12-31 00:00 > 2027-01-01 00:00, rain
lluvia la ultima semana de agosto en soria => Soria ES, 08-25 00:00 > 09-01 00:00, rain
lluvia pasado mañana por la mañana en soria => Soria ES, 06-12 06:00 > 06-12 12:00, rain
mare mosso sabato a viareggio => Viareggio IT, 06-13 00:00 > 06-14 00:00, waves
meglio sabato o domenica per una grigliata a como => Como IT, 06-13 00:00 > 06-14 00:00 | 06-14 00:00 > 06-15 00:00, outdoor-event
meteo a l alpe d huez samedi => Alpe d'Huez FR, 06-13 00:00 > 06-14 00:00, general
meteo du 6 au 12 juillet a nice => Nice FR, 07-06 00:00 > 07-13 00:00, general
meteo entre le 20 et le 25 juin a nice => Nice FR, 06-20 00:00 > 06-26 00:00, general
meteo fete du canada a gatineau => Gatineau CA, 07-01 00:00 > 07-02 00:00, general
meteo fete du travail a dijon => Dijon FR, 2027-05-01 00:00 > 2027-05-02 00:00, general
meteo la baule ce weekend plage ou pas => La Baule-Escoublac FR, 06-13 00:00 > 06-15 00:00, beach
mets tu ta tuque demain matin a val d or => Val-d'Or CA, 06-11 06:00 > 06-11 12:00, warm-hat
minima di stanotte a campobasso => Campobasso IT, 06-10 18:00 > 06-11 06:00, temperature
moet ik morgen een tussenjas aan in hasselt => Hasselt BE, 06-11 07:00 > 06-11 22:00, jacket
muttertag wetter in kiel => Kiel DE, 2027-05-09 00:00 > 2027-05-10 00:00, general
nebel morgen früh a9 bei ingolstadt => Ingolstadt DE, 06-11 06:00 > 06-11 12:00, fog
neve na serra da estrela no natal costuma haver => Serra da Estrela PT, 12-24 00:00 > 12-27 00:00, snow
o calor vai ate quando em ribeirao preto => Ribeirão Preto BR, 06-10 10:30 > 06-24 00:00, temperature
on va tu avoir des orages a soir a laval => Laval CA, 06-10 18:00 > 06-10 22:00, thunder
oye el miercoles que viene que tiempo hara en lugo => Lugo ES, 06-17 00:00 > 06-18 00:00, general
paraplu mee om kwart voor 6 naar station leiden => Leiden NL, 06-10 17:45 > 06-10 18:45, umbrella
pas de gelee prevue cette nuit a aurillac => Aurillac FR, 06-10 18:00 > 06-11 06:00, ice
pioggia alle ore 17 a pisa => Pisa IT, 06-10 17:00 > 06-10 18:00, rain
pioggia domani in serata a pisa => Pisa IT, 06-11 18:00 > 06-11 22:00, rain
pioggia fino a sabato a pisa => Pisa IT, 06-10 15:30 > 06-14 00:00, rain
pioggia ieri notte a pisa => Pisa IT, 06-09 21:00 > 06-10 06:00, rain
pioggia il primo weekend di luglio a pisa => Pisa IT, 07-04 00:00 > 07-06 00:00, rain
pioggia in prima serata a pisa => Pisa IT, 06-10 17:00 > 06-10 20:00, rain
pioggia tra due settimane a pisa => Pisa IT, 06-24 00:00 > 06-25 00:00, rain
pioggia ven sera a pisa => Pisa IT, 06-12 18:00 > 06-12 22:00, rain
piove domani a pranzo a bologna => Bologna IT, 06-11 12:00 > 06-11 14:00, rain
pleut il a laval samedi => Laval FR, 06-13 00:00 > 06-14 00:00, rain
pluie a 17h a dijon => Dijon FR, 06-10 17:00 > 06-10 18:00, rain
pluie a midi et demi demain a dijon => Dijon FR, 06-11 12:30 > 06-11 13:30, rain
pluie cette aprem a dijon => Dijon FR, 06-10 15:30 > 06-10 18:00, rain
pluie de 14 a 16h a nice => Nice FR, 06-10 15:30 > 06-10 16:00, rain
pluie de vendredi a dimanche a dijon => Dijon FR, 06-12 00:00 > 06-15 00:00, rain
pluie hier soir a dijon => Dijon FR, 06-09 18:00 > 06-09 22:00, rain
pluie la deuxieme quinzaine de juillet a dijon => Dijon FR, 07-16 00:00 > 08-01 00:00, rain
pluie lundi prochain a dijon => Dijon FR, 06-15 00:00 > 06-16 00:00, rain
pluie tout a l heure a dijon => Dijon FR, 06-10 15:30 > 06-11 00:00, rain
pollution aux particules lyon ce matin => Lyon FR, 06-10 06:00 > 06-10 12:00, air-quality
polvo del sahara el viernes en soria => Soria ES, 06-12 00:00 > 06-13 00:00, dust
previsao pra quinta e sexta em uberlandia => Uberlândia BR, 06-11 00:00 > 06-12 00:00 | 06-12 00:00 > 06-13 00:00, general
puedo tender la ropa hoy en vigo sin que se moje => Vigo ES, 06-10 15:30 > 06-11 00:00, laundry-drying
puesta de sol en ibiza el 24 de junio => Ibiza ES, 06-24 00:00 > 06-25 00:00, sunset
qual dia e melhor sabado ou domingo em faro => Faro PT, 06-13 00:00 > 06-14 00:00 | 06-14 00:00 > 06-15 00:00, general
qual o indice uv ao meio dia em salvador => Salvador BR, 06-10 12:00 > 06-10 13:00, uv
qualite de l air a grenoble aujourd hui => Grenoble FR, 06-10 15:30 > 06-11 00:00, air-quality
quando finisce il caldo a pisa => Pisa IT, 06-10 15:30 > 06-24 00:00, temperature
quanto vento c e a trieste adesso bora => Trieste IT, 06-10 15:30 > 06-10 16:30, wind
que dias llovio la semana pasada en oviedo => Oviedo ES, 06-01 00:00 > 06-08 00:00, rain
que roupa levo pra gramado em julho => Gramado BR, 07-01 00:00 > 08-01 00:00, any
que temperatura hace ahora mismo en soria => Soria ES, 06-10 15:30 > 06-10 16:30, temperature
ramadan a dakar il fait combien => Dakar SN, 06-10 13:30 > 06-11 00:00, temperature
ramen lappen morgen in gent => Ghent BE, 06-11 00:00 > 06-12 00:00, rain
regen aan het eind van de middag in breda => Breda NL, 06-10 15:30 > 06-10 18:00, rain
regen am kommenden wochenende in kassel => Kassel DE, 06-13 00:00 > 06-15 00:00, rain
regen am wochenende vom 20. juni in kassel => Kassel DE, 06-20 00:00 > 06-22 00:00, rain
regen de eerste zaterdag van juli in breda => Breda NL, 07-04 00:00 > 07-05 00:00, rain
regen erste juliwoche in kassel => Kassel DE, 07-01 00:00 > 07-08 00:00, rain
regen half juli in breda => Breda NL, 07-11 00:00 > 07-21 00:00, rain
regen heute früh in kassel => Kassel DE, 06-10 06:00 > 06-10 12:00, rain
regen kommenden montag in kassel => Kassel DE, 06-15 00:00 > 06-16 00:00, rain
regen later vandaag in breda => Breda NL, 06-10 15:30 > 06-11 00:00, rain
regen letzten sonntag in kassel => Kassel DE, 06-07 00:00 > 06-08 00:00, rain
regen morgen heel vroeg in breda => Breda NL, 06-11 05:00 > 06-11 08:00, rain
regen nachher in kassel => Kassel DE, 06-10 15:30 > 06-11 00:00, rain
regen om tien over half zes in breda => Breda NL, 06-10 17:40 > 06-10 18:40, rain
regen um halber acht in kassel => Kassel DE, 06-10 19:30 > 06-10 20:30, rain
regen van vrijdag tot zondag in breda => Breda NL, 06-12 00:00 > 06-15 00:00, rain
regen von freitag bis sonntag in kassel => Kassel DE, 06-12 00:00 > 06-15 00:00, rain
regen vorige week in breda => Breda NL, 06-01 00:00 > 06-08 00:00, rain
regen za en zo in breda => Breda NL, 06-13 00:00 > 06-14 00:00 | 06-14 00:00 > 06-15 00:00, rain
regenjacke einpacken für 3 tage lindau ab freitag? => Lindau DE, 06-12 00:00 > 06-15 00:00, raincoat
regent het straks in gent => Ghent BE, 06-10 15:30 > 06-11 00:00, rain
saharastof vrijdag in gent => Ghent BE, 06-12 00:00 > 06-13 00:00, dust
schaut des wetter am sonntag in mariazell zum wandern gut aus => Mariazell AT, 06-14 00:00 > 06-15 00:00, hiking
schoon weer in knokke zondag => Knokke BE, 06-14 00:00 > 06-15 00:00, general
schüttets heut nachmittag in graz no => Graz AT, 06-10 15:30 > 06-10 18:00, rain
sera que llueve al ratito en ecatepec => Ecatepec de Morelos MX, 06-10 07:30 > 06-10 08:30, rain
tempo alla befana a pisa => Pisa IT, 2027-01-06 00:00 > 2027-01-07 00:00, general
tempo dal 28 giugno al 3 luglio a rimini => Rimini IT, 06-28 00:00 > 07-04 00:00, general
tempo de 6 a 12 de julho em faro => Faro PT, 07-06 00:00 > 07-13 00:00, general
tempo entre 20 e 25 de junho em faro => Faro PT, 06-20 00:00 > 06-26 00:00, general
tempo festa della mamma a pisa => Pisa IT, 2027-05-09 00:00 > 2027-05-10 00:00, general
tempo na pascoa em evora => Évora PT, 2027-03-28 00:00 > 2027-03-29 00:00, general
tempo na vespera de natal em evora => Évora PT, 12-24 00:00 > 12-25 00:00, general
tempo no dia dos namorados em recife => Recife BR, 06-12 00:00 > 06-13 00:00, general
tiempo del 28 de junio al 3 de julio en cadiz => Cadiz ES, 06-28 00:00 > 07-04 00:00, general
tiempo el 12 de octubre en soria => Soria ES, 10-12 00:00 > 10-13 00:00, general
tiempo el dia de la madre en soria => Soria ES, 2027-05-02 00:00 > 2027-05-03 00:00, general
tiempo en san fermin en pamplona => Pamplona ES, 07-06 00:00 > 07-15 00:00, general
tot hoe laat blijft het licht in urk => Urk NL, 06-10 15:30 > 06-11 00:00, dusk
ultimo giorno di scuola 10 giugno ha piovuto a parma => Parma IT, 06-10 00:00 > 06-10 15:30, rain
umidita alta domani a ferrara? => Ferrara IT, 06-11 00:00 > 06-12 00:00, humidity
un parapluie pour aller au marche samedi matin a uzes => Uzès FR, 06-13 06:00 > 06-13 12:00, umbrella
vai chover hoje a tardinha em curitiba => Curitiba BR, 06-10 15:00 > 06-10 18:00, rain
vai gear na serra catarinense essa semana => London GB, 06-10 14:30 > 06-15 00:00, ice
vai ter sol no fds em cabo frio => Cabo Frio BR, 06-13 00:00 > 06-15 00:00, sun
vers midi et demi a charleroi averse ? => Charleroi BE, 06-11 12:30 > 06-11 13:30, rain
viene feo el finde en bariloche => San Carlos de Bariloche AR, 06-13 00:00 > 06-15 00:00, general
viento blanco en las leñas mañana? => Las Leñas AR, 06-11 00:00 > 06-12 00:00, wind
waait het hard op texel morgenmiddag => Den Burg NL, 06-11 12:00 > 06-11 18:00, wind
wann geht übermorgen in rostock die sonne unter => Rostock DE, 06-12 00:00 > 06-13 00:00, sunset
wann hats in köln zuletzt geschneit => Cologne DE, 2025-06-09 00:00 > 06-10 15:30, snow
wann hört die hitze in kiel auf => Kiel DE, 06-10 15:30 > 06-24 00:00, temperature
wann is vollmond => London GB, 06-10 14:30 > 06-11 00:00, full-moon
wat voor weer in de tweede helft van juli in luik => Liège BE, 07-16 00:00 > 08-01 00:00, general
weer op 11 november in gent => Ghent BE, 11-11 00:00 > 11-12 00:00, general
weer van 6 t/m 12 juli op texel => Den Burg NL, 07-06 00:00 > 07-13 00:00, general
welcher tag ist besser samstag oder sonntag in kiel => Kiel DE, 06-13 00:00 > 06-14 00:00 | 06-14 00:00 > 06-15 00:00, general
wetter am 2. weihnachtstag in kiel => Kiel DE, 12-26 00:00 > 12-27 00:00, general
wetter am rosenmontag in köln => Cologne DE, 2027-02-08 00:00 > 2027-02-09 00:00, general
wetter am tag der deutschen einheit in kiel => Kiel DE, 10-03 00:00 > 10-04 00:00, general
wetter auf der schwäbischen alb morgen => Swabian Jura DE, 06-11 00:00 > 06-12 00:00, general
wetter in baden morgen => Baden AT, 06-11 00:00 > 06-12 00:00, general
wetter vom 20. bis 25. auf sylt => Westerland DE, 06-20 00:00 > 06-26 00:00, general
wetter vom 6. bis 12. juli auf sylt => Westerland DE, 07-06 00:00 > 07-13 00:00, general
wetter vom 6.7. bis 12.7. auf sylt => Westerland DE, 07-06 00:00 > 07-13 00:00, general
windböen über 60 auf fehmarn am donnerstag => Burg auf Fehmarn DE, 06-11 00:00 > 06-12 00:00, gusts
wird der juli heiß in wien => Vienna AT, 07-01 00:00 > 08-01 00:00, temperature
wirds morgen in linz schirmwetter => Linz AT, 06-11 00:00 > 06-12 00:00, general
wäsche raushängen heute in göttingen ok oder kommt noch was runter => Göttingen DE, 06-10 15:30 > 06-11 00:00, laundry-drying
y va tu mouiller a laval samedi => Laval CA, 06-13 00:00 > 06-14 00:00, rain
zonnebrand nodig straks in haarlem => Haarlem NL, 06-10 15:30 > 06-11 00:00, sunscreen
`),
  )('%s', (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
