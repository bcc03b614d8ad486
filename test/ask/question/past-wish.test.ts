/** What is asked of years that are over, or of this one so far, is read as that. */
import { describe, expect, test } from 'bun:test';
import { table, understood, windowsOf } from './reading.ts';

describe('records', () => {
  test.each([
    ['record high for Phoenix in June', 'highest', 'Phoenix'],
    ['record low for Denver', 'lowest', 'Denver'],
    ['record rainfall for one day in Mumbai', 'rain', 'Mumbai'],
    ['record wind speed in Aberdeen', 'wind', 'Aberdeen'],
    ['record temperature in Madrid', 'either', 'Madrid'],
    ['whats the hottest it got in Seville in the last 10 years', 'highest', 'Seville'],
  ])('%s', (question, recordOf, town) => {
    const found = understood(question);
    expect([found.topics, found.recordOf, found.subjects[0].place.name]).toEqual([['records'], recordOf, town]);
  });

  test.each(['how hot was it in Seville last June', 'the highest temperature in Leeds tomorrow'])(
    'a time of one year has none: %s',
    (question) => expect(understood(question).recordOf).toBeUndefined(),
  );
});

describe('years', () => {
  test.each([
    'hottest year in Berlin',
    'which year had the most snow in Montreal',
    'driest year in the last decade Cape Town',
  ])('are ranked: %s', (question) =>
    expect(understood(question)).toMatchObject({ form: 'which-month', ranksYears: 'years' }),
  );

  test.each(
    table(`
wettest june on record in dublin => named rain most
was may the driest on record => named rain least
hottest summer ever in madrid => named temperature most
what was the warmest winter in london => named temperature most
mildest winter in bath => named temperature most
sunniest spring on record aberdeen => named sunshine most
which december was the coldest in oslo => named temperature least
which year had the wettest june in leeds => named rain most
wettest month on record cardiff => months rain most
driest year on record cape town => years rain least
`),
  )('or a month or season of each is: %s', (question, expected) => {
    const { form, ranksYears, topics, extreme, unexplained } = understood(question);
    expect([form, unexplained]).toEqual(['which-month', []]);
    expect(`${ranksYears} ${topics[0]} ${extreme}`).toBe(expected);
  });

  test.each([
    'wettest day in june in dublin',
    'warmest january day in york',
    'is june or july the hottest month in rome',
    'which was wetter, 2023 or 2024',
    'hottest july temperature ever in seville',
    'wettest month in cardiff',
  ])('are not ranked for a day, a usual month or two of them: %s', (question) =>
    expect(understood(question).ranksYears).toBeUndefined(),
  );

  test('have seasons and months that are just over', () => {
    expect(windowsOf('windiest day this spring')).toBe('03-01 00:00 > 06-01 00:00');
    expect(windowsOf('coldest night of the winter')).toBe('2025-12-01 00:00 > 03-01 00:00');
    expect(windowsOf('trip this autumn')).toBe('09-01 00:00 > 12-01 00:00');
    expect(understood('coldest night of the winter')).toMatchObject({ span: 'nights', form: 'which-day' });
  });

  test.each(
    table(`
was it warmer this time last year => 2025-06-10 00:00 > 2025-06-11 00:00 | 06-10 00:00 > 06-11 00:00
is it hotter now than at noon => 06-10 14:30 > 06-10 15:30 | 06-10 12:00 > 06-10 13:00
is it colder now than at 9pm => 06-10 14:30 > 06-10 15:30 | 06-10 21:00 > 06-10 22:00
will this july be hotter than last july => 07-01 00:00 > 08-01 00:00 | 2025-07-01 00:00 > 2025-08-01 00:00
was may hotter than last year => 05-01 00:00 > 06-01 00:00 | 2025-05-01 00:00 > 2025-06-01 00:00
is it hotter than last year => 01-01 00:00 > 06-10 00:00 | 2025-01-01 00:00 > 2025-06-10 00:00
is june hotter than last year => 06-01 00:00 > 06-10 00:00 | 2025-06-01 00:00 > 2025-06-10 00:00
is it wetter than last month => 06-01 00:00 > 06-10 00:00 | 05-01 00:00 > 05-10 00:00
was may wetter than last year => 05-01 00:00 > 06-01 00:00 | 2025-05-01 00:00 > 2025-06-01 00:00
was it colder yesterday => 06-09 00:00 > 06-10 00:00 | 06-10 00:00 > 06-11 00:00
was it windier yesterday afternoon => 06-09 12:00 > 06-09 18:00 | 06-10 12:00 > 06-10 18:00
`),
  )('and days are held against today: %s', (question, expected) => {
    expect(understood(question)).toMatchObject({ form: 'compare', asksWhether: true });
    expect(windowsOf(question)).toBe(expected);
  });

  test.each(['how many months are above 25 in seville', 'months with over 100mm of rain in bergen'])(
    'have months that a limit is held against: %s',
    (question) => {
      const { form, threshold } = understood(question);
      expect([form, threshold?.comparison]).toEqual(['which-month', 'above']);
    },
  );

  test('are times where they are compared, and no limits or hours', () => {
    expect(windowsOf('was 2025 warmer than 2024 in London')).toBe(
      '2025-01-01 00:00 > 01-01 00:00 | 2024-01-01 00:00 > 2025-01-01 00:00',
    );
    expect(windowsOf('which was wetter, 2023 or 2024')).toBe(
      '2023-01-01 00:00 > 2024-01-01 00:00 | 2024-01-01 00:00 > 2025-01-01 00:00',
    );
    expect(understood('was 2025 warmer than 2024 in London').threshold).toBeNull();
    expect(windowsOf('is it windier at 1900 or 2000')).toContain('06-10 19:00');
  });

  test.each([
    ['number of days above 40 in Delhi this year', 'past'],
    ['longest dry spell this year in London', 'past'],
    ['hottest day this year in London', 'past'],
    ['how many rainy days will there be this year', 'coming'],
    ['how many wet days are left this year', 'coming'],
  ])('this one is what is over of it, but for what is to come: %s', (question, era) =>
    expect(understood(question).subjects[0].times[0].era).toBe(era as 'past'),
  );

  test.each([
    'how much rain a year in Singapore',
    'weather in Rome in a usual year',
    'how much rain in a normal year in Leeds',
    'does it often reach 40 in Seville',
  ])('of any year is a usual one: %s', (question) => {
    const [time] = understood(question).subjects[0].times;
    expect([time.era, Math.round((time.toMs - time.fromMs) / 86_400_000)]).toEqual(['typical', 365]);
  });
});

