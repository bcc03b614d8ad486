/** Comparisons that leave out what they are with, wishes that are habits, and what no source has. */
import { describe, expect, test } from 'bun:test';
import { read, understood } from './reading.ts';

describe('what a comparison leaves out is today', () => {
  test.each([
    'will it be warmer tomorrow in Leeds',
    'is it less windy tomorrow in Leeds',
    'is it drier at the weekend in Leeds',
  ])('%s', (question) => {
    const { form, subjects } = understood(question);
    expect(form).toBe('compare');
    expect(subjects[0].times).toHaveLength(2);
    expect(subjects[0].times[0].fromMs).toBeGreaterThan(subjects[0].times[1].fromMs);
  });

  test('"as hot as yesterday" is today against yesterday', () => {
    const { asksAsMuch, asksWhether, subjects } = understood('will it be as hot as yesterday in Leeds');
    expect({ asksAsMuch, asksWhether }).toEqual({ asksAsMuch: true, asksWhether: true });
    expect(subjects[0].times.map(({ era }) => era)).toEqual(['coming', 'past']);
  });
});

describe('"ever" asks for a usual year', () => {
  test.each([
    'does it ever get below freezing in Sydney',
    'does Dublin ever get above 30',
    'does it ever get really hot in Edinburgh',
  ])('%s', (question) => {
    const { days, subjects } = understood(question);
    expect(days?.asks).toBe('ever');
    expect(subjects[0].times[0].era).toBe('typical');
  });
});

describe('a denied chance is a denial', () => {
  test.each<[string, boolean]>([
    ['is there no chance of rain tomorrow in Leeds', true],
    ['is there a chance of rain tomorrow in Leeds', false],
    ["doesn't look like rain in Leeds today does it", true],
    ['how long will it stay dry in Leeds', false],
    ['when will it dry up in Leeds', true],
  ])('%s', (question, negated) => {
    expect(understood(question).negated).toBe(negated);
  });

  test('people who stop pouring are no rain that stops', () => {
    const { negated, threshold } = understood('is it above 90 in Raleigh by noon tomorrow, we stop pouring then');
    expect({ negated, topic: threshold?.topic }).toEqual({ negated: false, topic: 'temperature' });
  });
});

test.each<[string, string]>([
  ['can I see Venus tonight in Leeds', 'planets'],
  ['which planets are visible tonight in Leeds', 'planets'],
  ['has the monsoon reached Mumbai yet', 'rainy-season'],
  ['is it rainy season in Bangkok now', 'rainy-season'],
])('%s: no source has it', (question, topic) => {
  expect(String(understood(question).topics[0])).toBe(topic);
});

test('the onset of a season is told by the week before and after, and by the usual month', () => {
  const { times } = understood('has the monsoon reached Mumbai yet').subjects[0];
  expect(times.map(({ era }) => era)).toEqual(['past', 'coming', 'typical']);
});

test.each<[string, NonNullable<ReturnType<typeof understood>['days']>]>([
  [
    'will there be more than 3 hours of rain tomorrow in Leeds',
    { asks: 'count', kind: 'wet', unit: 'hours', length: 3, bound: 'above' },
  ],
  [
    'is it going to rain every day next week in Leeds',
    { asks: 'count', kind: 'wet', unit: 'days', length: null, bound: 'all' },
  ],
])('%s: counted', (question, days) => {
  expect(understood(question).days).toEqual(days);
});

test('panels are added up', () => {
  expect(understood('what will 10 panels of 400W produce on Saturday in Leeds').panelsKw).toBe(4);
});

