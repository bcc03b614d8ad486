/** Addresses: read in all their forms, looked up only where they can have a place, believed only from whom they may come. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGeoIp } from '../../src/adapters/geoip.ts';
import { isPublic, parseIp, parseRange } from '../../src/lib/ip.ts';
import type { Places } from '../../src/place/places.ts';
import { holds, mmdb } from '../support/mmdb.ts';
import { openTestPlaces } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairday-mmdb-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const NESTED = {
  '81.2.69.0/24': {
    city: { names: { en: 'London' } },
    country: { iso_code: 'GB' },
    location: { latitude: 51.5142, longitude: -0.0931 },
    subdivisions: [{ names: { en: 'England' } }],
  },
  '5.9.0.0/16': {
    city: { names: { en: 'Amsterdam (Amsterdam-Centrum)' } },
    country: { iso_code: 'NL' },
    location: { latitude: 52.3676, longitude: 4.9041 },
  },
  '20.0.0.0/8': { country: { iso_code: 'US' } },
};
const FLAT = {
  '2a00:1450:4009::/48': {
    city: 'London',
    country_code: 'GB',
    state1: 'England',
    latitude: 51.50853,
    longitude: -0.12574,
  },
};

const noTrouble = (): never => {
  throw new Error('no trouble was expected');
};

describe('an address', () => {
  test('of IPv4 in IPv6 clothes is the IPv4 address', () => {
    expect(parseIp('::ffff:81.2.69.142')).toMatchObject({ version: 4, text: '81.2.69.142' });
    expect(parseIp('[::FFFF:5102:458e]')).toMatchObject({ version: 4, text: '81.2.69.142' });
    expect(parseIp('fe80::1%eth0')).toMatchObject({ version: 6, text: 'fe80::1' });
    for (const text of ['1.2.3', '1.2.3.256', '::g', '1::2::3', 'London', '51.5,-0.12', '']) {
      expect(parseIp(text)).toBeNull();
    }
  });

  test('lies in the ranges it lies in', () => {
    expect(holds('10.0.0.0/8', '10.255.1.1')).toBe(true);
    expect(holds('10.0.0.0/9', '10.128.0.0')).toBe(false);
    expect(holds('2001:db8::/33', '2001:db8:8000::')).toBe(false);
    expect(holds('0.0.0.0/0', '::1')).toBe(false);
    for (const text of ['10.0.0.0/33', '10.0.0.0/8/8', 'x/8', '10.0.0.0/']) expect(parseRange(text)).toBeNull();
  });

  test('that is private, local, shared or for documents is not public', () => {
    const local =
      '10.1.2.3 127.0.0.1 169.254.1.1 172.31.0.1 192.168.1.1 100.64.0.1 192.0.2.1 198.51.100.7 203.0.113.9 224.0.0.1 ::1 fe80::1 fd00::1 2001:db8::1 ::ffff:10.0.0.1';
    for (const text of local.split(' ')) {
      const address = parseIp(text);
      expect({ text, isPublic: address === null || isPublic(address) }).toEqual({ text, isPublic: false });
    }
    for (const text of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4009::1']) {
      const address = parseIp(text);
      expect(address !== null && isPublic(address)).toBe(true);
    }
  });
});

describe('a table of addresses', () => {
  const lookUpIn = (paths: readonly string[], text: string) => {
    const address = parseIp(text);
    return address === null ? null : openGeoIp(paths, () => 0, noTrouble)(address);
  };

  test('is read in the nested and in the flat form', () => {
    const paths = [file('v4.mmdb', mmdb(4, NESTED)), file('v6.mmdb', mmdb(6, FLAT))];
    expect(lookUpIn(paths, '81.2.69.142')).toMatchObject({ lat: 51.5142, city: 'London', countryCode: 'GB' });
    expect(lookUpIn(paths, '2a00:1450:4009::1')).toMatchObject({ city: 'London', region: 'England' });
    expect(lookUpIn(paths, '20.1.1.1')).toMatchObject({ lat: null, countryCode: 'US' });
    expect(lookUpIn(paths, '9.9.9.9')).toBeNull();
  });

  test('of IPv4 is never asked about an IPv6 address', () => {
    const everything = { '0.0.0.0/1': { city: 'Guangzhou', latitude: 23.1, longitude: 113.2, country_code: 'CN' } };
    expect(lookUpIn([file('only-v4.mmdb', mmdb(4, everything))], '2a00:1450:4009::1')).toBeNull();
    const both = file('both.mmdb', mmdb(6, { ...NESTED, ...FLAT }));
    expect(lookUpIn([both], '::ffff:81.2.69.142')).toMatchObject({ city: 'London' });
  });

  test('is read again when the file changes, and stays in use when the new one is broken', () => {
    const path = file('changing.mmdb', mmdb(4, { '81.2.69.0/24': { city: 'Leeds', latitude: 53.8, longitude: -1.5 } }));
    let nowMs = 0;
    const troubles: string[] = [];
    const lookUp = openGeoIp(
      [path],
      () => nowMs,
      (where) => troubles.push(where),
    );
    const city = (): string | undefined => {
      const address = parseIp('81.2.69.142');
      return address === null ? undefined : lookUp(address)?.city;
    };
    expect(city()).toBe('Leeds');
    file('changing.mmdb', mmdb(4, { '81.2.69.0/24': { city: 'Bradford', latitude: 53.8, longitude: -1.75 } }));
    expect(city()).toBe('Leeds');
    nowMs += 10_000;
    expect(city()).toBe('Bradford');
    file('changing.mmdb', Buffer.from('no table'));
    nowMs += 10_000;
    expect(city()).toBe('Bradford');
    expect(troubles).toEqual([path]);
  });

  test('that is a pipe is refused, not waited for', () => {
    const path = join(folder, 'pipe.mmdb');
    Bun.spawnSync(['mkfifo', path]);
    expect(() => openGeoIp([path], () => 0, noTrouble)).toThrow('a pipe or a device, not a file');
  });
});

describe('the place of an address', () => {
  let bare: Places;
  let places: Places;
  beforeAll(async () => {
    bare = await openTestPlaces();
    const { openPlaces } = await import('../../src/place/places.ts');
    const paths = [file('a.mmdb', mmdb(4, NESTED)), file('b.mmdb', mmdb(6, FLAT))];
    const lookUpIp = openGeoIp(paths, () => 0, noTrouble);
    places = await openPlaces({ lookUpIp, defaultPlace: 'Leeds' });
  }, 120_000);

  test('is that of the table, with the district cut off and the zone of the point', () => {
    expect(places.resolve('81.2.69.142')).toMatchObject({
      kind: 'found',
      place: { name: 'London', region: 'England', country: 'United Kingdom', tzId: 'Europe/London', lat: 51.5142 },
    });
    expect(places.resolve('5.9.1.1')).toMatchObject({
      place: { name: 'Amsterdam', country: 'Netherlands', tzId: 'Europe/Amsterdam' },
    });
    expect(places.resolve('2a00:1450:4009::1')).toMatchObject({ place: { name: 'London' } });
  });

  test('is not guessed from a country alone, nor for an address that no table has', () => {
    expect(places.resolve('20.1.1.1')).toMatchObject({ kind: 'not_found', message: expect.stringContaining('US') });
    expect(places.resolve('9.9.9.9').kind).toBe('not_found');
  });

  test('is the default place for private addresses, or says what to configure', () => {
    expect(places.resolve('192.168.1.7')).toMatchObject({ kind: 'found', place: { name: 'Leeds' } });
    const message = expect.stringContaining('FAIRDAY_DEFAULT_PLACE');
    expect(bare.resolve('192.168.1.7')).toMatchObject({ kind: 'not_found', message });
    const geoIp = expect.stringContaining('FAIRDAY_GEOIP');
    expect(bare.resolve('81.2.69.142')).toMatchObject({ kind: 'not_found', message: geoIp });
  });
});
