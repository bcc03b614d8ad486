/**
 * 20,000 random requests to real servers, every answer held to the OpenAPI document. Ends with 0 when none is otherwise.
 *
 *   bun run test:contract            by a new seed, which it prints
 *   bun run test:contract SEED       by that seed
 */
import { checkContract } from './run.ts';

const COUNT = 20_000;
const seed = process.argv[2] === undefined ? Date.now() % 1_000_000 : Number(process.argv[2]);

console.log(`seed ${seed}`);
const { faults, counts, codes } = await checkContract(COUNT, seed);
for (const [what, times] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${String(times).padStart(6)} ${what}`);
console.log(`error codes seen: ${[...codes].sort().join(', ')}`);
for (const fault of faults.slice(0, 50)) console.error(fault);
console.log(faults.length === 0 ? `${COUNT} requests, every answer as documented` : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
