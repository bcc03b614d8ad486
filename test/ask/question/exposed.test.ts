/** Whoever is out in the weather is known from the question, apostrophes or not; ages are no degrees. */
import { expect, test } from 'bun:test';
import type { Exposed } from '../../../src/ask/question/exposed.ts';
import { understood } from './reading.ts';

const WAYS: Readonly<Record<Exposed, readonly string[]>> = {
  frail: [
    'babys in the pram at noon in Leeds, is it hot',
    "mum's 84 and walks to the shops, will it be warm in Leeds",
    'mums 84 and walks to the shops, will it be warm in Leeds',
    'is it hot for sports day in Leeds tomorrow',
    'under 9s match in Leeds tomorrow, will it rain',
    'grans flat in Leeds, how hot tomorrow',
  ],
  animal: ['dogs need a walk in Leeds tomorrow, is it dry', 'horses out in Leeds tomorrow, is it hot'],
  doer: [
    'harvest in Leeds tomorrow, is it dry',
    'laying bricks in Leeds tomorrow, will it rain',
    'is it good for running in Leeds tomorrow',
    'scaffolders are in Leeds tomorrow, will it rain',
  ],
};

for (const [who, questions] of Object.entries(WAYS)) {
  test.each(questions)(`${who}: %s`, (question) => {
    expect(understood(question).exposed as string | undefined).toBe(who);
  });
}

test.each(['will it be 84 in Leeds tomorrow', 'does it hit 90 degrees in Leeds', 'is it going to rain in Leeds'])(
  'nobody: %s',
  (question) => {
    expect(understood(question).exposed).toBeUndefined();
  },
);
