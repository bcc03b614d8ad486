/**
 * The long form of the test of several servers on one database: 100 kills, or as many as are asked for, of a server and of
 * PostgreSQL in turn, under load. Ends with 0 when every promise held.
 *
 *   bun run test:replicas
 *   bun run test:replicas 20
 */
import { recordResult } from '../../scripts/reliability.ts';
import { killReplicas } from './replica-kills.ts';

const kills = Number(process.argv[2] ?? '100');
if (!Number.isInteger(kills) || kills < 2) throw new Error('how many kills must be a whole number from 2 on');
const { faults, ...counts } = await killReplicas(kills, (done) => {
  if (done % Math.ceil(kills / 10) === 0) console.log(`${done}/${kills} kills`);
});
const figures = {
  'servers killed': Math.ceil(kills / 2),
  'databases killed': Math.floor(kills / 2),
  'calls answered': counts.answered,
  'calls answered with 503, nothing charged': counts.refused,
  'calls answered with 503, outcome unknown': counts.unknown,
  'of these charged': counts.unknownCharged,
};
for (const fault of faults.slice(0, 50)) console.error(fault);
for (const [what, count] of Object.entries(figures)) console.log(`${String(count).padStart(8)} ${what}`);
console.log(faults.length === 0 ? 'every promise held' : `${faults.length} faults`);
recordResult('replicas', faults.length === 0, { ...figures, faults: faults.length });
process.exitCode = faults.length === 0 ? 0 : 1;
