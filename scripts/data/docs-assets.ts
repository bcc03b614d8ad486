/** The script and style of the API reference page, compressed as they are sent. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = { 'swagger-ui-bundle.js': 'swagger-ui.js.gz', 'swagger-ui.css': 'swagger-ui.css.gz' };

/** Writes both into `folder` from the swagger-ui-dist package. */
export function buildDocsAssets(folder: string): void {
  const from = join(import.meta.dir, '..', '..', 'node_modules', 'swagger-ui-dist');
  mkdirSync(folder, { recursive: true });
  for (const [source, target] of Object.entries(PARTS)) {
    writeFileSync(join(folder, target), Bun.gzipSync(readFileSync(join(from, source)), { level: 9 }));
  }
}
