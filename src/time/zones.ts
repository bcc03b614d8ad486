/** The rules of the zones in use: those embedded in the program, or newer ones that were handed in at start. */
import table from '../../data/generated/zone-rules.json';
import { tableSource, type ZoneRules, type ZoneRulesSource } from './zone-rules.ts';

const embedded = tableSource(table);
let newer: ZoneRulesSource | null = null;
const known = new Map<string, ZoneRules>();

/** The release of the embedded rules: `2026f`. */
export const EMBEDDED_ZONE_RELEASE = embedded.release;

/** The release of the rules in use. */
export function zoneReleaseInUse(): string {
  return newer?.release ?? embedded.release;
}

/** The release in use, for people: `2026f`, or `2026g from FAIRDAY_TZDIR (2026f is embedded)`. */
export function zoneReleaseText(): string {
  return newer === null
    ? `${embedded.release} (embedded)`
    : `${newer.release} from FAIRDAY_TZDIR (${embedded.release} is embedded)`;
}

/** Takes other rules from now on where they know a zone, or the embedded ones alone for null. For the start of a process. */
export function replaceZoneRules(source: ZoneRulesSource | null): void {
  newer = source;
  known.clear();
}

/** The rules of an IANA zone. Throws `RangeError` for a name that neither source knows. */
export function rulesOfZone(tzId: string): ZoneRules {
  let rules = known.get(tzId);
  if (rules === undefined) {
    const found = newer?.rulesOf(tzId) ?? embedded.rulesOf(tzId);
    if (found === null) throw new RangeError(`unknown time zone ${tzId}`);
    rules = found;
    known.set(tzId, rules);
  }
  return rules;
}
