/** The pages of the activities: complete, safe to show, and free of scripts. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import { derive } from '../../../src/decision/derive.ts';
import type { Profile } from '../../../src/decision/profile.ts';
import { scoreHours } from '../../../src/decision/score.ts';
import { VARIABLES, type Variable } from '../../../src/decision/variables.ts';
import { verdictOfScore } from '../../../src/decision/verdict.ts';
import { activityIndexPage, activityPage } from '../../../src/http/pages/activity-page.ts';
import { escapeHtml } from '../../../src/http/pages/escape-html.ts';
import { type HourValues, profileOf, questionOf } from '../../decision/scenario.ts';
import { ROOT } from '../../support/process.ts';
import { startTestService, type TestService } from '../../support/service.ts';

/** Tags that stand alone in HTML, or close themselves in SVG. */
const ALONE = /^(meta|link|br|rect|line|polyline)$/;

/** The names of tags left open or closed without being open. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (closing === '' && !ALONE.test(name)) open.push(name);
    if (closing !== '' && open.pop() !== name) wrong.push(name);
  }
  return [...open, ...wrong];
}

describe('the page of every activity', () => {
  for (const profile of BUILT_IN.profiles) {
    test(profile.id, () => {
      const page = activityPage(profile, 'https://weather.example');
      expect(unbalanced(page)).toEqual([]);
      expect(page).not.toMatch(/<script|style=|NaN|undefined|\[object|Infinity/);
      expect(page.match(/<svg /g)).toHaveLength(profile.factors.length);
      for (const { source, judgement, knots } of profile.factors) {
        if (source !== undefined) expect(page).toContain(`<b>Source</b> ${escapeHtml(source)}</p>`);
        if (judgement !== undefined) expect(page).toContain(`<b>Judgement</b> ${escapeHtml(judgement)}</p>`);
        expect(knots.length).toBeGreaterThan(1);
      }
      expect(page.match(/<circle /g)).toHaveLength(profile.factors.flatMap(({ knots }) => knots).length);
      for (const text of profile.doesNotKnow) expect(page).toContain(escapeHtml(text));
      for (const alias of profile.aliases) expect(page).toContain(`<code>${alias}</code>`);
      expect(page).toContain(`https://weather.example/v1/decide?location=Leeds&amp;activity=${profile.id}`);
      for (const [, number] of page.matchAll(/ (?:x|y|cx|cy|x1|x2|y1|y2)="([^"]*)"/g)) {
        expect(Number(number)).toBeWithin(0, 341);
      }
    });
  }
  test('shows what an operator wrote as text, whatever it is', () => {
    const [first] = BUILT_IN.profiles;
    const evil = `<script>alert("x")</script> & 'more'`;
    const factors = [{ ...first.factors[0], source: evil, judgement: evil }];
    const profile = { ...first, name: evil, description: evil, doesNotKnow: [evil], factors };
    for (const page of [activityPage(profile, 'http://h'), activityIndexPage([profile])]) {
      expect(page).not.toContain('<script');
      expect(page).toContain('&lt;script&gt;');
    }
  });
});

describe('the limits that the pages state are those of the engine', () => {
  const NO_RISKS = { limiting: [], noted: [] };
  const pageOf = (id: string): string => activityPage(profileOf(id), 'http://h');
  /** The number on a page behind a text. */
  const numberAfter = (page: string, text: string): number => {
    const digits = page.split(`${text} `)[1]?.match(/^−?\d+/)?.[0] ?? '';
    expect(digits).not.toBe('');
    return Number(digits.replace('−', '-'));
  };
  const scoresOf = (profile: Profile, at: (hour: number) => HourValues) => {
    const { weather, lat, lon } = questionOf({ activity: profile.id, at });
    const hours = derive(weather, { lat, lon });
    return { hours, limits: scoreHours(hours, profile).limit };
  };

  test.each<[text: string, variable: Variable, worse: 1 | -1, at: (hour: number) => HourValues]>([
    ['gusts from', 'gust', 1, (hour) => ({ gustKmh: 93 + hour })],
    ['wind chill from', 'wind_chill', -1, (hour) => ({ temperatureC: -20 - hour, windKmh: 40, gustKmh: 50 })],
    ['a heat index from', 'heat_index', 1, (hour) => ({ temperatureC: 34 + hour / 2, relativeHumidityPct: 55 })],
  ])('%s a value that forbids the hour', (text, variable, worse, at) => {
    const limit = numberAfter(pageOf('hiking'), text);
    const { hours, limits } = scoresOf({ ...profileOf('hiking'), risks: NO_RISKS }, at);
    const values = hours.values(variable);
    const forbidden = Array.from(values, (value) => worse * value >= worse * limit);
    expect(forbidden).toContain(true);
    expect(forbidden).toContain(false);
    expect(Array.from(limits, (most) => most === 0)).toEqual(forbidden);
    // The nearest value on the free side is within a step of the limit, so that a moved limit is noticed.
    expect(Math.min(...Array.from(values, (value) => Math.abs(value - limit)))).toBeLessThan(2);
  });

  test('a thunderstorm limits an hour under a roof', () => {
    const most = numberAfter(pageOf('driving'), 'thunderstorms limit an hour to');
    const { limits } = scoresOf({ ...profileOf('driving'), risks: NO_RISKS }, () => ({ weatherCode: 95 }));
    expect(new Set(limits)).toEqual(new Set([most]));
  });

  test('a severe and an extreme hour of a limiting risk', () => {
    const page = pageOf('driving');
    const profile: Profile = { ...profileOf('driving'), risks: { limiting: ['snow'], noted: [] } };
    const snow = (cm: number) =>
      Math.min(
        ...scoresOf(profile, (hour) =>
          // In one hour, since six of them are a risk of their own.
          hour === 12 ? { snowfallCm: cm, precipitationMm: 1, precipitationProbabilityPct: 90 } : {},
        ).limits,
      );
    expect(snow(2)).toBe(numberAfter(page, 'a severe hour of these scores'));
    expect(snow(4)).toBe(numberAfter(page, 'at most, an extreme one'));
  });

  test('the bands of the curves are those of the verdict', () => {
    const page = pageOf('golf');
    const good = Number(/good,\s+(\d+) and more/.exec(page)?.[1]);
    const avoid = numberAfter(page, 'avoid, below');
    expect([verdictOfScore(good), verdictOfScore(good - 1)]).toEqual(['good', 'fair']);
    expect([verdictOfScore(avoid), verdictOfScore(avoid - 1)]).toEqual(['poor', 'avoid']);
    for (const score of [good, avoid]) expect(page).toContain(`>${score}</text>`);
  });
});

