/**
 * What is proved by long runs, and how they ended. Each run writes its result into docs/reliability.json, and the page
 * docs/reliability.md is made of that. A proof without a result is shown as not run.
 *
 *   bun scripts/reliability.ts --write
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';

const DOCS = join(import.meta.dir, '..', 'docs');
const RESULTS = join(DOCS, 'reliability.json');
const PAGE = join(DOCS, 'reliability.md');

interface Proof {
  readonly title: string;
  readonly command: string;
  readonly proves: string;
}

/** Every long run, in the order of the page. */
export const PROOFS = {
  crash: {
    title: 'Kills',
    command: 'bun run test:crash',
    proves:
      'The executable is killed (SIGKILL) under 20 clients that decide, ask and ask again, and under commands that top up, import, back up, restore and migrate, at random moments and at named ones. Every answer that was received is charged once, as it said; a question that was answered is answered again from what was kept; a booking is there once or not at all; a backup has its name only when it is whole; the ledger verifies each time.',
  },
  model: {
    title: 'The ledger against a model',
    command: 'bun run test:crash',
    proves:
      'Every sequence of four operations over two accounts, and 100,000 random operations with servers that die in between: each answer of the ledger is that of a plain model.',
  },
  replicas: {
    title: 'Several servers on one database',
    command: 'bun run test:replicas',
    proves:
      'Three servers charge on one PostgreSQL. In turn a server is killed (SIGKILL), and PostgreSQL is killed, stops at once, hangs, cuts all connections and has rows locked by another program. Every call that was answered is charged once, as it said; none that was refused is charged; the free calls are not overspent; the ledger verifies.',
  },
  power: {
    title: 'Loss of power',
    command: 'bun run test:power',
    proves:
      'All that the executable writes, renames and flushes is recorded with its answers, in order. Then power goes away at many steps: only what was flushed before is there, with nothing, all or some sectors of the rest. The ledger verifies, and every call, booking and backup that was answered before is there, once. A restore and an update of the schema leave the database of before or that of after, whole, and never a new schema without the copy of before. Drives that say that they have flushed and have not are beyond any program.',
  },
  contract: {
    title: 'Random requests',
    command: 'bun run test:contract',
    proves: 'Random requests, right and wrong ones, to real servers: every answer is as the OpenAPI document says.',
  },
  soak: {
    title: 'Soak',
    command: 'bun run test:soak',
    proves:
      'Ever new places and all kinds of questions: the resident memory stays within its setting and comes to rest, and no answer is 500 or above.',
  },
  'soak-with-faults': {
    title: 'Soak with faults upstream',
    command: 'bun run test:soak 30 --faults',
    proves:
      'The same, while the weather upstream fails in each way for some seconds of every half minute: no answer is 500 or above but that there is no weather. Callers that are told so ask again at once, so that these answers are many.',
  },
  idle: {
    title: 'Idle connections',
    command: 'bun run test:idle',
    proves:
      'Thousands of connections that say nothing, and that have called once: others are answered meanwhile, and all are closed for silence.',
  },
  install: {
    title: 'Installation, upgrade, way back',
    command: 'bun run test:install',
    proves:
      'On a fresh Debian the release is installed by the words of [Install it on a server](deploying.md). The service starts as its unit says, answers, is backed up by its unit and restored; databases with every older schema, killed with calls in their log, are brought up to date with their accounts and calls, and the way back leads to the copy of before.',
  },
  faults: {
    title: 'Full disk, clock jumps, faults upstream',
    command: 'bun run test:faults',
    proves:
      'A disk without room, a database that is locked or damaged, clocks that jump, and upstream hosts that fail in each way: the tests of the suite that hold this, run one after another.',
  },
} as const satisfies Readonly<Record<string, Proof>>;

export type ProofName = keyof typeof PROOFS;

/** Numbers by what they count. */
type Figures = Readonly<Record<string, number>>;

interface Result {
  readonly held: boolean;
  /** The day in UTC. */
  readonly date: string;
  readonly machine: string;
  readonly figures: Figures;
}

type Results = Partial<Record<ProofName, Result>>;

function readResults(): Results {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
}

/** Keeps the result of a run in place of the one before, and makes the page anew. */
export function recordResult(name: ProofName, held: boolean, figures: Figures): void {
  const gb = Math.round(totalmem() / 1024 ** 3);
  const machine = `${process.platform} ${process.arch}, ${availableParallelism()} processors, ${gb} GB`;
  const date = new Date().toISOString().slice(0, 10);
  const results: Results = { ...readResults(), [name]: { held, date, machine, figures } };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(PAGE, reliabilityPage(results));
}

/** The page for these results. */
export function reliabilityPage(results: Results = readResults()): string {
  const sections = (Object.keys(PROOFS) as ProofName[]).map((name) => {
    const { title, command, proves } = PROOFS[name];
    return `## ${title}\n\n\`${command}\`\n\n${proves}\n\n${lastRun(results[name])}\n`;
  });
  return `# What is proved, and how

Made by \`scripts/reliability.ts\` from the results that the long runs write: each replaces its own when it ends. The tests of every change
are in the suite (\`bun run test\`); these take minutes. [SECURITY.md](../SECURITY.md) names the tests against each threat,
[money](money.md#what-is-promised) what is promised.

${sections.join('\n')}`;
}

function lastRun(result: Result | undefined): string {
  if (result === undefined) return 'Last result: not run.';
  const { held, date, machine, figures } = result;
  const rows = Object.entries(figures).map(([what, count]) => `- ${what}: ${count.toLocaleString('en-GB')}`);
  const end = held ? 'every promise held' : '**a promise was broken**';
  return [`Last result: ${end}, ${date} (${machine}).`, ...(rows.length > 0 ? [rows.join('\n')] : [])].join('\n\n');
}

if (import.meta.main && process.argv.includes('--write')) writeFileSync(PAGE, reliabilityPage());
