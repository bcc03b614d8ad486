/** A question after the climate, a season or a record is read alike in all the ways in which people put it. */
import { describe, expect, test } from 'bun:test';
import { understood } from './reading.ts';

/** A line with "=>" is a meaning: topic, form, era and length of its first time in days; the lines below it are its ways. */
const WAYS = `
=> frost-dates typical
when does frost usually start
what month do frosts start
when do frosts usually end
after what date is there normally no frost
when is the first frost usually
=> rainy-season typical
when does the monsoon start in mumbai
mumbai monsoon when does it start
in mumbai, monsoon starts when
what month does the monsoon usually hit mumbai
=> rain typical 365
when is kerala at its driest
when is the least rainy time to visit kerala
what's the dry season in kerala
=> snow typical 365
is snow common in edinburgh
how snowy is edinburgh usually
=> temperature typical 90
are toronto winters cold
are winters in toronto cold
how cold are winters in toronto
=> temperature typical 365
when does it usually get above 20 in london
what months does it get above 20 in london
=> normal coming 1
should it be this warm in june
isn't it a bit cold for june
is it cold for june
is this normal for june
=> normal past 92
did we have a wet summer last year
was it a drier summer than normal last year
was last summer wetter than normal
=> temperature past 9
are we having a cooler june than last year
is june colder this year than last
is this june warmer than last june
=> seasons coming
sydney spring starts when
when does spring begin there in sydney
when is it spring in sydney
=> normal past 90
was 2010 a cold winter
was it a cold winter in 2010
was winter 2010 cold
=> general past 90
what was winter like in 2010
winter in 2010
=> snow typical 365
first snow in denver usually
when does denver usually get its first snow
how late can it snow in denver
last snow in denver usually
=> visit typical 365
when should i go to athens to avoid the heat
which month should i go to kerala to avoid rain
which month to go walking in madeira
what time of year is best for madeira walks
=> rain past 9
when did it rain most this month
day with most rain in june so far
wettest day this month
rain total this month
=> temperature past 160
first day over 20 this year
earliest day above 20 this year
=> temperature past 9
is it a warmer summer than last year
hotter summer this year than last?
is this summer hotter than last
=> normal past 160
is it a wet year so far
are we behind on rain this year
=> visit typical 365
which months is dubai bearable
best month to visit dubai
=> seasons typical
what month does autumn start in melbourne
=> general typical 30
what's a normal june day in london
normal june weather in london
what is a typical day in june like in london
`;

const meanings = WAYS.trim()
  .split(/\n?=> /)
  .filter((block) => block !== '')
  .map((block) => block.split('\n'));

describe.each(meanings)('%s', (meaning, ...ways) => {
  const [topic, era, days] = meaning.split(' ');
  test.each(ways)('is asked by: %s', (question) => {
    const { topics, subjects } = understood(question);
    const [time] = subjects[0].times;
    const dayCount = Math.floor((time.toMs - time.fromMs) / 86_400_000);
    expect([topics[0], time.era, days === undefined ? undefined : String(dayCount)]).toEqual([topic, era, days]);
  });
});

test.each(["what's the coldest temp ever in london", 'how cold has it ever got in london'])(
  'what is asked of all time is a record: %s',
  (question) => expect(understood(question).recordOf).toBe('lowest'),
);

test.each(['is it mild', 'is it mild today', 'will it be mild in york tomorrow'])(
  'mild lies between cold and warm, and gets no yes or no: %s',
  (question) => expect(understood(question).form).toBe('value'),
);

test.each([
  ['which months are not too hot in athens', true],
  ['which months are hot in athens', false],
])('months that are not of a kind are those with least of it: %s', (question, negated) =>
  expect(understood(question).negated).toBe(negated),
);

test.each(['will there be a heatwave this summer', 'heatwave this summer?', 'will it be a hot summer'])(
  'no forecast tells a season: %s',
  (question) => expect(understood(question).span).toBe('outlook'),
);

test.each([
  'longest dry spell this year',
  'how long was our longest spell without rain this year',
  'most days in a row without rain this year',
])('the longest run is looked for: %s', (question) => expect(understood(question).days?.asks).toBe('longest'));

test.each(['have winters got milder', 'are summers getting hotter', 'is london hotter than it used to be'])(
  'a trend has no source: %s',
  (question) => expect(understood(question).topics[0]).toBe('statistics'),
);

test('damp air is told with what falls, and gets no yes or no', () => {
  const { topics, form } = understood('is it damp out');
  expect([...topics, form]).toEqual(['humidity', 'rain', 'value']);
});

test('how often it happened is counted', () => {
  expect(understood('how often was there frost last winter').form).toBe('count');
  expect(understood('when did we last have 30 degrees').threshold?.value).toBe(30);
});

test('mild enough for something is of that', () =>
  expect(understood('is it mild enough to sit outside').topics[0]).toBe('activity'));
