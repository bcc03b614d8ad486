/** How much of a time, and how many of its days, a question wants to be so. */
import { describe, expect, test } from 'bun:test';
import type { Threshold } from '../../../src/ask/question/interpretation.ts';
import { table, understood } from './reading.ts';

const TIMES = ['tomorrow', 'tonight', 'this weekend', 'before noon tomorrow'];
/** What is limited, with its limit. */
const LIMITED = [
  ['the temperature', '18 degrees'],
  ['it', '18'],
  ['the wind', '15 mph'],
  ['the humidity', '70%'],
] as const;

/** Ways of asking, by what a yes to them says of the hours of the time. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  'some above': [
    'will S be above L at any point T',
    'will S ever get above L T',
    'will there be a time T when S is over L',
    'will S go over L even once T',
    'will S rise above L T',
  ],
  'some below': [
    'will S be below L at any point T',
    'at any point T will S be under L',
    'does S get below L at all T',
    'will S be under L at all T',
    'will S ever be below L T',
    'does S drop below L T',
    'is there any time T when S is below L',
    'is there an hour T with S under L',
    'is S going to be under L at least once T',
    'is S below L sometime T',
    'T does S ever dip below L',
  ],
  'every above': [
    'will S stay above L T',
    'will S be above L throughout T',
    'will S always be above L T',
    'is S above L at all times T',
    'will S be above L every hour T',
    'will S hold above L T',
    'will S never drop below L T',
    'does S never go below L T',
    'will S not drop below L at any point T',
  ],
  'every below': [
    'will S stay below L T',
    'does S remain under L T',
    'will S be under L the whole time T',
    'will S be no more than L T',
    'will S never be above L T',
    'will S not exceed L T',
    'will S not go above L at any point T',
    'will S not get above L at all T',
    'at no point T will S be above L?',
  ],
};

/** Of which hours, and on which side, a yes tells; a limit that every hour keeps unless its words say otherwise is one of every hour. */
function wanted(question: string): string {
  const { form, negated, threshold, subjects } = understood(question);
  if (threshold === null || form !== 'yes-no') return `${form} without a limit`;
  if (subjects[0].times.some(({ era }) => era === 'typical')) return 'the climate';
  const isFloor = threshold.comparison === 'above' || threshold.comparison === 'at-least';
  const isEvery =
    threshold.hours === 'every' || (threshold.hours === undefined && !isFloor && threshold.topic !== 'temperature');
  const side = isFloor !== negated ? 'above' : 'below';
  return `${isEvery !== negated ? 'every' : 'some'} ${side}`;
}

describe('one notion tells how much of a time a limit is wanted in, whatever it measures', () => {
  for (const [meaning, ways] of Object.entries(WAYS)) {
    test.each([...ways])(`${meaning}: %s`, (way) => {
      const read = LIMITED.flatMap(([subject, limit]) =>
        TIMES.map((time) => {
          const question = way.replace('S', subject).replace('L', limit).replace('T', time);
          return `${question} => ${wanted(question)}`;
        }),
      );
      expect(read.filter((line) => !line.endsWith(` => ${meaning}`))).toEqual([]);
    });
  }

  test('a limit and its complement never mean the same', () => {
    const limits = LIMITED.map(([subject, limit]) => [subject, limit] as const);
    for (const [subject, limit] of limits)
      for (const time of TIMES)
        expect(wanted(`will ${subject} stay above ${limit} ${time}`)).not.toBe(
          wanted(`will ${subject} drop below ${limit} ${time}`),
        );
  });
});

