/** Which things of a question are wanted together, and what is asked of them. */
import { expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const NONE = 'none';

const QUESTIONS = table(`
under 15 mph and dry and above 10 degrees in Leeds tomorrow, any time? => any-hours: wind limit, no rain, temperature limit
which hours tomorrow are dry and above 15 degrees in Leeds => hours: no rain, temperature limit
when will it be dry and under 20 mph in Leeds tomorrow => hours: no rain, wind limit
what hours is it above 20 in Madrid tomorrow => hours: temperature limit
will it be warm and sunny in Nice on friday => whether: temperature, sun
is it going to be wet and windy in Leeds tomorrow => whether: rain, wind
is there a window with no rain and gusts below 30 mph in Glasgow on friday? => any-hours: no rain, gusts limit
which day this week is dry and above 20 in Leeds => hours: no rain, temperature limit
good day to clean the windows in York tomorrow? => whether: no rain, no gusts
dry and above 5 all day in Walsall on saturday? => whether: no rain, temperature limit
is it dry or windy in York on saturday => ${NONE}
will it be dry in Leeds tomorrow => ${NONE}
how warm and sunny will it be in Nice tomorrow => ${NONE}
can I run in Leeds tomorrow if it is dry and calm => ${NONE}
hot-weather concreting in Dubai, which night hours are below 32°C => hours: temperature limit
`);

test.each(QUESTIONS)('%s', (question, meaning) => {
  const { conditions } = understood(question);
  const told = conditions?.all.map(({ topic, negated, threshold }) =>
    [...(negated ? ['no'] : []), topic, ...(threshold === null ? [] : ['limit'])].join(' '),
  );
  expect(conditions === undefined ? NONE : `${conditions.asks}: ${told?.join(', ')}`).toBe(meaning);
});
