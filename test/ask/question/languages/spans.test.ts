/** The same questions about a time as a whole in the other six languages. */
import { describe, expect, test } from 'bun:test';
import { understood } from '../reading.ts';

/** The language, the wish or the season, the form and the topic. */
function meaningOf(question: string): string {
  const { language, span, season, form, topics } = understood(question);
  return [language, span ?? season?.asks ?? 'none', season?.name ?? '', form, topics[0]].join(' ');
}

describe('in six languages', () => {
  test.each([
    ['wird der Sommer gut', 'de outlook  value general'],
    ["l'été sera-t-il beau", 'fr outlook  value general'],
    ['será un buen verano', 'es outlook  value general'],
    ['sarà una bella estate', 'it outlook  value general'],
    ['vai ser um bom verão', 'pt outlook  value general'],
    ['wordt het een mooie zomer', 'nl outlook  value general'],
    ['wann beginnt der Herbst', 'de start autumn when seasons'],
    ["quand commence l'automne", 'fr start autumn when seasons'],
    ['cuándo empieza el otoño', 'es start autumn when seasons'],
    ["quando inizia l'autunno", 'it start autumn when seasons'],
    ['quando começa o outono', 'pt start autumn when seasons'],
    ['wanneer begint de herfst', 'nl start autumn when seasons'],
    ['ist das Schlimmste vorbei', 'de worst  value rain'],
    ['est-ce que le pire est passé', 'fr worst  value rain'],
    ['ha pasado lo peor', 'es worst  value rain'],
    ['il peggio è passato', 'it worst  value rain'],
    ['o pior já passou', 'pt worst  value rain'],
    ['is het ergste voorbij', 'nl worst  value rain'],
    ['seit wann regnet es in Hamburg', 'de since  last rain'],
    ['depuis quand pleut-il à Brest', 'fr since  last rain'],
    ['cuánto lleva lloviendo en Bilbao', 'es since  last rain'],
    ['da quanto tempo piove a Genova', 'it since  last rain'],
    ['há quanto tempo está a chover no Porto', 'pt since  last rain'],
    ['hoe lang regent het al in Utrecht', 'nl since  last rain'],
    ['Durchschnittstemperatur diese Woche in Wien', 'de mean  value temperature'],
    ['temperatura media questa settimana a Torino', 'it mean  value temperature'],
    ['gemiddelde temperatuur deze week in Rotterdam', 'nl mean  value temperature'],
    ['amplitude thermique à Madrid demain', 'fr swing  value temperature'],
    ['verschil tussen dag en nacht morgen in Utrecht', 'nl swing  value temperature'],
  ])('%s', (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });

  test.each([
    'Temperaturen alle 3 Stunden morgen in München',
    'températures toutes les trois heures demain à Nantes',
    'temperaturas cada 3 horas mañana en Sevilla',
    'temperature ogni 3 ore domani a Milano',
    'temperaturas de 3 em 3 horas amanhã em Lisboa',
    'temperaturen om de 3 uur morgen in Amsterdam',
  ])('steps of three hours: %s', (question) => {
    const { topics, subjects } = understood(question);
    expect([topics[0], subjects[0].times.length]).toEqual(['temperature', 8]);
  });

  test.each([
    'an welchem Wochenende in diesem Monat ist es am trockensten in Köln',
    'welk weekend deze maand is het droogst in Utrecht',
  ])('one of the weekends: %s', (question) => {
    const { form, subjects } = understood(question);
    expect([form, ...subjects[0].times.map(({ era }) => era)]).toEqual(['which-day', 'coming', 'coming', 'typical']);
  });
});
