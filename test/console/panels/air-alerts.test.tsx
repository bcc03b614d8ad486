/** Air and official warnings, from what a service answers: words at their borders, and silence that is not taken for good news. */
import { afterEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AirPanel, UvPart } from '../../../src/console/panels/air.tsx';
import { europeanAirWord, ukAirWord, usAirWord, uvWord } from '../../../src/console/panels/air-words.ts';
import { AlertCoverage, AlertList } from '../../../src/console/panels/alerts.tsx';
import { chartHours } from '../../../src/console/panels/series.ts';
import type { AlertsBody } from '../../../src/operations/alerts.ts';
import type { ForecastBody } from '../../../src/operations/forecast.ts';
import { capXml, infoXml } from '../../alerts/message.ts';
import { startTestService } from '../../support/service.ts';
import { startUpstream } from '../../upstream/server.ts';
import { mildWeather } from '../../upstream/weather.ts';
import { bodyAt, textOf } from './rendering.tsx';

const NOW = '2026-07-01T12:00:00Z';

let open: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of open) await close();
  open = [];
});

async function service(env: Readonly<Record<string, string>>) {
  const fairday = await startTestService({ FAIRDAY_NOW: NOW, ...env });
  open.push(() => fairday.stop());
  const key = await fairday.keyOf('verified');
  return <Body,>(path: string) => bodyAt<Body>(fairday, path, key);
}

describe('the air', () => {
  test('has each index with its word', async () => {
    const upstream = startUpstream({ weather: mildWeather, nowMs: () => Date.parse(NOW) });
    open.push(upstream.stop);
    const get = await service({ FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url });
    const { current } = await get<ForecastBody>('/v1/forecast?q=Leeds&days=1&aqi=yes');
    const air = current?.airQuality;
    const { usAqi, gbDefraIndex, europeanAqi } = air ?? {};
    const text = textOf(<AirPanel air={air as Parameters<typeof AirPanel>[0]['air']} />);
    expect(text).toContain(`European index ${europeanAirWord(europeanAqi ?? -1)} ${europeanAqi}`);
    expect(text).toContain(`UK index ${ukAirWord(gbDefraIndex ?? 0)} ${gbDefraIndex} of 10`);
    expect(text).toMatch(new RegExp(`US index [a-z ]+ ${usAqi}`));
  });

  test('that is not known is said to be, and so is pollen', async () => {
    const get = await service({});
    const { current } = await get<ForecastBody>('/v1/forecast?q=Leeds&days=1&aqi=yes');
    expect(current?.airQuality).toBeNull();
    expect(textOf(<AirPanel air={null} />)).toContain('not known');
  });

  test('has the words that the agencies publish, at the borders too', () => {
    // Defra: low to 3, moderate to 6, high to 9. EEA: bands of 20. US EPA: six categories. WHO: UV 3, 6, 8, 11.
    expect([1, 3, 4, 6, 7, 9, 10].map(ukAirWord)).toEqual([
      'low',
      'low',
      'moderate',
      'moderate',
      'high',
      'high',
      'very high',
    ]);
    expect([0, 20, 21, 60, 61, 100, 101, 900].map(europeanAirWord)).toEqual([
      'good',
      'good',
      'fair',
      'moderate',
      'poor',
      'very poor',
      'extremely poor',
      'extremely poor',
    ]);
    expect([1, 6, 7].map(usAirWord)).toEqual(['good', 'hazardous', null]);
    expect([0, 2, 3, 5, 6, 7, 8, 10, 11].map(uvWord)).toEqual([
      'low',
      'low',
      'moderate',
      'moderate',
      'high',
      'high',
      'very high',
      'very high',
      'extreme',
    ]);
  });

  test('burns in hours that are named', async () => {
    const get = await service({});
    const { forecast } = await get<ForecastBody>('/v1/forecast?q=Seville&days=1&units=metric');
    const hours = chartHours(forecast[0]?.hourly ?? [], 'metric');
    const strong = hours.filter(({ uv }) => (uv ?? 0) >= 3);
    expect(strong.length).toBeGreaterThan(3);
    expect(textOf(<UvPart hours={hours} />)).toContain(`Protect skin and eyes from ${strong[0]?.time} to `);
    expect(textOf(<UvPart hours={hours.map((hour) => ({ ...hour, uv: null }))} />)).toContain(
      'Not known for this day.',
    );
  });
});

describe('official warnings', () => {
  test('stand in the words of the agency, with their times at the place', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairday-cap-'));
    open.push(() => rmSync(folder, { recursive: true, force: true }));
    const extreme = infoXml({
      severity: 'Extreme',
      expires: '2026-07-01T23:00:00+00:00',
      extra: '<instruction>Stay inside</instruction>',
    });
    const later = infoXml({ severity: 'Unknown', extra: '<onset>2026-07-01T18:00:00+00:00</onset>' });
    writeFileSync(join(folder, 'leeds.xml'), capXml({ infos: `${extreme}${later}` }));
    const get = await service({ FAIRDAY_CAP_DIR: folder });
    const { alerts, coverage, location } = await get<AlertsBody>('/v1/alerts?q=Leeds');
    const text = textOf(<AlertList alerts={alerts} timeZone={location.tz_id} nowMs={Date.parse(NOW)} />);
    expect(text).toContain(`In force · Extreme ${alerts[0]?.headline}`);
    expect(text).toContain('Stay inside');
    // 23:00 UTC is midnight in Leeds.
    expect(text).toContain('until Thu 2 Jul, 00:00.');
    expect(text).toContain('To come · severity not stated');
    expect(text).toContain('Wed 1 Jul, 19:00');
    expect(textOf(<AlertCoverage {...{ coverage }} stale_since={null} count={2} timeZone="Europe/London" />)).toBe(
      'There are no official warnings here but those at the top.',
    );
  });

  test('that nobody gives, or that could not be fetched, are not taken for none', async () => {
    const get = await service({});
    const { alerts, coverage } = await get<AlertsBody>('/v1/alerts?q=Leeds');
    expect([alerts, coverage]).toEqual([[], 'none']);
    const said = (of: AlertsBody['coverage']) =>
      textOf(<AlertCoverage coverage={of} stale_since="2026-07-01T09:30:00Z" count={0} timeZone="Europe/London" />);
    expect(said('none')).toContain('No source of official warnings covers this place');
    expect(said('unknown')).toContain('could not be fetched in full');
    expect(said('unknown')).toContain('since Wed 1 Jul, 10:30');
    expect(said('covered')).toContain('No official warning is in force');
  });

  test('become links to web addresses alone', async () => {
    const alert = {
      headline: '<b>Gale</b>',
      event: 'Wind',
      severity: 'Severe',
      severity_stated: 'Severe',
      urgency: 'Expected',
      urgency_stated: 'Expected',
      certainty: 'Likely',
      description: 'Text',
      instruction: null,
      areas: '',
      area_match: 'name',
      effective: NOW,
      onset: NOW,
      expires: NOW,
      expires_estimated: true,
      language: 'en',
      source: 'Agency',
      web: 'javascript:alert(1)',
    } as const;
    const text = textOf(<AlertList alerts={[alert]} timeZone="Europe/London" nowMs={0} />);
    expect(text).toContain('<b>Gale</b>');
    expect(text).toContain('no end stated');
    expect(text).toContain('it may not hold this place');
    expect(text).not.toContain('Read it at');
  });
});
