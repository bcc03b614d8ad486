/**
 * A browser for the tests of the page: that of the machine, else, on Linux, the Chromium inside a development package, so
 * that a bare clone leaves nothing out. `FAIRDAY_TEST_BROWSER` names another.
 */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export interface FoundBrowser {
  readonly path: string;
  /** What it needs in its environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** Null where there is none, which no Linux on x64 can say. */
export async function findBrowser(): Promise<FoundBrowser | null> {
  const named = process.env.FAIRDAY_TEST_BROWSER;
  if (named === 'package') return packagedBrowser();
  const path = [named ?? '', ...INSTALLED].find((each) => each !== '' && existsSync(each));
  if (path !== undefined) return { path, env: {} };
  return process.platform === 'linux' && process.arch === 'x64' ? packagedBrowser() : null;
}

/** Unpacked into the folder for temporary files, with the libraries and a font that a bare machine lacks. */
async function packagedBrowser(): Promise<FoundBrowser> {
  const { default: packaged, inflate } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  const bin = join(dirname(Bun.resolveSync('@sparticuz/chromium/package.json', import.meta.dir)), 'bin');
  const libraries = await inflate(join(bin, 'al2023.tar.br'));
  return {
    path,
    env: { LD_LIBRARY_PATH: join(libraries, 'lib'), FONTCONFIG_PATH: join(tmpdir(), 'fonts') },
  };
}

/** Starts it, without a window. The caller closes it. */
export function launch({ path, env }: FoundBrowser): Promise<Browser> {
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return chromium.launch({
    executablePath: path,
    env: { ...Object.fromEntries(own), ...env },
    // The tests may run as root, where the sandbox does not.
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
}