describe('over HTTP', () => {
  let fairday: TestService;
  beforeAll(async () => {
    fairday = await startTestService({ FAIRDAY_ACTIVITIES: join(ROOT, 'docs') });
  });
  afterAll(() => fairday.stop());

  test('the index leads to a page for each, the operator’s own among them', async () => {
    const index = await (await fairday.get('/docs/activities')).text();
    expect(unbalanced(index)).toEqual([]);
    const paths = [...index.matchAll(/href="(\/docs\/activities\/[^"]+)"/g)].map(([, path]) => path);
    expect(paths).toHaveLength(21);
    expect(paths).toContain('/docs/activities/kite-flying');
    expect(index).toContain('\nid: kite-flying #');
    for (const variable of Object.keys(VARIABLES)) expect(index).toContain(`<code>${variable}</code>`);
    for (const path of paths) expect((await fairday.get(path)).status).toBe(200);
  });
  test('pages may run and load nothing but the style', async () => {
    const { headers } = await fairday.get('/docs/activities/golf');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toStartWith("default-src 'none'; style-src 'self';");
    expect(policy).not.toMatch(/script|unsafe/);
    expect((await fairday.get('/docs/pages.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
  test('a slip in the address is answered with the page meant', async () => {
    const response = await fairday.get('/docs/activities/kite-flyng');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('/docs/activities/kite-flying');
  });
  test('the API reference links to them', async () => {
    expect(await (await fairday.get('/openapi.json')).text()).toContain('(/docs/activities)');
  });
});
