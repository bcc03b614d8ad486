/** The form of the answer where an activity, a limit or a length stands beside the weather that is asked for. */
import { describe, expect, test } from 'bun:test';
import { understood } from './reading.ts';

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' => '));

describe('which day or hour has the weather, whatever is done in it', () => {
  test.each(
    rows(`
which day next week has the least wind for flying the drone in leeds => wind which-day
what day this week has the lightest breeze, we're spraying in ely => wind which-day
which days next week look dry for the roofers in hull => rain which-day
which evening this week is it calm for a bbq in bath => wind which-day
which day is least likely to rain for our walk in keswick this week => rain which-day
which day has less rain, driving from bath to york this weekend => rain which-day
which days are good for sailing this week in cowes => activity which-day
which day is dry enough to paint in leeds => activity which-day
what hours on sunday are best for a picnic in ely => activity best-time
which part of saturday should we do the bbq in leeds => activity best-time
`),
  )('%s: %s', (question = '', meaning = '') => {
    const { topics, form } = understood(question);
    expect(`${topics[0]} ${form}`).toBe(meaning);
  });

  test('the hours that are dry or wet are told', () => {
    for (const question of ['which hours on saturday will be dry in bath', 'what hours is it raining in hull tomorrow'])
      expect(understood(question).conditions?.asks).toBe('hours');
  });
});

describe('a limit that is wished for is one', () => {
  test.each(
    rows(`
will there be enough wind for a sail in poole on sunday, say 10 to 16 knots => wind 10 to 16 knots
is there going to be a nice breeze in hove tomorrow (8 to 12 mph)? => wind 8 to 12 mph
will it be mild for the run in bath on sunday, ideally 8 to 14 degrees => temperature 8 to 14 degrees
min 8 degrees needed for the masonry paint in leeds tomorrow => temperature min 8 degrees
`),
  )('%s: %s', (question = '', meaning = '') => {
    const { form, threshold, stated } = understood(question);
    expect([form, stated, `${threshold?.topic} ${threshold?.text}`]).toEqual(['yes-no', [], meaning]);
  });

  test('what blows already is none', () => {
    expect(understood('gusts of 35-45 mph here in hove, ok to cycle?').stated).toEqual(['45 mph']);
  });

  test('"about 25 degrees" has an upper end', () => {
    expect(understood('will it be about 25 degrees in rome tomorrow').threshold).toMatchObject({ value: 23, upTo: 27 });
    expect(understood('will it be around 10 knots in poole tomorrow').threshold?.upTo).not.toBeNull();
  });
});

describe('how long and when', () => {
  test.each(['is there a 4 hour dry window in leeds tomorrow', 'any 3 hour gap in the rain tomorrow in hull'])(
    '%s: one stretch',
    (question) => {
      const { lengthHours, conditions } = understood(question);
      expect(lengthHours).toBeGreaterThan(2);
      expect(conditions).toBeUndefined();
    },
  );

  test.each([
    "when's the next dry spell of 3 days or more in kent",
    'is there a dry stretch of 4 days or longer coming',
  ])('%s: a run of days', (question) => {
    expect(understood(question)).toMatchObject({ form: 'run', days: { asks: 'run', kind: 'dry' } });
  });

  test.each(['will it rain in leeds on saturday and if so when', 'is it going to snow tomorrow in york, what time'])(
    '%s: at its hours of that day',
    (question) => {
      const { subjects, form } = understood(question);
      expect(form).toBe('yes-no');
      expect(subjects[0].times).toHaveLength(1);
    },
  );

  test('rain that starts is near, and snow comes with the winter', () => {
    expect(understood('when does it start raining in cardiff').form).toBe('when');
    expect(understood('when does it start to snow in oslo').form).toBe('which-month');
  });
});

describe('each of two days', () => {
  test.each(['rain this weekend in leeds, both days?', 'will it be dry this weekend in york, on both days?'])(
    '%s',
    (question) => {
      expect(understood(question).days).toMatchObject({ asks: 'count', bound: 'all' });
    },
  );
});

test('snow that has gone by then is a yes or a no', () => {
  for (const question of ['will the snow have melted in oslo by sunday', 'will the snow be gone in oslo on friday'])
    expect(understood(question)).toMatchObject({ topics: ['snow-depth'], form: 'yes-no', negated: true });
});

test('a garment is named as it was asked for', () => {
  expect(understood('is it t-shirt weather in bath tomorrow').garmentText).toBe('a t-shirt');
  expect(understood('is it shorts and t-shirt weather in bath tomorrow').garmentText).toBeUndefined();
});
