/** The form of short questions: a yes or no where something is said to be coming, or still there. */
import { expect, test } from 'bun:test';
import type { Form } from '../../../src/ask/question/interpretation.ts';
import { read, understood } from './reading.ts';

test.each<[question: string, form: Form]>([
  ['heatwave coming?', 'yes-no'],
  ['next rain in Adelaide', 'when'],
  ['dog walk now or wait an hour', 'compare'],
  ['cold snap coming or nah', 'yes-no'],
  ['storm coming or not', 'yes-no'],
  ['wind for sailing on the Solent saturday', 'value'],
  ['sun in Whangarei this weekend for the wedding', 'value'],
  ['Leeds to York drive saturday rain', 'value'],
  ['is the wind ok for sailing on the Solent saturday', 'yes-no'],
  ['still raining in Leeds?', 'yes-no'],
  ['still foggy out there?', 'yes-no'],
  ['how much rain coming in Leeds?', 'value'],
  ['what weather is coming?', 'value'],
  ['mowing thursday friday which is better', 'compare'],
  ['humidity next week compared to now', 'compare'],
  ['is now a good time to go for a walk', 'yes-no'],
  ['is 6pm a good time to run', 'yes-no'],
  ['would saturday be a good time to pour concrete', 'yes-no'],
  ['when is a good time to run tomorrow', 'best-time'],
  ['is there a good time to run tomorrow', 'best-time'],
  ['good time to run?', 'best-time'],
  ['roofers thurs, fri, which is drier', 'compare'],
  ['run tomorrow, saturday, which', 'compare'],
  ['will it be chucking it tomorrow', 'yes-no'],
  ['is it colder up Snowdon than in Leeds', 'compare'],
])('%s', (question, form) => expect(understood(question).form).toBe(form));

test('a wind that has a name and a quarter gets the wind, and no yes to another', () => {
  for (const question of [
    'will the cape doctor blow in Cape Town tomorrow',
    "is a nor'easter coming to Boston this week",
    'when is the southerly buster due in Sydney',
    'is the loo still blowing in Delhi',
  ])
    expect(understood(question)).toMatchObject({ topics: ['wind'], form: 'value' });
  expect(understood('is it windy in Cape Town tomorrow').form).toBe('yes-no');
});

test('bans on fires, and the long rains, are of no source', () => {
  expect(understood('is there a burn ban in Austin').uncovered).toBe('fire');
  expect(understood('Nairobi long rains over yet?').topics[0]).toBe('rainy-season');
});

test('a part of an event whose date is not known here says so', () => {
  expect(understood('wimbledon first week forecast').undated).toBe('wimbledon first week');
  expect(understood('weather for the second week of the school holidays').undated).toBe(
    'second week of the school holidays',
  );
  expect(understood('will it rain during wimbledon').undated).toBe('wimbledon');
  expect(understood('super bowl sunday weather').undated).toBe('super bowl sunday');
  expect(understood('weather in the first week of July').undated).toBeUndefined();
});

test('what still is, is so now, and what may be coming is of the days ahead', () => {
  expect(understood('still raining in Leeds?').subjects[0].times[0].grain).toBe('now');
  expect(understood('any sign of a heatwave').subjects[0].times[0].grain).toBe('days');
  expect(understood('still blowing a gale in Wellington?')).toMatchObject({ topics: ['wind'], form: 'yes-no' });
});

test('what is asked is read behind what it is asked for', () => {
  expect(understood('is Dublin wetter than Manchester').subjects.map(({ place }) => place.name)).toEqual([
    'Dublin',
    'Manchester',
  ]);
  expect(understood('is there still snow in Whistler').topics[0]).toBe('snow-depth');
  expect(understood('will there be play at Headingley')).toMatchObject({ topics: ['rain'], negated: true });
  expect(understood('any tropical storms in the gulf').topics).toEqual(['storms-at-sea']);
  expect(understood('bike commute tomorrow 6.30am in Cambridge, ok?').activity).toBe('cycling');
  expect(understood('party in the park saturday, should i book the hall instead')).toMatchObject({ negated: true });
  expect(understood('when is the best time to go to the Azores').topics[0]).toBe('visit');
  expect(understood('spraying near Lincoln, when is the next dry spell').subjects[0].times[0].grain).toBe('days');
});

test('the worst of several is wanted, either way of a change, and what is left of the light', () => {
  const worst = understood('which day is worst for hiking next week in Leeds');
  expect(worst).toMatchObject({ form: 'which-day', activity: 'hiking', extreme: 'least' });
  expect(understood('worst day for a bbq this week')).toMatchObject({ form: 'which-day', extreme: 'least' });
  expect(understood('is it going to get warmer this week or colder').change?.to).toBe('either');
  expect(understood('how much daylight left').topics[0]).toBe('sunset');
  expect(understood('how much daylight today').topics[0]).toBe('daylight');
  expect(understood("my washing's been out since 9 has it rained").topics[0]).toBe('rain');
});

test('words with other meanings are none of a form or a place', () => {
  expect(understood('taxi rank til 3am, cold?').form).toBe('value');
  expect(understood('rank the days this week').form).toBe('which-day');
  expect(understood('i need a dry day to do the gutters, which one').form).toBe('which-day');
  expect(understood('how many days til the days start getting shorter').topics[0]).toBe('solstice');
  const { subjects } = understood('fete saturday 11 to 4 in Suffolk and we have to decide on the marquee. rain?');
  expect(subjects.map(({ place }) => place.name)).toEqual(['Ipswich']);
});

test('the sun that is looked for is no Sunday, and the next rain is to come whatever was', () => {
  const sun = understood('best place for sun this weekend, Brighton, Margate or Whitstable');
  expect([sun.topics[0], sun.form, sun.subjects.length]).toEqual(['sun', 'compare', 3]);
  expect(understood('bbq in Leeds for sun').subjects[0].times[0].text).toBe('sun');
  const rain = understood('rain gauge was bone dry, when is the next proper rain in Essex');
  expect(rain).toMatchObject({ form: 'when', negated: false });
  expect(rain.subjects[0].times[0].era).toBe('coming');
  expect(understood('when will it be dry').negated).toBe(true);
});

test.each([
  'when does the Fremantle doctor come in today in Perth',
  "nor'wester in Christchurch tomorrow",
  'any santa anas this week in LA',
])('a wind by its own name is the wind: %s', (question) => expect(understood(question).topics[0]).toBe('wind'));

test('"nor" is no town, "chucking it" is rain, and a ceiling beside visibility is that of the clouds', () => {
  const { subjects, topics } = understood('neither rain nor wind on friday');
  expect(subjects.map(({ source }) => source)).toEqual(['default']);
  expect<readonly string[]>(topics).toEqual(['rain', 'wind']);
  expect<readonly string[]>(understood('will it be chucking it tomorrow').topics).toEqual(['rain']);
  expect(read('are they chucking it in the skip').kind).toBe('not-about-weather');
  expect<readonly string[]>(understood('ceiling and vis at Denver tomorrow morning').topics).toEqual([
    'upper-air',
    'visibility',
  ]);
});

test('who compares a mountain with a town does not climb it', () => {
  expect(understood('is it colder up Snowdon than in Leeds').uncovered).toBeNull();
  expect(understood('is it colder up Snowdon tomorrow, can we go').uncovered).toBe('climbing');
});
