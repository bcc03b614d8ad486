/** What people do outdoors, and how they ask whether it holds, in Spanish, Italian and Portuguese is understood as in English. */
import { describe, expect, test } from 'bun:test';
import { datedMeaning } from '../meanings.ts';
import { NOW_MS, read, table, understood } from '../reading.ts';

const DOINGS = table(`
¿pintamos la reja mañana en Cuenca, España? => paint the fence tomorrow in Cuenca, Spain
barnizo el portón el viernes en Salta => paint the gate friday in Salta
dare una mano di impregnante alla staccionata sabato a Udine => paint the fence saturday in Udine
repinto o muro amanhã em Leiria => paint the wall tomorrow in Leiria
vaciamos la placa el sábado en Cali => pour concrete saturday in Cali
llenar la losa mañana en Morelia => pour concrete tomorrow in Morelia
coliamo la soletta venerdì a Terni => pour concrete friday in Terni
encher a laje sábado em Bauru => pour concrete saturday in Bauru
echar herbicida al trigo mañana en Palencia => spray the crops tomorrow in Palencia
curar la viña el jueves en Requena => spray the crops thursday in Requena
dò lo zolfo alla vigna domani ad Asti => spray the crops tomorrow in Asti
passar veneno na soja amanhã em Cascavel => spray the crops tomorrow in Cascavel
retejar el tejado el lunes en Soria => fix the roof monday in Soria
cambiare le tegole domani a Sondrio => fix the roof tomorrow in Sondrio
trocar as telhas amanhã em Tomar => fix the roof tomorrow in Tomar
segar el prado el domingo en Llanes => mow the lawn sunday in Llanes
falciamo il prato sabato a Cles => mow the lawn saturday in Cles
aparar o gramado domingo em Curitiba => mow the lawn sunday in Curitiba
lavamos el coche mañana en Lorca => wash the car tomorrow in Lorca
laviamo la moto sabato a Pesaro => wash the car saturday in Pesaro
lavo a carrinha amanhã em Faro => wash the car tomorrow in Faro
levanto el dron mañana en Tudela => fly my drone tomorrow in Tudela
alzo il drone domani a Matera => fly my drone tomorrow in Matera
cuelgo las sábanas hoy en Cádiz => dry the laundry outside today in Cádiz
lavo las cortinas mañana en Vigo => dry the laundry tomorrow in Vigo
dar una capa de barniz al banco el lunes en Jaca => paint the bench monday in Jaca
mano di smalto alla ringhiera martedì a Udine => paint the railings tuesday in Udine
pescaria domingo em Santos => go fishing sunday in Santos
corsetta domattina a Novara => go running tomorrow morning in Novara
merenda in giardino sabato a Treviso => garden party saturday in Treviso
feijoada no quintal domingo em Santos => garden party sunday in Santos
concimare l'orto domani a Faenza => gardening tomorrow in Faenza
`);

const WISHES = table(`
¿aguanta el tiempo mañana en Lugo, España? => will it stay dry tomorrow in Lugo, Spain
regge il tempo domani a Lucca? => will it stay dry tomorrow in Lucca
amanhã o tempo aguenta em Viseu? => will it stay dry tomorrow in Viseu
a qué hora llueve menos mañana en Gijón => what time of day does it rain least tomorrow in Gijón
a che ora tira meno vento domani a Olbia => what time of day is it least windy tomorrow in Olbia
em que altura do dia chove mais amanhã em Braga => what time of day does it rain most tomorrow in Braga
ráfaga máxima mañana en Neuquén => maximum gusts tomorrow in Neuquén
raffica massima domani a Trieste => maximum gusts tomorrow in Trieste
cielo despejado esta noche en Calama => clear sky tonight in Calama
céu limpo amanhã à noite em Beja, Portugal => clear sky tomorrow night in Beja, Portugal
manga corta mañana en Elche => short sleeves tomorrow in Elche
si sta in maniche corte domani a Bari => short sleeves tomorrow in Bari
até quando dura o vento hoje em Sagres => how long will the wind last today in Sagres
quanto dura il vento oggi a Olbia => how long will the wind last today in Olbia
domani è brutto a Novara? => tomorrow is it bad weather in Novara
¿cuándo conviene visitar Salta? => best month to visit Salta
época ideal: quando é melhor visitar Ouro Preto => best month to visit Ouro Preto
de Braga ao Porto amanhã, vou de carro de Braga ao Porto, chove? => driving from Braga to Porto tomorrow, will it rain
previsioni weekend Pesaro => forecast this weekend Pesaro
¿ya dejó de llover en Tunja? => has it stopped raining in Tunja
ha smesso di piovere a Terni? => has it stopped raining in Terni
já parou de chover em Santos? => has it stopped raining in Santos
espero que no llueva mañana en Lugo, España => will it stay dry tomorrow in Lugo, Spain
da quanto non nevica a Livigno? => when did it last snow in Livigno
domani fa freddo a Cuneo? => is it cold tomorrow in Cuneo
oggi è più fresco di ieri a Bari? => is it colder than yesterday in Bari today
pronóstico por horas mañana en Salta => hourly forecast tomorrow in Salta
se seca la pintura mañana en Gijón? => will the paint dry tomorrow in Gijón
hay que ponerse crema mañana en Nerja? => do i need sunscreen tomorrow in Nerja
cómo pinta el sábado en Soria => what will the weather be saturday in Soria
¿sería tan amable de indicarme si nevará mañana en Soria? => will it snow tomorrow in Soria
va a caer nieve mañana en Soria? => will it snow tomorrow in Soria
padel às 19h em Leiria => padel at 19:00 in Leiria
`);

