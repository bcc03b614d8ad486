/**
 * Outlines of regions that alerts name by code alone, as nearly all of MeteoAlarm's do, from GeoJSON files that the
 * operator provides. The lists are not part of the program, because each has terms and editions of its own.
 *
 * Files are read as they are published: MeteoAlarm's geocodes (`code`, of the scheme EMMA_ID unless `type` names
 * another), Eurostat's NUTS (`NUTS_ID`; the level is the number of letters after the country's two), the zones of the US
 * weather service (`id`, UGC), and any file whose features name the scheme by a property: WARNCELLID, CISORP, FIPS, SAME,
 * UGC.
 */
import type { AlertMessage } from './alert.ts';
import { type AlertArea, hasShape, type Outline, outlineOfGeoJson } from './geometry.ts';
import { type Fields, fieldsOf } from './json.ts';

export interface Regions {
  /** The message, with outlines for its areas that have none but name known regions. */
  withOutlines(message: AlertMessage): AlertMessage;
}

export const NO_REGIONS: Regions = { withOutlines: (message) => message };

/** Schemes that a feature may name by a property of that name, in whatever capitals. */
const SCHEMES = ['EMMA_ID', 'WARNCELLID', 'CISORP', 'FIPS', 'SAME', 'UGC'] as const;
/** "ALZ001": a zone, or a county, of the US weather service. */
const UGC = /^[A-Z]{2}[CZ]\d{3}$/;
const NUTS_COUNTRY_LETTERS = 2;

/** The outlines of a parsed GeoJSON file, by scheme and code; none for a file of another kind. */
export function readOutlines(file: unknown): Map<string, Outline> {
  const outlines = new Map<string, Outline>();
  for (const feature of featuresOf(file)) {
    const outline = outlineOfGeoJson(fieldsOf(feature.geometry));
    if (outline.polygons.length === 0) continue;
    for (const key of keysOf(fieldsOf(feature.properties))) outlines.set(key, outline);
  }
  return outlines;
}

/** Regions with these outlines, by the keys of `readOutlines`. */
export function regionsOf(outlines: ReadonlyMap<string, Outline>): Regions {
  const draw = (area: AlertArea): AlertArea => {
    if (hasShape(area)) return area;
    const found = area.geocodes.flatMap(({ name, value }) => outlines.get(keyOf(name, value)) ?? []);
    if (found.length === 0) return area;
    return {
      ...area,
      polygons: found.flatMap(({ polygons }) => polygons),
      holes: [...area.holes, ...found.flatMap(({ holes }) => holes)],
    };
  };
  return {
    withOutlines: (message) => ({
      ...message,
      alerts: message.alerts.map((alert) => ({ ...alert, areas: alert.areas.map(draw) })),
    }),
  };
}

function featuresOf(file: unknown): Fields[] {
  const { features } = fieldsOf(file);
  return Array.isArray(features) ? features.map(fieldsOf) : [];
}

function keysOf(properties: Fields): string[] {
  const keys: string[] = [];
  for (const [name, value] of Object.entries(properties)) {
    const code = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (code === '') continue;
    const scheme = name.toUpperCase();
    if (scheme === 'CODE') keys.push(keyOf(typeof properties.type === 'string' ? properties.type : 'EMMA_ID', code));
    else if (scheme === 'NUTS_ID') keys.push(keyOf(`NUTS${code.length - NUTS_COUNTRY_LETTERS}`, code));
    else if (scheme === 'ID' && UGC.test(code)) keys.push(keyOf('UGC', code));
    else if (SCHEMES.some((known) => known === scheme)) keys.push(keyOf(scheme, code));
  }
  return keys;
}

function keyOf(scheme: string, code: string): string {
  return `${scheme.toUpperCase()} ${code.toUpperCase()}`;
}
