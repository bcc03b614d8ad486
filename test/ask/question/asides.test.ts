/**
 * Which words that nothing explains an answer names: none that stands apart from what is asked for, always one that could
 * change the value or turn a judgement round.
 */
import { describe, expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const UNSAID = `
rain on the M62 near Leeds at 5?
will it rain on the zebra trip to Colchester on Monday
do we need raincoats for the llama exhibition in Leeds on Monday
juniors' tennis in Leeds at 4 pm today
picnic with Priyanka in Leeds on Saturday?
balloon launch at 5:15 am friday in Shaftesbury, surface wind in knots?
how strong is the UV in Leeds this afternoon
will the widget get wet in Leeds tomorrow
what'll the temperature be in Rome at noon tomorrow
rain in Leeds since monday, my drainage is failing
high wind in Leeds on Sunday? the doodads need lashing
weather for the zumba meet-up in Leeds on Sunday
are easterlies forecast for Faro tomorrow
do the sofas get soaked moving house in Crewe on Tuesday?
`;

const NAMED = table(`
how warm is the jacuzzi in Leeds => jacuzzi
temperature of the widget in Leeds => widget
is my yurtlet cold in Leeds tonight => yurtlet
katabatic wind in Leeds at noon => katabatic
gust spread in Leeds tomorrow => spread
rain in Leeds tomorrow, not zorbing => zorbing
hail in Denver tomorrow, bigger than a penny? => penny
peak gust of storm Quintus in Alnwick => Quintus
great for sailing with the widget in Leeds tomorrow? => widget
can I cycle on the gloop in Leeds tomorrow => gloop
is it safe to run past the gloop in Leeds tomorrow => gloop
`);

describe('words that change nothing', () => {
  test.each(
    UNSAID.trim()
      .split('\n')
      .map((question) => [question]),
  )('%s: none is named', (question) => {
    expect(understood(question).unexplained).toEqual([]);
  });
});

describe('words that could change the answer', () => {
  test.each(NAMED)('%s: named is %s', (question, word) => {
    expect(understood(question).unexplained).toContain(word);
  });
});
