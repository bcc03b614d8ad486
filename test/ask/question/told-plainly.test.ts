/** A yes to any snow is none to heavy snow, and today is no yes or no to an event of another day: the values stand alone. */
import { describe, expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

describe('how strong it will be is told by the values', () => {
  test.each(
    table(`
is it snowing heavily in Oslo => value snow
proper snow on Friday? => value snow
hard frost tonight? => value ice
will there be thick fog in the morning => value fog
is it only a light breeze tomorrow => value wind
will it rain tomorrow => yes-no rain
light rain tomorrow? => yes-no rain
strong winds tomorrow? => yes-no wind
will there be a frost tonight => yes-no ice
`),
  )('%s: %s', (question, meaning) => {
    const { form, topics } = understood(question);
    expect(`${form} ${topics[0]}`).toBe(meaning);
  });
});

describe('an event without a date gets no verdict on today', () => {
  test.each(
    table(`
weather for Cheltenham festival => value general, cheltenham festival
will it be dry for the Great North Run => value rain, great north run
is it going to rain for the village fete => value rain, village fete
will it be sunny for my birthday => value sun, my birthday
is it going to be warm for Sarah's wedding in Bath => value temperature, sarah's wedding
will it rain for half term in Cornwall => value rain, half term
will it rain for my birthday on Saturday => yes-no rain, undefined
`),
  )('%s: %s', (question, meaning) => {
    const { form, topics, undated } = understood(question);
    expect(`${form} ${topics[0]}, ${undated}`).toBe(meaning);
  });
});
