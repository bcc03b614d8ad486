import { describe, expect, test } from 'bun:test';
import { ConfigError } from '../../src/config/config-error.ts';
import { readConfig, splitFlags, unknownSettings } from '../../src/config/read-config.ts';
import { SETTINGS } from '../../src/config/settings.ts';

const none = new Map<string, string>();

describe('settings', () => {
  test('have the documented defaults', () => {
    const config = readConfig(none, {});
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 8080,
      baseUrl: null,
      dataDir: './fairday-data',
      databaseUrl: null,
      weather: 'auto',
      openMeteoUrl: null,
      openMeteoKey: null,
      metNorwayUrl: null,
      ensemble: 'auto',
      upstreamShare: 1,
      iconBase: 'https://cdn.jsdelivr.net/npm/@meteocons/svg@0.1.0/fill',
      contact: null,
      capFeeds: [],
      capDir: null,
      signUp: false,
      smtpUrl: null,
      mailFrom: null,
      capAreas: [],
      skillFile: null,
      skillCheck: true,
      nwsUrl: 'https://api.weather.gov',
      swpcUrl: 'https://services.swpc.noaa.gov',
      swicUrl: 'https://severeweather.wmo.int',
      cacheMb: 500,
      memoryMb: 256,
      ratePerSecond: 20,
      rateBurst: 40,
      freeDecisionMonth: 1000,
      freeStandardDay: 1000,
      freePremiumDay: 50,
      priceDecisionMicroGbp: 1200,
      priceStandardMicroGbp: 1200,
      pricePremiumMicroGbp: 1200,
      activitiesDir: null,
      vatBasisPoints: 2000,
      tzDir: null,
      geoIp: [],
      defaultCountry: null,
      defaultPlace: null,
      trustedProxies: [],
      llmUrl: null,
      llmModel: null,
      llmKey: null,
      llmTimeoutSeconds: 20,
      metricsToken: null,
      frozenNowMs: null,
      log: null,
      logAddress: 'network',
    });
  });

  test('a flag goes before the environment, the environment before the default', () => {
    const env = { FAIRDAY_PORT: '9001', FAIRDAY_DATA_DIR: '/srv/a' };
    const { flags, rest } = splitFlags(['serve', '--port', '9002', '--no-owner', '--weather=typical']);
    const config = readConfig(flags, env);
    expect([config.port, config.dataDir, config.weather]).toEqual([9002, '/srv/a', 'typical']);
    expect(rest).toEqual(['serve', '--no-owner']);
  });

  test('the second source needs a contact, and icons of our own an address that callers know', () => {
    expect(() => readConfig(none, { FAIRDAY_MET_NORWAY: 'on' })).toThrow(/^FAIRDAY_MET_NORWAY needs FAIRDAY_CONTACT/);
    expect(() => readConfig(none, { FAIRDAY_ICON_BASE: 'self' })).toThrow(
      /^FAIRDAY_ICON_BASE=self needs FAIRDAY_BASE_URL/,
    );
    const env = {
      FAIRDAY_MET_NORWAY: 'on',
      FAIRDAY_CONTACT: 'ops@example.org',
      FAIRDAY_ICON_BASE: 'self',
      FAIRDAY_BASE_URL: 'https://weather.example/',
    };
    const { metNorwayUrl, iconBase } = readConfig(none, env);
    expect([metNorwayUrl, iconBase]).toEqual(['https://api.met.no', 'https://weather.example/icons']);
    expect(readConfig(none, { FAIRDAY_MET_NORWAY: 'off' }).metNorwayUrl).toBeNull();
  });

  test('an IPv6 address to listen on may stand in brackets', () => {
    expect(readConfig(new Map([['--host', '[::1]']]), {}).host).toBe('::1');
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig(none, { FAIRDAY_PORT: '' }).port).toBe(8080);
  });

  test('what cannot be used is one line that names the setting and says what it takes', () => {
    const bad: [string, string, RegExp][] = [
      ['FAIRDAY_PORT', '80a', /FAIRDAY_PORT must be a whole number from 0 to 65535; it is "80a"/],
      ['FAIRDAY_PORT', '65536', /from 0 to 65535/],
      ['FAIRDAY_PORT', '-1', /from 0 to 65535/],
      ['FAIRDAY_WEATHER', 'sunny', /one of auto, open-meteo, typical/],
      ['FAIRDAY_OPEN_METEO_URL', 'ftp://x', /a URL such as/],
      ['FAIRDAY_PRICE_DECISION', '£1', /an amount in GBP/],
      ['FAIRDAY_VAT_PERCENT', '100.01', /a percentage from 0 to 100/],
      ['FAIRDAY_VAT_PERCENT', '20%', /a percentage from 0 to 100/],
      ['FAIRDAY_NOW', '2026-07-01', /an ISO instant/],
      ['FAIRDAY_NOW', '2026-13-01T00:00:00Z', /an ISO instant/],
      ['FAIRDAY_UPSTREAM_SHARE', '0', /above 0/],
      ['FAIRDAY_NWS_URL', 'none', /a URL such as/],
      ['FAIRDAY_CAP_FEEDS', 'https://a.example/x, ftp://b', /separated by commas, or off/],
      ['FAIRDAY_CONTACT', 'me\r\nX-Evil: 1', /without spaces/],
      ['FAIRDAY_LOG', 'loud', /json, pretty, off/],
      ['FAIRDAY_DEFAULT_COUNTRY', 'XX', /a country code/],
      ['FAIRDAY_BASE_URL', 'https://user@a.example', /without a user, \? and #/],
      ['FAIRDAY_BASE_URL', 'https://a.example/?x', /without a user, \? and #/],
    ];
    for (const [name, value, message] of bad) {
      expect(() => readConfig(none, { [name]: value })).toThrow(message);
      expect(() => readConfig(none, { [name]: value })).toThrow(ConfigError);
    }
    expect(() => readConfig(none, { FAIRDAY_MET_NORWAY: 'yes' })).toThrow(/on, off or a URL such as/);
    expect(() => readConfig(none, { FAIRDAY_ICON_BASE: 'icons' })).toThrow(/self or a URL such as/);
    expect(() => readConfig(new Map([['--port', 'x']]), {})).toThrow(/^--port must be/);
    expect(() => splitFlags(['serve', '--port'])).toThrow(/--port needs a value/);
  });

  test('a language model needs an address and a name, and its key is never shown', () => {
    const url = { FAIRDAY_LLM_URL: 'http://127.0.0.1:8081/v1/' };
    const { llmUrl, llmModel } = readConfig(none, { ...url, FAIRDAY_LLM_MODEL: 'small' });
    expect([llmUrl, llmModel]).toEqual(['http://127.0.0.1:8081/v1', 'small']);
    expect(() => readConfig(none, url)).toThrow('FAIRDAY_LLM_URL needs FAIRDAY_LLM_MODEL, the name');
    expect(() => readConfig(none, { FAIRDAY_LLM_URL: 'model.example' })).toThrow(/a URL such as/);
    expect(() => readConfig(none, { FAIRDAY_LLM_TIMEOUT_SECONDS: '0' })).toThrow(/from 1 to 600/);
    for (const key of ['secret key', 'secret\nkey', 'sécret']) {
      const read = () => readConfig(none, { FAIRDAY_LLM_KEY: key });
      expect(read).toThrow(/^FAIRDAY_LLM_KEY must be a key of printable ASCII without spaces/);
      expect(read).not.toThrow(key);
    }
  });

  test('a variable that no setting reads is pointed out, with the nearest name', () => {
    const [line] = unknownSettings({ FAIRDAY_PROT: '1', FAIRDAY_HOST: 'x', PATH: '/bin' });
    expect(line).toContain('FAIRDAY_PROT is not a setting');
    expect(line).toContain('did you mean FAIRDAY_PORT?');
    expect(unknownSettings({ FAIRDAY_HOST: 'x' })).toEqual([]);
  });

  test('the database of several servers is a PostgreSQL URL with a name, and no message repeats its password', () => {
    const read = (text: string) => readConfig(none, { FAIRDAY_DATABASE_URL: text }).databaseUrl;
    const url = 'postgres://fairday:secret-word@db.example.org:5433/fairday?sslmode=require';
    expect([read(url), read('off'), read('')]).toEqual([url, null, null]);
    for (const text of ['mysql://u:secret-word@db/x', 'postgres://u:secret-word@db', 'secret-word']) {
      expect(() => read(text)).toThrow(/^FAIRDAY_DATABASE_URL must be a URL such as postgres:/);
      expect(() => read(text)).not.toThrow('secret-word');
    }
  });

  test('self-service is whole, or a command ends with the part that is missing', () => {
    const whole = {
      FAIRDAY_SIGNUP: 'on',
      FAIRDAY_SMTP_URL: 'smtp://user:secret@mail.example.org:587',
      FAIRDAY_MAIL_FROM: 'Weather <weather@example.org>',
      FAIRDAY_BASE_URL: 'https://weather.example.org',
    };
    expect(readConfig(none, whole)).toMatchObject({ signUp: true, mailFrom: 'Weather <weather@example.org>' });
    for (const name of Object.keys(whole).filter((name) => name !== 'FAIRDAY_SIGNUP')) {
      expect(() => readConfig(none, { ...whole, [name]: '' })).toThrow(`FAIRDAY_SIGNUP=on needs ${name}`);
    }
    for (const name of ['FAIRDAY_SMTP_URL', 'FAIRDAY_MAIL_FROM'] as const) {
      expect(() => readConfig(none, { [name]: whole[name] })).toThrow(
        `${name} has no effect without FAIRDAY_SIGNUP=on`,
      );
    }
    expect(() => readConfig(none, { FAIRDAY_SIGNUP: 'off' })).not.toThrow();
  });

  test('a language model has a name, and is switched off by its URL alone', () => {
    const whole = { FAIRDAY_LLM_URL: 'http://127.0.0.1:1/v1', FAIRDAY_LLM_MODEL: 'm', FAIRDAY_LLM_KEY: 'k' };
    expect(readConfig(none, whole)).toMatchObject({ llmModel: 'm', llmKey: 'k' });
    expect(() => readConfig(none, { ...whole, FAIRDAY_LLM_MODEL: '' })).toThrow('needs FAIRDAY_LLM_MODEL');
    expect(readConfig(none, { ...whole, FAIRDAY_LLM_URL: '' })).toMatchObject({ llmUrl: null, llmModel: 'm' });
  });

  test('a token of the metrics that no header can carry is refused, and not repeated', () => {
    expect(readConfig(none, { FAIRDAY_METRICS_TOKEN: 't0ken' })).toMatchObject({ metricsToken: 't0ken' });
    for (const text of [' ', 'two words', 'schlüssel']) {
      const attempt = () => readConfig(none, { FAIRDAY_METRICS_TOKEN: text });
      expect(attempt).toThrow('FAIRDAY_METRICS_TOKEN must be printable ASCII');
      expect(attempt).not.toThrow('two words');
    }
  });

  test('a secret that cannot be used is not repeated', () => {
    const attempt = () => readConfig(none, { FAIRDAY_SIGNUP: 'on', FAIRDAY_SMTP_URL: 'http://user:secret@mail' });
    expect(attempt).toThrow(/^FAIRDAY_SMTP_URL must be a URL such as smtp:/);
    expect(attempt).not.toThrow(/secret/);
  });

  test('each has a name of its own', () => {
    const names = Object.values(SETTINGS).map(({ env }) => env);
    expect(new Set(names).size).toBe(names.length);
  });
});
