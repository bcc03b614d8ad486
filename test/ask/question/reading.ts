/** A parser for tests that ask from London, on Wednesday 10 June 2026 at 14:30 there. */
import type { Interpretation, ParseResult } from '../../../src/ask/question/interpretation.ts';
import { createQuestionParser } from '../../../src/ask/question/parse.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import { formatLocal, offsetTable } from '../../../src/time/civil.ts';
import { openTestPlaces } from '../../place/open.ts';

export const NOW_MS = Date.parse('2026-06-10T13:30:00Z');
const LONDON = { text: 'London, England, GB', source: 'default' } as const;
const parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });

export function read(question: string): ParseResult {
  return parser.parse(question, { nowMs: NOW_MS, fallbacks: [LONDON], home: 'GB' });
}

export function understood(question: string): Interpretation {
  const result = read(question);
  if (result.kind !== 'interpreted') throw new Error(`${question}: ${JSON.stringify(result)}`);
  return result.interpretation;
}

/** "06-11 09:00 > 06-11 17:00" on the clock of London, with the year where it is not 2026; several are joined by "|". */
export function windowsOf(question: string): string {
  const [{ times }] = understood(question).subjects;
  return times
    .map(({ fromMs, toMs }) => {
      const clock = offsetTable('Europe/London', fromMs - 1, toMs + 1);
      return [fromMs, toMs].map((ms) => formatLocal(clock, ms).replace(/^2026-/, '')).join(' > ');
    })
    .join(' | ');
}

/** Lines of "question => meaning". */
export function table(lines: string): ReadonlyArray<readonly [question: string, meaning: string]> {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', meaning = ''] = line.split(' => ');
      return [question, meaning] as const;
    });
}
