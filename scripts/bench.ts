/**
 * Runs the benchmarks and prints a table or, with --json, data. Absolute times depend on the machine; compare the ratios: what
 * is worse than in the last record by more than a tenth is named. `bun run bench --help` lists the options.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchAccount } from '../bench/account.ts';
import { benchAlerts } from '../bench/alerts.ts';
import { benchAsk } from '../bench/ask.ts';
import { benchCold } from '../bench/cold.ts';
import { benchDecision } from '../bench/decision.ts';
import { benchGrowth } from '../bench/growth.ts';
import { benchHttp, QUESTION_NAMES } from '../bench/http.ts';
import { goalText, type Measure, meetsGoal } from '../bench/measure.ts';
import { benchPages } from '../bench/pages.ts';
import { benchPlace } from '../bench/place.ts';
import { benchStages } from '../bench/stages.ts';
import { benchStart } from '../bench/start.ts';
import { benchParsing } from '../bench/understand.ts';
import { benchWeather } from '../bench/weather.ts';
import { figureText, readRecords, recordRun, regressions } from './performance.ts';

const values = options();

/** What the arguments say; ends with a sentence where they cannot be read. */
function options() {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      options: {
        only: { type: 'string' },
        question: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}. See: bun run bench --help`);
    process.exit(2);
  }
}

async function ofFreshBuild(bench: (executable: string) => Promise<Measure[]>): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-bench-build-'));
  const executable = join(folder, 'fairday');
  try {
    const build = Bun.spawnSync([process.execPath, join(import.meta.dir, 'build.ts'), '--outfile', executable], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (build.exitCode !== 0) throw new Error('the build failed');
    return await bench(executable);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const benches: Record<string, () => Promise<Measure[]>> = {
  decision: benchDecision,
  cold: benchCold,
  weather: benchWeather,
  place: benchPlace,
  alerts: benchAlerts,
  start: () => ofFreshBuild(benchStart),
  http: () => ofFreshBuild((executable) => benchHttp(executable, values.question)),
  account: benchAccount,
  stages: benchStages,
  growth: () => benchGrowth(values.full),
  ask: benchAsk,
  understand: benchParsing,
  pages: benchPages,
};
if (values.help) {
  console.log(`bun run bench                all benchmarks, about ten minutes
  --only NAMES               those alone, with commas: ${Object.keys(benches).join(', ')}
  --only http --question Q   of the warm calls this alone, and of more with more --question: ${QUESTION_NAMES.join('; ')}
  --full                     charges and calls in a database of 100,000 accounts and 5 million calls, not a tenth of that
  --json                     the figures as JSON
  --write                    keeps the figures in docs/performance.json and makes docs/performance.md of them
  --check                    exit code 1 where a ratio is worse than recorded by more than a tenth`);
  process.exit(0);
}
const chosen = values.only?.split(',') ?? Object.keys(benches);
const unknown = chosen.find((name) => benches[name] === undefined);
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}"; there are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
const unknownQuestion = values.question?.find((name) => !QUESTION_NAMES.includes(name));
if (unknownQuestion !== undefined) {
  console.error(`There is no question "${unknownQuestion}"; there are "${QUESTION_NAMES.join('", "')}".`);
  process.exit(2);
}
const measures: Measure[] = [];
for (const name of chosen) {
  console.error(`measuring ${name} …`);
  measures.push(...(await benches[name]()));
}
if (values.json) console.log(JSON.stringify(measures));
else {
  const width = Math.max(...measures.map(({ name }) => name.length));
  for (const measure of measures) {
    const { name, value, note = '', goal } = measure;
    const verdict = goal === undefined ? '' : `${meetsGoal(value, goal) ? 'met' : 'NOT MET'} (${goalText(goal)})  `;
    console.log(`${name.padEnd(width)}  ${figureText(measure).padStart(12)}  ${verdict}${note}`.trimEnd());
  }
}
const worse = regressions(measures, readRecords().at(-1));
for (const { name, before, now } of worse) {
  console.error(`worse than recorded: ${name}, ${before} before, ${Number(now.toPrecision(3))} now`);
}
if (values.write) recordRun(measures);
if (values.check && worse.length > 0) process.exitCode = 1;
