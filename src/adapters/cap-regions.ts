/** GeoJSON files with the outlines of the regions that alerts name by code; read at the first use. */
import type { Outline } from '../alerts/geometry.ts';
import { NO_REGIONS, type Regions, readOutlines, regionsOf } from '../alerts/regions.ts';
import { ConfigError } from '../config/config-error.ts';
import { readTextFile } from '../lib/text-file.ts';

/** Outlines in detail take tens of megabytes. */
const MAX_BYTES = 512 * 1024 * 1024;

interface LazyRegions extends Regions {
  /** Reads the files now, tens of megabytes, so that a bad file is reported at once. Throws `ConfigError`. */
  load(): Regions;
}

/** The regions of these files. */
export function openRegions(paths: readonly string[]): LazyRegions {
  let regions: Regions | null = null;
  const load = (): Regions => {
    regions ??= paths.length === 0 ? NO_REGIONS : regionsOf(new Map(paths.flatMap((path) => [...outlinesOf(path)])));
    return regions;
  };
  return { load, withOutlines: (message) => load().withOutlines(message) };
}

function outlinesOf(path: string): Map<string, Outline> {
  let file: unknown;
  try {
    file = JSON.parse(readTextFile(path, MAX_BYTES));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`FAIRDAY_CAP_AREAS: ${path} cannot be read as GeoJSON (${reason})`);
  }
  const outlines = readOutlines(file);
  if (outlines.size === 0) {
    throw new ConfigError(`FAIRDAY_CAP_AREAS: ${path} has no region with both a code and an outline`);
  }
  return outlines;
}
