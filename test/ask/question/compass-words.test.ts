/** Parts of countries, ranges and coasts are read in six languages, and never as a namesake far away. */
import { beforeAll, expect, test } from 'bun:test';
import { createQuestionParser, type QuestionParser } from '../../../src/ask/question/parse.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import { openTestPlaces } from '../../place/open.ts';

let parser: QuestionParser;
beforeAll(async () => {
  parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });
});

/** What the place of a question is, and what it represents. */
function placeOf(question: string): string {
  const fallbacks = [{ text: 'Leeds, England, GB', source: 'account' }] as const;
  const result = parser.parse(question, { nowMs: Date.parse('2026-06-10T13:30:00Z'), fallbacks });
  if (result.kind === 'place-unknown') return result.message;
  if (result.kind !== 'interpreted') return result.kind;
  const [{ place }] = result.interpretation.subjects;
  return `${place.name}: ${place.represents ?? '-'}`;
}

test.each([
  ['météo dans le sud de la France demain', 'Marseille: le sud de la France'],
  ["météo dans le nord-est de l'Espagne demain", "Barcelona: le nord-est de l'Espagne"],
  ['tiempo en el norte de España mañana', 'Bilbao: el norte de España'],
  ['Wetter im Norden von Spanien morgen', 'Bilbao: Norden von Spanien'],
  ['Wetter in Norditalien morgen', 'Milan: Norditalien'],
  ['tempo nel sud Italia domani', 'Naples: sud Italia'],
  ['tempo no norte de Portugal amanhã', 'Porto: norte de Portugal'],
  ['weer in het zuiden van Frankrijk morgen', 'Marseille: zuiden van Frankrijk'],
  ['Wetter an der Ostsee am Wochenende', 'Rostock: Ostseeküste'],
  ['on peut se baigner à la baule dimanche ?', 'La Baule-Escoublac: La Baule'],
])('%s', (question, place) => expect(placeOf(question)).toBe(place));

test.each([
  'wie wird das Wetter in den Alpen am Wochenende',
  'météo dans les Alpes ce week-end',
  'tempo nelle Alpi domani',
])('%s is asked back with towns', (question) => expect(placeOf(question)).toContain('such as Innsbruck'));
