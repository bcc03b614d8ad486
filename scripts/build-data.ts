/**
 * Builds the tables that are embedded in the executable, from the data packages and the hand tables in `data/`:
 * `data/generated/places.bin` (the gazetteer), `zones.bin` (time zone boundaries), `codes.bin` (postcodes and airports),
 * `zone-rules.json` (time zone rules), the condition icons and `stamp.json`.
 *
 * The same inputs give the same bytes. Each file is written in one step.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildCodes } from './data/codes.ts';
import { buildGazetteer } from './data/gazetteer.ts';
import { buildIcons } from './data/icons.ts';
import { Progress } from './data/progress.ts';
import { expectedStamp, GENERATED, generatedPath, type Stamp, stampIsCurrent } from './data/stamp.ts';
import { buildZoneRules } from './data/zone-rules.ts';
import { buildZones } from './data/zones.ts';

const STEPS = 7;

/** Whether the generated tables exist and match the current inputs. */
export function dataIsCurrent(): boolean {
  return stampIsCurrent();
}

/** Builds all tables. */
export async function buildData(): Promise<void> {
  const startMs = performance.now();
  const progress = new Progress(STEPS);
  const gazetteer = await buildGazetteer(progress);
  await progress.step('collecting postcodes and airports');
  const codes = await buildCodes(gazetteer.file);
  const zones = await buildZones(progress);
  const stamp: Stamp = {
    ...expectedStamp(),
    counts: {
      places: gazetteer.places,
      zones: zones.zones,
      zoneCorners: zones.corners,
      postcodes: codes.postcodes,
      airports: codes.airports,
    },
    gazetteer: gazetteer.release,
    zoneBoundaries: zones.release,
    codes: codes.release,
  };
  mkdirSync(dirname(generatedPath(GENERATED.stamp)), { recursive: true });
  // The stamp is removed first and written last, so that an interrupted build is never taken for a finished one.
  rmSync(generatedPath(GENERATED.stamp), { force: true });
  writeWhole(GENERATED.places, gazetteer.file);
  writeWhole(GENERATED.zones, zones.file);
  writeWhole(GENERATED.codes, codes.file);
  writeWhole(GENERATED.icons, buildIcons());
  writeWhole(GENERATED.zoneRules, `${JSON.stringify(buildZoneRules())}\n`);
  writeWhole(GENERATED.stamp, `${JSON.stringify(stamp, null, 2)}\n`);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  progress.finish(`${gazetteer.places} places and ${zones.zones} time zones in ${seconds} s`);
}

function writeWhole(file: string, content: Uint8Array | string): void {
  const unfinished = generatedPath(`${file}.${process.pid}.tmp`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, generatedPath(file));
}

if (import.meta.main) await buildData();
