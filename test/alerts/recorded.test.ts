/** Messages with the structure and the figures of real services, right and wrong ones. */
import { describe, expect, test } from 'bun:test';
import { readCap } from '../../src/alerts/cap.ts';
import { isInArea } from '../../src/alerts/geometry.ts';
import { readNws } from '../../src/alerts/nws.ts';
import { AlertStore } from '../../src/alerts/store.ts';
import { atOnce } from '../../src/lib/slices.ts';
import { recordingsOf } from '../upstream/fixtures.ts';

const cap = recordingsOf('cap');
const nws = recordingsOf('nws');

/** Alerts read per file, or why there are none. */
const EXPECTED: Readonly<Record<string, number | RegExp>> = {
  'abduction-two-languages.xml': /nothing in it is a warning/,
  'abduction.xml': /nothing in it is a warning/,
  'australia-fire.xml': 1,
  'australia-prefixed.xml': 1,
  'australia-two-infos.xml': 2,
  'canada-all-clear.xml': 0,
  'canada-errors.xml': /nothing in it is a warning/,
  'canada-special-statement.xml': 1,
  'cancel-without-info.xml': 0,
  'earthquake-signed.xml': /nothing in it is a warning/,
  'earthquake.xml': /nothing in it is a warning/,
  'external-entities.xml': /not well-formed XML: undefined entity/,
  'flash-flood.xml': 1,
  'germany-alert.xml': 1,
  'germany-flat.xml': 1,
  'germany-holes.xml': 1,
  'iceland-two-languages.xml': 1,
  'mexico-update.xml': 1,
  'no-optional-fields.xml': /no info/,
  'philippines-test.xml': /status is Test/,
  'sweden-seventeen.xml': 17,
  'sweden-two-languages.xml': 1,
  'taiwan.xml': 1,
  'thunderstorm.xml': 1,
  'tsunami-update.xml': 1,
  'united-states-errors.xml': 1,
};

function outcome(bytes: Uint8Array): number | string {
  try {
    const { messages, setAside, flaws } = atOnce(readCap(bytes));
    return messages.length === 0 ? [...setAside, ...flaws].join() : messages.flatMap(({ alerts }) => alerts).length;
  } catch (error) {
    return String(error);
  }
}

describe('recorded CAP', () => {
  test('there is an expectation for each file', () => {
    expect([...cap.keys()]).toEqual(Object.keys(EXPECTED).sort());
  });

  for (const [name, bytes] of cap) {
    test(`${name} is read, or left out for its reason`, () => {
      const expected = EXPECTED[name];
      if (typeof expected === 'number') expect(outcome(bytes)).toBe(expected);
      else expect(outcome(bytes)).toMatch(expected);
    });
  }

  test('a German warning leaves out what it excludes', () => {
    const [alert] = atOnce(readCap(cap.get('germany-holes.xml') ?? new Uint8Array())).messages[0].alerts;
    const area = alert.areas.find(({ holes }) => holes.length === 2);
    expect(area).toBeDefined();
    if (area === undefined) return;
    expect(isInArea(area, 51.69, 10.41)).toBe(false);
    expect(isInArea({ ...area, holes: [] }, 51.69, 10.41)).toBe(true);
  });

  test('a German warning of 400 kB is read whole', () => {
    const small = new TextDecoder().decode(cap.get('germany-flat.xml'));
    const [area = ''] = /<area>.*?<\/area>/s.exec(small) ?? [];
    const large = new TextEncoder().encode(small.replaceAll('</info>', `${area.repeat(300)}</info>`));
    const [message] = atOnce(readCap(large)).messages;
    expect(large.length).toBeGreaterThan(400_000);
    expect(message.alerts[0].areas).toHaveLength(302);
  });

  test('a Cancel without info removes what it names', () => {
    const cancel = atOnce(readCap(cap.get('cancel-without-info.xml') ?? new Uint8Array())).messages[0];
    const [alert] = atOnce(readCap(cap.get('thunderstorm.xml') ?? new Uint8Array())).messages;
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

describe('recorded answers of the US service', () => {
  for (const name of ['active-texas.json', 'active-washington.json']) {
    test(`${name}: an end of the event goes before that of the message`, () => {
      const text = atNow(new TextDecoder().decode(nws.get(name)));
      const features: { properties: { ends: string | null; expires: string; event: string } }[] =
        JSON.parse(text).features;
      const { alerts, flaw } = readNws(JSON.parse(text));
      expect(flaw).toBeNull();
      expect(alerts.length).toBeGreaterThan(0);
      // One alert names neither.
      for (const { event, expiresMs } of alerts.filter(({ expiresEstimated }) => !expiresEstimated)) {
        const ends = features
          .filter(({ properties }) => properties.event === event)
          .map(({ properties }) => Date.parse(properties.ends ?? properties.expires));
        expect(ends).toContain(expiresMs);
      }
    });
  }
});
