/** What has come of a season up to now, and what is asked of a month or a place in any year. */
import { describe, expect, test } from 'bun:test';
import { createQuestionParser } from '../../../src/ask/question/parse.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import { formatLocal, offsetTable } from '../../../src/time/civil.ts';
import { openTestPlaces } from '../../place/open.ts';
import { understood } from './reading.ts';

const parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });

/** "form, topic, first day > era", asked on a Sunday in November. */
function inNovember(question: string): string {
  const result = parser.parse(question, {
    nowMs: Date.parse('2026-11-29T10:00:00Z'),
    fallbacks: [{ text: 'London, England, GB', source: 'default' }],
    home: 'GB',
  });
  if (result.kind !== 'interpreted') return result.kind;
  const { form, topics, subjects } = result.interpretation;
  const [{ place, times }] = subjects;
  const [{ fromMs, era }] = times;
  const date = formatLocal(offsetTable(place.tzId, fromMs - 1, fromMs + 1), fromMs).slice(0, 10);
  return `${form} ${topics[0]} ${date} ${era}`;
}

describe('snow and frost of the season that goes on', () => {
  test.each([
    ['has it snowed in Denver yet this season', 'yes-no snow 2026-09-01 past'],
    ['has it snowed yet in Oslo', 'yes-no snow 2026-09-01 past'],
    ['have we had a frost yet', 'yes-no ice 2026-09-01 past'],
    ['has it frozen yet in Minneapolis', 'yes-no ice 2026-09-01 past'],
    ['has there been any snow so far this winter in Bergen', 'yes-no snow 2026-09-01 past'],
    ['any snow yet this season in Aspen', 'yes-no snow 2026-09-01 past'],
    ['any frost yet this autumn in York', 'yes-no ice 2026-09-01 past'],
    ['has it already snowed in Leeds', 'yes-no snow 2026-09-01 past'],
    ['has it snowed yet in Queenstown', 'yes-no snow 2026-03-01 past'],
    ['hat es in München schon geschneit', 'yes-no snow 2026-09-01 past'],
    ['hat es diesen Winter in Erfurt schon gefroren', 'yes-no ice 2026-09-01 past'],
    ['il a déjà neigé à Lyon cet hiver ?', 'yes-no snow 2026-09-01 past'],
    ['¿ya ha nevado este invierno en Burgos?', 'yes-no snow 2026-09-01 past'],
    ['è già nevicato a Torino', 'yes-no snow 2026-09-01 past'],
    ['já nevou este inverno na Guarda', 'yes-no snow 2026-09-01 past'],
    ['heeft het deze winter al gesneeuwd in Utrecht', 'yes-no snow 2026-09-01 past'],
  ])('%s', (question, read) => expect(inNovember(question)).toBe(read));

  test.each([
    ['has it snowed today yet in Oslo', 'yes-no snow 2026-11-29 past'],
    ['has it started snowing yet in Leeds', 'yes-no snow 2026-11-29 past'],
    ['has it rained yet in Leeds', 'yes-no rain 2026-11-29 past'],
    ['did it snow last winter in Oslo', 'yes-no snow 2025-12-01 past'],
    ['have we had any snow yet this year in Leeds', 'yes-no snow 2026-01-01 past'],
    ['hat es dieses Jahr in Kiel schon geschneit', 'yes-no snow 2026-01-01 past'],
    ['a-t-il déjà neigé cette année à Lyon', 'yes-no snow 2026-01-01 past'],
    ['heeft het dit jaar al gesneeuwd in Utrecht', 'yes-no snow 2026-01-01 past'],
  ])('not of it: %s', (question, read) => expect(inNovember(question)).toBe(read));
});

describe('the months in which a place is so', () => {
  test.each([
    ["price doesn't matter, when's Agadir hot but not scorching", 'which-month null false'],
    ['when is it warm but not too hot in Seville', 'which-month null false'],
    ['when is Seville warm without being boiling', 'which-month null false'],
    ['which months is Malta mild but not wet', 'which-month null false'],
    ['when is Lisbon warm', 'which-month null false'],
    ['which months are not too hot in Seville', 'which-month most true'],
    ['when is it warm in Leeds tomorrow', 'when null false'],
  ])('%s', (question, read) => {
    const { form, extreme, negated } = understood(question);
    expect(`${form} ${extreme} ${negated}`).toBe(read);
  });
});

describe('a rainy season of a month is told by that month alone', () => {
  test.each([
    'flying to Goa in August, is it the monsoon',
    'is it rainy season in Bangkok in September',
    'is it dry season in Nairobi in January',
    'is February rainy season in Bali',
  ])('%s', (question) => {
    const { topics, subjects } = understood(question);
    expect([topics[0], subjects[0].times.map(({ era }) => era)]).toEqual(['rainy-season', ['typical']]);
  });

  test('without one by the weeks around now', () => {
    expect(understood('is it still the dry season in Nairobi').subjects[0].times).toHaveLength(3);
  });
});
