import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { MAX_CAP_BYTES, readCap } from '../../src/alerts/cap.ts';
import { isInArea } from '../../src/alerts/geometry.ts';
import { AlertRefused } from '../../src/alerts/xml.ts';
import { atOnce } from '../../src/lib/slices.ts';
import { bytesOf, capXml, infoXml, LEEDS_RING, message } from './message.ts';

const readNow = (bytes: Uint8Array) => atOnce(readCap(bytes));
const leftOut = (fields: Parameters<typeof capXml>[0]) => {
  const { setAside, flaws } = readNow(bytesOf(capXml(fields)));
  return { setAside, flaws };
};

describe('a message', () => {
  test('has its key, its times, its texts and its area', () => {
    const { key, kind, alerts } = message();
    expect(key).toBe('w@example.org,A,2026-07-01T10:00:00.000Z');
    expect(kind).toBe('Alert');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toMatchObject({
      id: key,
      event: 'Wind',
      headline: 'Wind in en-GB',
      severity: 'Severe',
      urgency: 'Expected',
      certainty: 'Likely',
      source: 'Test service',
      effectiveMs: Date.parse('2026-07-01T10:00:00Z'),
      onsetMs: Date.parse('2026-07-01T10:00:00Z'),
      expiresMs: Date.parse('2026-07-01T20:00:00Z'),
      expiresEstimated: false,
    });
    expect(isInArea(alerts[0].areas[0], 53.8, -1.55)).toBe(true);
    expect(isInArea(alerts[0].areas[0], 51.5, -0.12)).toBe(false);
  });

  test('is read with a prefix, in CAP 1.1, inside an envelope and among others', () => {
    const prefixed = capXml()
      .replaceAll(/<(\/?)([a-zA-Z])/g, '<$1cap:$2')
      .replace('xmlns=', 'xmlns:cap=')
      .replace('cap:1.2', 'cap:1.1');
    expect(readNow(bytesOf(prefixed)).messages[0].alerts[0].event).toBe('Wind');
    const bare = capXml().replace(/^<\?xml.*\?>\n/, '');
    const several = `<distribution><content>${bare}</content>${bare.replace('>A<', '>B<')}</distribution>`;
    expect(readNow(bytesOf(several)).messages.map(({ key }) => key.split(',')[1])).toEqual(['A', 'B']);
  });

  test('without an end lasts for a day and is marked as assumed', () => {
    const [alert] = message({ expires: null, extra: '<onset>2026-07-01T15:00:00+00:00</onset>' }).alerts;
    expect(alert.expiresEstimated).toBe(true);
    expect(alert.expiresMs).toBe(Date.parse('2026-07-02T15:00:00Z'));
  });

  test('with a time without an offset, which is no instant, is refused', () => {
    expect(leftOut({ sent: '2026-07-01T10:00:00' }).flaws).toEqual(['identifier, sender or sent is missing']);
  });

  test.each([
    [{ status: 'Test' }, /status is Test/],
    [{ status: 'Exercise' }, /status is Exercise/],
    [{ msgType: 'Ack' }, /msgType is ack/],
    [{ msgType: 'Error' }, /msgType is error/],
    [{ msgType: 'Cancel' }, /nothing in it/],
    [
      { extra: '<parameter><valueName>awareness_level</valueName><value>1; green; Minor</value></parameter>' },
      /nothing in it/,
    ],
    [{ infos: infoXml().replace('<urgency>Expected', '<urgency>Past') }, /nothing in it/],
    [{ infos: infoXml().replace('<category>Met', '<category>Rescue') }, /nothing in it/],
  ])('that says that it is no warning is set aside with a reason: %p', (fields, reason) => {
    const { setAside, flaws } = leftOut(fields);
    expect([setAside.join(), flaws]).toEqual([expect.stringMatching(reason), []]);
  });

  test.each([
    [{ infos: '' }, /no info/],
    [{ infos: '', msgType: 'Update', references: 'w@example.org,A,2026-07-01T10:00:00Z' }, /no info/],
    [{ status: 'Aktuell' }, /status is Aktuell/],
    [{ msgType: 'Alarm' }, /msgType is alarm/],
    [{ sent: 'yesterday' }, /sent is missing/],
    [{ identifier: '' }, /identifier/],
    [{ infos: infoXml().repeat(501) }, /more than 500 infos/],
  ])('that cannot be understood is a flaw, never nothing (%#)', (fields, reason) => {
    const { setAside, flaws } = leftOut(fields);
    expect([setAside, flaws.join()]).toEqual([[], expect.stringMatching(reason)]);
  });

  test.each([
    ['<polygon>53.5,-2 53.5,-1 54.2,north 54.2,-2</polygon>'],
    ['<polygon>53.5,-2 53.5,-1</polygon>'],
    ['<polygon>53.5,-2 53.5,-1 53.5,0 53.5,-2</polygon>'],
    ['<polygon>-90,-180 -90,180 90,180 90,-180 -90,-180</polygon>'],
    ['<circle>53.5,-2</circle>'],
    [`<polygon>${LEEDS_RING}</polygon><polygon>rubbish</polygon>`],
  ])('whose outline cannot be read is kept, with a flaw: %p', (outline) => {
    const { messages, flaws } = readNow(bytesOf(capXml({ area: `<area><areaDesc>X</areaDesc>${outline}</area>` })));
    expect(messages[0].alerts).toHaveLength(1);
    expect(flaws).toEqual(['an outline in it cannot be read']);
  });

  test('MeteoAlarm’s yellow is a warning', () => {
    const extra = '<parameter><valueName>awareness_level</valueName><value>2; yellow; Moderate</value></parameter>';
    expect(message({ extra }).alerts).toHaveLength(1);
  });

  test('in several languages is one alert, in English if there is one', () => {
    const infos = infoXml({ language: 'fr-CA' }) + infoXml({ language: 'en-CA' });
    expect(message({ infos }).alerts.map(({ language }) => language)).toEqual(['en-CA']);
    const others = infoXml({ language: 'de-DE' }) + infoXml({ language: 'pl' });
    expect(message({ infos: others }).alerts.map(({ language }) => language)).toEqual(['de-DE']);
  });

  test('with several warnings in one language keeps them apart', () => {
    const infos = infoXml({ severity: 'Minor' }) + infoXml({ severity: 'Extreme' });
    const { key, alerts } = message({ infos });
    expect(alerts.map(({ id }) => id)).toEqual([key, `${key}#2`]);
  });

  test('a URL that a browser should not open is left out', () => {
    expect(message({ extra: '<web>javascript:alert(1)</web>' }).alerts[0].web).toBeNull();
    expect(message({ extra: '<web>https://w.example/a?b=1</web>' }).alerts[0].web).toBe('https://w.example/a?b=1');
  });
});

