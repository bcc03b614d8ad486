/** `settings.toml`: the weakest word after flag and environment, and no entry that has no effect. */
import { describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../src/config/config-error.ts';
import { readConfig, settingVariables } from '../../src/config/read-config.ts';
import { SETTING_KEYS, SETTINGS } from '../../src/config/settings.ts';
import { nameInFile, readSettingsFile } from '../../src/config/settings-file.ts';

function withFile<Result>(text: string, use: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-settings-'));
  try {
    writeFileSync(join(folder, 'settings.toml'), text);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const read = (text: string, env = {}, flags = new Map<string, string>()) =>
  withFile(text, (folder) => readConfig(flags, env, readSettingsFile(folder, settingVariables())));

test('every setting can stand in it, under its name without FAIRDAY_', () => {
  const texts = new Map([
    ['port', '9000'],
    ['weather', '"typical"'],
    ['free_decision_month', '0'],
    ['skill_check', 'false'],
    ['cap_feeds', '["https://a.example/x", "https://b.example/y"]'],
    ['now', '2026-07-01T12:00:00Z'],
    ['vat_percent', '17.5'],
  ]);
  const config = read([...texts].map(([name, value]) => `${name} = ${value}`).join('\n'));
  expect(config).toMatchObject({
    port: 9000,
    weather: 'typical',
    freeDecisionMonth: 0,
    skillCheck: false,
    capFeeds: ['https://a.example/x', 'https://b.example/y'],
    frozenNowMs: Date.parse('2026-07-01T12:00:00Z'),
    vatBasisPoints: 1750,
  });
  expect(SETTING_KEYS.map((key) => nameInFile(SETTINGS[key].env)).every((name) => /^[a-z_]+$/.test(name))).toBe(true);
});

test('a small price is read to the last digit, never as 1e-6', () => {
  expect(read('price_premium = 0.000001').pricePremiumMicroGbp).toBe(1);
  expect(read('price_premium = "0.000001"').pricePremiumMicroGbp).toBe(1);
});

test('the environment wins over it, and a flag over both; an empty variable is none', () => {
  const file = 'port = 1\nhost = "file.example"';
  expect(read(file, { FAIRDAY_PORT: '2' })).toMatchObject({ port: 2, host: 'file.example' });
  expect(read(file, { FAIRDAY_PORT: '2' }, new Map([['--port', '3']])).port).toBe(3);
  expect(read(file, { FAIRDAY_PORT: '' }).port).toBe(1);
});

test('without the file everything is as before', () => {
  const file = readSettingsFile('/nowhere/at/all', settingVariables());
  expect(readConfig(new Map(), {}, file)).toEqual(readConfig(new Map(), {}));
});

describe('is refused in one sentence that names it', () => {
  const cases: [string, RegExp][] = [
    ['prot = 1', /^prot in \S+settings\.toml is no setting; did you mean port\?$/],
    ['FAIRDAY_PORT = 1', /did you mean port\?$/],
    ['fairday_port = 1', /did you mean port\?$/],
    ['frobnicate = 1', /is no setting; fairday settings lists them$/],
    ['port = "x"', /^port in \S+settings\.toml must be a whole number from 0 to 65535; it is "x"$/],
    ['port = 70000', /must be a whole number/],
    ['port = [[1]', /is not TOML/],
    ['[server]\nport = 1', /^server in \S+settings\.toml is no setting/],
    ['host = { a = 1 }', /^host in \S+ must be a text, a number/],
    ['data_dir = "elsewhere"', /cannot stand in/],
    ['database_url = "mysql://db/x"', /^database_url in \S+ must be a URL such as postgres:/],
    ['met_norway = "on"', /FAIRDAY_MET_NORWAY needs FAIRDAY_CONTACT/],
  ];
  for (const [text, message] of cases) {
    test(text.replace('\n', ' '), () => {
      expect(() => read(text)).toThrow(ConfigError);
      expect(() => read(text)).toThrow(message);
    });
  }
});
