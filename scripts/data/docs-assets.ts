/** The script and style of the API reference page, compressed with gzip. */
import { readFileSync } from 'node:fs';
import { packagePath } from './packages.ts';

export function buildDocsAssets(): { readonly script: Uint8Array; readonly style: Uint8Array } {
  return { script: compressed('swagger-ui-bundle.js'), style: compressed('swagger-ui.css') };
}

function compressed(file: string): Uint8Array {
  return Bun.gzipSync(readFileSync(packagePath('swagger-ui-dist', file)), { level: 9 });
}
