import { describe, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { inEmptyFolder, PROGRAM, run } from '../support/process.ts';
import { startTestService } from '../support/service.ts';
import { startUpstream } from '../upstream/server.ts';

const ENV = { FAIRDAY_WEATHER: 'typical', FAIRDAY_NOW: '2026-07-01T12:00:00Z' };

function ask(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return inEmptyFolder((cwd) => run(PROGRAM, args, cwd, { ...ENV, ...env }));
}

describe('decide', () => {
  test('prints an answer that a person can read, with a block for every hour', async () => {
    const { exitCode, stdout } = await ask(['decide', 'Leeds', 'exterior-painting', '--when', 'tomorrow']);
    expect(exitCode).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('exterior-painting · Leeds, England, United Kingdom · 2026-07-02');
    expect(lines[1]).toMatch(
      /^(GREAT|GOOD|FAIR|POOR|AVOID) +\d+ {3}confidence \d+ % {3}typical climate, not a forecast$/,
    );
    const strip = lines.find((line) => /[▁▂▃▄▅▆▇█×]{10}/.test(line)) ?? '';
    expect(strip.trim()).toHaveLength(48);
    expect(stdout).not.toContain('\u001b');
    expect(Math.max(...lines.filter((line) => !line.startsWith('  ')).map((line) => line.length))).toBeLessThanOrEqual(
      100,
    );
  });

  test('--json prints the HTTP body, the same from this process and from a server', async () => {
    const args = ['decide', 'Leeds', 'exterior-painting', '--when', 'tomorrow', '--json', '--explain'];
    const fairday = await startTestService();
    try {
      const key = await fairday.keyOf('verified');
      const remote = await ask([...args, '--url', fairday.url, '--key', key]);
      const own = await ask(args);
      expect([remote.exitCode, own.exitCode]).toEqual([0, 0]);
      const [remoteBody, ownBody] = [JSON.parse(remote.stdout), JSON.parse(own.stdout)];
      expect(ownBody.factors.length).toBeGreaterThan(0);
      expect({ ...ownBody, billing: null }).toEqual({ ...remoteBody, billing: null });
      expect(Object.keys(ownBody.billing)).toEqual(Object.keys(remoteBody.billing));
    } finally {
      await fairday.stop();
    }
  });

  test('takes southern coordinates for a place, not for a flag', async () => {
    const { exitCode, stdout } = await ask(['decide', '-33.87,151.21', 'sailing', '--when', 'tomorrow']);
    expect([exitCode, stdout.split('\n')[0]]).toEqual([
      0,
      expect.stringContaining('Sydney, New South Wales, Australia'),
    ]);
  });

  test('opens no database: a question leaves an empty folder empty', async () => {
    await inEmptyFolder(async (cwd) => {
      expect((await run(PROGRAM, ['decide', 'Leeds', 'running'], cwd, ENV)).exitCode).toBe(0);
      expect(readdirSync(cwd)).toEqual([]);
    });
  });

  test('words go to stderr, so that --json can be piped', async () => {
    const { stdout, stderr } = await ask(['decide', 'Leeds', 'running', '--json']);
    expect(() => JSON.parse(stdout)).not.toThrow();
    expect(stderr).toContain('data directory');
  });
});

test('in auto mode a question waits for real weather when there is some, and is answered from the climate when not', async () => {
  const upstream = startUpstream({ nowMs: () => Date.parse(ENV.FAIRDAY_NOW) });
  try {
    const args = ['decide', 'Leeds', 'running', '--json'];
    const auto = { FAIRDAY_WEATHER: 'auto', FAIRDAY_OPEN_METEO_URL: upstream.url };
    expect(JSON.parse((await ask(args, auto)).stdout).data.source).toBe('open-meteo');
    upstream.fail({ kind: 'status', status: 500, body: '' });
    expect(JSON.parse((await ask(args, auto)).stdout).data.source).toBe('typical');
  } finally {
    await upstream.stop();
  }
});

test('a question in the terminal waits a moment for air and sea, shows them and whose they are', async () => {
  const upstream = startUpstream({ nowMs: () => Date.parse(ENV.FAIRDAY_NOW) });
  try {
    const real = { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url };
    const { stdout } = await ask(['decide', '50.7,-1.9', 'beach', '--when', 'tomorrow'], real);
    expect(stdout).toContain('Air and sea: US AQI up to 57, waves up to 0.5 m, water from 16.5 °C.\n');
    expect(stdout).toContain('CAMS ENSEMBLE data provider');
    const current = await ask(['current', 'Leeds', '--aqi'], real);
    expect(current.stdout).toMatch(/air quality +US AQI 57, category 2 of 6 by pm2_5\n/);
  } finally {
    await upstream.stop();
  }
});

test('a postcode that is in no table here is asked of upstream, and not found without it', async () => {
  const upstream = startUpstream({ nowMs: () => Date.parse(ENV.FAIRDAY_NOW) });
  const env = { FAIRDAY_WEATHER: 'auto', FAIRDAY_OPEN_METEO_URL: upstream.url };
  try {
    const { exitCode, stdout } = await ask(['timezone', 'fr:75001', '--json'], env);
    expect([exitCode, JSON.parse(stdout).name]).toEqual([0, 'Paris']);
    expect(upstream.kinds).toEqual(['geocoding']);
  } finally {
    await upstream.stop();
  }
  const without = await ask(['timezone', 'fr:75001'], env);
  expect([without.exitCode, without.stdout]).toEqual([3, '']);
  expect(without.stderr).toContain('could not be asked right now');
});

test('best-day prints a table, best day first', async () => {
  const { exitCode, stdout } = await ask(['best-day', 'Leeds', 'hiking', '--days', '5']);
  expect(exitCode).toBe(0);
  const rows = stdout.split('\n').filter((line) => /^ {2}(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d/.test(line));
  expect(rows).toHaveLength(5);
  const columns = rows.map((row) => row.search(/(GREAT|GOOD|FAIR|POOR|AVOID)/));
  expect(new Set(columns).size).toBe(1);
  const expected = rows.map((row) => Number(/ (\d+\.\d) +\d+ %/.exec(row)?.[1]));
  expect(expected).toEqual([...expected].sort((a, b) => b - a));
});

describe('the weather data commands', () => {
  test('current prints the conditions and where they are from', async () => {
    const { exitCode, stdout } = await ask(['current', 'Leeds', '--lang', 'fr']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^Leeds, England, United Kingdom · 2026-07-01 13:00\n\S.*, [\d.]+ °C {3}typical climate, not a/,
    );
    expect(stdout).toMatch(/^ {2}wind {2,}\d+ km\/h [NESW]{1,3}$/m);
  });

  test('forecast prints a line per day whose columns line up, without those excluded', async () => {
    const { exitCode, stdout } = await ask([
      'forecast',
      'Leeds',
      '--days',
      '5',
      '--exclude',
      'wind,sunset',
      '--units',
      'imperial',
    ]);
    expect(exitCode).toBe(0);
    const [head, ...rows] = stdout.trimEnd().split('\n').slice(3);
    expect(head.trim().split(/ {2,}/)).toEqual(['day', 'weather', 'max', 'min', 'rain', 'odds', 'sun']);
    const days = rows.filter((row) => /^ {2}\d{4}-/.test(row));
    expect(days).toHaveLength(5);
    expect(new Set([head.indexOf('max'), ...days.map((row) => row.search(/[\d.-]+°F/))]).size).toBe(1);
  });

  test('forecast --include hour prints a line per hour', async () => {
    const { stdout } = await ask(['forecast', 'Leeds', '--days', '2', '--include', 'hour']);
    expect(stdout.match(/^ {2}2026-07-0[12] \d\d:00 /gm)).toHaveLength(48);
  });

  test('astronomy prints the events of sun and moon', async () => {
    const { stdout } = await ask(['astronomy', 'Longyearbyen', '--dt', '2026-12-21']);
    expect(stdout).toMatch(/sunrise +No sunrise\n +sunset +No sunset\n/);
    expect(stdout).toMatch(/moon +Waxing Gibbous, \d+ % lit/);
  });
});

test('activities lists all twenty', async () => {
  const { stdout } = await ask(['activities']);
  expect(stdout.trim().split('\n')).toHaveLength(20);
});

describe('what goes wrong is one sentence and the documented exit code', () => {
  const cases: [string, string[], number, RegExp][] = [
    ['no command', ['decid'], 2, /there is no command "decid"; did you mean decide\?/],
    ['too few words', ['decide', 'Leeds'], 2, /ACTIVITY is missing; write fairday decide PLACE ACTIVITY/],
    ['too many words', ['decide', 'New', 'York', 'running'], 2, /quote what has several words/],
    ['an unknown flag', ['decide', 'Leeds', 'running', '--wen', 'tomorrow'], 2, /--wen/],
    ['an unknown activity', ['decide', 'Leeds', 'runing'], 2, /'runing' is not an activity. Did you mean running/],
    ['a bad date', ['decide', 'Leeds', 'running', '--when', '2026-02-30'], 2, /a date such as 2026-07-15 that exists/],
    ['an unknown place', ['decide', 'Xqzzyvia', 'running'], 3, /Xqzzyvia/],
    ['hours that are over', ['decide', 'Leeds', 'golf', '--from', '1', '--to', '4'], 3, /No forecast hours are left/],
    ['a key for nobody', ['decide', 'Leeds', 'golf', '--key', 'x'], 2, /name it with --url or FAIRDAY_SERVER/],
    [
      'a server that is none',
      ['decide', 'Leeds', 'golf', '--url', 'ftp://x'],
      2,
      /"ftp:\/\/x" is no address of a server/,
    ],
    ['a key that is none', ['decide', 'Leeds', 'golf', '--url', 'http://127.0.0.1:9'], 6, /Nothing answers at/],
  ];
  for (const [name, args, code, message] of cases) {
    test(name, async () => {
      const { exitCode, stdout, stderr } = await ask(args);
      expect([exitCode, stdout]).toEqual([code, '']);
      expect(stderr).toMatch(message);
      expect(stderr).not.toContain('    at ');
    });
  }

  test('a real upstream that does not answer is exit 6', async () => {
    const { exitCode, stderr } = await ask(['decide', 'Leeds', 'running'], {
      FAIRDAY_WEATHER: 'open-meteo',
      FAIRDAY_OPEN_METEO_URL: 'http://127.0.0.1:9',
    });
    expect(exitCode).toBe(6);
    expect(stderr).toContain('temporarily unavailable');
  });

  test.each([
    ['<html>', 200, 'in a form that is not Fairday'],
    ['{}', 200, 'in a form that is not Fairday'],
    ['<html>', 502, 'answered 502 in a form'],
    ['{"error":"no such page"}', 404, 'answered 404 in a form'],
    ['{"error":{"code":"internal","message":"\\u001b]0;x\\u0007no"}}', 500, ']0;xno'],
  ])(
    'a server that answers %p (%d) is told of in a sentence, without what steers a terminal',
    async (body, status, said) => {
      const other = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(body, { status }) });
      try {
        for (const args of [
          ['decide', 'Leeds', 'running'],
          ['activities', 'running'],
          ['ask', 'Will it rain in Leeds?'],
        ]) {
          const { exitCode, stderr } = await ask([...args, '--url', String(other.url)]);
          expect(exitCode).toBe(1);
          expect(stderr).toContain(said);
          expect(stderr).not.toContain('    at ');
          expect(stderr.split('\u001b')).toHaveLength(1);
        }
      } finally {
        await other.stop(true);
      }
    },
  );

  test('a server that sends callers elsewhere gets no key there', async () => {
    const keys: (string | null)[] = [];
    const serve = (fetch: (request: Request) => Response) => Bun.serve({ hostname: '127.0.0.1', port: 0, fetch });
    const elsewhere = serve(({ headers }) => {
      keys.push(headers.get('x-api-key'));
      return Response.json({});
    });
    const named = serve(() => Response.redirect(`http://localhost:${elsewhere.port}/v1`, 307));
    try {
      for (const args of [
        ['decide', 'Leeds', 'running'],
        ['ask', 'Will it rain in Leeds?'],
      ]) {
        const { exitCode, stderr } = await ask([...args, '--url', String(named.url), '--key', 'fd_secret']);
        expect([exitCode, stderr]).toEqual([
          2,
          expect.stringContaining(`to http://localhost:${elsewhere.port}/v1; if`),
        ]);
      }
      expect(keys).toEqual([]);
    } finally {
      await Promise.all([named.stop(true), elsewhere.stop(true)]);
    }
  });

  test('a key that no header can carry is refused, and not repeated', async () => {
    const refused = await ask(['decide', 'Leeds', 'running', '--url', 'http://127.0.0.1:9', '--key', 'fd_\nsecret']);
    expect([refused.exitCode, refused.stderr]).toEqual([2, expect.not.stringContaining('secret')]);
  });

  test('a server that refuses is exit 4', async () => {
    const fairday = await startTestService({ FAIRDAY_FREE_DECISION_MONTH: '0' });
    try {
      const key = await fairday.keyOf('verified');
      const { exitCode, stderr } = await ask(['decide', 'Leeds', 'running', '--url', fairday.url, '--key', key]);
      expect(exitCode).toBe(4);
      expect(stderr).toContain('no free decision calls');
      // Server and key can stand in the environment, where no other user of the machine sees them.
      const settings = { FAIRDAY_SERVER: `${fairday.url}/`, FAIRDAY_KEY: key };
      expect((await ask(['decide', 'Leeds', 'running'], settings)).stderr).toContain('no free decision calls');
      const keyless = await ask(['decide', 'Leeds', 'running'], { FAIRDAY_SERVER: fairday.url });
      expect([keyless.exitCode, keyless.stderr]).toEqual([4, expect.stringContaining('--key or FAIRDAY_KEY')]);
    } finally {
      await fairday.stop();
    }
  });
});

describe('help', () => {
  test('is there for the program and for every command, examples first', async () => {
    const { stdout } = await ask(['--help']);
    const names = [...stdout.matchAll(/^ {2}([a-z-]+) {2,}/gm)].map((match) => match[1]);
    expect(names).toContain('decide');
    expect(names).toContain('serve');
    for (const name of [
      'serve',
      'decide',
      'best-day',
      'activities',
      'account',
      'key',
      'openapi',
      'healthcheck',
      'version',
    ]) {
      const help = await ask([name, '--help']);
      expect([name, help.exitCode]).toEqual([name, 0]);
      expect(help.stdout).toMatch(new RegExp(`^ *fairday ${name}`));
    }
  });

  test('openapi prints the document and version the data', async () => {
    const openapi = await ask(['openapi']);
    expect(JSON.parse(openapi.stdout).openapi).toBe('3.1.0');
    const version = await ask(['version', '--json']);
    expect(JSON.parse(version.stdout)).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      places: { count: expect.any(Number) },
    });
  });
});