describe('the hours without rain', () => {
  test.each(['is there a gap in the rain to walk the dog in Leeds', 'any let up in the rain in Leeds today'])(
    '%s',
    (question) => {
      const { conditions } = understood(question);
      expect(conditions).toEqual({
        all: [{ topic: 'rain', negated: true, extreme: null, threshold: null }],
        asks: 'any-hours',
      });
    },
  );

  test.each([
    'have i got time for a walk before it rains in Leeds',
    'have we time to mow the lawn before the rain in Leeds',
  ])('%s: when it begins', (question) => {
    const { form, topics, negated } = understood(question);
    expect({ form, topic: topics[0], negated }).toEqual({ form: 'when', topic: 'rain', negated: false });
  });

  test('whether a day is dry is whether there is one', () => {
    expect(understood('is any day this week going to be dry in Leeds').days).toEqual({
      asks: 'count',
      kind: 'dry',
      unit: 'days',
      length: 1,
      bound: 'at-least',
    });
    expect(understood('does it rain a lot in Manchester').days?.kind).toBe('wet');
  });

  test('"clear up" is the end of rain, also where it is wanted by an hour', () => {
    expect(understood('will it clear up in Leeds in time for the fireworks at 9').negated).toBe(true);
  });
});

test.each<[string, boolean]>([
  ['will they get any play in at Headingley today', true],
  ['will the cricket be rained off at Lords tomorrow', false],
  ['will the test match start on time in Leeds', true],
])('%s: judged by the rain', (question, negated) => {
  const { topics, negated: isNegated, form } = understood(question);
  expect({ topic: topics[0], isNegated, form }).toEqual({ topic: 'rain', isNegated: negated, form: 'yes-no' });
});

describe('a change of the temperature', () => {
  test.each<[string, string]>([
    ['is it getting warmer this week in Leeds', 'when'],
    ['is it going to get colder in Leeds', 'when'],
    ['will it cool down tonight in Leeds', 'yes-no'],
    ['how much warmer will tomorrow be in Leeds', 'compare'],
    ["what's the difference between today and tomorrow in Leeds", 'compare'],
  ])('%s: %s', (question, form) => {
    expect(String(understood(question).form)).toBe(form);
  });
});

test('how often it rained is the number of days', () => {
  expect(understood('how many times did it rain last week in Leeds').days).toMatchObject({
    asks: 'count',
    kind: 'wet',
  });
});

test('a tent by a river is judged by nothing here, and one in the garden is an evening outdoors', () => {
  expect(understood('can i pitch a tent by the river in York this weekend').uncovered).toBe('flooding');
  expect(understood('can i pitch a tent in the garden in York on saturday').activity).toBe('outdoor-event');
  expect(understood('will the tent blow away in York tonight').uncovered).toBe('wind-load');
});

test('whether it is dry the whole time is whether it stays dry', () => {
  expect(understood('is it dry the whole time in Epsom tomorrow').negated).toBe(true);
});

test('how somebody gets there is no word that was not read', () => {
  expect(understood('my sister is flying to Rome on friday, will it be hot').unexplained).toEqual([]);
});

describe('what is wanted by a time is wanted at it', () => {
  test.each<[string, string, boolean]>([
    ['will the storm be over in Leeds by morning', '06-11 06:00', true],
    ['will it stop raining in Leeds by 5', '06-10 17:00', true],
    ['will the rain clear in Leeds by friday', '06-12 00:00', true],
    ['how warm will it be in Leeds by 2', '06-11 14:00', false],
    ['will it rain in Leeds by 6', '06-10 14:30', false],
  ])('%s', (question, start, negated) => {
    const { subjects, negated: isNegated } = understood(question);
    const [{ fromMs }] = subjects[0].times;
    const local = new Date(fromMs + 3_600_000).toISOString().slice(5, 16).replace('T', ' ');
    expect({ local, isNegated }).toEqual({ local: start, isNegated: negated });
  });
});

describe('no yes contradicts itself', () => {
  test.each<[string, boolean]>([
    ['is it calm tonight in Leeds', true],
    ['will it be windy tonight in Leeds', false],
    ['rain or no rain tomorrow in Leeds', false],
    ['is it going to rain between now and 5 in Leeds', false],
  ])('%s', (question, negated) => {
    expect(understood(question)).toMatchObject({ form: 'yes-no', negated });
  });

  test('rain all day is a number of hours', () => {
    expect(understood('will it rain all day tomorrow in Leeds').days).toMatchObject({ kind: 'wet', bound: 'all' });
    expect(understood('is it mostly dry tomorrow in Leeds').days).toMatchObject({ kind: 'dry', bound: 'most' });
  });

  test('a part of the day that is drier is told by its rain', () => {
    expect(understood('is the morning drier in Leeds').form).toBe('value');
  });
});

