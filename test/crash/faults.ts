/**
 * Runs the tests of the suite that hold what happens when disk, database, clock or upstream fail, and keeps the result for
 * docs/reliability.md. Ends with 0 when all passed.
 *
 *   bun run test:faults
 */
import { recordResult } from '../../scripts/reliability.ts';
import { ROOT } from '../support/process.ts';

const FILES = [
  'test/account/faults.test.ts',
  'test/account/opening.test.ts',
  'test/account/writability.test.ts',
  'test/account/charge.test.ts',
  'test/http/faults.test.ts',
  'test/http/unavailable.test.ts',
  'test/upstream/http-client.test.ts',
  'test/upstream/circuit-breaker.test.ts',
];
const child = Bun.spawnSync([process.execPath, 'test', '--timeout', '120000', ...FILES], {
  cwd: ROOT,
  stdout: 'inherit',
  stderr: 'pipe',
});
const said = child.stderr.toString();
process.stderr.write(said);
const countOf = (what: string) => Number(new RegExp(String.raw`^\s*(\d+) ${what}$`, 'm').exec(said)?.[1] ?? 0);
recordResult('faults', child.exitCode === 0, {
  'files of tests': FILES.length,
  'tests that passed': countOf('pass'),
  'tests that failed': countOf('fail'),
});
process.exitCode = child.exitCode ?? 1;
