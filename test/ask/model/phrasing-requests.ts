/** A question with its answer and facts, and what comes of a model's text for it. */

import { ClauseCutter } from '../../../src/ask/model/clauses.ts';
import { Guard } from '../../../src/ask/model/guard.ts';
import type { Fact, PhrasingRequest, YesNo } from '../../../src/ask/phrasing.ts';

export const SATURDAY = 'Saturday 28 November';
export const SUNDAY = 'Sunday 29 November';

export function fact(name: string, value: number, unit: Fact['unit'], place = 'Leeds', when = SATURDAY): Fact {
  return { name, value, unit, place, when };
}

export const FACTS: readonly Fact[] = [
  fact('max temperature', 12.4, 'celsius'),
  fact('min temperature', -3.6, 'celsius'),
  fact('rain', 4.2, 'mm'),
  fact('chance of rain', 70, 'percent'),
  fact('humidity', 85, 'percent'),
  fact('wind', 20, 'kmh'),
  fact('gusts', 41, 'kmh'),
  fact('pressure', 1013.2, 'hPa'),
  fact('visibility', 8.5, 'km'),
  fact('wet hours', 3, 'count'),
];

export interface RequestOptions {
  readonly verdict?: YesNo | null;
  readonly said?: readonly string[];
  readonly sentences?: readonly string[];
  readonly facts?: readonly Fact[];
  readonly strings?: readonly string[];
}

export function requestOf({
  verdict = null,
  said = [],
  sentences,
  facts = FACTS,
  strings,
}: RequestOptions = {}): PhrasingRequest {
  return {
    question: 'what will the weather be like in Leeds on Saturday?',
    verdict,
    said,
    sentences: sentences ?? [`It will rain in Leeds on ${SATURDAY}, with 4.2 mm.`, 'It gets up to 12 °C.'],
    facts,
    strings: strings ?? ['Leeds', SATURDAY, '15:00'],
  };
}

/** The first objection to the text, or null when all of it is allowed. */
export function objectionTo(text: string, asking: RequestOptions = {}): string | null {
  const request = requestOf(asking);
  const guard = new Guard(request);
  const cutter = new ClauseCutter([...request.strings, ...request.facts.flatMap(({ place, when }) => [place, when])]);
  for (const clause of [...cutter.push(text), ...cutter.end()]) {
    const objection = guard.objection(clause);
    if (objection !== null) return objection;
  }
  return null;
}
