/** Questions that count days, or look for several in a row, are read as such, and others are not. */
import { describe, expect, test } from 'bun:test';
import { understood } from './reading.ts';

/** "asks kind unit length", with a dash for what is not there. */
function wishOf(question: string): string {
  const { days } = understood(question);
  return days === null ? '-' : [days.asks, days.kind ?? '-', days.unit, days.length ?? '-'].join(' ');
}

describe('days that are counted', () => {
  test.each([
    ['how many rainy days in Leeds next week', 'count wet days -'],
    ['how many dry days in London in the next 14 days', 'count dry days -'],
    ['how many days without rain in Rome in august', 'count dry days -'],
    ['how many frost days does Oslo have in january', 'count frosty days -'],
    ['number of snowy days in Oslo in march', 'count snowy days -'],
    ['how many days will it rain in Leeds next week', 'count wet days -'],
    ['how many days above 25 in Paris last july', 'count - days -'],
    ['how many nights below zero in Oslo last january', 'count - days -'],
    ['how many hours of rain in Leeds tomorrow', 'count wet hours -'],
    ['how many sunny days in Leeds this week', 'count sunny days -'],
    ['how many days of fog in Leeds in november', 'count foggy days -'],
    ['does it ever snow in Rome', 'ever snowy days -'],
    ['does it ever freeze in Miami', 'ever frosty days -'],
    ['does Cairo ever get rain', 'ever wet days -'],
    ['will it hit 40 in Madrid in july', 'ever - days -'],
    ['could it drop below -20 in Oslo in winter', 'ever - days -'],
    ['-40 in Yellowknife in january, celsius or fahrenheit', 'ever - days -'],
    ['will it hit 30 in Madrid on 3 july', '-'],
    ['is it above 20 on average in Madrid in may', '-'],
  ])('%s', (question, wish) => expect(wishOf(question)).toBe(wish));

  test('are those of a usual year where a habit is asked for', () => {
    const { subjects } = understood('does it ever snow in Rome');
    expect(subjects[0].times[0]).toMatchObject({ era: 'typical', grain: 'month' });
    expect(understood('how many frost days does Oslo have in june').subjects[0].times[0].era).toBe('typical');
    expect(understood('how many rainy days in Leeds').subjects[0].times[0].era).toBe('coming');
  });
});

describe('several in a row', () => {
  test.each([
    ['any 3 dry days in a row in Leeds in the next fortnight', 'run dry days 3'],
    ['cuprinol needs 2 dry days, best day in York this week', 'run dry days 2'],
    ['need two dry days in a row for fence paint in York', 'run dry days 2'],
    ["when's the next dry weekend in Bergen", 'run dry weekends 1'],
    ['which weekend will be dry in Leeds', 'run dry weekends 1'],
    ['next sunny weekend in Brighton', 'run sunny weekends 1'],
    ['first dry day in Glasgow', 'run dry days 1'],
    ['earliest start with 24h without rain in Leeds', 'run dry hours 24'],
    ['when can I get 48 hours with no rain in Cardiff', 'run dry hours 48'],
    ['next 6 dry hours in a row in Leeds', 'run dry hours 6'],
    ['is there a dry spell of four days coming in Leeds', 'run dry days 4'],
    ['longest dry spell in London in the next two weeks', 'longest dry days -'],
    ['any 3 frost-free nights in a row in Oslo', 'run frost-free days 3'],
    ['any three-day dry spell in Mullingar in the next ten days', 'run dry days 3'],
    ['is there a three day window without rain in Leeds next week', 'run dry days 3'],
  ])('%s', (question, wish) => expect(wishOf(question)).toBe(wish));

  test('have a verdict only where a yes or no is asked for', () => {
    expect(understood('are there 3 dry days in a row in Leeds').asksWhether).toBe(true);
    expect(understood('when are there 3 dry days in a row in Leeds').asksWhether).toBe(false);
    expect(understood("when's the next dry weekend in Bergen").asksWhether).toBe(false);
  });

  test('are looked for as far as a forecast reaches, not on the weekend that is named', () => {
    const [time] = understood("when's the next dry weekend in Bergen").subjects[0].times;
    expect(time.text).toBeNull();
  });
});

describe('other languages count as English does', () => {
  test.each([
    ['Wie viele Regentage hat Hamburg im November', 'count wet days -'],
    ['Schneit es jemals in Palermo', 'ever snowy days -'],
    ['3 trockene Tage am Stück in Köln', 'run dry days 3'],
    ['Wann ist das nächste trockene Wochenende in Bern', 'run dry weekends 1'],
    ['Combien de jours de pluie à Lyon en novembre', 'count wet days -'],
    ['Trois jours secs de suite à Lille', 'run dry days 3'],
    ['¿Cuántos días llueve en Bilbao en abril?', 'count wet days -'],
    ['Quanti giorni di pioggia a Milano a novembre', 'count wet days -'],
    ['Quantos dias de chuva no Porto em janeiro', 'count wet days -'],
    ['Hoeveel dagen regen in Amsterdam in oktober', 'count wet days -'],
  ])('%s', (question, wish) => expect(wishOf(question)).toBe(wish));
});

describe('what only measures a time is no count', () => {
  test.each([
    'how many days since it rained in Leeds',
    'how many hours of sunshine in Leeds tomorrow',
    'how many hours of daylight in Leeds today',
    'a dry day in Leeds tomorrow?',
    'weather in Leeds for the next 3 days',
    'will it rain in Leeds in the next 24 hours',
    'the driest 3 hour window in Leeds tomorrow',
    'is it good for a 2 hour walk in Leeds tomorrow',
  ])('%s', (question) => expect(wishOf(question)).toBe('-'));
});

describe('the wish behind the words', () => {
  test.each([
    ['did we have gales in Lerwick last november', { topics: ['wind'], threshold: { value: 62 } }],
    ['rain gauge says 22mm since monday in Leeds', { topics: ['rain'] }],
    ['last frost date in Oslo', { topics: ['frost-dates', 'ice'] }],
    ['how cold with wind in Leeds tonight', { topics: ['wind-chill'] }],
    ['is it always this grey in Leeds in june', { topics: ['cloud'] }],
    ['worst weather where tomorrow, Leeds or York', { topics: ['general'], extreme: 'least' }],
    ['will we be alright in Leeds on friday, they said thunder', { form: 'value', asksSafety: true }],
  ])('%s', (question, expected) => expect(understood(question)).toMatchObject(expected));

  test('looks back, ahead, or at the climate', () => {
    const timeOf = (question: string) => understood(question).subjects[0].times[0];
    expect(timeOf('rain gauge says 22mm since monday in Leeds').era).toBe('past');
    expect(timeOf('highest gust in Leeds on new years eve just gone').era).toBe('past');
    expect(timeOf('is it always this grey in Leeds').era).toBe('typical');
    expect(timeOf('any snow coming in Oslo')).toMatchObject({ era: 'coming', grain: 'days' });
  });
});
