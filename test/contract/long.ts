/**
 * 20,000 random requests to real servers, every answer held to the OpenAPI document. Ends with 0 when none is otherwise.
 *
 *   bun run test:contract            by a new seed, which it prints
 *   bun run test:contract SEED       by that seed
 *   bun run test:contract SEED COUNT as many requests
 */
import { recordResult } from '../../scripts/reliability.ts';
import { checkContract } from './run.ts';

const count = Number(process.argv[3] ?? '20000');
const seed = process.argv[2] === undefined ? Date.now() % 1_000_000 : Number(process.argv[2]);

console.log(`seed ${seed}`);
const { faults, counts, codes } = await checkContract(count, seed);
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
