/**
 * 20,000 random requests to real servers, every answer held to the OpenAPI document. Ends with 0 when none is otherwise.
 * Each ten thousand have servers of their own, in a process of their own.
 *
 *   bun run test:contract            by a new seed, which it prints
 *   bun run test:contract SEED       by that seed
 *   bun run test:contract SEED COUNT as many requests
 */
import { recordResult } from '../../scripts/reliability.ts';
import { checkContract } from './run.ts';

interface PartResult {
  readonly faults: readonly string[];
  readonly counts: readonly (readonly [what: string, times: number])[];
  readonly codes: readonly string[];
}

const PART = 10_000;
/** In the arguments of a process that sends one part. */
const PART_FLAG = '--part';

const [, , seedText, countText = '20000', flag] = process.argv;
const count = Number(countText);
const seed = seedText === undefined ? Date.now() % 1_000_000 : Number(seedText);
if (flag === PART_FLAG) await sendPart();
else await sendAll();

async function sendPart(): Promise<void> {
  const { faults, counts, codes } = await checkContract(count, seed);
  const result: PartResult = { faults, counts: [...counts], codes: [...codes] };
  console.log(JSON.stringify(result));
  process.exit(0);
}

async function sendAll(): Promise<void> {
  console.log(`seed ${seed}`);
  const faults: string[] = [];
  const counts = new Map<string, number>();
  const codes = new Set<string>();
  for (let sent = 0; sent < count; sent += PART) {
    const part = Math.min(PART, count - sent);
    const partSeed = seed + sent / PART;
    const args = [String(partSeed), String(part), PART_FLAG];
    const child = Bun.spawn([process.execPath, import.meta.path, ...args], { stderr: 'inherit', stdin: 'ignore' });
    const [text, exitCode] = await Promise.all([new Response(child.stdout).text(), child.exited]);
    if (exitCode !== 0) throw new Error(`the part of seed ${partSeed} ended with ${exitCode}`);
    const result: PartResult = JSON.parse(text.trim().split('\n').at(-1) ?? '');
    faults.push(...result.faults.map((fault) => `seed ${partSeed}: ${fault}`));
    for (const [what, times] of result.counts) counts.set(what, (counts.get(what) ?? 0) + times);
    for (const code of result.codes) codes.add(code);
    console.log(`${sent + part} of ${count} requests, ${faults.length} faults`);
  }
  for (const [what, times] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${String(times).padStart(6)} ${what}`);
  console.log(`error codes seen: ${[...codes].sort().join(', ')}`);
  for (const fault of faults.slice(0, 50)) console.error(fault);
  console.log(faults.length === 0 ? `${count} requests, every answer as documented` : `${faults.length} faults`);
  recordResult('contract', faults.length === 0, {
    requests: count,
    'kinds of answers': counts.size,
    'error codes': codes.size,
    faults: faults.length,
  });
  process.exitCode = faults.length === 0 ? 0 : 1;
}
