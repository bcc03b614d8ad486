/** What becomes of snow and frost is not whether it snows: "will it thaw", "when will the snow melt". */
import { describe, expect, test } from 'bun:test';
import { read } from './reading.ts';

function interpreted(question: string) {
  const reading = read(question);
  if (reading.kind !== 'interpreted') throw new Error(`${question} is ${reading.kind}`);
  return reading.interpretation;
}

describe('a thaw is air above 0 °C', () => {
  test.each([
    ['will it thaw tomorrow', 'yes-no'],
    ['is it thawing', 'yes-no'],
    ['when will the thaw come', 'when'],
    ['when will it thaw in Oslo', 'when'],
    ['did it thaw yesterday in Oslo', 'yes-no'],
    ['taut es morgen in Leeds', 'yes-no'],
  ])('%s', (question, form) => {
    const {
      topics,
      threshold,
      form: read,
    }: { topics: readonly string[]; threshold: object | null; form: string } = interpreted(question);
    expect({ topics, form: read }).toEqual({ topics: ['temperature'], form });
    expect(threshold).toMatchObject({ comparison: 'above', value: 0, unit: 'celsius' });
  });

  test('food that thaws is none', () => {
    expect(read('thaw the turkey outside tomorrow?').kind).not.toBe('interpreted');
  });
});

describe('snow that melts or lasts is the snow on the ground', () => {
  test.each([
    ['will the snow be melting in Ushuaia this weekend', 'value'],
    ['is the snow going to melt in Ushuaia today', 'value'],
    ['will the snow disappear in Ushuaia this week', 'value'],
    ['when will the snow melt in Ushuaia', 'when'],
    ['when will the snow be gone in Ushuaia', 'when'],
    ['how long will the snow last in Ushuaia', 'when'],
    ['will the snow last until Sunday in Ushuaia', 'yes-no'],
    ['will the snow hang around', 'yes-no'],
  ])('%s', (question, form) => {
    const { topics, form: read }: { topics: readonly string[]; form: string } = interpreted(question);
    expect({ topics, form: read }).toEqual({ topics: ['snow-depth'], form });
  });

  test.each(['when will the snow melt in Ushuaia', 'when will the snow be gone in Ushuaia'])(
    '%s asks for its end',
    (question) => {
      expect(interpreted(question).negated).toBe(true);
    },
  );

  test('snow that falls is what falls', () => {
    expect(interpreted('will it snow in Ushuaia tomorrow').topics).toEqual(['snow']);
    expect(interpreted('when will it stop snowing in Ushuaia').topics).toEqual(['snow']);
  });
});
