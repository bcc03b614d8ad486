/** What a place is like in a usual year is no question about today. */
import { describe, expect, test } from 'bun:test';
import { understood } from './reading.ts';

/** "form, whole months of the first time", with "today" for a time that is not typical. */
function readAs(question: string): string {
  const { form, subjects } = understood(question);
  const [{ fromMs, toMs, era }] = subjects[0].times;
  const days = Math.round((toMs - fromMs) / 86_400_000);
  return `${form}, ${era === 'typical' ? (days >= 365 ? 'year' : `${days} days`) : era}`;
}

describe('a habit of a place without a time', () => {
  test.each([
    ['how hot does it get in Dubai', 'which-month, year'],
    ['how cold does it get in Calgary', 'which-month, year'],
    ['how much does it rain in Bergen', 'value, year'],
    ['does it rain more in Seattle or London', 'compare, year'],
    ['where does it snow more, Oslo or Helsinki', 'which-place, year'],
    ['how does the climate in Wellington compare to Auckland', 'compare, year'],
    ["what's the climate like in Nairobi", 'value, year'],
    ['is Singapore hot all year round', 'yes-no, year'],
    ['why does it rain so much in Ireland', 'value, year'],
    ['which is rainier, Seattle or London', 'compare, year'],
    ['is Dublin wetter than London', 'compare, year'],
    ['is Chicago windier than Boston', 'compare, year'],
    ['is Perth sunnier than Brisbane', 'compare, year'],
    ['is Ireland wetter than England in summer', 'compare, 92 days'],
    ['which is hotter in june Athens or Rome', 'compare, 30 days'],
    ['what are winters like in Bloemfontein', 'value, 92 days'],
    ['how are the summers in Seville', 'value, 92 days'],
  ])('%s', (question, read) => expect(readAs(question)).toBe(read));

  test.each([
    ['how hot does it get in Dubai tomorrow', 'value, coming'],
    ['how windy will it get in Leeds', 'value, coming'],
    ['will it rain more in Leeds than in York', 'compare, coming'],
    ['how cold does it get tonight in Leeds', 'value, coming'],
    ['how hot does it get', 'value, coming'],
    ['which is hotter this summer Athens or Rome', 'compare, coming'],
    ['is Edinburgh colder than Glasgow', 'compare, coming'],
    ['was it hotter in Rome than Paris in may', 'compare, past'],
  ])('is none: %s', (question, read) => expect(readAs(question)).toBe(read));
});

describe('a year of any kind', () => {
  test.each([
    ['how much rain does Leeds get a year', 'value, year'],
    ['annual rainfall in Leeds', 'value, year'],
    ['how much rain falls in Leeds per year', 'value, year'],
    ['how much snow does Oslo get every year', 'value, year'],
  ])('%s', (question, read) => expect(readAs(question)).toBe(read));

  test('is none where a year is a length of time', () => {
    expect(understood('was it hotter in Leeds a year ago').subjects[0].times[0].era).toBe('past');
  });
});
