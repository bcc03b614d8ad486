/** Official alerts over HTTP: what the operation answers, and what they do to decisions. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capXml, infoXml } from '../alerts/message.ts';
import { type AlertServer, startAlertServer } from '../alerts/service.ts';
import { answerFaults } from '../support/answer-shape.ts';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';

interface AlertsBody {
  readonly alerts: readonly Readonly<Record<string, unknown>>[];
  readonly coverage: string;
  readonly stale_since: string | null;
}

async function alertsOf(response: Response): Promise<AlertsBody> {
  expect(response.status).toBe(200);
  const body = await response.json();
  expect(answerFaults('alerts', body)).toEqual([]);
  return body as AlertsBody;
}

describe('with a folder of alerts', () => {
  let folder = '';
  let fairday: TestService;
  let key = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairday-cap-'));
    const infos = [
      infoXml({ severity: 'Unknown', extra: '<onset>2026-07-01T18:00:00+00:00</onset>' }).replace(
        '>Expected<',
        '>Unknown<',
      ),
      infoXml({ severity: 'Moderate' }),
      infoXml({
        severity: 'Extreme',
        expires: '2026-07-01T23:00:00+00:00',
        extra: '<instruction>Stay inside</instruction>',
      }),
    ].join('');
    writeFileSync(join(folder, 'leeds.xml'), capXml({ infos }));
    writeFileSync(join(folder, 'notes.txt'), 'not CAP');
    fairday = await startTestService({ FAIRDAY_CAP_DIR: folder });
    key = await fairday.keyOf('verified');
  });
  afterAll(async () => {
    await fairday.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('they are listed most severe first, in the words of the contract', async () => {
    const body = await alertsOf(await fairday.get('/v1/alerts?q=Leeds', key));
    expect(body.coverage).toBe('covered');
    expect(body.alerts.map(({ severity, severity_stated, urgency }) => [severity, severity_stated, urgency])).toEqual([
      ['Extreme', 'Extreme', 'Expected'],
      ['Moderate', 'Moderate', 'Expected'],
      ['Moderate', 'Unknown', 'Future'],
    ]);
    expect(body.alerts[0]).toMatchObject({
      headline: 'Wind in en-GB',
      event: 'Wind',
      instruction: 'Stay inside',
      areas: 'West Yorkshire',
      area_match: 'point',
      effective: '2026-07-01T10:00:00Z',
      expires: '2026-07-01T23:00:00Z',
      expires_estimated: false,
    });
  });

  test('a call is one of the standard pool', async () => {
    const [first, second] = [await fairday.get('/v1/alerts?q=York', key), await fairday.get('/v1/alerts?q=York', key)];
    const left = (response: Response) => Number(response.headers.get('x-free-calls-remaining'));
    expect(left(first) - left(second)).toBe(1);
    expect(left(first)).toBeLessThan(1000);
  });

  test('an Extreme alert makes the day one to avoid, as a risk that says so', async () => {
    const body = await bodyOf(await fairday.get('/v1/decide?location=Leeds&activity=running&detail=hourly', key));
    expect(body.verdict).toBe('avoid');
    expect(body.risks.find(({ type }) => type === 'official-alert')).toMatchObject({ severity: 'extreme' });
    expect(body.hourly[0].main_issue).toBe('official-alert');
    expect(body.data.missing).not.toContain('official-alerts');
    const elsewhere = await bodyOf(await fairday.get('/v1/decide?location=Plymouth&activity=running', key));
    expect(elsewhere.risks.filter(({ type }) => type === 'official-alert')).toEqual([]);
  });

  test('best-day ranks the day of the alert last', async () => {
    const response = await fairday.get('/v1/best-day?location=Leeds&activity=running&days=3', key);
    const body = (await response.json()) as { days: { date: string; top_risks: { type: string }[] }[] };
    expect(body.days.at(-1)?.date).toBe('2026-07-01');
    expect(body.days.at(-1)?.top_risks.map(({ type }) => type)).toContain('official-alert');
  });

  test('with every source switched off none warns, in typical weather too, and decisions miss nothing that they could have had', async () => {
    const bare = await startTestService();
    try {
      const bareKey = await bare.keyOf('verified');
      const body = await alertsOf(await bare.get('/v1/alerts?q=Leeds', bareKey));
      expect(body).toMatchObject({ alerts: [], coverage: 'none', stale_since: null });
      const near = await bodyOf(await bare.get('/v1/decide?location=Leeds&activity=running', bareKey));
      expect(near.data.missing).not.toContain('official-alerts');
    } finally {
      await bare.stop();
    }
  });
});

describe('with a folder of which a file cannot be read', () => {
  let folder = '';
  let fairday: TestService;
  let key = '';
  const GOOD = '/v1/decide?location=Valletta&activity=driving';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairday-cap-'));
    writeFileSync(join(folder, 'leeds.xml'), capXml());
    fairday = await startTestService({ FAIRDAY_CAP_DIR: folder });
    key = await fairday.keyOf('verified');
  });
  afterAll(async () => {
    await fairday.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('no day is great for want of warnings, and alerts, decisions and /readyz say that they are unknown', async () => {
    const before = await bodyOf(await fairday.get(GOOD, key));
    expect(before.verdict).toBe('great');
    expect(await sourceOf(fairday)).toMatchObject({ kind: 'folder', name: folder, status: 'complete', problems: [] });

    writeFileSync(join(folder, 'malta.xml'), '<alert><identifier>');
    await untilSource(fairday, 'incomplete');
    expect(await sourceOf(fairday)).toMatchObject({ problem_count: 1, problems: [{ name: 'malta.xml' }] });
    const alerts = await alertsOf(await fairday.get('/v1/alerts?q=Valletta', key));
    expect(alerts).toMatchObject({ alerts: [], coverage: 'unknown', stale_since: '2026-07-01T12:00:00Z' });
    const after = await bodyOf(await fairday.get(GOOD, key));
    expect([after.verdict, after.data.missing]).toEqual(['good', expect.arrayContaining(['official-alerts'])]);
    expect(after.summary).toContain('official warnings');
    expect(after.summary).toContain('not known');
    expect(Number(after.data.confidence)).toBeLessThan(Number(before.data.confidence));
    const later = await bodyOf(await fairday.get(`${GOOD}&when=2026-07-07`, key));
    expect(later.data.missing).not.toContain('official-alerts');
  }, 120_000);
});

interface SourceState {
  readonly status: string;
}

async function sourceOf(fairday: TestService): Promise<SourceState> {
  const { alerts } = (await (await fairday.get('/readyz')).json()) as { alerts: SourceState[] };
  return alerts[0];
}

/** The folder is listed every few seconds. */
async function untilSource(fairday: TestService, status: string): Promise<void> {
  while ((await sourceOf(fairday)).status !== status) await Bun.sleep(100);
}

