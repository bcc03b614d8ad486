/**
 * The release of the time zone rules in the runtime. Bun does not report it (process.versions.tz is not set), but its ICU
 * data contains the name of the release, in UTF-16, exactly once.
 */
import { readFileSync } from 'node:fs';

/** "2026a", or "unknown" when the runtime contains none or several. */
export function tzdataOfRuntime(): string {
  const binary = readFileSync(process.execPath);
  const found = new Set<string>();
  for (let at = binary.indexOf(MARK); at >= 0; at = binary.indexOf(MARK, at + 1)) {
    const text = binary.toString('utf16le', at, at + 2 * RELEASE_LENGTH + 2);
    if (/^20[2-9]\d[a-z]\0$/.test(text)) found.add(text.slice(0, RELEASE_LENGTH));
  }
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? 'unknown' : only;
}

const MARK = Buffer.from('202', 'utf16le');
const RELEASE_LENGTH = 5;
