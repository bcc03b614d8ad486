/** How long the embedded answer to a question takes once its weather is at hand, from its interpretation to the JSON body. */
import type { Interpretation } from '../src/ask/question/interpretation.ts';
import { ai, answerBody } from '../src/operations/ai.ts';
import type { Operation } from '../src/operations/operation.ts';
import { contextFor } from '../src/service/service.ts';
import { interpretationOf, placeNamed, subject, time } from '../test/ask/interpretations.ts';
import { startTestService } from '../test/support/service.ts';
import type { Measure } from './measure.ts';

const ROUNDS = 40;

export async function benchAsk(): Promise<Measure[]> {
  let current: Interpretation | null = null;
  const parser = {
    parse() {
      if (current === null) throw new Error('no question is set');
      return { kind: 'interpreted' as const, interpretation: current };
    },
  };
  const { service, stop } = await startTestService({}, { ask: { parser: async () => parser } });
  const operation: Operation = ai;
  const context = contextFor(service, null, () => null);
  const times: number[] = [];
  try {
    const questions = questionsAt(service.clock.nowMs());
    for (let round = 0; round <= ROUNDS; round++) {
      for (current of questions) {
        const startMs = performance.now();
        const { signal } = new AbortController();
        const work = await operation.prepare?.(
          context,
          { q: `the question of the interpretation, in words of its own: ${round} ${times.length}` },
          signal,
        );
        if (work === undefined) throw new Error('the operation answers no questions');
        JSON.stringify(await answerBody(await work.run(signal)));
        // The first round fetches the weather.
        if (round > 0) times.push(performance.now() - startMs);
      }
    }
  } finally {
    await stop();
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))];
  const note = `${times.length} answers of ${times.length / ROUNDS} kinds, weather at hand`;
  return [
    { name: 'an embedded answer, p50', value: at(0.5), unit: 'ms', note },
    { name: 'an embedded answer, p95', value: at(0.95), unit: 'ms' },
  ];
}

function questionsAt(nowMs: number): Interpretation[] {
  const leeds = placeNamed('Leeds');
  const york = placeNamed('York, England');
  const tomorrow = subject(leeds, [time(leeds, nowMs, { days: 1 })]);
  const week = subject(leeds, [time(leeds, nowMs, { length: 7 })]);
  return [
    interpretationOf([tomorrow]),
    interpretationOf([tomorrow], { topics: ['rain'], form: 'yes-no' }),
    interpretationOf([week], { topics: ['rain'], form: 'when' }),
    interpretationOf([week], { topics: ['temperature'], form: 'which-day', extreme: 'most' }),
    interpretationOf([tomorrow, subject(york, [time(york, nowMs, { days: 1 })])], {
      topics: ['temperature'],
      form: 'compare',
    }),
    interpretationOf([tomorrow], { topics: ['activity'], form: 'yes-no', activity: 'running' }),
    interpretationOf([tomorrow], { topics: ['clothing'], form: 'yes-no', garment: 'umbrella' }),
    interpretationOf([tomorrow], { topics: ['sunset'] }),
  ];
}