const NO_FEATURES = '{"type":"FeatureCollection","features":[]}';

describe('with the US service', () => {
  let server: AlertServer;
  let fairday: TestService;
  afterEach(async () => {
    await fairday.stop();
    await server.stop();
  });

  const start = async () => {
    server = startAlertServer();
    fairday = await startTestService({
      FAIRDAY_WEATHER: 'auto',
      FAIRDAY_OPEN_METEO_URL: 'http://127.0.0.1:9',
      FAIRDAY_NWS_URL: server.url,
      FAIRDAY_CONTACT: 'ops@example.org',
    });
    return fairday.keyOf('verified');
  };

  test('coverage is covered where it warns and none where nobody does', async () => {
    const key = await start();
    server.answer('/alerts/active', () => new Response(NO_FEATURES));
    expect((await alertsOf(await fairday.get('/v1/alerts?q=Chicago', key))).coverage).toBe('covered');
    expect((await alertsOf(await fairday.get('/v1/alerts?q=Leeds', key))).coverage).toBe('none');
    expect(server.headers[0].get('user-agent')).toMatch(/^fairday\/\S+ \(ops@example\.org\)$/);
  });

  test('an outage is unknown, never none, and decisions go on without', async () => {
    const key = await start();
    server.answer('/alerts/active', () => new Response('', { status: 503 }));
    expect((await alertsOf(await fairday.get('/v1/alerts?q=Chicago', key))).coverage).toBe('unknown');
    const body = await bodyOf(await fairday.get('/v1/decide?location=Chicago&activity=running', key));
    expect(body.data.missing).toContain('official-alerts');
  });

  test('a decision made before the alerts were known is made anew once they are', async () => {
    const key = await start();
    server.answer('/alerts/active', () => new Response(NO_FEATURES));
    const path = '/v1/decide?location=Chicago&activity=running';
    const before = await fairday.get(path, key);
    await fairday.get('/v1/alerts?q=Chicago', key);
    const after = await fairday.get(path, key);
    expect((await bodyOf(before)).data.missing).toContain('official-alerts');
    expect((await bodyOf(after)).data.missing).not.toContain('official-alerts');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });
});

