/** How long the embedded answer to a question takes once its weather is at hand, from its interpretation to the JSON body. */
import type { Interpretation } from '../src/ask/question/interpretation.ts';
import { ai, answerBody } from '../src/operations/ai.ts';
import type { Operation } from '../src/operations/operation.ts';
import { contextFor } from '../src/service/service.ts';
import { asked, placeNamed, subject, time } from '../test/ask/interpretations.ts';
import { startTestService } from '../test/support/service.ts';
import type { Measure } from './measure.ts';

const ROUNDS = 40;

export async function benchAsk(): Promise<Measure[]> {
  let meant: Interpretation | null = null;
  const understanding = {
    understand() {
      if (meant === null) throw new Error('nothing is asked');
      return { kind: 'understood' as const, interpretation: meant };
    },
  };
  const { service, stop } = await startTestService({}, { ask: { parser: understanding } });
  const operation: Operation = ai;
  const context = contextFor(service, null, () => null);
  const times: number[] = [];
  try {
    const questions = questionsAt(service.clock.nowMs());
    for (let round = 0; round <= ROUNDS; round++) {
      for (meant of questions) {
        const startMs = performance.now();
        const { signal } = new AbortController();
        const work = await operation.prepare?.(context, { q: 'as it was understood' }, signal);
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
    asked([tomorrow]),
    asked([tomorrow], { topics: ['rain'], form: 'yes-no' }),
    asked([week], { topics: ['rain'], form: 'when' }),
    asked([week], { topics: ['temperature'], form: 'which-day', extreme: 'most' }),
    asked([tomorrow, subject(york, [time(york, nowMs, { days: 1 })])], { topics: ['temperature'], form: 'compare' }),
    asked([tomorrow], { topics: ['activity'], form: 'yes-no', activity: 'running' }),
    asked([tomorrow], { topics: ['clothing'], form: 'yes-no', garment: 'umbrella' }),
    asked([tomorrow], { topics: ['sunset'] }),
  ];
}
