/** Output that nobody reads, or that cannot be written, ends a command without a stack trace. */
import { describe, expect, test } from 'bun:test';
import { inEmptyFolder, PROGRAM, run, startServerProcess } from '../support/process.ts';

const program = PROGRAM.map((part) => `'${part}'`).join(' ');
const inShell = (line: string, cwd: string) => run(['bash', '-o', 'pipefail', '-c'], [line], cwd);

describe('a reader that leaves', () => {
  for (const command of ['openapi', 'activities --json', '--help']) {
    test(`ends ${command} quietly`, async () => {
      await inEmptyFolder(async (cwd) => {
        const { exitCode, stdout, stderr } = await inShell(`${program} ${command} | head -c 5`, cwd);
        expect([exitCode, stdout.length]).toEqual([0, 5]);
        expect(stderr.split('\n').filter((line) => line !== '' && !line.startsWith('fairday: data'))).toEqual([]);
      });
    });
  }

  test('does not end a server', async () => {
    await inEmptyFolder(async (cwd) => {
      const server = await startServerProcess(
        ['bash', '-c', `exec ${program} "$@" 2> >(head -c 1 > /dev/null)`, 'serve'],
        cwd,
        { FAIRDAY_WEATHER: 'typical', FAIRDAY_LOG: 'json' },
      );
      for (let i = 0; i < 5; i++) {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        await Bun.sleep(60);
      }
      await server.stop();
    });
  });
});

test('a device without room is one sentence and exit 1', async () => {
  await inEmptyFolder(async (cwd) => {
    const { exitCode, stderr } = await inShell(`${program} openapi > /dev/full`, cwd);
    expect([exitCode, stderr]).toEqual([1, 'fairday: the output cannot be written (no space is left there)\n']);
  });
});
