/** Questions in the languages that are read besides English. */
import { beforeAll, describe, expect, test } from 'bun:test';
import type { ParseResult } from '../../../src/ask/question/interpretation.ts';
import { LEXICONS } from '../../../src/ask/question/lexicon/lexicons.ts';
import { createQuestionParser, type QuestionParser } from '../../../src/ask/question/parse.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import { openTestPlaces } from '../../place/open.ts';
import { OTHER_QUESTIONS_ABROAD } from './languages/other-questions.ts';
import { QUESTIONS_DE } from './languages/questions-de.ts';
import { QUESTIONS_ES } from './languages/questions-es.ts';
import { QUESTIONS_FR } from './languages/questions-fr.ts';
import { QUESTIONS_IT } from './languages/questions-it.ts';
import { QUESTIONS_NL } from './languages/questions-nl.ts';
import { QUESTIONS_PT } from './languages/questions-pt.ts';
import { datedMeaning } from './meanings.ts';

/** Wednesday 10 June 2026, 14:30 in Leeds. */
const NOW = Date.parse('2026-06-10T13:30:00Z');
const FALLBACKS = [{ text: 'Leeds, England, GB', source: 'account' }] as const;
const TABLES = {
  de: QUESTIONS_DE,
  fr: QUESTIONS_FR,
  es: QUESTIONS_ES,
  it: QUESTIONS_IT,
  pt: QUESTIONS_PT,
  nl: QUESTIONS_NL,
};
let parser: QuestionParser;

beforeAll(async () => {
  parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });
});

function ask(question: string): ParseResult {
  return parser.parse(question, { nowMs: NOW, fallbacks: FALLBACKS });
}

function languageOf(question: string): string | null {
  const result = ask(question);
  if (result.kind === 'interpreted') return result.interpretation.language;
  return result.kind === 'language-unsupported' ? result.language : result.kind;
}

for (const [language, table] of Object.entries(TABLES)) {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split(' => ') as [string, string]);
  describe(`a question in the language "${language}" is interpreted`, () => {
    test.each(rows)('%s', (question, meaning) => {
      expect(datedMeaning(ask(question), NOW)).toBe(meaning);
      expect(languageOf(question)).toBe(language);
    });
  });
}

describe('a language', () => {
  test('has a table of questions if it has a lexicon', () => {
    expect(Object.keys(TABLES).sort()).toEqual([...LEXICONS.keys()].sort());
  });

  test.each([
    ['Bliver det regnvejr i København i morgen?', 'da'],
    ['Kan jeg grille i Oslo i morgen?', 'da'],
    ['Kommer det regna i Stockholm imorgon?', 'sv'],
    ['Czy jutro będzie padać w Krakowie?', 'pl'],
    ['Plouă mâine la București?', 'ro'],
  ])('that is not read is named, and not taken for another: %s', (question, language) => {
    expect(languageOf(question)).toBe(language);
  });

  test.each([
    'weather in Los Angeles',
    'weather in La Paz tomorrow',
    'do i need a coat',
    'wind in Boston',
    'rain in Den Haag',
  ])('is English where only a name is foreign: %s', (question) => {
    expect(languageOf(question)).toBe('en');
  });

  test('may be mixed with English', () => {
    expect(datedMeaning(ask('weather in München morgen'), NOW)).toBe('Munich | general value | 06-11');
  });
});

describe('a question in another language about something else', () => {
  test.each([...OTHER_QUESTIONS_ABROAD])('is refused: %s', (question) => {
    expect(ask(question).kind).toBe('not-about-weather');
  });
});

describe('what is dangerous has no verdict', () => {
  test.each([
    'Ist es sicher, morgen auf dem zugefrorenen See in Kiel zu laufen?',
    'Darf ich meinen Hund heute im Auto lassen?',
    'Est-il dangereux de marcher sur le lac gelé à Annecy demain ?',
    'puis-je laisser mon chien dans la voiture demain à Lyon',
    '¿Es seguro caminar sobre el lago congelado en Oslo mañana?',
    '¿puedo dejar al perro en el coche mañana a mediodía en Sevilla?',
    'è sicuro camminare sul lago ghiacciato a Oslo domani?',
    'posso lasciare il cane in macchina domani a mezzogiorno a Palermo',
    'é seguro andar no lago congelado em Oslo amanhã?',
    'posso deixar o cachorro no carro amanhã ao meio-dia em Recife',
    'is het veilig om morgen op het bevroren meer in Oslo te lopen',
    'kan ik de hond in de auto laten morgen in Utrecht',
    'Kann ich morgen in Konstanz Kajak fahren?',
    'Kann ich mein Baby im Kinderwagen draußen schlafen lassen in Oslo?',
    'Est-ce dangereux de sortir en mer demain à Brest ?',
    'Peut-on skier ce week-end à Chamonix ?',
    '¿Puedo salir en kayak mañana en Girona?',
    '¿No pasa nada si dejo al bebé en el coche en Toledo?',
    'Posso andare in canoa domani a Como?',
    'Posso andar de caiaque amanhã em Aveiro?',
    'Is het veilig om morgen de zee op te gaan bij Texel?',
    'Kan ik morgen met de kinderwagen uit het huis in Delft?',
  ])('%s', (question) => {
    const result = ask(question);
    if (result.kind !== 'interpreted') throw new Error(result.kind);
    expect(result.interpretation.uncovered).not.toBeNull();
    expect(result.interpretation.activity).toBeNull();
  });
});

test.each([
  ['¿No pasa nada si salgo en bici mañana en Toledo?', ['Toledo']],
  ["Y aura-t-il de l'ombre et du vent pendant la fête demain à Nice ?", ['Nice']],
  ['Quando arriva la pioggia a Firenze?', ['Florence']],
  ['O João vinha a Setúbal amanhã, vai chover?', ['Setúbal']],
  ['Regent het morgen bij mijn huis in Delft?', ['Delft']],
  ['Regnet es morgen, wenn ich mit dem Kinderwagen in Bonn spazieren gehe?', ['Bonn']],
  ['Se verá el sol mañana en Cádiz', ['Cadiz']],
])('an everyday word is no place: %s', (question, names) => {
  const result = ask(question);
  if (result.kind !== 'interpreted') throw new Error(result.kind);
  expect(result.interpretation.subjects.map(({ place }) => place.name)).toEqual(names);
});

describe('the home of a language', () => {
  test('decides between towns of one name', () => {
    const countryOf = (question: string): string | undefined => {
      const result = ask(question);
      return result.kind === 'interpreted' ? result.interpretation.subjects[0].place.countryCode : undefined;
    };
    expect(countryOf('¿Va a llover mañana en Santander?')).toBe('ES');
    expect(countryOf('Vai chover amanhã em Beja?')).toBe('PT');
    expect(countryOf('Regnet es morgen in Paris?')).toBe('FR');
  });
});
