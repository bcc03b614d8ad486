/**
 * Bundles the console of `src/console` into `data/generated/console.js.gz` and `console.css.gz`, and the script of the API
 * reference into `reference.js.gz`, from where the executable embeds them. It takes a fraction of a second and is done where the sources are newer than the bundle.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dir, '..', '..');
const SOURCES = join(ROOT, 'src', 'console');
const GENERATED = join(ROOT, 'data', 'generated');
const SCRIPT = join(GENERATED, 'console.js.gz');
const STYLE = join(GENERATED, 'console.css.gz');
const REFERENCE_SCRIPT = join(GENERATED, 'reference.js.gz');
const STAMP = join(GENERATED, 'console.stamp');

/** Whether there is a bundle of the present sources and packages. */
export function consoleIsCurrent(): boolean {
  return (
    [SCRIPT, STYLE, REFERENCE_SCRIPT, STAMP].every((file) => existsSync(file)) &&
    readFileSync(STAMP, 'utf8') === digestOfSources()
  );
}

/** Makes the bundle. Throws with what the bundler found wrong. */
export async function buildConsole(): Promise<void> {
  const digest = digestOfSources();
  const { outputs } = await Bun.build({
    entrypoints: [join(SOURCES, 'main.tsx'), join(SOURCES, 'styles', 'console.css'), join(SOURCES, 'reference.ts')],
    target: 'browser',
    format: 'esm',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const [file, ending] of [
    [SCRIPT, 'main.js'],
    [STYLE, 'console.css'],
    [REFERENCE_SCRIPT, 'reference.js'],
  ] as const) {
    const output = outputs.find(({ path }) => path.endsWith(ending));
    if (output === undefined) throw new Error(`the bundler made no ${ending}`);
    writeWhole(file, Bun.gzipSync(new Uint8Array(await output.arrayBuffer()), { level: 9 }));
  }
  writeWhole(STAMP, digest);
}

/** Of all files of the console, and of the packages that they are bundled with. */
function digestOfSources(): string {
  const files = readdirSync(SOURCES, { recursive: true })
    .map(String)
    .filter((name) => /\.(?:tsx?|css|svg|json)$/.test(name))
    .sort()
    .map((name) => join(SOURCES, name));
  const hash = createHash('sha256');
  for (const path of [...files, import.meta.path, join(ROOT, 'bun.lock')]) {
    // Line ends may differ between checkouts without the bundle differing.
    hash.update(path.slice(ROOT.length)).update(readFileSync(path, 'utf8').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex');
}

function writeWhole(path: string, content: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

if (import.meta.main) await buildConsole();