/** Without the words of a place in another language, which both may write. */
const meaningOf = (question: string): string => datedMeaning(read(question), NOW_MS);

describe('what is done outdoors is the activity that its English is', () => {
  test.each(DOINGS)('%s', (question, inEnglish) => {
    const [one, other] = [understood(question), understood(inEnglish)];
    expect(one.activity).toBe(other.activity);
    expect(one.topics[0]).toBe(other.topics[0]);
    expect(one.unexplained).toEqual([]);
    expect(one.subjects[0].place.name).toBe(other.subjects[0].place.name);
    expect(one.subjects[0].times.map(({ fromMs }) => fromMs)).toEqual(
      other.subjects[0].times.map(({ fromMs }) => fromMs),
    );
  });
});

describe('a wish means what its English does', () => {
  test.each(WISHES)('%s', (question, inEnglish) => {
    expect(meaningOf(question)).toBe(meaningOf(inEnglish));
  });
});

test.each([
  'mio padre prende la pastiglia per la pressione, fa caldo a Bari domani?',
  'mi madre toma pastillas para la tensión, hará calor mañana en Écija?',
  'o meu avô toma comprimidos para a tensão, vai estar calor amanhã em Beja?',
])('the pressure of the blood is none of the air: %s', (question) => {
  const { uncovered, topics } = understood(question);
  expect(uncovered).toBe('medicines');
  expect(topics).not.toContain('pressure');
});

test.each([
  'posso atravessar a rua alagada em Santos de carro?',
  'está chovendo, dá para passar pelo túnel alagado em Niterói?',
  'puedo pasar por la avenida inundada en Veracruz?',
  'passo con la macchina nel sottopasso allagato a Bologna?',
])('a way that is under water is told: %s', (question) => {
  expect(understood(question).uncovered).toBe('flooding');
});

test.each([
  'domani raccolgo le pesche a Cesena, il tempo va bene?',
  'mañana cosechamos la uva en Mendoza, acompaña el tiempo?',
  'amanhã apanho azeitona em Mirandela, o tempo ajuda?',
])('a harvest has no verdict: %s', (question) => {
  expect(understood(question).uncovered).toBe('other-activity');
});

test.each([
  ["Domenica sera a Verona siamo all'Arena, fa freddo?", 'Verona'],
  ['el sábado en Sevilla vamos al estadio y luego a la feria, lloverá?', 'Seville'],
  ['mañana en Madrid vamos al Teatro Real, llevo paraguas?', 'Madrid'],
  ['amanhã no Porto vamos à Ribeira, chove?', 'Porto'],
  ['domani a Torino andiamo al Parco del Valentino, piove?', 'Turin'],
])('a sight is told at its town: %s', (question, town) => {
  const { subjects } = understood(question);
  expect(subjects.map(({ place }) => place.name)).toEqual([town]);
});

test.each([
  ['tiempo mañana en el Cajón del Maipo', 'CL'],
  ['previsão para São Thomé das Letras amanhã', 'BR'],
  ['llueve mañana en Vitoria?', 'ES'],
  ['domani piove in Val Trebbia?', 'IT'],
  ['vai chover amanhã em Sorriso?', 'BR'],
  ['chove amanhã no Douro?', 'PT'],
  ['há geada amanhã em Bragança?', 'PT'],
  ['piove domani sui Colli Euganei?', 'IT'],
  ['voy a sembrar ajos mañana en Cuenca, hiela?', 'ES'],
])('a place is in the land where it is meant: %s', (question, country) => {
  expect(understood(question).subjects[0].place.countryCode).toBe(country);
});
