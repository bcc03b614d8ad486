/** The page in a browser, as somebody meets it who has never seen it: by mouse, by keyboard alone, narrow, dark, on paper, offline. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startTestService, type TestService } from '../support/service.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';
import { findBrowser, launch } from './browser.ts';

const NOW = '2026-06-22T06:30:00Z';
const AXE = readFileSync(Bun.resolveSync('axe-core/axe.min.js', import.meta.dir), 'utf8');
const LISBON = '/?place=Lisbon&activity=laundry-drying&day=2026-06-24';
const found = await findBrowser();

interface AxeReport {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

if (found === null) {
  test('NOT TRIED IN A BROWSER: this machine has none, and none is packaged for it', () => {
    expect(process.platform === 'linux' && process.arch === 'x64').toBe(false);
    expect(process.env.CI).toBeUndefined();
  });
} else {
  describe('the page in a browser', () => {
    let upstream: TestUpstream;
    let fairday: TestService;
    let climate: TestService;
    let key: string;
    let browser: Browser;
    /** Every address that any page asked for. */
    const asked = new Set<string>();
    /** What the pages complained of. */
    const complaints: string[] = [];

    beforeAll(async () => {
      upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
      fairday = await startTestService({
        FAIRDAY_NOW: NOW,
        FAIRDAY_WEATHER: 'open-meteo',
        FAIRDAY_OPEN_METEO_URL: upstream.url,
        FAIRDAY_FREE_DECISION_MONTH: '1000',
      });
      climate = await startTestService({ FAIRDAY_NOW: NOW });
      key = await fairday.keyOf('verified');
      browser = await launch(found);
    }, 180_000);
    afterAll(async () => {
      await browser?.close();
      await fairday.stop();
      await climate.stop();
      upstream.stop();
    });

    async function open(
      path: string,
      options: BrowserContextOptions & { apiKey?: string | null; of?: TestService } = {},
    ) {
      const { apiKey = key, of = fairday, ...rest } = options;
      const context = await browser.newContext({ viewport: { width: 1_280, height: 900 }, ...rest });
      const page = await context.newPage();
      page.on('request', (request) => asked.add(new URL(request.url()).origin));
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/the server responded|ERR_FAILED/.test(message.text()))
          complaints.push(message.text());
      });
      if (apiKey !== null) await page.addInitScript((text) => localStorage.setItem('fairday-key', text), apiKey);
      await page.goto(`${of.url}${path}`);
      return page;
    }

    /** The answer with all that it loads. */
    async function answer(page: Page) {
      await page.locator('.verdict .word').waitFor();
      await page.waitForLoadState('networkidle');
    }

    async function violations(page: Page): Promise<string[]> {
      await page.evaluate(AXE);
      const { violations: all } = await page.evaluate<AxeReport>('axe.run()');
      return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }

    const overflow = (page: Page) =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

    test('a new owner pastes the key, finds a place by three letters, and reads verdict, reasons and odds', async () => {
      const page = await open('/', { apiKey: null });
      expect(await page.locator('.key-needed').textContent()).toContain('fairday key create');
      await page.getByLabel('Your key').fill('fd_wrong');
      await page.getByRole('button', { name: 'Test and keep' }).click();
      await page.locator('#key-note.note').waitFor();
      await page.getByLabel('Your key').fill(key);
      await page.getByRole('button', { name: 'Test and keep' }).click();
      await page.locator('.key-menu').waitFor();

      await page.getByRole('combobox', { name: 'Place' }).pressSequentially('lis');
      await page.getByRole('option', { name: 'Lisbon Portugal' }).click();
      await page.getByRole('link', { name: 'Laundry drying' }).click();
      await answer(page);
      expect(page.url()).toMatch(/\?place=lisbon-[a-z-]+\d+&activity=laundry-drying$/);
      expect(await page.locator('.verdict h1').textContent()).toMatch(/Laundry drying in Lisbon.*Tuesday 23 June/s);
      expect(await page.locator('.verdict .summary').textContent()).toMatch(/ drying laundry .*\.$/);
      expect(await page.locator('.factor .bounds').first().textContent()).toMatch(/^(?:Good|Never)/);
      expect(await page.locator('.odds').textContent()).toContain('in 10');
      await page.locator('.days .day').nth(13).waitFor();
      expect(await page.locator('.days .day').count()).toBe(14);
      expect(await page.title()).toBe('Laundry drying in Lisbon, Portugal · Fairday');

      // The key is this browser's alone, and stays.
      await page.reload();
      await answer(page);
      await page.context().close();
    }, 120_000);

    test('other hours and another day are other answers, and back brings the first again', async () => {
      const page = await open(LISBON);
      await answer(page);
      const before = await page.locator('.verdict h1').textContent();
      await page.locator('.asked .hour select').first().selectOption('14');
      await page.locator('.asked .hour select').last().selectOption('18');
      await page.waitForURL(/from=14&to=18/);
      await page.locator('.answer[aria-busy=false] .hour-unasked >> nth=12').waitFor();
      expect(await page.locator('.glance').textContent()).toMatch(/1[4-6]:00–1[5-8]:00/);
      await page.locator('.days .day').nth(4).click();
      await page.waitForURL(/day=2026-06-26/);
      await page
        .getByRole('heading', { name: /Friday 26 June/ })
        .first()
        .waitFor();
      for (const _ of ['day', 'to', 'from']) await page.goBack();
      expect(page.url()).toEndWith(LISBON);
      await page.locator('.answer[aria-busy=false]').waitFor();
      expect(await page.locator('.verdict h1').textContent()).toBe(before);
      await page.context().close();
    }, 120_000);

    test('the keyboard alone is enough, from the first field to the last hour', async () => {
      const page = await open('/');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      await page.getByRole('combobox', { name: 'Place' }).focus();
      await page.keyboard.type('leeds');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.type('jog');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await answer(page);
      expect(page.url()).toContain('activity=running');
      for (let steps = 0; steps < 8 && !/^\d\d:00:/.test(await focused()); steps++) await page.keyboard.press('Tab');
      await page.keyboard.press('Home');
      expect(await focused()).toStartWith('00:00:');
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toStartWith('01:00:');
      await page.keyboard.press('End');
      expect(await focused()).toStartWith('23:00:');
      expect(await page.locator('.told').textContent()).toStartWith('23:00');
      // One stop for the whole strip.
      await page.keyboard.press('Tab');
      expect(await focused()).not.toMatch(/^\d\d:00:/);
      await page.context().close();
    }, 120_000);

    test('a place that is not known has suggestions that lead on', async () => {
      const page = await open('/?place=Qzwxv&activity=running');
      await page.getByRole('heading', { name: 'No such place' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.locator('.suggestions a').first().click();
      await answer(page);
      await page.context().close();
    }, 120_000);

    test('nothing stands in anybody’s way, by light or in the dark', async () => {
      const page = await open('/', { apiKey: null });
      await page.locator('.gallery a').first().waitFor();
      await page.getByRole('combobox', { name: 'Activity' }).click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([colorScheme, ...(await violations(page))]).toEqual([colorScheme]);
      }
      await page.context().close();

      const answered = await open(LISBON);
      await answer(answered);
      for (const summary of await answered.locator('details > summary').all()) await summary.click();
      await answered.locator('.usage-section dl').first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await answered.emulateMedia({ colorScheme });
        expect([colorScheme, ...(await violations(answered))]).toEqual([colorScheme]);
      }
      await answered.context().close();
    }, 120_000);

    test('fits a window of 320 pixels and a very wide one, and prints on one page', async () => {
      const page = await open(LISBON);
      await answer(page);
      for (const width of [320, 760, 1_080, 2_400]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await overflow(page)]).toEqual([width, 0]);
      }
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(1);
      await page.context().close();
    }, 120_000);

    test('a place that nobody knows fits a small window, however long its name', async () => {
      const page = await open(`/?place=${'Xyzzyq'.repeat(20)}&activity=golf`);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByRole('heading', { name: 'No such place' }).waitFor();
      expect(await overflow(page)).toBe(0);
      await page.context().close();
    }, 120_000);

    test('without a forecast says what is typical, and calls it that', async () => {
      const page = await open(LISBON, { of: climate, apiKey: await climate.keyOf('verified') });
      await answer(page);
      expect(await page.locator('.banner').textContent()).toContain('No forecast at hand');
      expect(await page.locator('.hour-scored').count()).toBeGreaterThan(4);
      expect(await violations(page)).toEqual([]);
      await page.context().close();
    }, 120_000);

    test('a service that is away is said in words, and asked again on demand', async () => {
      const page = await open('/');
      await page.route('**/v1/**', (route) => route.abort());
      await page.locator('.examples a').first().click();
      await page.getByRole('heading', { name: 'No answer' }).waitFor();
      await page.unroute('**/v1/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.verdict .word').waitFor();
      await page.context().close();
    }, 120_000);

    test('no page asked another origin for anything, and none complained', () => {
      expect([...asked].sort()).toEqual([climate.url, fairday.url].sort());
      expect(complaints).toEqual([]);
    });
  });
}
