import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { briefOf, MAX_BRIEF_BYTES } from '../../src/mcp/brief.ts';
import { briefAnswer } from '../../src/mcp/briefs-decisions.ts';
import { briefAlerts, briefDays, briefSolar } from '../../src/mcp/briefs-weather.ts';
import type { Alert, AlertsBody } from '../../src/operations/alerts.ts';

const LOCATION = {
  name: 'Leeds',
  region: 'England',
  country: 'United Kingdom',
  lat: 53.8,
  lon: -1.55,
  tz_id: 'Europe/London',
  timezone: 'Europe/London',
  localtime: '2026-07-01 13:00',
};

const alert = (headline: string, instruction: string | null): Alert => ({
  headline,
  event: 'Flood Warning',
  severity: 'Severe',
  severity_stated: 'Severe',
  urgency: 'Expected',
  urgency_stated: 'Expected',
  certainty: 'Likely',
  description: '',
  instruction,
  areas: 'Leeds',
  area_match: 'point',
  effective: '2026-07-01T11:00:00Z',
  onset: '2026-07-01T12:00:00Z',
  expires: '2026-07-02T12:00:00Z',
  expires_estimated: false,
  language: 'en-GB',
  source: 'NWS Norman OK',
  web: null,
});

describe('short answers', () => {
  test('never grow past their bound, whatever agencies write, and count what they leave off', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 3_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, fc.option(texts)), { maxLength: 40 }), (written) => {
        const body: AlertsBody = {
          location: LOCATION,
          alerts: written.map(([headline, instruction]) => alert(headline, instruction)),
          coverage: 'covered',
          stale_since: null,
        };
        const brief = briefOf(body, briefAlerts(body));
        expect(Buffer.byteLength(JSON.stringify(brief))).toBeLessThanOrEqual(MAX_BRIEF_BYTES);
        expect((brief.lines as string[]).length + Number(brief.left_out ?? 0)).toBe(written.length);
        expect(brief.count).toBe(written.length);
      }),
      { numRuns: 50 },
    );
  });

  test('of alerts hold what is warned of, until when, by whom and what to do', () => {
    const body: AlertsBody = {
      location: LOCATION,
      alerts: [alert('River Aire at Leeds', 'Move to higher ground.'), alert('', null)],
      coverage: 'covered',
      stale_since: null,
    };
    expect(briefOf(body, briefAlerts(body))).toEqual({
      place: 'Leeds, England, United Kingdom',
      localtime: '2026-07-01 13:00',
      count: 2,
      coverage: 'covered',
      lines: [
        'Severe: River Aire at Leeds (2026-07-01T12:00:00Z to 2026-07-02T12:00:00Z, NWS Norman OK). Move to higher ground.',
        'Severe: Flood Warning (2026-07-01T12:00:00Z to 2026-07-02T12:00:00Z, NWS Norman OK).',
      ],
    });
  });

  test('leave out what is not known instead of inventing it', () => {
    const unknown = { celsius: null };
    const day = {
      date: '2026-07-02',
      temperature: { max: { celsius: 21 }, min: unknown },
      condition: { text: null },
      precipitation: { mm: null, chanceOfRain: null },
      wind: { maxKph: null },
    };
    expect(briefDays({ location: LOCATION, forecast: [day], source: 'open-meteo' }).lines).toEqual([
      '2026-07-02 Thu: 21 °C',
    ]);
    const hour = (time: string, ghi: number | null) => ({
      time,
      epoch: 0,
      ghi,
      dni: null,
      diffuse: ghi,
      cloud_pct: null,
    });
    const dark = { date: '2026-07-02', hour: [hour('2026-07-02 00:00', 0), hour('2026-07-02 12:00', null)] };
    const { facts, lines } = briefSolar({
      location: LOCATION,
      forecast: { forecastday: [dark] },
      method: 'forecast',
      source: 'open-meteo',
      attribution: '',
    });
    expect([facts.ghi_kwh_m2, lines]).toEqual([null, ['12:00 ghi not known, dni not known, diffuse not known']]);
  });

  test('of a question are its answer, cut where it would be too long', () => {
    const { facts } = briefAnswer({ answer: `Yes. ${'word '.repeat(1_000)}`, summary_error: null });
    expect(String(facts.answer)).toStartWith('Yes. word');
    expect(String(facts.answer)).toEndWith('…');
    const brief = briefOf({}, { facts });
    expect(Buffer.byteLength(JSON.stringify(brief))).toBeLessThanOrEqual(MAX_BRIEF_BYTES);
  });
});
