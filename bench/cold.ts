/**
 * A decision of which nothing is remembered: the place is new, its weather comes from a stand-in for the source in a process of
 * its own that answers at once (`ready-source.ts`). Compared with the bare requests to that stand-in which it cannot do without.
 */
import { decide } from '../src/operations/decide.ts';
import type { Operation } from '../src/operations/operation.ts';
import { parseParameters } from '../src/operations/parameters.ts';
import { contextFor } from '../src/service/service.ts';
import { startTestService } from '../test/support/service.ts';
import { type Measure, median } from './measure.ts';

const RUNS = 60;
const WARM_UP = 40;
const ACTIVITIES = ['running', 'exterior-painting', 'golf', 'laundry-drying'];

/** What goes on behind an answer, such as the request for an ensemble, is not to be measured with the next. */
const SETTLE_MS = 50;

const NOW = '2026-07-01T12:00:00Z';

async function startSource() {
  const child = Bun.spawn([process.execPath, `${import.meta.dir}/ready-source.ts`, String(Date.parse(NOW))], {
    stdout: 'pipe',
  });
  const { value } = await child.stdout.getReader().read();
  return { url: new TextDecoder().decode(value).trim(), stop: () => child.kill() };
}

export async function benchCold(): Promise<Measure[]> {
  const source = await startSource();
  const fairday = await startTestService({
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: source.url,
    FAIRDAY_NOW: NOW,
  });
  const operation: Operation = decide;
  const context = contextFor(fairday.service, null, () => null);
  let next = 0;
  /** A point on land and at sea, a fifth of a degree from the last one. */
  const location = (): string =>
    `${(20 + (next % 200) / 5).toFixed(2)},${(-100 + Math.floor(next++ / 200)).toFixed(2)}`;
  const ask = async (chances: 'yes' | 'no', place = location(), activity = ACTIVITIES[next % ACTIVITIES.length]) => {
    const startMs = performance.now();
    const query = { location: place, activity, when: 'tomorrow', chances };
    await operation.run(context, parseParameters(decide.parameters, Object.entries(query)));
    return performance.now() - startMs;
  };
  const bare = async () => {
    const startMs = performance.now();
    await (await fetch(`${source.url}/v1/forecast?latitude=52&longitude=13&hourly=temperature_2m`)).text();
    return performance.now() - startMs;
  };
  try {
    const cold: number[] = [];
    const chanced: number[] = [];
    const again: number[] = [];
    const plain: number[] = [];
    const requests: number[] = [];
    for (let i = 0; i < WARM_UP + RUNS; i++) {
      await Bun.sleep(SETTLE_MS);
      const coldMs = await ask('no');
      await Bun.sleep(SETTLE_MS);
      const chancedMs = await ask('yes');
      const place = location();
      await ask('yes', place, ACTIVITIES[0]);
      await ask('no', place, ACTIVITIES[0]);
      await Bun.sleep(SETTLE_MS);
      const againMs = await ask('yes', place, ACTIVITIES[0]);
      await Bun.sleep(SETTLE_MS);
      const plainMs = await ask('no', place, ACTIVITIES[0]);
      const bareMs = await bare();
      if (i < WARM_UP) continue;
      for (const [list, ms] of [
        [cold, coldMs],
        [chanced, chancedMs],
        [again, againMs],
        [plain, plainMs],
        [requests, bareMs],
      ] as const)
        list.push(ms);
    }
    const ratios = cold.map((ms, i) => ms / requests[i]);
    return [
      {
        name: 'a decision at a new place / one bare request upstream',
        value: median(ratios),
        unit: 'ratio',
        better: 'lower',
      },
      {
        name: 'a decision at a new place',
        value: median(cold),
        unit: 'ms',
        goal: { atMost: 8 },
        note: 'source at 0 ms',
      },
      {
        name: 'a decision with chances at a new place',
        value: median(chanced),
        unit: 'ms',
        goal: { atMost: 25 },
        note: 'source at 0 ms',
      },
      {
        name: 'a remembered decision with chances / without',
        value: median(again) / median(plain),
        unit: 'ratio',
        goal: { atMost: 1.5 },
      },
    ];
  } finally {
    await fairday.stop();
    source.stop();
  }
}
