/**
 * A process that is killed loses no charge and doubles none. This is the short form; `bun run test:crash` kills the built
 * executable and its commands a thousand times.
 */
import { expect, test } from 'bun:test';
import { PROGRAM } from '../support/process.ts';
import { killCommands } from './command-kills.ts';
import { killPending } from './hold-kills.ts';
import { killServers } from './server-kills.ts';

test('servers killed under 20 clients: every answer is charged once, nothing unseen more than once', async () => {
  const { faults, answered, paid } = await killServers(PROGRAM, 4, () => {});
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  expect(paid).toBeLessThanOrEqual(answered);
}, 120_000);

test('processes killed with charges pending: what was settled stays, all else is given back once', async () => {
  const { faults, ended } = await killPending(6);
  expect(faults).toEqual([]);
  expect(ended).toBeGreaterThan(0);
}, 120_000);

test('commands killed: a booking is there once or not at all, a copy is whole or has no name', async () => {
  const { faults, killed } = await killCommands(PROGRAM, 10, () => {});
  expect(faults).toEqual([]);
  expect(Object.values(killed).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
}, 120_000);
