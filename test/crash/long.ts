/**
 * The long forms of two tests. Of the model test: every sequence of four operations on the ledger, and 100,000 random
 * ones. Of the kill test: the built executable, 200 kills under 20 clients, and 100 of processes with charges pending.
 * Ends with 0 when every promise held.
 *
 *   bun run test:crash
 */
import { join } from 'node:path';
import { inEmptyFolder, ROOT } from '../support/process.ts';
import { killPending } from './hold-kills.ts';
import { killServers } from './server-kills.ts';

const SERVER_KILLS = 200;
const PENDING_KILLS = 100;

const model = Bun.spawnSync([process.execPath, 'test', join(ROOT, 'test', 'account', 'model.test.ts')], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, FAIRDAY_TEST_LONG: 'yes' },
});
const faults = await inEmptyFolder(async (folder) => {
  const executable = join(folder, 'fairday');
  const build = Bun.spawnSync([process.execPath, join(ROOT, 'scripts', 'build.ts'), '--outfile', executable], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.exitCode !== 0) throw new Error('the build failed');
  const { faults: found, ...counts } = await killServers([executable], SERVER_KILLS, console.log);
  console.log(JSON.stringify(counts));
  const { faults: pendingFaults, ...pendingCounts } = await killPending(PENDING_KILLS);
  console.log(JSON.stringify({ pendingKills: PENDING_KILLS, ...pendingCounts }));
  return [...found, ...pendingFaults];
});
if (model.exitCode !== 0) faults.push('the ledger does not answer as the model does');
for (const fault of faults.slice(0, 50)) console.error(fault);
console.log(faults.length === 0 ? 'every promise held' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