describe('other words of long times', () => {
  test.each(['most humid month in Singapore', 'least windy month in Tarifa', 'mildest month in Porto'])(
    'months are ranked: %s',
    (question) => expect(understood(question).form).toBe('which-month'),
  );

  test('nights of a kind are counted since a date, and days since it rained are not', () => {
    expect(understood('how many frosty nights since November in Leeds')).toMatchObject({ form: 'count' });
    expect(understood('days over 35 this summer in Adelaide')).toMatchObject({ form: 'count' });
    expect(understood('how many days since it rained')).toMatchObject({ form: 'last' });
  });

  test.each([
    ['monthly rainfall in Nairobi', 'which-month'],
    ['average temps by month in Lisbon', 'which-month'],
    ['when is the coldest time of year in Beijing', 'which-month'],
    ['how often does it drop below -20 in Winnipeg', 'count'],
    ['number of frost free days in Denver', 'count'],
    ['rain days per month in Edinburgh', 'count'],
    ['average days above 35 in Phoenix in July', 'count'],
    ['average rainy days in December in Leeds', 'count'],
    ['yearly rainfall in Perth', 'value'],
    ["what's a normal winter like in Chicago", 'value'],
  ])('what is usual is asked by many words: %s', (question, form) => {
    const found = understood(question);
    expect([found.form, found.subjects[0].times[0].era]).toEqual([form as 'count', 'typical']);
  });

  test('a number of days of this week is no usual one', () => {
    expect(understood('number of dry days this week in Leeds').subjects[0].times[0].era).toBe('coming');
  });

  test.each([
    ['average rain from October to March in London', '10-01 00:00 > 2027-04-01 00:00'],
    ['average rain January to March in London', '2027-01-01 00:00 > 2027-04-01 00:00'],
    ['average rain May to July in London', '05-01 00:00 > 08-01 00:00'],
    ['average rain from January to June in London', '01-01 00:00 > 07-01 00:00'],
  ])('months from one to the other are all of them: %s', (question, window) =>
    expect(windowsOf(question)).toBe(window),
  );

  test.each([
    ['winter vs summer in London temps', '12-01 00:00 > 2027-03-01 00:00 | 06-01 00:00 > 09-01 00:00'],
    [
      'temperature difference between summer and winter in London',
      '06-01 00:00 > 09-01 00:00 | 12-01 00:00 > 2027-03-01 00:00',
    ],
    ['what was summer 2018 like in London', '2018-06-01 00:00 > 2018-09-01 00:00'],
  ])('seasons are both told, and those of a year are of that year: %s', (question, windows) =>
    expect(windowsOf(question)).toBe(windows),
  );

  test('the worst month to visit is asked for by its least, and whether winters change has no source', () => {
    expect(understood('worst month to visit Bangkok')).toMatchObject({ topics: ['visit'], extreme: 'least' });
    expect(understood('are winters getting warmer in London').topics[0]).toBe('statistics');
    expect(understood('is it getting warmer in London').topics[0]).toBe('temperature');
  });

  test('a part of a month is told by its days', () => {
    expect(understood('rain in early May in Kyoto').subjects[0].times[0].grain).toBe('days');
  });

  test('"the winter" that was is the last one, and a summer that comes back is no time', () => {
    expect(windowsOf('was the winter colder than normal in London')).toBe('2025-12-01 00:00 > 03-01 00:00');
    expect(windowsOf('is summer coming back this week')).toBe('06-10 14:30 > 06-15 00:00');
  });

  test('whether a day is the most of a longer time has a yes or a no', () => {
    expect(understood('was yesterday the hottest day this month')).toMatchObject({
      form: 'which-day',
      asksWhether: true,
    });
    expect(understood('which was the hottest day this month').asksWhether).toBe(false);
  });
});