describe('today is held against what is usual', () => {
  test.each<[string, readonly string[], 'most' | 'least' | null, boolean]>([
    ['is it typical for it to be this cold in june', ['normal'], null, false],
    ['is it normal to be this hot in Leeds', ['normal'], null, false],
    ['is it unusual for it to be this cold in june', ['normal'], null, true],
    ['is this cold for june', ['normal'], 'least', false],
    ['will it be warm for june next week in Leeds', ['normal'], 'most', false],
    ['is it usually this wet in june in Leeds', ['normal', 'rain'], null, false],
    ['is it windier than usual in Leeds', ['normal', 'wind'], 'most', false],
    ['is it sunnier than normal this week in Leeds', ['normal', 'cloud'], 'least', false],
  ])('%s', (question, topics, extreme, negated) => {
    expect(understood(question)).toMatchObject({ topics, extreme, negated });
    expect(understood(question).subjects[0].times.every(({ era }) => era !== 'typical')).toBe(true);
  });
});

describe('what is moved from one day to another is compared on both', () => {
  test.each([
    'should i move my garden party from thursday to friday',
    'would it be better to move the match from thursday to friday',
    'postpone the painting from thursday to friday?',
    "swap thursday's run for friday?",
    'bring the bbq forward from friday to thursday?',
  ])('%s', (question) => {
    const { form, subjects } = understood(question);
    expect(form).toBe('compare');
    expect(subjects[0].times.map(({ grain }) => grain)).toEqual(['day', 'day']);
  });

  test('days from and to are still a span', () => {
    expect(understood('will it rain from thursday to saturday').subjects[0].times).toHaveLength(1);
    expect(understood('moving house from thursday to saturday, rain?').subjects[0].times).toHaveLength(1);
  });
});

describe('a bare figure that is told of a day is a temperature', () => {
  test.each([
    'supposed to be 30 tomorrow innit',
    'they said 30 on saturday is that right',
    'i heard its gonna be 30 in Leeds on friday',
    'forecast to be 30 later in york, right?',
  ])('%s', (question) => {
    expect(understood(question)).toMatchObject({ form: 'yes-no', threshold: { topic: 'temperature', value: 30 } });
  });

  test.each(["i'm going to be 30 tomorrow", 'my rent is supposed to be 900 tomorrow'])('%s is none', (question) => {
    expect(read(question).kind).toBe('not-about-weather');
  });

  test('an age or an hour is none', () => {
    expect(understood('my nan is supposed to be 90 tomorrow will it rain').threshold).toBeNull();
    expect(understood('they said 3 on saturday for kickoff, dry?').threshold).toBeNull();
  });
});

describe('the shortest day has a length', () => {
  test.each([
    ['how long is the shortest day in oslo', 'daylight'],
    ['day length at the winter solstice in Oslo', 'daylight'],
    ['sunset on the shortest day in Oslo', 'sunset'],
    ['wie lang ist der kürzeste Tag in Oslo', 'daylight'],
  ] as const)('%s', (question, topic) => {
    const { topics, subjects } = understood(question);
    expect(topics).toEqual([topic]);
    expect(new Date(subjects[0].times[0].fromMs).toISOString()).toStartWith('2026-12-2');
  });

  test('when it is stays a question for the date', () => {
    expect(understood('when is the shortest day').topics).toEqual(['solstice']);
  });
});

test('heating is a wish of whoever asks, and a command to a thermostat is none', () => {
  expect(understood('hi can you tell me if i need to put the heating on tonight').topics).toEqual(['temperature']);
  expect(read('turn the heating on').kind).toBe('not-about-weather');
});

test.each([
  'domani piove a Torino?',
  'mañana llueve en Madrid?',
  'demain il pleut à Paris ?',
  'tomorrow rain in Leeds?',
])('%s wants a yes or a no', (question) => expect(understood(question).form).toBe('yes-no'));

