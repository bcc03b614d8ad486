/** "Is the wind going to drop" asks for a change, and no yes to wind is one to that. */
import { expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const CHANGES = table(`
is the wind going to drop later? => wind yes-no less coming
is the wind picking up? => wind yes-no more now
has the wind died down? => wind yes-no less done
will it calm down by tonight? => wind yes-no less coming
is the breeze going to pick up? => wind yes-no more coming
will gusts pick up tonight in Leeds? => gusts yes-no more coming
has it warmed up? => temperature yes-no more done
is it going to cool down tonight? => temperature yes-no less coming
is the temperature going up or down this week? => temperature value either now
is humidity rising? => humidity yes-no more now
is it clouding over? => cloud yes-no more now
will the cloud break up? => cloud yes-no less coming
is the rain getting heavier? => rain yes-no more now
will the wind shift to the north? => wind value direction coming
is the wind going to change direction? => wind value direction coming
`);

test.each(CHANGES)('%s', (question, expected) => {
  const { topics, form, change, negated } = understood(question);
  expect([topics[0], form, change?.to, change?.when].join(' ')).toBe(expected);
  expect(negated).toBe(false);
});

/** Another day is held against today; the end of an event is told by its hour. */
const OTHERWISE = table(`
will the wind pick up tomorrow? => wind compare most false
are things going to calm down tomorrow? => wind compare least false
will it cool down by friday? => temperature compare least false
is it getting warmer? => temperature when most false
is the rain easing? => rain when - true
has the fog lifted? => fog when - true
is that it for the rain today? => rain when - true
does the rain move off before evening? => rain yes-no - true
will the wind drop below 10 mph tonight? => wind yes-no - false
is it windy? => wind yes-no - false
will it be hotter on Saturday or Sunday? => temperature compare most false
`);

test.each(OTHERWISE)('%s', (question, expected) => {
  const { topics, form, extreme, negated, change } = understood(question);
  expect([topics[0], form, extreme ?? '-', negated].join(' ')).toBe(expected);
  expect(change).toBeUndefined();
});

test('what is wanted by a part of the day is wanted at its begin, and by a day on it', () => {
  const first = (question: string) => understood(question).subjects[0]?.times[0];
  expect(first('will it be dry by this evening?')?.fromMs).toBe(Date.parse('2026-06-10T17:00:00Z'));
  expect(first('will the frost be gone by 9?')?.fromMs).toBe(Date.parse('2026-06-11T08:00:00Z'));
  expect(first('will it warm up by the weekend?')?.fromMs).toBe(Date.parse('2026-06-12T23:00:00Z'));
});

/** The hour of an extreme, the gaps between showers, and a limit on the air. */
const HOURS = table(`
driest hours tomorrow => rain which-day
calmest hour tomorrow => wind when
next day over 20 => temperature run
any dry gaps tomorrow => rain yes-no
is the aqi above 50 in London => air-quality yes-no
`);

test.each(HOURS)('%s', (question, expected) => {
  const { topics, form } = understood(question);
  expect(`${topics[0]} ${form}`).toBe(expected);
});

test('the next day of a kind is any of those to come', () => {
  const [{ times }] = understood('next day over 20').subjects;
  expect(times[0]?.toMs ?? 0).toBeGreaterThan(Date.parse('2026-06-20T00:00:00Z'));
  expect(understood('any dry gaps tomorrow').conditions?.asks).toBe('any-hours');
});

test('two rooms are no two times', () => {
  for (const question of ['will it be warmer inside or outside tonight', 'is it cooler outside than in'])
    expect(understood(question).change).toBeUndefined();
  expect(understood('will it get warmer tonight').change).toBeDefined();
});
