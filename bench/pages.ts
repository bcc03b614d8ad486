/**
 * Measures the pages as a visitor's browser loads them: what comes over the wire, and the scores of Lighthouse where a browser
 * and the npm registry are at hand.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FoundBrowser, findBrowser } from '../test/console/browser.ts';
import { startTestService } from '../test/support/service.ts';
import type { Measure } from './measure.ts';

/** Fetched for the time of the measurement: it brings 150 packages, which the tests have no use for. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const LIGHTHOUSE_MS = 180_000;
const PAGES = ['/', '/docs', '/docs/guides/first-decision', '/docs/activities/running'];
const BYTES_PER_KB = 1000;

export async function benchPages(): Promise<Measure[]> {
  const service = await startTestService();
  try {
    const measures: Measure[] = [];
    for (const path of PAGES) {
      const bytes = await bytesOfPage(service.url, path);
      measures.push({
        name: `page ${path}`,
        value: bytes / BYTES_PER_KB,
        unit: 'kB',
        note: 'with its parts, compressed',
      });
    }
    const browser = await findBrowser();
    if (browser === null) {
      console.error('no Chromium on this machine: Lighthouse is left out');
      return measures;
    }
    for (const path of PAGES.slice(0, 2)) measures.push(...(await lighthouse(`${service.url}${path}`, path, browser)));
    return measures;
  } finally {
    await service.stop();
  }
}

/** Of the page and of the scripts and styles that it names. */
async function bytesOfPage(origin: string, path: string): Promise<number> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const parts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg)(?:\?[^"]*)?)"/g)].map(([, part]) => part);
  let bytes = 0;
  for (const part of new Set([path, ...parts])) {
    const response = await fetch(`${origin}${part}`, { headers: { 'Accept-Encoding': 'gzip' }, decompress: false });
    bytes += (await response.arrayBuffer()).byteLength;
  }
  return bytes;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

async function lighthouse(url: string, path: string, browser: FoundBrowser): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    const child = Bun.spawn(
      [
        ...['npx', '-y', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${output}`],
        ...['--only-categories=performance,accessibility', '--chrome-flags=--headless=new --no-sandbox'],
      ],
      {
        env: { ...process.env, ...browser.env, CHROME_PATH: browser.path },
        stdout: 'ignore',
        stderr: 'ignore',
        timeout: LIGHTHOUSE_MS,
      },
    );
    if ((await child.exited) !== 0) {
      console.error(`Lighthouse could not be run on ${path}`);
      return [];
    }
    const { categories } = JSON.parse(readFileSync(output, 'utf8')) as Report;
    return Object.entries(categories).flatMap(([name, { score }]) =>
      score === null ? [] : [{ name: `page ${path} ${name}`, value: Math.round(score * 100), unit: 'of 100' }],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
