/** The panels in a browser: a question and what it cost, an answer cut off, usage as a chart, the same call copied, charts by keyboard. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { Browser, Page } from 'playwright-core';
import { startTestService, type TestService } from '../../support/service.ts';
import { startUpstream, type TestUpstream } from '../../upstream/server.ts';
import { findBrowser, launch } from '../browser.ts';

const NOW = '2026-06-22T06:30:00Z';
const LISBON = '/?place=Lisbon&activity=laundry-drying&day=2026-06-24';
const found = await findBrowser();

if (found === null) {
  test('NOT TRIED IN A BROWSER: this machine has none, and none is packaged for it', () => {
    expect(process.platform === 'linux' && process.arch === 'x64').toBe(false);
    expect(process.env.CI).toBeUndefined();
  });
} else {
  describe('the panels in a browser', () => {
    let upstream: TestUpstream;
    let fairday: TestService;
    let browser: Browser;

    beforeAll(async () => {
      upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
      fairday = await startTestService({
        FAIRDAY_NOW: NOW,
        FAIRDAY_WEATHER: 'open-meteo',
        FAIRDAY_OPEN_METEO_URL: upstream.url,
        FAIRDAY_FREE_PREMIUM_DAY: '3',
      });
      browser = await launch(found);
    }, 180_000);
    afterAll(async () => {
      await browser?.close();
      await fairday.stop();
      upstream.stop();
    });

    /** The answer page with a key of a new account. */
    async function open(): Promise<Page> {
      const key = await fairday.keyOf('verified');
      const page = await browser.newPage({
        viewport: { width: 1_280, height: 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await page.addInitScript((text) => localStorage.setItem('fairday-key', text), key);
      await page.goto(`${fairday.url}${LISBON}`);
      await page.locator('.verdict .word').waitFor();
      return page;
    }

    const question = (page: Page) => page.getByLabel('Your question');
    const reply = (page: Page) => page.locator('.reply-text');

    test('a question is answered for the place on the page, and says what it cost; the next is refused in words', async () => {
      const page = await open();
      await question(page).fill('How warm will it be tomorrow?');
      await page.keyboard.press('Enter');
      await page.getByText('Cost: free. 1 free premium calls left today.').waitFor();
      expect(await reply(page).textContent()).toContain('Lisbon');
      await page.keyboard.press('Escape');
      expect(await page.locator('.reply').count()).toBe(0);
      expect(await question(page).evaluate((field) => field === document.activeElement)).toBe(true);

      // A question takes two calls; one is left, and no credit.
      await page.keyboard.press('Enter');
      await page.getByText('Not charged.').waitFor();
      expect(await reply(page).textContent()).toContain('credit');
      expect(await reply(page).textContent()).not.toMatch(/\b402\b|payment_required/);
      await page.context().close();
    }, 120_000);

    test('an answer that breaks off keeps what came and can be asked for again', async () => {
      const page = await open();
      let whole = '';
      await page.route('**/v1/ai', async (route) => {
        const response = await route.fetch();
        whole = await response.text();
        const cut = whole.slice(0, whole.indexOf('event: billing'));
        await route.fulfill({ response, body: cut });
      });
      await question(page).fill('How warm will it be tomorrow?');
      await page.keyboard.press('Enter');
      await page.getByText('The answer broke off before its end.').waitFor();
      await page.unroute('**/v1/ai');
      await page.getByRole('button', { name: 'Ask again' }).click();
      // The same call, with the same id: the stored answer.
      await page.getByText('The stored answer again: not charged.').waitFor();
      expect(whole).toContain('Lisbon');
      await page.context().close();
    }, 120_000);

    test('usage shows the calls of this page in a chart of 90 days', async () => {
      const page = await open();
      await page.waitForLoadState('networkidle');
      await page.getByText('Usage and balance').click();
      const chart = page.getByRole('img', { name: /calls in 90 days/ });
      await chart.waitFor();
      expect(Number((await chart.getAttribute('aria-label'))?.split(' ')[0])).toBeGreaterThanOrEqual(4);
      expect(await page.locator('.usage').textContent()).toContain('free calls left this month');
      await page.context().close();
    }, 120_000);

    test('the same call is copied without the key, and with it when that is asked for', async () => {
      const page = await open();
      const key = await page.evaluate(() => localStorage.getItem('fairday-key') ?? '');
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await page.getByRole('button', { name: 'Copy the call as curl' }).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      expect(await copied()).toContain("curl -H 'X-API-Key: YOUR_KEY'");
      expect(await page.locator('body').textContent()).not.toContain(key);
      await page.getByLabel('with my key').check();
      await page.getByRole('radio', { name: 'Command line' }).check();
      await page.getByRole('button', { name: 'Copy the call as Command line' }).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      expect(await copied()).toContain(`fairday decide Lisbon laundry-drying --when 2026-06-24`);
      expect(await copied()).toContain(key);
      await page.context().close();
    }, 120_000);

    test('the charts are read hour by hour with the arrow keys, and as a table', async () => {
      const page = await open();
      const slider = page.getByRole('slider', { name: 'Weather by the hour' });
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await slider.getAttribute('aria-valuetext')).toStartWith('01:00');
      await page.keyboard.press('End');
      expect(await page.locator('.readout').textContent()).toStartWith('23:00');
      await page.getByText('The hours as a table').click();
      expect(await page.locator('.hour-charts tbody tr').count()).toBe(24);
      await page.context().close();
    }, 120_000);

    test('charts and strip stand on one axis', async () => {
      const page = await open();
      const box = async (selector: string) =>
        (await page.locator(selector).first().boundingBox()) ?? { x: -1, width: -1 };
      await page.locator('.plot-field').first().waitFor();
      const [strip, plot] = [await box('.columns'), await box('.plot-field')];
      expect([Math.round(plot.x), Math.round(plot.width)]).toEqual([Math.round(strip.x), Math.round(strip.width)]);
      await page.context().close();
    }, 120_000);
  });
}
