/**
 * A folder of compiled time zone files (TZif), such as /usr/share/zoneinfo, as a source of zone rules. Each file is read at
 * the first use of its zone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import { parseTzif } from '../time/tzif.ts';
import type { ZoneRulesSource } from '../time/zone-rules.ts';
import { EMBEDDED_ZONE_RELEASE, replaceZoneRules } from '../time/zones.ts';

/** Where such a folder says its release, and how the text begins there. */
const RELEASE_FILES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['+VERSION', /^(20\d\d[a-z])\s*$/],
  ['tzdata.zi', /^# version (20\d\d[a-z])\b/],
];
/** The names of zones: nothing that could leave the folder. */
const ZONE_NAME = /^[A-Za-z0-9_+-]+(?:\/[A-Za-z0-9_+-]+)*$/;

/**
 * Uses the rules of that folder where they are newer than the embedded ones; null for the embedded ones alone. Throws
 * `ConfigError` for a folder that cannot be used.
 */
export function applyTzFolder(folder: string | null): void {
  const source = folder === null ? null : openTzFolder(folder);
  replaceZoneRules(source !== null && source.release > EMBEDDED_ZONE_RELEASE ? source : null);
}

/** Throws `ConfigError` when the folder does not say its release or holds no zones. */
function openTzFolder(folder: string): ZoneRulesSource {
  const release = releaseOf(folder);
  if (release === null) {
    throw new ConfigError(
      `FAIRDAY_TZDIR must be a folder of time zone files that names its release in tzdata.zi or +VERSION; ${folder} does not`,
    );
  }
  const source: ZoneRulesSource = {
    release,
    rulesOf(tzId) {
      const bytes = ZONE_NAME.test(tzId) ? read(join(folder, tzId)) : null;
      return bytes === null ? null : parseTzif(bytes);
    },
  };
  if (source.rulesOf('Europe/London') === null) {
    throw new ConfigError(
      `FAIRDAY_TZDIR must be a folder of time zone files (TZif); ${folder} has no readable Europe/London`,
    );
  }
  return source;
}

function releaseOf(folder: string): string | null {
  for (const [name, pattern] of RELEASE_FILES) {
    const release = pattern.exec(read(join(folder, name))?.subarray(0, 100).toString('latin1') ?? '')?.[1];
    if (release !== undefined) return release;
  }
  return null;
}

function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
