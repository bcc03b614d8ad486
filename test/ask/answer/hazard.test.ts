/** The answer to a question that states a hazard has no yes and no reassuring lead, however fine the forecast. */
import { expect, test } from 'bun:test';
import type { StatedHazard } from '../../../src/ask/question/hazards.ts';
import { answered, contextOf, weatherOf } from './setting.ts';

const KINDS: readonly StatedHazard[] = ['thunder', 'frozen-heights', 'deep-cold', 'great-heat', 'gale'];

test('a hazard leads with no for whatever is to be done, and with the rule for who would leave', () => {
  for (const kind of KINDS) {
    const doing = answered([contextOf(weatherOf({}))], { topics: ['rain'], hazard: { kind, asks: 'doing' } });
    expect(doing.verdict).toBe('no');
    expect(doing.text).toStartWith('No, ');
    const leaving = answered([contextOf(weatherOf({}))], { topics: ['rain'], hazard: { kind, asks: 'leaving' } });
    expect(leaving.verdict).toBeNull();
    expect(leaving.text).not.toMatch(/^(?:Yes|No)\b/);
  }
});

test('heard thunder is answered with the half hour after the last thunder', () => {
  const { text } = answered([contextOf(weatherOf({}))], {
    topics: ['rain'],
    hazard: { kind: 'thunder', asks: 'doing' },
  });
  expect(text).toContain('30 minutes after the last thunder');
  expect(text).not.toContain('not expected');
});

test('what is seen on the spot takes the verdict of a yes or no', () => {
  const { verdict, text } = answered([contextOf(weatherOf({}))], {
    topics: ['rain'],
    form: 'yes-no',
    negated: true,
    hazard: { kind: 'seen', asks: 'doing' },
  });
  expect(verdict).toBeNull();
  expect(text).toStartWith('No verdict: ');
});
