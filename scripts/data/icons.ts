/** The condition icons that answers name, of Meteocons, as one compressed table of name and drawing. */
import { readFileSync } from 'node:fs';
import { ICON_NAMES } from '../../src/weather/conditions/icons.ts';
import { packagePath } from './packages.ts';

export function buildIcons(): Uint8Array {
  const drawings = ICON_NAMES.map((name) => [
    name,
    readFileSync(packagePath('@meteocons/svg', `fill/${name}.svg`), 'utf8'),
  ]);
  return Bun.gzipSync(JSON.stringify(Object.fromEntries(drawings)), { level: 9 });
}