test.each([
  ['water temperature Lake Windermere', 'lake-water'],
  ['wave height on Lake Michigan tomorrow', 'lake-water'],
  ['is it warm enough for the sea in Wexford', 'sea-temperature'],
  ['water temp Bournemouth', 'sea-temperature'],
] as const)('%s is told by the water it names', (question, topic) => {
  expect(understood(question).topics).toEqual([topic]);
});

test.each([
  ['is the heat going to break this week in Austin', 'less'],
  ['any relief from the humidity in Kolkata this week', 'less'],
  ['any respite from the cold in Oslo this week', 'more'],
] as const)('%s asks for a change', (question, to) => {
  expect(understood(question).change).toEqual({ to, when: 'coming' });
});

test.each([
  ['rain in leeds saturday afternoon 2 to 5', '2026-06-13T13:00:00.000Z', 3],
  ['rain in leeds tomorrow morning 9 to 11', '2026-06-11T08:00:00.000Z', 2],
] as const)('%s has the hours of its part of the day', (question, from, hours) => {
  const { times } = understood(question).subjects[0];
  expect(times).toHaveLength(1);
  expect(new Date(times[0].fromMs).toISOString()).toBe(from);
  expect((times[0].toMs - times[0].fromMs) / 3_600_000).toBe(hours);
});

test.each([
  ['has it been a dry spring in Kent', 'rain', '2026-03-01'],
  ['did we have a wet april in Leeds', 'rain', '2026-03-31'],
])('%s is held against the normals of that time', (question, topic, from) => {
  const { topics, subjects } = understood(question);
  expect(topics).toEqual(['normal', topic] as never);
  expect(new Date(subjects[0].times[0].fromMs).toISOString()).toStartWith(from);
});

test('the air as it is belongs to what is done in it', () => {
  expect(understood('is it safe to run outside with the air like this in Beijing').topics).toContain('air-quality');
});

describe('words with a second meaning', () => {
  test('a wash that is put out is laundry, and a day that is one is not', () => {
    expect(understood('is it worth putting a wash out now').activity).toBe('laundry-drying');
    expect(understood('will saturday be a wash out in Leeds')).toMatchObject({ topics: ['rain'], activity: null });
  });

  test('who is picked up from school is no rise of the rain', () => {
    expect(understood('will it be dry for school pick up at 3:15').change).toBeUndefined();
    expect(understood('will the wind pick up at 5 in Leeds').change?.to).toBe('more');
  });

  test('a day out is no day after today', () => {
    const { times } = understood('a day out in York saturday').subjects[0];
    expect(times.map(({ text }) => text)).toEqual(['saturday']);
  });

  test('suede is no country', () => {
    expect(understood('can i wear suede shoes today').subjects[0].place.name).toBe('London');
  });

  test('a night shift ends in the morning', () => {
    const [{ fromMs }] = understood('night shift tonight, finish at 6, will it be raining on my cycle home').subjects[0]
      .times;
    expect(new Date(fromMs).toISOString()).toBe('2026-06-11T05:00:00.000Z');
  });

  test('concrete that has to cure is judged, and not the hour of the pour', () => {
    const { activity, topics } = understood('concrete pour at 7am friday in slough, is it gonna stay dry til it cures');
    expect([activity, topics[0]]).toEqual(['concrete-pour', 'activity']);
  });
});

test.each([
  ['will it rain in nice on saturday', 'Nice'],
  ['is it nice in nice in october', 'Nice'],
  ['is the weather nice on saturday', 'London'],
])('%s is about %s', (question, town) => {
  expect(understood(question).subjects[0].place.name).toBe(town);
});

test('rain that stops play is rain, and rain that stops is none', () => {
  expect(understood('will rain stop play at edgbaston saturday').negated).toBe(false);
  expect(understood('will the rain stop by 6 in Leeds').negated).toBe(true);
});

test.each(['is this cold normal for june', 'is this heat normal for june'])('%s holds now against June', (question) => {
  expect(understood(question)).toMatchObject({ topics: ['normal'], form: 'yes-no', extreme: null, negated: false });
});
