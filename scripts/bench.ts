/**
 * Runs the benchmarks and prints a table or, with --json, data. Absolute times depend on the machine; compare the ratios.
 *
 *   bun run bench                all of them
 *   bun run bench --only http    or decision, weather, place, account, stages, growth, alerts, ask, understand, pages
 *   bun run bench --full         charges in a database of 100,000 accounts and 5 million calls, not a tenth of that
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchAccount } from '../bench/account.ts';
import { benchAlerts } from '../bench/alerts.ts';
import { benchAsk } from '../bench/ask.ts';
import { benchDecision } from '../bench/decision.ts';
import { benchGrowth } from '../bench/growth.ts';
import { benchHttp } from '../bench/http.ts';
import { goalText, type Measure, meetsGoal } from '../bench/measure.ts';
import { benchPages } from '../bench/pages.ts';
import { benchPlace } from '../bench/place.ts';
import { benchStages } from '../bench/stages.ts';
import { benchParsing } from '../bench/understand.ts';
import { benchWeather } from '../bench/weather.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});

async function httpOfFreshBuild(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-bench-build-'));
  const executable = join(folder, 'fairday');
  try {
    const build = Bun.spawnSync([process.execPath, join(import.meta.dir, 'build.ts'), '--outfile', executable], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (build.exitCode !== 0) throw new Error('the build failed');
    return await benchHttp(executable);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const benches: Record<string, () => Promise<Measure[]>> = {
  decision: benchDecision,
  weather: benchWeather,
  place: benchPlace,
  alerts: benchAlerts,
  http: httpOfFreshBuild,
  account: () => benchAccount(values.full),
  stages: benchStages,
  growth: benchGrowth,
  ask: benchAsk,
  understand: benchParsing,
  pages: benchPages,
};
const chosen = values.only === undefined ? Object.keys(benches) : [values.only];
const measures: Measure[] = [];
for (const name of chosen) {
  const bench = benches[name];
  if (bench === undefined)
    throw new Error(`there is no benchmark "${name}"; there are ${Object.keys(benches).join(', ')}`);
  console.error(`measuring ${name} …`);
  measures.push(...(await bench()));
}
if (values.json) console.log(JSON.stringify(measures));
else {
  const width = Math.max(...measures.map(({ name }) => name.length));
  for (const { name, value, unit, note, goal } of measures) {
    const figure = value >= 100 ? value.toFixed(0) : value.toPrecision(3);
    const verdict = goal === undefined ? '' : `${meetsGoal(value, goal) ? 'met' : 'NOT MET'} (${goalText(goal)})  `;
    console.log(`${name.padEnd(width)}  ${figure.padStart(8)} ${unit.padEnd(6)} ${verdict}${note ?? ''}`.trimEnd());
  }
}
