/** The operator log names the user of the operating system, whatever the environment says. */
import { expect, test } from 'bun:test';
import { hostname } from 'node:os';
import { operatorName } from '../../src/service/operator-name.ts';

test('it is the user by number, at this host', () => {
  const { stdout } = Bun.spawnSync(['id', '-un'], { env: { PATH: process.env.PATH ?? '', USER: 'mallory' } });
  const name = stdout.toString().trim();
  const known = name !== '' && !/^\d+$/.test(name);
  expect(operatorName()).toBe(`${known ? name : `uid-${process.getuid?.()}`}@${hostname()}`);
});