describe('with alerts whose area is a name and nothing more', () => {
  const WHOLE_DAY = { extra: '<onset>2026-06-30T00:00:00+00:00</onset>', expires: '2026-07-08T00:00:00+00:00' };
  const MAY_NOT_HOLD = 'its area is known by name only and may not hold the place';

  /** A server with one alert that names an area. */
  async function warned(areaDesc: string, severity: string, use: (fairday: TestService, key: string) => Promise<void>) {
    const folder = mkdtempSync(join(tmpdir(), 'fairday-cap-'));
    const area = `<area><areaDesc>${areaDesc}</areaDesc></area>`;
    writeFileSync(join(folder, 'a.xml'), capXml({ ...WHOLE_DAY, area, severity }));
    const fairday = await startTestService({ FAIRDAY_CAP_DIR: folder });
    try {
      await use(fairday, await fairday.keyOf('verified'));
    } finally {
      await fairday.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }

  const decision = async (fairday: TestService, key: string, query = '&activity=driving') =>
    bodyOf(await fairday.get(`/v1/decide?location=Leeds${query}`, key));
  const alertRisk = (body: { risks: readonly { type: string }[] }) =>
    body.risks.find(({ type }) => type === 'official-alert');

  const asked = async (fairday: TestService, key: string): Promise<string> => {
    const response = await fetch(`${fairday.url}/v1/ai`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ q: 'Can I go for a drive in Leeds today?' }),
    });
    return ((await response.json()) as { answer: string }).answer;
  };

  test('an Extreme one of the place’s own name limits the day as any other, and says that its area is a name', async () => {
    for (const name of ['Leeds', 'Bradford; LEEDS', 'England']) {
      await warned(name, 'Extreme', async (fairday, key) => {
        const body = await decision(fairday, key);
        expect(body.verdict).toBe('avoid');
        expect(alertRisk(body)).toMatchObject({ severity: 'extreme', detail: `Wind in en-GB (${MAY_NOT_HOLD})` });
        expect(body.summary).toContain(MAY_NOT_HOLD);
      });
    }
  });

  test('best-day and the answer to a question tell it too', async () => {
    await warned('Leeds', 'Extreme', async (fairday, key) => {
      const response = await fairday.get('/v1/best-day?location=Leeds&activity=driving&days=2', key);
      const { days } = (await response.json()) as { days: { verdict: string; top_risks: { type: string }[] }[] };
      expect(days.map(({ verdict }) => verdict)).toEqual(['avoid', 'avoid']);
      expect(days.map(({ top_risks }) => top_risks[0].type)).toEqual(['official-alert', 'official-alert']);
      const answer = await asked(fairday, key);
      expect(answer).toMatch(/^No\b/);
      expect(answer).toContain('is known by name only');
    });
  });

  test('one that mentions the name leaves no day great, and is told in sentence, risks and answer', async () => {
    await warned('City of Leeds and the Dales', 'Extreme', async (fairday, key) => {
      const body = await decision(fairday, key);
      expect(body.verdict).toBe('good');
      expect(body.score).toBeLessThan(80);
      expect(alertRisk(body)).toMatchObject({ severity: 'extreme' });
      expect(body.summary).toContain(MAY_NOT_HOLD);
      expect(await asked(fairday, key)).toContain('is known by name only');
      const elsewhere = await bodyOf(await fairday.get('/v1/decide?location=Hull&activity=driving', key));
      expect(alertRisk(elsewhere)).toBeUndefined();
    });
  });

  test('one without a severity weighs as Moderate and is told in the sentence', async () => {
    await warned('Leeds', 'Unknown', async (fairday, key) => {
      const { alerts } = await alertsOf(await fairday.get('/v1/alerts?q=Leeds', key));
      expect(alerts[0]).toMatchObject({ severity: 'Moderate', severity_stated: 'Unknown', area_match: 'name' });
      const body = await decision(fairday, key);
      expect(alertRisk(body)).toMatchObject({ severity: 'moderate' });
      expect(body.summary).toContain('of a severity that its agency does not state');
    });
  });
});