describe('how many days are to be so is a bound on their number', () => {
  const bounds = table(`
is every day above 20 this week => all limit
will all the days this week hit 20c => all limit
will it be over 20 degrees each day this week => all limit
do both weekend days get above 20 => all limit
is it going to rain every day next week => all wet
is any day this week below 10 => at-least 1 limit
is either day dry this weekend => at-least 1 dry
is at least one day of the weekend dry => at-least 1 dry
are most days next week dry => most dry
do we get three or more dry days this week => at-least 3 dry
two dry days or fewer next week? => below 3 dry
how many of the next 10 days are dry => count dry
out of the next 10 days how many will be dry => count dry
how often will it rain next week => count wet
next week how often does it get above 20 => count limit
`);
  test.each(bounds)('%s', (question, meaning) => {
    const { days, subjects } = understood(question);
    expect([days?.bound ?? days?.asks, days?.length ?? [], days?.kind ?? 'limit'].flat().join(' ')).toBe(meaning);
    expect(subjects[0].times.every(({ era }) => era === 'coming')).toBe(true);
  });

  test.each<[string, Threshold['parts']]>([
    ['are there any nights below 8 this week', 'some'],
    ['does any night get below 8 this week', 'some'],
    ['will every night be above 5 this week', 'every'],
    ['does it stay above 5 every night this week', 'every'],
  ])('%s: the nights are told one by one', (question, parts) => {
    const { threshold, subjects, unexplained } = understood(question);
    expect(threshold?.parts).toBe(parts);
    expect(subjects[0].times.length).toBeGreaterThan(3);
    expect(unexplained).toEqual([]);
  });
});

describe('the first, the last and the longest', () => {
  test.each(
    table(`
whats the first day next week with no rain => run dry first
which is the earliest day next week without any rain => run dry first
first dry day next week => run dry first
last dry day this week => run dry last
what is the last day this week without rain => run dry last
how long is the longest stretch without rain this week => longest dry first
what is the longest it stays dry this week => longest dry first
biggest gap between rain this week => longest dry first
`),
  )('%s', (question, meaning) => {
    const { days } = understood(question);
    expect(`${days?.asks} ${days?.kind} ${days?.isLast === true ? 'last' : 'first'}`).toBe(meaning);
  });

  test('a last day that is over is none to come', () => {
    expect(understood('when was the last dry day').days?.isLast).toBeUndefined();
  });

  test.each(['what percentage of tomorrow will be wet', 'how much of the day tomorrow is dry'])(
    '%s: a share',
    (question) => {
      expect(understood(question).days).toMatchObject({ asks: 'count', unit: 'hours', isShare: true });
    },
  );

  test.each([
    'is there any dry hour on saturday',
    'is it dry at any point on saturday',
    'any hours without rain on saturday',
  ])('%s: one dry hour is enough', (question) => {
    expect(understood(question).conditions?.asks).toBe('any-hours');
  });

  test.each([
    'no rain at any point this weekend?',
    'will it not rain at all this weekend',
    'will it be dry all weekend',
  ])('%s: all of it is to be dry', (question) => {
    const { conditions, negated, form } = understood(question);
    expect({ conditions, negated, form }).toEqual({ conditions: undefined, negated: true, form: 'yes-no' });
  });
});

describe('a limit is found in what people say for it', () => {
  test.each(
    table(`
is the rain chance over 50 tomorrow => rain above 50 percent
is rain more likely than not tomorrow => rain above 50 percent
more than 50/50 chance of rain tomorrow? => rain above 50 percent
will it get anywhere near 30 this week => temperature at-least 30 celsius
does it come close to 30 this week => temperature at-least 30 celsius
will it get near freezing tonight => temperature at-most 0 celsius
does it stay below 20 til 5pm tomorrow => temperature below 20 celsius
will it stay above 10 until midnight => temperature above 10 celsius
will it be above 18 throughout tomorrow => temperature above 18 celsius
`),
  )('%s', (question, meaning) => {
    const { threshold } = understood(question);
    const { topic, comparison, value, unit } = threshold ?? {};
    expect(`${topic} ${comparison} ${value} ${unit}`).toBe(meaning);
  });

  test('a number before "until" is the limit, and the hour behind it the end', () => {
    const [{ times }] = understood('does the wind stay under 15 until noon tomorrow').subjects;
    expect(times.map(({ toMs, fromMs }) => (toMs - fromMs) / 3_600_000)).toEqual([12]);
  });

  test('what is near a place is no limit', () => {
    expect(understood('we live close to 30 shops, is it dry tomorrow').threshold).toBeNull();
  });

  test.each(
    table(`
will either saturday or sunday be dry => yes-no
is it wetter on saturday or sunday => compare
first night this week under 8 => which-day
which is the last day this week over 18 => run
what is the earliest day next week to reach 20 => run
coldest of the next 3 nights => which-day
next shower when => when
`),
  )('%s', (question, form) => {
    const { form: found } = understood(question);
    expect(`${found}`).toBe(form);
  });
});
