/** How a question is typed, blanks, line breaks, capitals throughout, changes nothing of what is asked. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { withoutTyping } from '../../../src/ask/question/as-typed.ts';
import { read } from './reading.ts';

const QUESTIONS = `
Is it a good day to hang washing out in Bristol?
How windy will it get on Brighton beach this weekend?
Can I paint my fence on Saturday in Derby?
What's the best day next week to go for a long bike ride near Bath?
is it going to be too hot to run at noon in Madrid tomorrow
What time will the rain stop in Glasgow?
how cold will it get overnight in Inverness
Is the air quality okay for jogging in Delhi this evening?
When's the next dry spell of at least three days in Belfast?
are the cushions ok to leave out overnight
can the kids play out after tea
will it be above 25 °C in St Ives at 3pm on friday
is york or stoke-on-trent drier this weekend
when did it last rain in leeds
what's the chance of a white christmas in aberdeen
is it safe to walk on the ice in ottawa
Regnet es morgen in München?
Kann ich am Samstag in Köln grillen?
Fera-t-il beau à Lyon demain après-midi ?
¿Va a llover mañana en Sevilla?
Domani a Milano serve l'ombrello?
Vai chover amanhã no Porto?
Gaat het morgen regenen in Utrecht?
`
  .trim()
  .split('\n');

/** What is asked, without the words that are quoted as they were typed. */
function meaning(question: string): string {
  return JSON.stringify(read(question), (name, value) => (name === 'text' ? undefined : value));
}

describe('what is typed without a meaning', () => {
  test('more blanks between words, in front or behind change nothing', () => {
    const blanks = fc.constantFrom(' ', '  ', '   ', '\t', ' \u00a0', '\u2009', ' \u200b');
    fc.assert(
      fc.property(
        fc.constantFrom(...QUESTIONS),
        fc.array(blanks, { minLength: 24, maxLength: 24 }),
        (question, many) => {
          const words = question.split(' ');
          const typed = words.map((word, i) => word + (many[i % many.length] ?? ' ')).join('');
          expect(meaning(`${many[0]}${typed}`)).toBe(meaning(question));
        },
      ),
    );
  });

  test.each(QUESTIONS)('capitals throughout change nothing: %s', (question) => {
    expect(meaning(question.toUpperCase())).toBe(meaning(question.toLowerCase()));
  });

  test('a line break ends a sentence, however many there are', () => {
    expect(withoutTyping('I am in Leeds.\r\n\r\n  Will it rain?\n')).toBe('I am in Leeds.\nWill it rain?');
    expect(meaning('Off to Leeds tomorrow\n\n\nwill it rain')).toBe(meaning('Off to Leeds tomorrow\nwill it rain'));
  });

  test('capitals that tell names from words are kept', () => {
    for (const question of ['Will it rain in Reading?', 'LEEDS', 'LS1 4AP', 'Rain in NYC?', 'Regen in KÖLN?']) {
      expect(withoutTyping(question)).toBe(question);
    }
  });
});
