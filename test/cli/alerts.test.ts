import { describe, expect, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capXml } from '../alerts/message.ts';
import { inEmptyFolder, PROGRAM, run } from '../support/process.ts';

const ENV = { FAIRDAY_WEATHER: 'typical', FAIRDAY_NOW: '2026-07-01T12:00:00Z' };

describe('fairday alerts', () => {
  test('lists what a folder warns of, and never an empty list without its meaning', async () => {
    await inEmptyFolder(async (cwd) => {
      mkdirSync(join(cwd, 'cap'));
      const texts = '<description>First line\nof one.\n\nAnother.</description>';
      writeFileSync(join(cwd, 'cap', 'a.xml'), capXml({ extra: texts, expires: null }));
      const env = { ...ENV, FAIRDAY_CAP_DIR: 'cap' };
      const leeds = await run(PROGRAM, ['alerts', 'Leeds'], cwd, env);
      expect(leeds.exitCode).toBe(0);
      expect(leeds.stdout).toBe(`official alerts · Leeds, England, United Kingdom

SEVERE  Wind
  2026-07-01 10:00 to 2026-07-02 10:00 (estimated) UTC · Expected · Test service
  Wind in en-GB
  First line of one.
  Another.
`);
      expect((await run(PROGRAM, ['alerts', 'Plymouth'], cwd, env)).stdout).toContain('No alerts.');
      const nobody = await run(PROGRAM, ['alerts', 'Leeds'], cwd, ENV);
      expect(nobody.stdout).toContain('No source of official alerts covers this place.');
      const current = await run(PROGRAM, ['current', 'Leeds', '--alerts', '--aqi'], cwd, env);
      expect(current.stdout).toContain(`\n\n${leeds.stdout}`);
      expect(current.stdout).toMatch(/air quality +not known/);
      const part = ['--days', '1', '--alerts', '--exclude', 'severity,onset,urgency,headline,coverage'];
      const forecast = await run(PROGRAM, ['forecast', 'Leeds', ...part], cwd, env);
      expect([forecast.exitCode, forecast.stdout]).toEqual([0, expect.stringContaining('– to 2026-07-02 10:00')]);
      const json = await run(PROGRAM, ['alerts', 'Leeds', '--json'], cwd, env);
      expect(JSON.parse(json.stdout).alerts[0].severity).toBe('Severe');
    });
  });

  test('a folder that does not exist ends every command that opens the service, with a sentence and exit 2', async () => {
    await inEmptyFolder(async (cwd) => {
      const env = { ...ENV, FAIRDAY_CAP_DIR: join(cwd, 'nowhere') };
      for (const args of [
        ['serve', '--port', '0'],
        ['account', 'list'],
        ['alerts', 'Leeds'],
      ]) {
        const { exitCode, stdout, stderr } = await run(PROGRAM, args, cwd, env);
        expect([args[0], exitCode, stdout]).toEqual([args[0], 2, '']);
        expect(stderr).toContain('FAIRDAY_CAP_DIR must be a folder of CAP files');
        expect(stderr).toContain('it does not exist');
        expect(stderr).not.toContain('ENOENT');
      }
      const accounts = await run(PROGRAM, ['account', 'list'], cwd, { FAIRDAY_DATABASE_URL: 'mysql://db/x' });
      expect([accounts.exitCode, accounts.stderr]).toEqual([
        2,
        expect.stringContaining('FAIRDAY_DATABASE_URL must be a URL such as postgres:'),
      ]);
    });
  });
});
