/** What the console shows of real answers: every hour, every reason, every day, and each state that a day can be in. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import type { Failure } from '../../src/console/api/client.ts';
import { Banners } from '../../src/console/parts/banners.tsx';
import { ChancesPanel } from '../../src/console/parts/chances.tsx';
import { FailureNote } from '../../src/console/parts/failure-note.tsx';
import { Fortnight } from '../../src/console/parts/fortnight.tsx';
import { Strip } from '../../src/console/parts/strip.tsx';
import { nextDayWithWindow, VerdictPanel } from '../../src/console/parts/verdict.tsx';
import { Why } from '../../src/console/parts/why.tsx';
import { bracketsOf, hoursOf, windowColumns } from '../../src/console/state/hours.ts';
import { decisionRequest, forecastRequest, fortnightRequest } from '../../src/console/state/requests.ts';
import type { CompleteView } from '../../src/console/state/view.ts';
import { activityListing, BUILT_IN } from '../../src/decision/activities.ts';
import type { BestDayBody } from '../../src/operations/best-day.ts';
import type { DecisionBody } from '../../src/operations/decide.ts';
import type { ForecastBody } from '../../src/operations/forecast.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';

const NOW = '2026-10-24T09:30:00Z';
const activities = activityListing(BUILT_IN);
let upstream: TestUpstream;
let fairday: TestService;
let key: string;

beforeAll(async () => {
  upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
  fairday = await startTestService({
    FAIRDAY_NOW: NOW,
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: upstream.url,
  });
  key = await fairday.keyOf('verified');
});
afterAll(async () => {
  await fairday.stop();
  upstream.stop();
});

interface Answers {
  readonly decision: DecisionBody;
  readonly fortnight: BestDayBody;
  readonly forecast: ForecastBody;
}

async function answersTo(view: CompleteView): Promise<Answers> {
  const [decision, fortnight, forecast] = await Promise.all(
    [decisionRequest(view, key), fortnightRequest(view, key), forecastRequest(view, key)].map(
      async ({ path, parameters }) => {
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, String(value));
        const response = await fairday.get(`${path}?${query}`, key);
        expect(response.status).toBe(200);
        return response.json();
      },
    ),
  );
  return { decision, fortnight, forecast };
}

const view = (fields: Partial<CompleteView>): CompleteView => ({
  place: 'Leeds',
  activity: 'running',
  day: '2026-10-26',
  from: null,
  to: null,
  ...fields,
});

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

describe('the hours of the strip', () => {
  test('are all of the day: 25 of them when the clocks go back, each with its weather', async () => {
    const { decision, forecast } = await answersTo(view({ day: '2026-10-25' }));
    const hours = hoursOf(decision, forecast);
    expect(hours).toHaveLength(25);
    expect(hours.every(({ weather }) => weather !== null)).toBe(true);
    expect(new Set(hours.map(({ epoch }) => epoch)).size).toBe(25);
    expect(hours.filter(({ time }) => time.endsWith(' 01:00'))).toHaveLength(2);
  });

  test('that were judged have their score, the others the reason why not', async () => {
    const { decision, forecast } = await answersTo(view({ day: 'today', from: 8, to: 18 }));
    const hours = hoursOf(decision, forecast);
    const judged = new Map((decision.hourly ?? []).map(({ epoch, score }) => [epoch, score]));
    expect(judged.size).toBeGreaterThan(3);
    for (const { epoch, kind, score, time } of hours) {
      const given = judged.get(epoch);
      const hour = Number(time.slice(11, 13));
      if (given !== undefined) expect([kind, score]).toEqual([given === 0 ? 'forbidden' : 'scored', given]);
      else expect(kind).toBe(hour < 10 ? 'over' : 'unasked');
    }
  });

  test('without weather are unknown, not bad', async () => {
    const { decision, forecast } = await answersTo(view({ activity: 'beach', day: '2026-10-26' }));
    const blank = {
      ...forecast,
      forecast: forecast.forecast.map((day) => ({
        ...day,
        hourly: day.hourly?.map((hour) => ({ ...hour, temperature: { celsius: null } })) ?? [],
      })),
    };
    const hours = hoursOf({ ...decision, hourly: [] }, blank);
    expect(new Set(hours.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
  });

  test('are there before the forecast is, as far as they were judged', async () => {
    const { decision } = await answersTo(view({}));
    expect(hoursOf(decision, null).map(({ epoch }) => epoch)).toEqual(
      (decision.hourly ?? []).map(({ epoch }) => epoch),
    );
  });

  test('of an activity of the night are those of its night, from noon to noon', async () => {
    const { decision, forecast } = await answersTo(view({ activity: 'stargazing' }));
    const hours = hoursOf(decision, forecast);
    expect(hours).toHaveLength(24);
    expect(hours.at(0)?.time).toBe('2026-10-26 12:00');
    expect(hours.at(-1)?.time).toBe('2026-10-27 11:00');
    expect(hours.every(({ weather }) => weather !== null)).toBe(true);
  });

  test('a best window spans its own columns', async () => {
    const { decision, forecast } = await answersTo(view({}));
    const hours = hoursOf(decision, forecast);
    expect(decision.best_windows.length).toBeGreaterThan(0);
    for (const window of decision.best_windows) {
      const columns = windowColumns(window, hours) ?? { first: -1, count: 0 };
      expect(hours[columns.first].time).toBe(window.start);
      expect(columns.count).toBe((window.end_epoch - window.start_epoch) / 3_600);
    }
  });

  test('windows that lie close have their labels above each other', async () => {
    const { decision, forecast } = await answersTo(view({}));
    const hours = hoursOf(decision, forecast);
    const windowAt = (from: number, to: number) => ({
      ...decision.best_windows[0],
      start_epoch: hours[from].epoch,
      end_epoch: hours[to].epoch,
    });
    const raised = (...windows: ReturnType<typeof windowAt>[]) =>
      bracketsOf({ ...decision, best_windows: windows }, hours).map((bracket) => bracket.raised);
    expect(raised(windowAt(13, 15), windowAt(9, 13))).toEqual([false, true]);
    expect(raised(windowAt(9, 11), windowAt(11, 13), windowAt(13, 15))).toEqual([false, true, false]);
    expect(raised(windowAt(2, 6), windowAt(16, 20))).toEqual([false, false]);
  });

  test('are each a button whose words say hour, verdict and weather; one of them takes the focus', async () => {
    const { decision, forecast } = await answersTo(view({}));
    const html = renderToString(<Strip decision={decision} hours={hoursOf(decision, forecast)} />);
    expect(count(html, /<button/g)).toBe(24);
    expect(count(html, /aria-label="\d\d:00: [^"]+°C[^"]*"/g)).toBe(24);
    expect(count(html, /tabindex="0"/gi)).toBe(1);
    expect(html).toContain(`${decision.best_windows[0].start.slice(11)}–`);
  });
});

describe('every activity', () => {
  for (const activity of activities) {
    test(`${activity.id}: verdict, reasons, odds and fortnight are shown as answered`, async () => {
      const { decision, fortnight, forecast } = await answersTo(view({ activity: activity.id }));
      const verdict = renderToString(
        <VerdictPanel
          decision={decision}
          activity={activity.name}
          placeName="Leeds"
          fortnight={fortnight}
          addressOfDay={(date) => `/?day=${date}`}
        />,
      );
      const plain = verdict.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&');
      expect(plain).toContain(decision.summary);
      expect(plain).toContain(` ${decision.verdict} `);
      expect(plain).toContain(String(decision.score));
      const why = renderToString(
        <Why factors={decision.factors ?? []} activity={activity} missing={decision.data.missing} />,
      );
      expect(count(why, /class="factor"/g)).toBe(decision.factors?.length ?? 0);
      expect(count(why, /class="bounds"/g)).toBe(decision.factors?.length ?? 0);
      const odds = renderToString(
        <ChancesPanel
          chances={decision.chances ?? null}
          advice={decision.advice ?? null}
          confidence={decision.data.confidence}
        />,
      );
      expect(odds).toContain(decision.chances == null ? 'no odds' : 'in 10');
      const days = renderToString(
        <Fortnight
          fortnight={fortnight}
          forecast={forecast}
          date={decision.date}
          addressOfDay={(date) => `/?day=${date}`}
        />,
      );
      expect(count(days, /class="day day-/g)).toBe(fortnight.days.length);
      expect(count(days, /aria-current="date"/g)).toBe(1);
      expect([...days.matchAll(/src="([^"]+)"/g)].every(([, src]) => src.startsWith('/icons/'))).toBe(true);
      for (const html of [verdict, why, odds, days]) expect(html).not.toMatch(/undefined|NaN|\[object/);
    });
  }
});

describe('states', () => {
  test('a day without hours says so, and names the next day that has some', async () => {
    const { decision, fortnight } = await answersTo(view({}));
    const none = { ...decision, best_windows: [] };
    const next = nextDayWithWindow(decision.date, fortnight);
    expect(next?.date).toBe('2026-10-27');
    const html = renderToString(
      <VerdictPanel
        decision={none}
        activity="Running"
        placeName="Leeds"
        fortnight={fortnight}
        addressOfDay={(date) => `/?day=${date}`}
      />,
    );
    expect(html).toContain('No hours of that day will do.');
    expect(html).toContain('href="/?day=2026-10-27"');
  });

  test('the typical climate is called what it is, a stale forecast has its age, a fresh one no banner', () => {
    const banner = (source: string, stale: boolean) =>
      renderToString(<Banners source={source} stale={stale} updatedAt="2026-10-24T06:00:00Z" />);
    expect(banner('typical', false)).toContain('No forecast at hand');
    expect(banner('open-meteo', true)).toMatch(/This forecast is of \w+/);
    expect(banner('open-meteo', false)).toBe('');
  });

  const refused = (failure: Failure) =>
    renderToString(<FailureNote failure={failure} view={view({})} again={() => {}} />);

  async function failureOf(query: string): Promise<Failure> {
    const { error } = JSON.parse(await (await fairday.get(`/v1/decide?${query}`, key)).text());
    const { code, message, suggestions = [], details = [] } = error;
    return { code, message, suggestions, field: details[0]?.field ?? null, retryAfterSeconds: null };
  }

  test('a failure has a title in words, and its suggestions are ways on', async () => {
    const places = await failureOf('location=Qzwxv&activity=running');
    expect(places.suggestions.length).toBeGreaterThan(0);
    expect(refused(places)).toContain('No such place');
    expect(count(refused(places), /href="\/\?place=/g)).toBe(places.suggestions.length);
    const activity = await failureOf('location=Leeds&activity=runing');
    expect(refused(activity)).toContain('No such activity');
    expect(refused(activity)).toContain('activity=running');
  });

  test('a day out of reach, hours that are over and hours in the wrong order each have a way out', async () => {
    const past = refused(await failureOf('location=Leeds&activity=running&when=2026-10-01'));
    expect(past).toContain('That day is out of reach');
    expect(past).toContain('day=tomorrow');
    const over = refused(await failureOf('location=Leeds&activity=running&when=today&from=2&to=4'));
    expect(over).toContain('That time is over');
    expect(over).toContain('day=tomorrow');
    expect(refused(await failureOf('location=Leeds&activity=running&from=9&to=4'))).toContain('The usual hours');
    for (const html of [past, over]) expect(html).not.toMatch(/Error|\b4\d\d\b|&#39;/);
  });

  test('what may pass by itself can be tried again, and says when', () => {
    const html = refused({
      code: 'weather_unavailable',
      message: 'No source answers.',
      suggestions: [],
      field: null,
      retryAfterSeconds: 30,
    });
    expect(html).toContain('Try again');
    expect(html).toContain('30 seconds');
  });
});
