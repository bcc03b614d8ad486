/** Which of some days or parts of days, how long without rain, and what stays the same. */
import { describe, expect, test } from 'bun:test';
import { read, understood } from './reading.ts';

function ofAll(question: string): string[] {
  const result = read(question);
  if (result.kind !== 'interpreted') return [result.kind];
  return [result.interpretation, ...(result.further ?? [])].map(
    ({ form, topics: [topic], activity, subjects }) =>
      `${form} ${activity ?? topic} ${subjects[0].times.map(({ grain }) => grain).join('+')}`,
  );
}

describe('days since the last rain', () => {
  test.each([
    'wie viele Tage hat es in Jena schon nicht geregnet',
    'seit wie vielen Tagen hat es in Erfurt nicht mehr geregnet',
    'seit wann ist es in Jena schon trocken',
    'wie lange hat es in Kiel schon nicht geregnet',
    "depuis combien de jours il n'a pas plu à Nantes",
    "depuis combien de temps n'a-t-il plus plu à Lille",
    '¿cuántos días lleva sin llover en Jaén?',
    'da quanti giorni non piove a Bari',
    'hoeveel dagen heeft het al niet geregend in Breda',
    'há quantos dias não chove em Braga',
  ])('%s', (question) => {
    const { form, topics } = understood(question);
    expect([form, topics[0]]).toEqual(['last', 'rain']);
  });
});

describe('which mornings of a span in front', () => {
  test.each([
    'from thursday to saturday in Leeds, which mornings will be dry?',
    'de jeudi à samedi à Tours, quels matins seront secs ?',
    'von Donnerstag bis Samstag in Erfurt, welche Vormittage bleiben trocken?',
    'de jueves a sábado en Madrid, ¿qué mañanas serán secas?',
    'da giovedì a sabato a Roma, quali mattine saranno asciutte?',
    'de quinta a sábado em Lisboa, que manhãs vão ser secas?',
    'van donderdag tot zaterdag in Utrecht, welke ochtenden zijn droog?',
    'which evenings from thursday to saturday in Leeds will be dry',
    'welche Abende bleiben von Donnerstag bis Samstag in Kiel trocken',
    'welke avonden blijven van donderdag tot zaterdag in Utrecht droog',
  ])('%s', (question) => expect(ofAll(question)).toEqual(['which-day rain hours+hours+hours']));
});

describe('which of two days for something that is only named', () => {
  test.each([
    ['got thursday and friday off, which one should i save for the garden? York', 'compare gardening day+day'],
    ['free saturday and sunday, which one for the beach in Brighton', 'compare beach day+day'],
    ['off saturday and sunday, which one is better for the hills? Keswick', 'compare hiking day+day'],
    ['home friday and monday, which one shall I use for golf in York', 'compare golf day+day'],
    [
      'i have friday and monday off, which day should I keep for the washing in Leeds',
      'which-day laundry-drying day+day',
    ],
  ])('%s', (question, meaning) => expect(ofAll(question)).toEqual([meaning]));
});

describe('a second half about an activity', () => {
  test.each([
    '¿Cuánto calor hará el jueves en Monterrey y conviene salir a correr por la mañana o por la noche?',
    '¿Qué temperatura hará el viernes en Madrid y conviene correr por la mañana o por la tarde?',
    'how hot will it be on thursday in Austin and is it better to run in the morning or in the evening',
  ])('%s', (question) =>
    expect(ofAll(question)).toEqual([expect.stringMatching(/ temperature /), 'compare running hours+hours']),
  );
});

describe('less of it or the same is held against today', () => {
  test.each([
    'is it cooler in Leeds tomorrow or about the same',
    'will it be warmer tomorrow in York or stay the same?',
    'is it less windy tomorrow in Leeds or no different',
    'mañana hace menos calor en Córdoba o sigue igual',
    'fa meno caldo domani a Roma o resta uguale',
    'wird es morgen in Erfurt weniger warm oder bleibt es gleich',
    "demain il fera plus frais à Tours ou c'est pareil",
    'wordt het morgen kouder in Utrecht of blijft het hetzelfde',
  ])('%s', (question) => {
    const { form, subjects } = understood(question);
    expect([form, subjects[0].times.length]).toEqual(['compare', 2]);
  });
});

describe('what is only to be confirmed has a yes or a no', () => {
  test.each([
    ['not windy on sunday in Cape Town, right?', 'wind'],
    ['not raining tomorrow in Leeds, right?', 'rain'],
    ['so no frost tonight in York, yeah?', 'ice'],
    ['not cloudy on friday in Leeds, correct?', 'cloud'],
    ['no rain in Leeds right', 'rain'],
    ['not good for a bbq tomorrow, right?', 'activity'],
  ] as const)('%s', (question, topic) => {
    const { form, topics, negated } = understood(question);
    expect([form, topics[0], negated]).toEqual(['yes-no', topic, true]);
  });
});

test('the pressure and whether it falls are told once', () => {
  expect(ofAll("what's the pressure in Belfast in hPa, is it falling")).toHaveLength(1);
  expect(ofAll('pressure in Leeds now and is it rising or falling')).toHaveLength(1);
  expect(ofAll("what's the pressure in Leeds, is it windy")).toHaveLength(2);
});

test.each([
  ['nights thursday to saturday in York how cold', 3],
  ['mornings from friday to sunday in Leeds', 3],
  ['thursday evening to saturday morning in Leeds rain', 1],
])('parts of each day, or one span: %s', (question, count) =>
  expect(understood(question).subjects[0].times).toHaveLength(count),
);

test('warmth that is not to be too much has no extreme turned round', () => {
  const { form, extreme, negated } = understood('when is it hot but not too hot in Rome this week');
  expect([form, extreme, negated]).toEqual(['when', 'most', false]);
});
