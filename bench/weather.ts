/** Measures parsing an upstream answer into weather by local hour: sixteen days of a complete forecast. */
import { offsetTable } from '../src/time/civil.ts';
import { HOUR_MS } from '../src/time/units.ts';
import { toLocalHours } from '../src/weather/hours/align.ts';
import { fillHourly } from '../src/weather/sources/open-meteo/fill.ts';
import { parseHours } from '../src/weather/sources/open-meteo/parse.ts';
import { forecastParameters, forecastStartDate } from '../src/weather/sources/open-meteo/request.ts';
import { startUpstream } from '../test/upstream/server.ts';
import type { Measure } from './measure.ts';
import { median } from './measure.ts';

const RUNS = 200;
const NOW_MS = Date.parse('2026-06-10T12:00:00Z');
const LEEDS = { lat: 53.8, lon: -1.55 };

export async function benchWeather(): Promise<Measure[]> {
  const upstream = startUpstream({ nowMs: () => NOW_MS });
  const parameters = forecastParameters(LEEDS, forecastStartDate('Europe/London', NOW_MS));
  const text = await (await fetch(`${upstream.url}/v1/forecast?${parameters}`)).text();
  await upstream.stop();
  const read = () => fillHourly(parseHours(text), NOW_MS);
  const { startMs } = read();
  const endMs = startMs[startMs.length - 1] + HOUR_MS;
  const zone = offsetTable('Australia/Adelaide', startMs[0], endMs);
  const note = `${startMs.length} hours, ${text.length} B; median of ${RUNS}`;
  return [
    { name: 'an answer of 16 days, parsed and filled', value: medianMs(read), unit: 'ms', note },
    {
      name: 'the same, moved to half hours',
      value: medianMs(() => toLocalHours(read(), zone)),
      unit: 'ms',
      note,
    },
  ];
}

function medianMs(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const startedMs = performance.now();
    work();
    return performance.now() - startedMs;
  });
  return median(times);
}
