/** `settings.toml` of the data directory: commands and server agree on it, and `fairday settings` says what holds. */
import { expect, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEmptyFolder, PROGRAM, run, startServerProcess } from '../support/process.ts';

const EMAIL = 'jane@example.com';

/** A folder whose data directory holds that file. */
function withSettings(text: string, use: (cwd: string) => Promise<void>): Promise<void> {
  return inEmptyFolder(async (cwd) => {
    mkdirSync(join(cwd, 'fairday-data'));
    writeFileSync(join(cwd, 'fairday-data', 'settings.toml'), text);
    await use(cwd);
  });
}

test('the server and the command of an operator see the same allowance, whatever the shell of either', async () => {
  await withSettings('free_decision_month = 7\nweather = "typical"\n', async (cwd) => {
    const server = await startServerProcess(PROGRAM, cwd, {});
    try {
      await run(PROGRAM, ['account', 'create', EMAIL, '--verified'], cwd);
      const { stdout: key } = await run(PROGRAM, ['key', 'create', EMAIL], cwd);
      const usage = await fetch(`${server.url}/v1/usage`, { headers: { 'X-API-Key': key.trim() } });
      expect(await usage.json()).toMatchObject({ free: { decision: { limit: 7 } } });
      const shown = await run(PROGRAM, ['account', 'show', EMAIL, '--json'], cwd);
      expect(JSON.parse(shown.stdout).free.decision.limit).toBe(7);
    } finally {
      await server.stop();
    }
  });
}, 120_000);

test('settings says what each is and where that stands, and shows no secret', async () => {
  await withSettings(
    'free_decision_month = 7\nllm_url = "http://127.0.0.1:9/v1"\nllm_model = "m"\nllm_key = "very-secret"\nsmtp_url = "smtp://u:very-secret@mail"\nsignup = "on"\nmail_from = "a@b.c"\nbase_url = "http://x"\nport = 9000\n',
    async (cwd) => {
      const env = { FAIRDAY_PORT: '9001' };
      const { stdout } = await run(PROGRAM, ['settings', '--changed', '--json', '--host', '::1'], cwd, env);
      const { settings } = JSON.parse(stdout);
      const from = Object.fromEntries(
        settings.map((s: { name: string; from: string; value: string }) => [s.name, [s.value, s.from]]),
      );
      expect(from).toMatchObject({
        free_decision_month: ['7', 'settings.toml'],
        llm_key: ['(set)', 'settings.toml'],
        port: ['9001', 'environment'],
        host: ['::1', '--host'],
      });
      const all = await run(PROGRAM, ['settings'], cwd, env);
      expect(all.stdout).toMatch(/^vat_percent +20 +default$/m);
      expect(all.stdout + stdout).not.toContain('very-secret');
    },
  );
});

test('a file that is a pipe or a folder ends a command with a sentence, and never makes it wait', async () => {
  await inEmptyFolder(async (cwd) => {
    mkdirSync(join(cwd, 'folder', 'settings.toml'), { recursive: true });
    mkdirSync(join(cwd, 'pipe'));
    Bun.spawnSync(['mkfifo', join(cwd, 'pipe', 'settings.toml')]);
    for (const data of ['folder', 'pipe']) {
      const { exitCode, stderr } = await run(PROGRAM, ['account', 'list', '--data', data], cwd);
      expect(exitCode).toBe(2);
      expect(stderr).toMatch(
        /^fairday: \S+settings\.toml cannot be used: it is a (folder|pipe or a device, not a file)\n$/,
      );
    }
  });
});

test('an entry that is no setting ends every command with exit 2 and one sentence', async () => {
  await withSettings('free_decisions_month = 7\n', async (cwd) => {
    for (const line of ['account list', 'serve', 'settings', 'decide Leeds golf']) {
      const { exitCode, stdout, stderr } = await run(PROGRAM, line.split(' '), cwd);
      expect([line, exitCode, stdout]).toEqual([line, 2, '']);
      expect(stderr).toMatch(
        /^fairday: free_decisions_month in \S+ is no setting; did you mean free_decision_month\?\n$/,
      );
    }
  });
});
