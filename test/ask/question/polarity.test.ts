/** Polarity is a property of the predicate: what a yes means, by the words that ask. */
import { describe, expect, test } from 'bun:test';
import { isTagQuestion } from '../../../src/ask/question/polarity.ts';
import { table, understood } from './reading.ts';

/** `not` where a yes means that it does not happen, or that the activity is not advised. */
const QUESTIONS = table(`
will it stay dry in Leeds tomorrow => rain yes-no not
is it usually dry in Bergen this week => rain yes-no not
it'll be dry tomorrow in Leeds, won't it => rain yes-no not
any chance it stays dry for the match in Manchester on saturday at 3 => rain yes-no not
will there be no wind in Leeds tomorrow => wind yes-no not
is it windy on the motorway to York tomorrow => wind yes-no
will it be cool tomorrow at 7am in Leeds => temperature yes-no not
is it cool in Leeds now => temperature yes-no not
will it stay cool this week in Leeds => temperature yes-no not
cool, will it rain in Leeds tomorrow => rain yes-no
I'm going running at 6pm in Leeds, will it be very hot => temperature yes-no
I'm running at 6pm in Leeds, is it going to be very windy => wind yes-no
I'm running at 6pm in Leeds, will it be quite cold => temperature yes-no
should I bring the plants in tonight in Leeds because of the gale => gusts yes-no
is it unlikely to rain in Leeds tomorrow => rain yes-no not
are you sure it won't rain in Leeds tomorrow => rain yes-no not
so it won't rain in Leeds tomorrow? => rain yes-no not
no rain tomorrow in Leeds? => rain yes-no not
hardly any rain tomorrow in Leeds? => rain yes-no not
will the rain hold off in Leeds tomorrow => rain yes-no not
will it stop raining in Leeds today => rain yes-no not
is the rain going to clear in Leeds this afternoon => rain yes-no not
is the snow going to clear in Leeds tomorrow => snow yes-no not
is the rain clearing in Leeds this afternoon => rain yes-no not
will the fog lift in Leeds tomorrow => fog yes-no not
is there not a cloud in the sky in Leeds => cloud yes-no not
do I need to water the garden tonight => rain yes-no not
which days will it not rain in Leeds this week => rain which-day not
when won't it rain in Leeds this week => rain when not
will it not get above 20 in Leeds tomorrow => temperature yes-no not
is it never going to stop raining in Leeds => rain yes-no
will it be anything but dry in Leeds => rain yes-no
isn't it raining in Leeds => rain yes-no
won't it rain in Leeds tomorrow => rain yes-no
it won't rain in York tomorrow, will it? => rain yes-no
it's not going to rain in Leeds tomorrow, is it? => rain yes-no
it will rain in Leeds tomorrow, won't it? => rain yes-no
will it rain or stay dry tomorrow in Leeds => rain yes-no
is it going to rain or not tomorrow in Leeds => rain yes-no
is the match going to be rained off in Leeds tomorrow => rain yes-no
don't tell me about rain, just the temperature in Leeds => temperature value
ignore the wind, how warm will it be in Leeds tomorrow => temperature value
is it dry enough to paint in Leeds tomorrow => activity yes-no
will it be dry enough to pour concrete in Leeds tomorrow => activity yes-no
is it cool enough to run in Leeds tomorrow => activity yes-no
is it not too hot to run in Leeds tomorrow => activity yes-no
it's not too windy to sail at Cowes on sunday, is it => activity yes-no
is it worth going to the beach in Brighton tomorrow => activity yes-no
is it too windy to cycle in Groningen tomorrow morning => activity yes-no not
isn't it too cold for the beach at Brighton today => activity yes-no not
should I cancel the bbq in Leeds on saturday => activity yes-no not
is October too late for a beach holiday in Crete => activity yes-no not
is it too early to plant beans in Leeds => ice yes-no
should I postpone my run in Leeds tomorrow => activity yes-no not
should I take the bus instead of cycling in Leeds tomorrow => activity yes-no not
is it a bad day for golf in Leeds tomorrow => activity yes-no not
do I need a coat in Leeds tomorrow => clothing yes-no
don't I need a coat in Leeds tomorrow => clothing yes-no
do I not need a coat in Leeds tomorrow => clothing yes-no
can I go without a coat in Leeds tomorrow => clothing yes-no not
storm tomorrow in Leeds, can I still go in the woods => gusts value
can I leave my umbrella at home in Leeds tomorrow => clothing yes-no not
`);

describe('a yes means what the predicate says', () => {
  test.each([...QUESTIONS])('%s', (question, meaning) => {
    const { topics, form, negated } = understood(question);
    expect([topics[0], form, ...(negated ? ['not'] : [])].join(' ')).toBe(meaning);
  });
});

test('a question after a statement is told from the statement alone', () => {
  expect(isTagQuestion("it won't rain, will it?")).toBe(true);
  expect(isTagQuestion("it won't rain?")).toBe(false);
  expect(isTagQuestion('will it rain or not, is it')).toBe(false);
});
