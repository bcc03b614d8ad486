/**
 * The printed examples of README and docs: each `console` block under a marker `<!-- example: SETTING -->` is run, and what it
 * prints stands in the page. A test compares them; this script writes them.
 *
 *   bun scripts/examples.ts            says which examples differ; exit 1 if any does
 *   bun scripts/examples.ts --write    writes what the commands print now
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '..');

/** The pages that may hold examples, as paths from the root. */
export const PAGES: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true })
    .map((name) => `docs/${name}`)
    .filter((name) => name.endsWith('.md'))
    .sort(),
];

/** How the program runs for the examples of a marker: offline, at a fixed instant, so that everybody gets the same. */
const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  typical: { FAIRDAY_WEATHER: 'typical', FAIRDAY_NOW: '2026-06-20T09:00:00Z' },
};

const EXAMPLE = /<!-- example: (\w+) -->\n```console\n\$ fairday (.*)\n([\s\S]*?)```/g;

export interface Example {
  readonly page: string;
  readonly command: string;
  readonly printed: string;
  readonly expected: string;
}

/** The words of a command line; double quotes hold words together. */
export function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
}

async function print(setting: string, command: string): Promise<string> {
  const env = SETTINGS[setting];
  if (env === undefined) throw new Error(`there is no setting "${setting}" for examples`);
  const folder = mkdtempSync(join(tmpdir(), 'fairday-example-'));
  try {
    const child = Bun.spawn([process.execPath, join(ROOT, 'src/main.ts'), ...wordsOf(command)], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', NO_COLOR: '1', ...env },
      stdout: 'pipe',
      stderr: 'pipe',
    });
    const [out, error] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    if ((await child.exited) !== 0) throw new Error(`fairday ${command}: ${error}`);
    return out;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All examples of a page, with what stands there and what the command prints now. */
export async function examplesOf(page: string): Promise<Example[]> {
  const examples: Example[] = [];
  for (const [, setting, command, printed] of readFileSync(join(ROOT, page), 'utf8').matchAll(EXAMPLE)) {
    examples.push({ page, command, printed, expected: await print(setting, command) });
  }
  return examples;
}

if (import.meta.main) {
  const write = process.argv.includes('--write');
  for (const page of PAGES) {
    for (const { command, printed, expected } of await examplesOf(page)) {
      if (printed === expected) continue;
      console.log(`${page}: fairday ${command}`);
      if (!write) process.exitCode = 1;
      else {
        const path = join(ROOT, page);
        const text = readFileSync(path, 'utf8');
        const head = `$ fairday ${command}\n`;
        writeFileSync(
          path,
          text.replace(`${head}${printed}\`\`\``, () => `${head}${expected}\`\`\``),
        );
      }
    }
  }
}
