import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { type Alerts, type AlertsOptions, createAlerts } from '../../src/alerts/alerts.ts';
import type { CapFile } from '../../src/alerts/folder.ts';
import { NO_REGIONS, readOutlines, regionsOf } from '../../src/alerts/regions.ts';
import type { Place } from '../../src/place/place.ts';
import { ManualTimers } from '../support/manual-timers.ts';
import { bytesOf, capXml, LEEDS_AREA, reference } from './message.ts';
import { type AlertServer, startAlertServer } from './service.ts';

const NOW_MS = Date.parse('2026-07-01T12:00:00Z');
const MINUTE_MS = 60_000;
const TIMEOUT_MS = 8_000;

function placeAt(name: string, countryCode: string, lat: number, lon: number): Place {
  return { name, region: '', country: countryCode, countryCode, lat, lon, tzId: 'UTC', elevationM: 0, geonameId: 1 };
}
const LEEDS = placeAt('Leeds', 'GB', 53.8, -1.55);
const CHICAGO = placeAt('Chicago', 'US', 41.85, -87.65);

let server: AlertServer;
let opened: Alerts[] = [];
let timers: ManualTimers;
let events: string[] = [];

beforeEach(() => {
  server = startAlertServer();
  opened = [];
  events = [];
  timers = new ManualTimers();
});
afterEach(async () => {
  await Promise.all(opened.map((alerts) => alerts.close()));
  await server.stop();
});

/** Everything off but what the test switches on; time passes only by `timers`. */
function open(options: Partial<AlertsOptions> = {}): Alerts {
  const alerts = createAlerts({
    regions: NO_REGIONS,
    mode: 'open-meteo',
    feeds: [],
    folder: null,
    nwsUrl: null,
    swicUrl: null,
    userAgent: 'fairday/test (ops@example.org)',
    fetch,
    nowMs: () => NOW_MS,
    monotonicMs: timers.monotonicMs,
    timers,
    onEvent: (event) => void events.push(event.kind === 'failed' ? `failed ${event.reason}` : event.kind),
    timeoutMs: TIMEOUT_MS,
    ...options,
  });
  opened.push(alerts);
  return alerts;
}

