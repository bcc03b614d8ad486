/**
 * Takes the power away from the built executable: two recordings (a server that serves while commands book and back up, and a
 * first start in an empty folder), and 1,000 losses of power, or as many as are asked for; then a fifth as many from a restore and
 * from a schema update. Needs Linux and strace. Ends with 0 when no answered call was lost.
 *
 *   bun run test:power
 *   bun run test:power 200
 */
import { join } from 'node:path';
import { recordResult } from '../../../scripts/reliability.ts';
import { newSeed, randomFrom } from '../../account/random.ts';
import { inEmptyFolder, ROOT } from '../../support/process.ts';
import { losePower } from './losses.ts';
import { record } from './recording.ts';
import { losePowerReplacing, REPLACEMENTS } from './replacing.ts';

const losses = Number(process.argv[2] ?? '1000');
if (!Number.isInteger(losses) || losses < 1)
  throw new Error('how many losses of power must be a whole number from 1 on');
if (Bun.which('strace') === null) throw new Error('strace is not installed; on Debian: apt-get install strace');

/** The first start has one client, and no command beside it. */
const SCENES = [
  { what: 'serving', load: { clients: 8, callsEach: 30, commands: 8 }, isFirstStart: false, share: 0.9 },
  { what: 'first start', load: { clients: 1, callsEach: 6, commands: 0 }, isFirstStart: true, share: 0.1 },
] as const;

const random = randomFrom(newSeed('power'));
const sums = { steps: 0, answers: 0, losses: 0, lookedFor: 0 };
const faults: string[] = [];
await inEmptyFolder(async (folder) => {
  const executable = join(folder, 'fairday');
  const build = Bun.spawnSync([process.execPath, join(ROOT, 'scripts', 'build.ts'), '--outfile', executable], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.exitCode !== 0) throw new Error('the build failed');
  for (const { what, load, isFirstStart, share } of SCENES) {
    await inEmptyFolder(async (scene) => {
      const recording = await record(executable, scene, load, isFirstStart);
      const report = await losePower(recording, Math.ceil(losses * share), scene, [executable], random);
      console.log(`${what}: ${JSON.stringify({ ...report, faults: report.faults.length })}`);
      for (const sum of ['steps', 'answers', 'losses', 'lookedFor'] as const) sums[sum] += report[sum];
      faults.push(...report.faults.map((fault) => `${what}: ${fault}`));
    });
  }
  for (const replacement of REPLACEMENTS) {
    await inEmptyFolder(async (scene) => {
      const report = await losePowerReplacing(replacement, [executable], Math.ceil(losses * 0.2), scene, random);
      console.log(`${replacement}: ${JSON.stringify({ ...report, faults: report.faults.length })}`);
      for (const sum of ['steps', 'answers', 'losses', 'lookedFor'] as const) sums[sum] += report[sum];
      faults.push(...report.faults.map((fault) => `${replacement}: ${fault}`));
    });
  }
});
for (const fault of faults.slice(0, 50)) console.error(fault);
console.log(faults.length === 0 ? 'no answered call was lost' : `${faults.length} faults`);
recordResult('power', faults.length === 0, {
  'losses of power': sums.losses,
  'recorded steps of the disk': sums.steps,
  'answers in the recordings': sums.answers,
  'answers looked for after a loss': sums.lookedFor,
  faults: faults.length,
});
process.exitCode = faults.length === 0 ? 0 : 1;
