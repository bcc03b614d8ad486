/**
 * The long form of the test of several servers on one database: 100 times, or as often as is asked for, a server is killed,
 * or PostgreSQL is killed, stops at once, hangs, cuts connections or has rows locked, in turn and under load. Ends with 0 when
 * every promise held.
 *
 *   bun run test:replicas
 *   bun run test:replicas 20
 */
import { recordResult } from '../../scripts/reliability.ts';
import { harmReplicas } from './replica-kills.ts';

const times = Number(process.argv[2] ?? '100');
if (!Number.isInteger(times) || times < 2) throw new Error('how often must be a whole number from 2 on');
console.log('in turn: a server killed; the database killed, stopped, hanging, cutting connections, with rows locked');
const { faults, ...counts } = await harmReplicas(times, (done) => {
  if (done % Math.ceil(times / 10) === 0) console.log(`${done}/${times}`);
});
const figures = {
  'servers killed': Math.ceil(times / 6),
  'times the database was killed, stopped, hung, cut off or locked': times - Math.ceil(times / 6),
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
