/**
 * The long forms of two tests. Of the kill test: 1,000 kills, or as many as are asked for, of the built executable under
 * 20 clients, of commands that book, back up, restore and migrate, and of processes with charges pending. Of the model test:
 * every sequence of four operations on the ledger, and 100,000 random ones. Ends with 0 when every promise held.
 *
 *   bun run test:crash
 *   bun run test:crash 200
 */
import { join } from 'node:path';
import { recordResult } from '../../scripts/reliability.ts';
import { inEmptyFolder, ROOT } from '../support/process.ts';
import { killCommands } from './command-kills.ts';
import { killPending } from './hold-kills.ts';
import { killServers } from './server-kills.ts';

const kills = Number(process.argv[2] ?? '1000');
if (!Number.isInteger(kills) || kills < 10) throw new Error('how many kills must be a whole number from 10 on');
const SERVER_KILLS = Math.round(kills * 0.4);
const COMMAND_KILLS = Math.round(kills * 0.4);
const PENDING_KILLS = kills - SERVER_KILLS - COMMAND_KILLS;

/** One line on a terminal that grows; elsewhere a line at each tenth. */
function progress(what: string, of: number): (done: number) => void {
  return (done) => {
    const bar = '#'.repeat(Math.round((done / of) * 40)).padEnd(40, '.');
    if (process.stdout.isTTY) process.stdout.write(`\r${what} ${bar} ${done}/${of}${done === of ? '\n' : ''}`);
    else if (done % Math.ceil(of / 10) === 0 || done === of) console.log(`${what} ${done}/${of}`);
  };
}

const { faults, figures } = await inEmptyFolder(async (folder) => {
  const executable = join(folder, 'fairday');
  const build = Bun.spawnSync([process.execPath, join(ROOT, 'scripts', 'build.ts'), '--outfile', executable], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.exitCode !== 0) throw new Error('the build failed');
  const servers = await killServers([executable], SERVER_KILLS, progress('servers', SERVER_KILLS));
  const commands = await killCommands([executable], COMMAND_KILLS, progress('commands', COMMAND_KILLS));
  const pending = await killPending(PENDING_KILLS);
  const byCommand = Object.entries(commands.killed).map(([name, count]) => [`commands killed, ${name}`, count]);
  return {
    faults: [...servers.faults, ...commands.faults, ...pending.faults],
    figures: {
      'servers killed': servers.kills,
      'calls answered': servers.answered,
      'of these paid from credit': servers.paid,
      'of these questions': servers.questions,
      'questions sent again after a kill': servers.replayed,
      'calls that were under way at a kill': servers.unseen,
      'of these charged once all the same': servers.unseenCharged,
      ...Object.fromEntries(byCommand),
      'commands that ended before their kill': Object.values(commands.ended).reduce((sum, count) => sum + count, 0),
      'processes killed with charges pending': PENDING_KILLS,
      'charges settled or refunded there': pending.ended,
      'charges given back by the next process': pending.givenBack,
    },
  };
});
for (const fault of faults.slice(0, 50)) console.error(fault);
for (const [what, count] of Object.entries(figures)) console.log(`${String(count).padStart(8)} ${what}`);
console.log(faults.length === 0 ? 'every promise held' : `${faults.length} faults`);
recordResult('crash', faults.length === 0, { ...figures, faults: faults.length });

const model = Bun.spawnSync([process.execPath, 'test', join(ROOT, 'test', 'account', 'model.test.ts')], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, FAIRDAY_TEST_LONG: 'yes' },
});
const isAsModel = model.exitCode === 0;
recordResult('model', isAsModel, {});
process.exitCode = faults.length === 0 && isAsModel ? 0 : 1;
