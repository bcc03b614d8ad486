/** The rules of time zones are those of the newest database, not of the runtime, for every zone and for ever. */
import { afterEach, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import moment from 'moment-timezone';
import {
  civilDay,
  formatLocal,
  localInstantMs,
  offsetAtMs,
  offsetTable,
  parseCivilDate,
} from '../../src/time/civil.ts';
import { parseTzif } from '../../src/time/tzif.ts';
import { DAY_MS, HOUR_MS } from '../../src/time/units.ts';
import { changesIn, parsePosixZone } from '../../src/time/yearly-rule.ts';
import { changesBetween, offsetOfRules, packRules, tableSource, unpackRules } from '../../src/time/zone-rules.ts';
import { EMBEDDED_ZONE_RELEASE, replaceZoneRules, rulesOfZone, zoneReleaseInUse } from '../../src/time/zones.ts';
import { tzifBytes } from '../support/tzif.ts';

afterEach(() => replaceZoneRules(null));

const NAMES = moment.tz.names();
const FROM = Date.UTC(2025, 0, 1);
const TO = Date.UTC(2029, 0, 1);

/** Minutes east of UTC, by the reference. */
function referenceOffsetMin(tzId: string, ms: number): number {
  return 0 - (moment.tz.zone(tzId)?.utcOffset(ms) ?? Number.NaN);
}

const offsetMin = (tzId: string, ms: number) => offsetOfRules(rulesOfZone(tzId), ms) / 60_000;
const date = (text: string) => {
  const parsed = parseCivilDate(text);
  if (parsed === null) throw new Error(text);
  return parsed;
};

test('the embedded release is that of the reference', () => {
  expect(NAMES.length).toBeGreaterThan(590);
  expect(moment.tz.dataVersion).toBe(EMBEDDED_ZONE_RELEASE);
  expect(zoneReleaseInUse()).toBe(EMBEDDED_ZONE_RELEASE);
});

test('every zone has the offsets of the reference on each day of 2025 to 2028 and around each change', () => {
  const wrong: string[] = [];
  for (const name of NAMES) {
    const table = offsetTable(name, FROM, TO);
    const instants = table.startsMs.slice(1).flatMap((ms) => [ms - 1000, ms, ms + 1000]);
    for (let ms = FROM; ms < TO; ms += 5 * DAY_MS + HOUR_MS) instants.push(ms);
    for (const change of moment.tz.zone(name)?.untils ?? []) {
      if (change !== null && change >= FROM && change < TO) instants.push(change - 1000, change);
    }
    for (const ms of instants) {
      if (offsetAtMs(table, ms) / 60_000 !== referenceOffsetMin(name, ms))
        wrong.push(`${name} ${new Date(ms).toISOString()}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the past since 1970 is that of the reference too', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      fc.integer({ min: 0, max: Date.UTC(2037, 11, 1) / 1000 }),
      (name, seconds) => {
        expect(offsetMin(name, seconds * 1000)).toBe(Math.round(referenceOffsetMin(name, seconds * 1000) * 60) / 60);
      },
    ),
    { numRuns: 3000 },
  );
});

describe('known clocks', () => {
  test.each([
    ['Europe/London', '2026-07-01', 60],
    ['Europe/London', '2026-12-01', 0],
    ['Australia/Lord_Howe', '2026-12-01', 660],
    ['Australia/Lord_Howe', '2026-07-01', 630],
    ['Asia/Kathmandu', '2026-07-01', 345],
    ['Pacific/Chatham', '2026-01-01', 825],
    ['America/St_Johns', '2026-07-01', -150],
    ['America/Nuuk', '2026-07-01', -60],
    ['Asia/Jerusalem', '2026-07-01', 180],
    ['Africa/Cairo', '2026-07-01', 180],
    ['Africa/Cairo', '2018-07-01', 120],
    ['America/Santiago', '2026-12-01', -180],
  ])('%s on %s', (tzId, day, minutes) => {
    expect(offsetMin(tzId, Date.parse(`${day}T12:00:00Z`))).toBe(minutes);
  });

  test.each([
    ['Europe/London', '2050-03-27T01:00:00Z', '2050-10-30T01:00:00Z'],
    ['America/New_York', '2060-03-14T07:00:00Z', '2060-11-07T06:00:00Z'],
    ['Australia/Sydney', '2045-04-01T16:00:00Z', '2045-09-30T16:00:00Z'],
  ])('%s changes in years far ahead as its law says', (tzId, first, second) => {
    const year = Number(first.slice(0, 4));
    const changes = changesBetween(rulesOfZone(tzId), Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));
    expect(changes.map(([ms]) => new Date(ms).toISOString().replace('.000', ''))).toEqual([first, second]);
  });

  test('a day that never was is empty, and one with two midnights is whole', () => {
    const samoa = civilDay('Pacific/Apia', date('2011-12-30'));
    expect(samoa.endMs - samoa.startMs).toBe(0);
    const havana = civilDay('America/Havana', date('2024-11-03'));
    expect((havana.endMs - havana.startMs) / HOUR_MS).toBe(25);
  });

  test('a zone that nobody knows is an error', () => {
    expect(() => offsetTable('Mars/Olympus', FROM, TO)).toThrow(RangeError);
  });
});

test('a local time is found again, the first of two, and a skipped one moves forward by what is skipped', () => {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const at = (tzId: string, day: string, time: string) => {
    const ms = localInstantMs(tzId, date(day), minutes(time));
    return `${new Date(ms).toISOString().slice(11, 16)}Z ${formatLocal(offsetTable(tzId, ms, ms), ms)}`;
  };
  expect(at('Europe/London', '2026-10-25', '01:30')).toBe('00:30Z 2026-10-25 01:30');
  expect(at('Europe/London', '2026-03-29', '01:30')).toBe('01:30Z 2026-03-29 02:30');
  expect(at('Australia/Lord_Howe', '2026-10-04', '02:10')).toBe('15:40Z 2026-10-04 02:40');
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      fc.integer({ min: 0, max: 4 * 365 }),
      fc.integer({ min: 0, max: 1439 }),
      (tzId, day, minute) => {
        const local = new Date(FROM + day * DAY_MS + minute * 60_000).toISOString();
        const ms = localInstantMs(tzId, date(local.slice(0, 10)), minute);
        const shown = formatLocal(offsetTable(tzId, ms, ms), ms);
        // moment-timezone resolves local times alike but for skipped ones, which it also moves forward.
        expect(shown).toBe(moment.tz(local.slice(0, 16), tzId).format('YYYY-MM-DD HH:mm'));
      },
    ),
    { numRuns: 2000 },
  );
});

describe('POSIX rules', () => {
  test('are read as the standard writes them', () => {
    expect(parsePosixZone('UTC0')).toEqual({ offsetMs: 0, rule: null });
    expect(parsePosixZone('<+0545>-5:45')?.offsetMs).toBe(5.75 * HOUR_MS);
    const london = parsePosixZone('GMT0BST,M3.5.0/1,M10.5.0')?.rule;
    expect(london && changesIn(london, 2026).map(([ms]) => new Date(ms).toISOString())).toEqual([
      '2026-03-29T01:00:00.000Z',
      '2026-10-25T01:00:00.000Z',
    ]);
    // Greenland states the Saturday before by a negative time, Israel the Friday by one beyond a day.
    const nuuk = parsePosixZone('<-02>2<-01>,M3.5.0/-1,M10.5.0/0')?.rule;
    expect(nuuk && new Date(changesIn(nuuk, 2026)[0]?.[0] ?? 0).toISOString()).toBe('2026-03-29T01:00:00.000Z');
    const israel = parsePosixZone('IST-2IDT,M3.4.4/26,M10.5.0')?.rule;
    expect(israel && new Date(changesIn(israel, 2026)[0]?.[0] ?? 0).toISOString()).toBe('2026-03-27T00:00:00.000Z');
    const julian = parsePosixZone('AAA3BBB,J60/0,J300')?.rule;
    expect(julian && new Date(changesIn(julian, 2028)[0]?.[0] ?? 0).toISOString()).toBe('2028-03-01T03:00:00.000Z');
  });

  test.each(['', 'GMT', 'GMT0BST,M3.5.0', '0', 'A0', 'GMT0BST,M3.5.0/1,nonsense'])('%p is none', (text) => {
    expect(parsePosixZone(text)).toBeNull();
  });
});

describe('compiled files', () => {
  test('give the same clocks as the rules that they were written from', () => {
    for (const name of [
      'Europe/London',
      'America/New_York',
      'Asia/Kathmandu',
      'Africa/Casablanca',
      'Australia/Lord_Howe',
    ]) {
      const rules = rulesOfZone(name);
      const year = (ms: number) => new Date(ms).getUTCFullYear();
      const changes = changesBetween(rules, Date.UTC(1890, 0, 1), Date.UTC(2037, 0, 1));
      const read = parseTzif(
        tzifBytes(
          {
            startsMs: changes.map(([ms]) => ms),
            offsetsMs: [offsetOfRules(rules, Date.UTC(1890, 0, 1)), ...changes.map(([, offset]) => offset)],
          },
          '',
        ),
      );
      for (const ms of changes.map(([at]) => at).filter((at) => year(at) < 2036)) {
        for (const near of [ms - 1000, ms]) expect(read && offsetOfRules(read, near)).toBe(offsetOfRules(rules, near));
      }
    }
  });

  test('that are cut off, of an old version or no such files are refused', () => {
    const whole = tzifBytes({ startsMs: [0], offsetsMs: [0, HOUR_MS] }, 'GMT0BST,M3.5.0/1,M10.5.0');
    expect(parseTzif(whole)?.yearly).not.toBeNull();
    for (let length = 0; length < whole.length; length++) expect(parseTzif(whole.slice(0, length))).toBeNull();
    expect(parseTzif(Buffer.from('no time zone file, but a text that is long enough for a header of one'))).toBeNull();
    const old = Uint8Array.from(whole);
    old[4] = 0;
    expect(parseTzif(old)).toBeNull();
    expect(parseTzif(tzifBytes({ startsMs: [], offsetsMs: [0] }, 'nonsense'))).toBeNull();
  });
});

test('packing loses nothing', () => {
  const instants = fc.uniqueArray(fc.integer({ min: -4e9, max: 4e9 }), { maxLength: 30 });
  const offset = fc.integer({ min: -50_000, max: 54_000 });
  fc.assert(
    fc.property(instants, fc.array(offset, { minLength: 31, maxLength: 31 }), (seconds, offsets) => {
      const startsMs = seconds.sort((a, b) => a - b).map((s) => s * 1000);
      const offsetsMs = offsets.slice(0, startsMs.length + 1).map((s) => s * 1000);
      expect(unpackRules(packRules({ startsMs, offsetsMs }, ''))).toEqual({ startsMs, offsetsMs, yearly: null });
    }),
  );
});

test('rules handed in count where they know the zone', () => {
  replaceZoneRules(tableSource({ release: '2099a', zones: { 'Europe/London': '7200|0||' }, links: {} }));
  expect(zoneReleaseInUse()).toBe('2099a');
  expect(offsetMin('Europe/London', FROM)).toBe(120);
  expect(offsetMin('Europe/Paris', FROM)).toBe(60);
});