describe('a document', () => {
  test('is decoded as it declares, or by its byte order mark', () => {
    const text = capXml().replace('Wind in en-GB', 'Stürme').replace('UTF-8', 'ISO-8859-1');
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(readNow(latin).messages[0].alerts[0].headline).toBe('Stürme');
    const utf16 = Buffer.from(`\ufeff${capXml().replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect(readNow(utf16).messages).toHaveLength(1);
    expect(readNow(bytesOf(`\ufeff${capXml()}`)).messages).toHaveLength(1);
    expect(() => readNow(bytesOf(capXml().replace('UTF-8', 'klingon')))).toThrow('encoding "klingon"');
  });

  test('with entities of its own is refused: nothing expands, nothing is fetched', () => {
    const lol = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    const bomb = capXml({ extra: '<description>&l9;</description>' }).replace(
      '<alert',
      `<!DOCTYPE alert [<!ENTITY l0 "lol">${lol}]><alert`,
    );
    expect(() => readNow(bytesOf(bomb))).toThrow(AlertRefused);
    const outside = capXml({ extra: '<description>&file;</description>' }).replace(
      '<alert',
      '<!DOCTYPE alert [<!ENTITY file SYSTEM "file:///etc/hostname">]><alert',
    );
    expect(() => readNow(bytesOf(outside))).toThrow(AlertRefused);
  });

  test('that is too long, too deep, cut off, or something else is refused', () => {
    const long = capXml({ extra: `<description>${'x'.repeat(5 * 1024 * 1024)}</description>` });
    expect(() => readNow(bytesOf(long))).toThrow(`longer than ${MAX_CAP_BYTES}`);
    expect(() => readNow(bytesOf('<a>'.repeat(200_000)))).toThrow(AlertRefused);
    expect(() => readNow(bytesOf(`${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`))).toThrow(AlertRefused);
    expect(() => readNow(bytesOf(capXml().slice(0, 400)))).toThrow(AlertRefused);
    expect(() => readNow(bytesOf('<html><body>Not found</body></html>'))).toThrow('it holds no alert');
    expect(() => readNow(bytesOf(''))).toThrow(AlertRefused);
    expect(() => readNow(crypto.getRandomValues(new Uint8Array(1000)))).toThrow(AlertRefused);
  });

  test('nested without end inside an alert is refused or read, and ends nothing', () => {
    for (const depth of [100, 5_000, 100_000]) {
      const nest = `${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}`;
      const bytes = bytesOf(capXml({ extra: `<description>${nest}</description>` }));
      expect(outcomeOf(bytes)).toMatch(/^(read|refused)$/);
    }
  });

  test('damaged anywhere is read or refused, never a fault of this program', () => {
    const text = capXml();
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(60), fc.string(), (at, cut, put) => {
        expect(outcomeOf(bytesOf(text.slice(0, at) + put + text.slice(at + cut)))).toMatch(/^(read|refused)$/);
      }),
      { numRuns: 2_000 },
    );
  });
});

function outcomeOf(bytes: Uint8Array): string {
  try {
    readNow(bytes);
    return 'read';
  } catch (error) {
    return error instanceof AlertRefused ? 'refused' : String(error);
  }
}