/** Waits until something is so; fails by the timeout of the test. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await Bun.sleep(1);
}

const never = () => new Promise<Response>(() => {});
const answered = () => events.filter((event) => event === 'answered').length;

const json = (value: object) => new Response(JSON.stringify(value));
const feature = (properties: object) => ({
  geometry: null,
  properties: {
    id: 'urn:1',
    sender: 'w@noaa.gov',
    sent: '2026-07-01T11:00:00Z',
    status: 'Actual',
    messageType: 'Alert',
    event: 'Tornado Warning',
    severity: 'Extreme',
    urgency: 'Immediate',
    certainty: 'Observed',
    areaDesc: 'Cook, IL',
    expires: '2026-07-01T13:00:00Z',
    ends: null,
    ...properties,
  },
});
const collection = (features: readonly unknown[]) => json({ type: 'FeatureCollection', features });
const nwsAnswers = (...features: unknown[]) => server.answer('/alerts/active', () => collection(features));

describe('the US service', () => {
  test('gets one request per point in two minutes, with our name, for all callers', async () => {
    nwsAnswers(feature({}));
    const alerts = open({ nwsUrl: server.url });
    const reports = await Promise.all([
      alerts.at(CHICAGO, NOW_MS),
      alerts.at(CHICAGO, NOW_MS),
      alerts.at(CHICAGO, NOW_MS),
    ]);
    expect(reports.map(({ coverage, alerts: list }) => [coverage, list.length])).toEqual(Array(3).fill(['covered', 1]));
    expect(server.paths).toEqual(['/alerts/active?status=actual&point=41.85,-87.65']);
    expect(server.headers[0].get('user-agent')).toBe('fairday/test (ops@example.org)');
    expect(server.headers[0].get('accept')).toBe('application/geo+json');
    timers.pass(1.9 * MINUTE_MS);
    await alerts.at(CHICAGO, NOW_MS);
    expect(server.paths).toHaveLength(1);
  });

  test('an older answer is returned while a newer one is fetched; for an old one callers wait', async () => {
    nwsAnswers();
    const alerts = open({ nwsUrl: server.url });
    await alerts.at(CHICAGO, NOW_MS);
    nwsAnswers(feature({}));
    timers.pass(3 * MINUTE_MS);
    expect((await alerts.at(CHICAGO, NOW_MS)).alerts).toHaveLength(0);
    await until(() => answered() === 2);
    expect((await alerts.at(CHICAGO, NOW_MS)).alerts).toHaveLength(1);
    nwsAnswers();
    timers.pass(30 * MINUTE_MS);
    expect((await alerts.at(CHICAGO, NOW_MS)).alerts).toHaveLength(0);
  });

  test('tests, cancellations, the past and the replaced are left out; the event’s end goes before the message’s', async () => {
    nwsAnswers(
      feature({
        id: 'urn:2',
        ends: '2026-07-01T18:00:00Z',
        references: [{ identifier: 'urn:1', sender: 'w@noaa.gov', sent: '2026-07-01T06:00:00-05:00' }],
      }),
      feature({}),
      feature({
        id: 'urn:3',
        status: 'Test',
        references: [{ identifier: 'urn:2', sender: 'w@noaa.gov', sent: '2026-07-01T11:00:00Z' }],
      }),
      feature({ id: 'urn:4', messageType: 'Cancel' }),
      feature({ id: 'urn:5', urgency: 'Past' }),
      feature({ id: 'urn:6', ends: '2026-07-01T11:59:00Z' }),
    );
    const { alerts } = await open({ nwsUrl: server.url }).at(CHICAGO, NOW_MS);
    expect(alerts.map(({ id }) => id.split(',')[1])).toEqual(['urn:2']);
    expect(alerts[0].expiresMs).toBe(Date.parse('2026-07-01T18:00:00Z'));
  });

  test('an alert that ends while the answer is fresh is not shown any more', async () => {
    nwsAnswers(feature({}));
    const alerts = open({ nwsUrl: server.url });
    expect((await alerts.at(CHICAGO, NOW_MS)).alerts).toHaveLength(1);
    expect((await alerts.at(CHICAGO, NOW_MS + 61 * MINUTE_MS)).alerts).toHaveLength(0);
  });

  test('404 with its reason is a point that it does not cover: cached for a day, and no outage', async () => {
    const type = 'https://api.weather.gov/problems/InvalidPoint';
    server.answer('/alerts/active', () => Response.json({ type, status: 404 }, { status: 404 }));
    const alerts = open({ nwsUrl: server.url });
    expect((await alerts.at(CHICAGO, NOW_MS)).coverage).toBe('none');
    timers.pass(20 * 60 * MINUTE_MS);
    expect((await alerts.at(CHICAGO, NOW_MS)).coverage).toBe('none');
    expect(server.paths).toHaveLength(1);
    expect(events.filter((event) => event.startsWith('failed'))).toEqual([]);
  });

  test('gets no request for other countries', async () => {
    expect((await open({ nwsUrl: server.url }).at(LEEDS, NOW_MS)).coverage).toBe('none');
    expect(server.paths).toEqual([]);
  });

  test.each([
    ['500', () => new Response('oops', { status: 500 })],
    ['403', () => new Response('who are you', { status: 403 })],
    ['404 of a page', () => new Response('<html>Not found</html>', { status: 404 })],
    ['404 of nothing', () => new Response(null, { status: 404 })],
    ['204', () => new Response(null, { status: 204 })],
    ['206', () => new Response('{"type":"FeatureCollection","features":[]}', { status: 206 })],
    ['304 unasked', () => new Response(null, { status: 304 })],
    ['nothing', () => new Response('')],
    ['a list cut off', () => new Response('{"type":"FeatureCollection","features":[')],
    ['null', () => new Response('null')],
    ['a bare list', () => json([])],
    ['features of no collection', () => json({ features: [] })],
    ['429', () => new Response('slow down', { status: 429 })],
    ['not JSON', () => new Response('<html>')],
    ['JSON of another kind', () => json({ hello: 1 })],
    ['too long', () => new Response('x'.repeat(5 * 1024 * 1024))],
    ['a redirect', () => Response.redirect('http://127.0.0.1:9/', 302)],
    ['no end', never],
  ])('%s is unknown, with the last alerts, and logged', async (_, respond) => {
    nwsAnswers(feature({}));
    const alerts = open({ nwsUrl: server.url });
    await alerts.at(CHICAGO, NOW_MS);
    server.answer('/alerts/active', respond);
    timers.pass(20 * MINUTE_MS);
    const pending = alerts.at(CHICAGO, NOW_MS + 20 * MINUTE_MS);
    if (respond === never) {
      await until(() => server.paths.length === 2);
      timers.pass(TIMEOUT_MS);
    }
    const report = await pending;
    expect(report).toMatchObject({ coverage: 'unknown', staleSinceMs: NOW_MS });
    expect(report.alerts).toHaveLength(1);
    await until(() => events.some((event) => event.startsWith('failed')));
    expect(events.join()).not.toContain('41.85');
  });

  test('an alert in a list that cannot be read makes the answer unknown; the others and those known before stay', async () => {
    nwsAnswers(feature({}));
    const alerts = open({ nwsUrl: server.url });
    await alerts.at(CHICAGO, NOW_MS);
    for (const broken of [
      null,
      'text',
      {},
      feature({ sent: 'soon' }),
      feature({ id: '' }),
      feature({ messageType: 7 }),
    ]) {
      nwsAnswers(feature({ id: 'urn:2' }), broken);
      timers.pass(20 * MINUTE_MS);
      const report = await alerts.at(CHICAGO, NOW_MS);
      expect([report.coverage, report.silent, report.staleSinceMs]).toEqual(['unknown', 'service', NOW_MS]);
      expect(report.alerts.map(({ id }) => id.split(',')[1]).sort()).toEqual(['urn:1', 'urn:2']);
    }
    expect(events.join()).toContain('1 of 2 alerts cannot be read');
    expect(alerts.state().sources[0]).toMatchObject({ name: 'nws', status: 'incomplete', problemCount: 1 });
  });

  test('after a failure a place is not fetched again at once, so that not every caller waits', async () => {
    server.answer('/alerts/active', () => new Response('', { status: 500 }));
    const alerts = open({ nwsUrl: server.url });
    for (let i = 0; i < 5; i++) expect((await alerts.at(CHICAGO, NOW_MS)).coverage).toBe('unknown');
    expect(server.paths).toHaveLength(1);
  });
});

describe('how long a caller waits', () => {
  test('a decision waits a second and a half at most', async () => {
    server.answer('/alerts/active', never);
    const alerts = open({ nwsUrl: server.url });
    let hasEnded = false;
    const first = Promise.resolve(alerts.at(CHICAGO, NOW_MS)).finally(() => {
      hasEnded = true;
    });
    await until(() => server.paths.length === 1);
    timers.pass(1_499);
    await Bun.sleep(0);
    expect(hasEnded).toBe(false);
    timers.pass(1);
    expect((await first).coverage).toBe('unknown');
    // The second caller has no time left to wait for the same request.
    expect((await alerts.at(CHICAGO, NOW_MS)).coverage).toBe('unknown');
    expect(server.paths).toHaveLength(1);
  });

  test('in auto mode a decision does not wait for a source that has never answered; a lookup of alerts does', async () => {
    const held = Promise.withResolvers<void>();
    server.answer('/alerts/active', () => held.promise.then(() => collection([])));
    const alerts = open({ mode: 'auto', nwsUrl: server.url });
    expect((await alerts.at(CHICAGO, NOW_MS)).coverage).toBe('unknown');
    const question = alerts.at(CHICAGO, NOW_MS, 'question');
    timers.pass(3_999);
    held.resolve();
    expect((await question).coverage).toBe('covered');
  });

  test('in typical mode no request is sent', async () => {
    const alerts = open({ mode: 'typical', nwsUrl: server.url, swicUrl: server.url });
    expect((await alerts.at(CHICAGO, NOW_MS)).coverage).toBe('unknown');
    expect((await alerts.at(LEEDS, NOW_MS, 'question')).coverage).toBe('unknown');
    expect(server.paths).toEqual([]);
  });

  test('after close no request is sent and no caller waits', async () => {
    const alerts = open({ nwsUrl: server.url });
    await alerts.close();
    expect((await alerts.at(CHICAGO, NOW_MS)).coverage).toBe('unknown');
    expect(server.paths).toEqual([]);
  });
});

describe('WMO’s centre', () => {
  const features = (...urls: string[]) =>
    server.answer('/f/wfs', () =>
      collection(urls.map((capurl, i) => ({ properties: { capurl, sent: `2026-07-0${i + 1}` } }))),
    );
  const file = (path: string, xml: string) => server.answer(`/v2/cap-alerts/${path}`, () => new Response(xml));
  const issuers = (...ids: string[]) =>
    server.answer('/json/sources.json', () =>
      json({ sources: ids.map((sourceId) => ({ source: { sourceId, capAlertFeedStatus: 'operating' } })) }),
    );

  test('names files, which are read once; the point goes latitude first', async () => {
    features('gb-met/a.xml', 'gb-met/b.xml');
    file('gb-met/a.xml', capXml());
    file('gb-met/b.xml', capXml({ identifier: 'B', msgType: 'Update', references: reference('A') }));
    const alerts = open({ swicUrl: server.url });
    const report = await alerts.at(LEEDS, NOW_MS);
    expect(report.coverage).toBe('covered');
    expect(report.alerts.map(({ id }) => id.split(',')[1])).toEqual(['B']);
    expect(new URL(server.paths[0], server.url).searchParams.get('cql_filter')).toContain('POINT (53.8 -1.55)');
    timers.pass(30 * MINUTE_MS);
    await alerts.at(LEEDS, NOW_MS);
    expect(server.paths).toHaveLength(4);
  });

  test('an alert drawn elsewhere is left out, one without a drawn area counts', async () => {
    features('gb-met/a.xml', 'gb-met/b.xml');
    file(
      'gb-met/a.xml',
      capXml({ area: '<area><areaDesc>Kent</areaDesc><polygon>51,0 51,1 52,1 52,0 51,0</polygon></area>' }),
    );
    file('gb-met/b.xml', capXml({ identifier: 'B', area: '<area><areaDesc>Yorkshire</areaDesc></area>' }));
    const report = await open({ swicUrl: server.url }).at(LEEDS, NOW_MS);
    expect(report.alerts.map(({ id }) => id.split(',')[1])).toEqual(['B']);
  });

  test('no alert means none only where an issuer takes part', async () => {
    features();
    issuers('gb-met-en', 'za-saws-en');
    const alerts = open({ swicUrl: server.url });
    expect((await alerts.at(LEEDS, NOW_MS)).coverage).toBe('covered');
    expect((await alerts.at(placeAt('', '', 0, -150), NOW_MS)).coverage).toBe('none');
    expect(server.paths.filter((path) => path === '/json/sources.json')).toHaveLength(1);
  });

  test('a list of issuers without any is no proof that nobody warns; an issuer that is down is not heard', async () => {
    features();
    server.answer('/json/sources.json', () => json({ sources: [] }));
    expect((await open({ swicUrl: server.url }).at(LEEDS, NOW_MS)).coverage).toBe('unknown');
    server.answer('/json/sources.json', () =>
      json({ sources: [{ source: { sourceId: 'gb-met-en', capAlertFeedStatus: 'down' } }] }),
    );
    expect((await open({ swicUrl: server.url }).at(LEEDS, NOW_MS)).coverage).toBe('unknown');
  });

  test.each([
    ['nothing', ''],
    ['a page', '<html><body>Login</body></html>'],
    ['half a file', capXml().slice(0, -20)],
    ['a message without its info', capXml({ infos: '' })],
  ])('a file that is %s makes the answer unknown', async (_, text) => {
    features('gb-met/a.xml');
    file('gb-met/a.xml', text);
    const report = await open({ swicUrl: server.url }).at(LEEDS, NOW_MS);
    expect([report.coverage, report.alerts]).toEqual(['unknown', []]);
    expect(events.join()).toContain('gb-met/a.xml');
  });

  test('an alert drawn elsewhere in part counts: the service has matched the rest of it', async () => {
    features('gb-met/a.xml');
    const kent = '<area><areaDesc>Kent</areaDesc><polygon>51,0 51,1 52,1 52,0 51,0</polygon></area>';
    file('gb-met/a.xml', capXml({ area: `${kent}<area><areaDesc>Yorkshire</areaDesc></area>` }));
    expect((await open({ swicUrl: server.url }).at(LEEDS, NOW_MS)).alerts).toHaveLength(1);
  });

  test('a file that is not available makes the answer unknown, not empty; a path out of the folder is not followed', async () => {
    features('gb-met/a.xml', 'gb-met/b.xml', '../../admin', 'http://evil.example/x');
    file('gb-met/a.xml', capXml());
    server.answer('/v2/cap-alerts/gb-met/b.xml', () => new Response('', { status: 500 }));
    const report = await open({ swicUrl: server.url }).at(LEEDS, NOW_MS);
    expect(report.coverage).toBe('unknown');
    expect(report.alerts).toHaveLength(1);
    expect(server.paths.filter((path) => !path.startsWith('/f/wfs')).sort()).toEqual([
      '/v2/cap-alerts/gb-met/a.xml',
      '/v2/cap-alerts/gb-met/b.xml',
    ]);
  });
});

describe('feeds', () => {
  const atom = (...links: string[]) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Alerts</title>${links.map((href) => `<entry><link rel="self" href="x"/><link type="application/cap+xml" href="${href}"/></entry>`).join('')}</feed>`;
  const rss = (...links: string[]) =>
    `<rss version="2.0"><channel><title>Alerts</title><link>http://x</link>${links.map((link) => `<item><link>${link}</link></item>`).join('')}</channel></rss>`;
  const feedUrl = () => `${server.url}/feed`;

  test.each([
    ['Atom', atom],
    ['RSS', rss],
  ])('%s lists are read, their files once', async (_, list) => {
    server.answer('/feed', () => new Response(list('/a.xml', `${server.url}/b.xml`)));
    server.answer('/a.xml', () => new Response(capXml()));
    server.answer('/b.xml', () => new Response(capXml({ identifier: 'B', status: 'Test' })));
    const alerts = open({ feeds: [feedUrl()] });
    const report = await alerts.at(LEEDS, NOW_MS);
    expect([report.coverage, report.alerts.length]).toEqual(['covered', 1]);
    timers.pass(3 * MINUTE_MS);
    await alerts.at(LEEDS, NOW_MS);
    await until(() => answered() === 4);
    expect(server.paths).toEqual(['/feed', '/a.xml', '/b.xml', '/feed']);
    server.answer('/feed', () => new Response(list()));
    timers.pass(3 * MINUTE_MS);
    await alerts.at(LEEDS, NOW_MS);
    await until(() => answered() === 5);
    expect((await alerts.at(LEEDS, NOW_MS)).coverage).toBe('covered');
  });

  test.each([
    ['to another site', 'http://169.254.169.254/c.xml'],
    ['to a file of this machine', 'file:///etc/passwd'],
    ['to another port', 'http://127.0.0.1:6379/c.xml'],
    ['nowhere', 'http://['],
  ])('a link %s is not followed, and what it would lead to is unknown', async (_, link) => {
    server.answer('/feed', () => new Response(atom('/a.xml', link)));
    server.answer('/a.xml', () => new Response(capXml()));
    const report = await open({ feeds: [feedUrl()] }).at(LEEDS, NOW_MS);
    expect([report.coverage, report.silent, report.alerts.length]).toEqual(['unknown', 'own', 1]);
    expect(server.paths).toEqual(['/feed', '/a.xml']);
  });

  test.each([
    ['403', () => new Response('', { status: 403 })],
    ['404', () => new Response('', { status: 404 })],
    ['nothing', () => new Response('')],
    ['a page', () => new Response('<html><body>Login</body></html>')],
    ['half a file', () => new Response(capXml().slice(0, -20))],
    ['a file of another encoding', () => new Response(Buffer.from(capXml().replace('Wind in', 'Stürme in'), 'latin1'))],
    ['no end', () => new Response(capXml().padEnd(5 * 1024 * 1024))],
  ])('a file of the list that is %s makes it unknown, by name, until it can be read', async (_, respond) => {
    server.answer('/feed', () => new Response(atom('/a.xml', '/b.xml?key=secret')));
    server.answer('/a.xml', () => new Response(capXml()));
    server.answer('/b.xml', respond);
    const alerts = open({ feeds: [feedUrl()] });
    const report = await alerts.at(LEEDS, NOW_MS);
    expect(report.coverage).toBe('unknown');
    expect(report.alerts.length).toBeGreaterThan(0);
    const [state] = alerts.state().sources;
    expect(state.status).toBe('incomplete');
    expect(state.problems[0].name).toEndWith('/b.xml');
    expect(events.join()).toContain('/b.xml: ');
    expect(events.join()).not.toContain('secret');
    server.answer('/b.xml', () => new Response(capXml({ identifier: 'B' })));
    timers.pass(3 * MINUTE_MS);
    await alerts.at(LEEDS, NOW_MS);
    await until(() => alerts.state().sources[0].status === 'complete');
    expect(await alerts.at(LEEDS, NOW_MS)).toMatchObject({ coverage: 'covered', silent: null });
  });

  test('an entry that says that it is over is not fetched', async () => {
    const over = '<entry><link href="/gone.xml"/><expires>2026-07-01T11:00:00Z</expires></entry>';
    server.answer('/feed', () => new Response(`<feed><title>Alerts</title>${over}</feed>`));
    expect((await open({ feeds: [feedUrl()] }).at(LEEDS, NOW_MS)).coverage).toBe('covered');
    expect(server.paths).toEqual(['/feed']);
  });

  test('a long list is read over several polls, and is unknown until then', async () => {
    const paths = Array.from({ length: 501 }, (_, i) => `/${i}.xml`);
    server.answer('/feed', () => new Response(atom(...paths)));
    for (const path of paths) server.answer(path, () => new Response(capXml({ identifier: path })));
    const alerts = open({ feeds: [feedUrl()] });
    expect(await alerts.at(LEEDS, NOW_MS)).toMatchObject({ coverage: 'unknown', silent: 'own' });
    expect(server.paths).toHaveLength(501);
    timers.pass(3 * MINUTE_MS);
    await alerts.at(LEEDS, NOW_MS);
    await until(() => alerts.state().sources[0].status === 'complete');
    const report = await alerts.at(LEEDS, NOW_MS);
    expect([report.coverage, report.alerts.length]).toEqual(['covered', 501]);
  });

  test('a CAP document is a feed of its own; unchanged, it is not sent again and stays in force', async () => {
    server.answer('/feed', (request) =>
      request.headers.get('if-none-match') === '"1"' && request.headers.get('if-modified-since') !== null
        ? new Response(null, { status: 304 })
        : new Response(capXml(), { headers: { etag: '"1"', 'last-modified': 'Wed, 01 Jul 2026 10:00:00 GMT' } }),
    );
    const alerts = open({ feeds: [feedUrl()], mode: 'typical' });
    await alerts.at(LEEDS, NOW_MS);
    timers.pass(3 * MINUTE_MS);
    await alerts.at(LEEDS, NOW_MS);
    await until(() => answered() === 2);
    const report = await alerts.at(LEEDS, NOW_MS);
    expect([report.coverage, report.alerts.length, report.staleSinceMs]).toEqual(['covered', 1, null]);
    expect(server.paths).toHaveLength(2);
  });

  test.each([
    ['500', () => new Response('', { status: 500 })],
    ['404', () => new Response('', { status: 404 })],
    ['garbage', () => new Response('%%%')],
    ['a page', () => new Response('<html><body>Down</body></html>')],
    ['nothing', () => new Response('')],
    ['a list cut off', () => new Response(atom('/a.xml').slice(0, -8))],
    ['a list of nothing known', () => new Response('<feed/>')],
    ['a map', () => new Response('<kml><Document/></kml>')],
    ['403', () => new Response('', { status: 403 })],
    ['a message that cannot be understood', () => new Response(capXml({ infos: '' }))],
  ])('a feed that answers %s keeps its last alerts and no longer counts as complete', async (_, respond) => {
    server.answer('/feed', () => new Response(capXml()));
    const alerts = open({ feeds: [feedUrl()] });
    await alerts.at(LEEDS, NOW_MS);
    server.answer('/feed', respond);
    timers.pass(3 * MINUTE_MS);
    await alerts.at(LEEDS, NOW_MS);
    await until(() => events.some((event) => event.startsWith('failed')));
    const report = await alerts.at(LEEDS, NOW_MS + MINUTE_MS);
    expect([report.coverage, report.alerts.length, report.staleSinceMs]).toEqual(['unknown', 1, NOW_MS]);
  });

  test('is polled between lookups too, until closed', async () => {
    server.answer('/feed', () => new Response(capXml()));
    const alerts = open({ feeds: [feedUrl()] });
    await alerts.at(LEEDS, NOW_MS);
    for (let polls = 2; polls < 5; polls++) {
      timers.pass(3 * MINUTE_MS + 1_000);
      await until(() => answered() === polls);
    }
    await alerts.close();
    expect(timers.size).toBe(0);
  });

  test('a cancellation in a feed also removes what a service still shows', async () => {
    nwsAnswers(feature({}));
    const references = 'w@noaa.gov,urn:1,2026-07-01T11:00:00Z';
    const cancel = capXml({ msgType: 'Cancel', references, infos: '', sent: '2026-07-01T11:30:00Z' });
    server.answer('/feed', () => new Response(cancel.replace('w@example.org', 'w@noaa.gov')));
    const report = await open({ feeds: [feedUrl()], nwsUrl: server.url }).at(CHICAGO, NOW_MS);
    expect([report.coverage, report.alerts.length]).toEqual(['covered', 0]);
    // Nobody else can.
    server.answer('/feed', () => new Response(cancel));
    expect((await open({ feeds: [feedUrl()], nwsUrl: server.url }).at(CHICAGO, NOW_MS)).alerts).toHaveLength(1);
  });

  test('an alert of which it is not known where it holds makes every place unknown that no service covers', async () => {
    nwsAnswers();
    const area = '<area><geocode><valueName>EMMA_ID</valueName><value>UK012</value></geocode></area>';
    for (const where of [area, '']) {
      server.answer('/feed', () => new Response(capXml({ area: where })));
      const alerts = open({ feeds: [feedUrl()], nwsUrl: server.url });
      expect(await alerts.at(LEEDS, NOW_MS)).toMatchObject({ coverage: 'unknown', silent: 'own' });
      expect(await alerts.at(CHICAGO, NOW_MS)).toMatchObject({ coverage: 'covered', silent: null });
      expect((await alerts.at(LEEDS, NOW_MS + 9 * 60 * MINUTE_MS)).coverage).toBe('none');
    }
  });

  test('that is broken makes the answer of a service incomplete too', async () => {
    nwsAnswers();
    server.answer('/feed', () => new Response('%%%'));
    const report = await open({ feeds: [feedUrl()], nwsUrl: server.url }).at(CHICAGO, NOW_MS);
    expect([report.coverage, report.silent]).toEqual(['unknown', 'own']);
  });

  test('an alert without a drawn area is found by name and marked', async () => {
    const area = '<area><areaDesc>Bradford; LEEDS</areaDesc></area>';
    server.answer('/feed', () => new Response(capXml({ area })));
    const alerts = open({ feeds: [feedUrl()] });
    const report = await alerts.at(LEEDS, NOW_MS);
    expect([report.alerts.length, report.byName.length]).toEqual([0, 1]);
    expect((await alerts.at(placeAt('York', 'GB', 53.96, -1.08), NOW_MS)).byName).toEqual([]);
  });

  test('an alert that names its region by code counts within its outline, where that is known', async () => {
    const area =
      '<area><areaDesc>West Yorkshire</areaDesc><geocode><valueName>EMMA_ID</valueName><value>UK012</value></geocode></area>';
    server.answer('/feed', () => new Response(capXml({ area })));
    const corners = [
      [-2, 53],
      [-1.2, 53],
      [-1.2, 54],
      [-2, 54],
    ];
    const outlines = readOutlines({
      features: [{ properties: { code: 'UK012' }, geometry: { type: 'Polygon', coordinates: [corners] } }],
    });
    const alerts = open({ feeds: [feedUrl()], regions: regionsOf(outlines) });
    expect((await alerts.at(LEEDS, NOW_MS)).alerts).toHaveLength(1);
    expect((await alerts.at(placeAt('York', 'GB', 53.96, -1.08), NOW_MS)).alerts).toEqual([]);
  });
});

describe('the folder', () => {
  let files: Map<string, { text: string; modifiedMs: number; obstacle?: string | undefined }>;
  let read: string[];
  const folder = {
    path: '/alerts',
    async list(): Promise<CapFile[]> {
      return [...files].map(([name, { text, modifiedMs, obstacle = null }]) => ({
        name,
        modifiedMs,
        size: text.length,
        obstacle,
      }));
    },
    async read(name: string) {
      read.push(name);
      return bytesOf(files.get(name)?.text ?? '');
    },
  };
  beforeEach(() => {
    files = new Map();
    read = [];
  });

  test('counts as it is: a changed file is read again, the alerts of a deleted one are dropped', async () => {
    const alerts = open({ folder, mode: 'typical' });
    const severities = async () => {
      timers.pass(6_000);
      const { alerts: list, coverage } = await alerts.at(LEEDS, NOW_MS);
      return [coverage, ...list.map(({ severity }) => severity)];
    };
    // An empty folder says nothing, not that there is no alert.
    expect(await severities()).toEqual(['none']);
    files.set('a.xml', { text: capXml({ area: LEEDS_AREA }), modifiedMs: 1 });
    expect(await severities()).toEqual(['covered', 'Severe']);
    files.set('b.xml', { text: 'being written', modifiedMs: 1 });
    expect(await severities()).toEqual(['unknown', 'Severe']);
    files.set('b.xml', { text: capXml({ identifier: 'B', status: 'Test' }), modifiedMs: 2 });
    expect(await severities()).toEqual(['covered', 'Severe']);
    files.set('a.xml', { text: capXml({ severity: 'Extreme' }), modifiedMs: 2 });
    expect(await severities()).toEqual(['covered', 'Extreme']);
    files.set('c.xml', { text: capXml({ identifier: 'C', severity: 'Minor' }), modifiedMs: 1 });
    expect(await severities()).toEqual(['covered', 'Extreme', 'Minor']);
    files.delete('a.xml');
    expect(await severities()).toEqual(['covered', 'Minor']);
    expect(read).toEqual(['a.xml', 'b.xml', 'b.xml', 'a.xml', 'c.xml']);
  });

  test.each([
    ['is empty', '', undefined],
    ['is garbled', '%%%', undefined],
    ['is cut off', capXml().slice(0, -20), undefined],
    ['is of another kind', '<html><body>Login</body></html>', undefined],
    ['holds no info', capXml({ infos: '' }), undefined],
    ['may not be opened', capXml(), 'EACCES: permission denied'],
    ['is no file', '', 'it is no file'],
  ])('a file that %s keeps what it said, with its age, until that is over', async (_, text, obstacle) => {
    files.set('a.xml', { text: capXml(), modifiedMs: 1 });
    const alerts = open({ folder, mode: 'typical' });
    expect((await alerts.at(LEEDS, NOW_MS)).coverage).toBe('covered');
    files.set('a.xml', { text, modifiedMs: 2, obstacle });
    const laterMs = NOW_MS + 10 * MINUTE_MS;
    timers.pass(6_000);
    const report = await alerts.at(LEEDS, laterMs);
    expect(report).toMatchObject({ coverage: 'unknown', silent: 'own', staleSinceMs: NOW_MS });
    expect(report.alerts).toHaveLength(1);
    expect(events.join()).toContain('a.xml: ');
    expect(alerts.state().sources[0]).toMatchObject({ kind: 'folder', name: '/alerts', status: 'incomplete' });
    expect(alerts.state().sources[0].problems.map(({ name }) => name)).toEqual(['a.xml']);
    const over = await alerts.at(LEEDS, NOW_MS + 24 * 60 * MINUTE_MS);
    expect([over.coverage, over.alerts]).toEqual(['unknown', []]);
    files.delete('a.xml');
    files.set('b.xml', { text: capXml({ identifier: 'B' }), modifiedMs: 1 });
    timers.pass(6_000);
    expect(await alerts.at(LEEDS, laterMs)).toMatchObject({ coverage: 'covered', staleSinceMs: null });
  });

  test('a name of control characters and a reason are one line of the log, told once', async () => {
    files.set('a\n\u001b[31m.xml', { text: '%%%', modifiedMs: 1 });
    files.set('b.xml', { text: '', modifiedMs: 1, obstacle: 'EACCES' });
    const alerts = open({ folder, mode: 'typical' });
    for (let i = 0; i < 4; i++) {
      timers.pass(6_000);
      await alerts.at(LEEDS, NOW_MS);
    }
    expect(events).toHaveLength(2);
    expect(events.join()).not.toMatch(/\p{Cc}/u);
  });

  test('that cannot be read is unknown, not empty, and keeps its alerts', async () => {
    files.set('a.xml', { text: capXml(), modifiedMs: 1 });
    let isThere = true;
    const list = () => (isThere ? folder.list() : Promise.reject(new Error('ENOENT')));
    const alerts = open({ folder: { ...folder, list }, mode: 'typical' });
    await alerts.at(LEEDS, NOW_MS);
    isThere = false;
    timers.pass(6_000);
    const report = await alerts.at(LEEDS, NOW_MS);
    expect([report.coverage, report.alerts.length, report.staleSinceMs]).toEqual(['unknown', 1, NOW_MS]);
    expect(events.join()).toContain('ENOENT');
  });
});
