/** Own activities through the doors: the folder of the setting, the answers that hold them, and the check of a file. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { curvePlot } from '../../src/cli/curve-plot.ts';
import { VERDICT_COLOURS } from '../../src/cli/terminal/colour.ts';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { PROGRAM, ROOT, run } from '../support/process.ts';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';

const EXAMPLE = join('docs', 'kite-flying.yaml');
const folder = mkdtempSync(join(tmpdir(), 'fairday-activities-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, change: (text: string) => string): string {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(join(ROOT, EXAMPLE), 'utf8')));
  return path;
}

describe('a service with FAIRDAY_ACTIVITIES', () => {
  let fairday: TestService;
  let key: string;
  beforeAll(async () => {
    const own = mkdtempSync(join(folder, 'own-'));
    copyFileSync(join(ROOT, EXAMPLE), join(own, 'kite-flying.yaml'));
    writeFileSync(join(own, 'notes.txt'), 'not a profile');
    fairday = await startTestService({ FAIRDAY_ACTIVITIES: own });
    key = await fairday.keyOf('verified');
  });
  afterAll(() => fairday.stop());

  test('decides by its id and by an alias, and ranks days', async () => {
    const decided = await bodyOf(await fairday.get('/v1/decide?location=Leeds&activity=kite-flying&explain=yes', key));
    expect(decided.factors[0]).toMatchObject({ issue: 'wind', source: expect.stringContaining('Beaufort') });
    expect(decided.summary).toContain('flying a kite');
    const ranked = await fairday.get('/v1/best-day?location=Leeds&activity=Kites&days=3', key);
    expect(await ranked.json()).toMatchObject({ activity: 'kite-flying', days_checked: 3 });
  });
  test('lists it and suggests it', async () => {
    const listing = (await (await fairday.get('/v1/activities')).json()) as { activities: { id: string }[] };
    expect(listing.activities.map(({ id }) => id)).toContain('kite-flying');
    expect(listing.activities).toHaveLength(21);
    const { error } = await bodyOf(await fairday.get('/v1/decide?location=Leeds&activity=kite-fying', key));
    expect(error.suggestions[0]).toBe('kite-flying');
  });
  test('a service beside it does not have it', async () => {
    const plain = await startTestService();
    try {
      const listing = (await (await plain.get('/v1/activities')).json()) as { activities: object[] };
      expect(listing.activities).toHaveLength(20);
    } finally {
      await plain.stop();
    }
  });
});

describe('a folder that cannot be used stops the program with one line and exit 2', () => {
  const start = (dir: string) =>
    run(PROGRAM, ['activities'], folder, { FAIRDAY_ACTIVITIES: dir, FAIRDAY_WEATHER: 'typical' });
  test('a broken profile, named with its line', async () => {
    const dir = mkdtempSync(join(folder, 'broken-'));
    const text = readFileSync(join(ROOT, EXAMPLE), 'utf8').replace('variable: rain', 'variable: rian');
    writeFileSync(join(dir, 'kite.yaml'), text);
    const { exitCode, stderr } = await start(dir);
    const line = text.slice(0, text.indexOf('rian')).split('\n').length;
    expect(exitCode).toBe(2);
    const said = `fairday: FAIRDAY_ACTIVITIES: ${join(dir, 'kite.yaml')}:${line}: factors.2.variable: unknown variable rian; did you mean rain?`;
    expect(stderr.trim().split('\n').at(-1)).toBe(said);
  });
  test('no folder', async () => {
    const { exitCode, stderr } = await start('nowhere');
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('FAIRDAY_ACTIVITIES must be a folder')]);
  });
});

describe('activities check', () => {
  const check = (...paths: string[]) => run(PROGRAM, ['activities', 'check', ...paths], ROOT);

  test('draws every curve of the example, without colour where there is no terminal', async () => {
    const { exitCode, stdout } = await check(EXAMPLE);
    expect(exitCode).toBe(0);
    expect(stdout).toStartWith(`${EXAMPLE}: kite-flying (Kite flying) is a valid profile\n`);
    expect(stdout.match(/^ {2}100 ┤/gm)).toHaveLength(8);
    expect(stdout).toContain('wind: wind, km/h');
    expect(stdout).toContain('source: Beaufort scale (WMO): at 3 to 4');
    expect(stdout).toContain('judgement: below force 2 nothing lifts');
    expect(stdout).toContain('good 9.81–35 km/h; avoid below 6 km/h, from 44.7 km/h');
    expect(stdout).not.toContain('\u001b');
    expect(
      Math.max(
        ...stdout
          .split('\n')
          .filter((line) => line.includes('┤'))
          .map((line) => line.length),
      ),
    ).toBeLessThan(81);
  });
  test('colours the bands on a terminal', () => {
    const factor = BUILT_IN.profiles[0].factors[0];
    const lines = curvePlot(factor, { out() {}, piece() {}, err() {}, colour: true, columns: 40 }).join('\n');
    for (const code of Object.values(VERDICT_COLOURS)) expect(lines).toContain(`\u001b[38;5;${code}m`);
    expect(
      Math.max(
        ...lines
          .split('\n')
          .slice(1, 7)
          .map((line) => Bun.stringWidth(line)),
      ),
    ).toBeLessThanOrEqual(40);
  });
  test('names what is wrong in each file and exits with 2', async () => {
    const broken = write('broken.yaml', (text) => text.replace('kind: day', 'kind: dusk'));
    const { exitCode, stdout, stderr } = await check(broken, EXAMPLE);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/broken\.yaml:\d+: light\.kind: "dusk" is not one of day, night, any/);
    expect(stdout).toContain('is a valid profile');
  });
  test('two files of one activity collide', async () => {
    const twin = write('twin.yaml', (text) => text);
    const { exitCode, stderr } = await check(EXAMPLE, twin);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('"kite-flying" of kite-flying already belongs')]);
  });
  test('without a file it says what to write', async () => {
    const { exitCode, stderr } = await check();
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('fairday activities check FILE...')]);
  });
});
