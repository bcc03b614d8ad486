/**
 * `places`: brings the operator's own tables of places into the data directory, from files of GeoNames.
 *
 * A file is read and checked whole before it replaces what was there, and it replaces it in one step. A running server
 * keeps what it has opened; the next start takes the new.
 */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Sections } from '../../place/binary-sections.ts';
import { Gazetteer } from '../../place/gazetteer.ts';
import { parsePostcodeLine } from '../../place/geonames-postcodes.ts';
import { gazetteerPath, postcodesPath } from '../../place/imported.ts';
import { openEmbeddedGazetteer } from '../../place/places.ts';
import { PostcodeCollector, PostcodeTable } from '../../place/postcode-table.ts';
import { type Command, type CommandContext, EXIT } from '../command.ts';
import { createProgressLog, type ProgressLog } from '../terminal/progress-log.ts';
import { openLines, replaceFile } from './import-file.ts';
import { CommandFailure } from './subcommand.ts';

const USAGE = 'usage: fairday places import postcodes|gazetteer FILE';
const LINES_PER_SHOW = 5_000;
const ALTERNATE_NAMES = ['alternateNamesV2.zip', 'alternateNamesV2.txt'];

export const placesCommand: Command = {
  name: 'places',
  summary: 'import postcodes or a newer gazetteer from files of GeoNames',
  help: `  fairday places import postcodes allCountries.zip
  fairday places import postcodes GB_full.csv.zip
  fairday places import gazetteer cities500.zip

Reads a file of GeoNames, as zip or as text, checks all of it, and keeps what it holds in the data directory, where it counts
from the next start on.

postcodes: a file of https://download.geonames.org/export/zip/, of one country or of many. A country imported by itself goes
before the same country in a file of many, and both before what the program has inside.
gazetteer: cities500 of https://download.geonames.org/export/dump/, which takes the place of the whole table of places.
With alternateNamesV2.zip in the same folder, other names come from there, without those that are history.`,
  async run(args, context) {
    const [verb, kind, file, ...rest] = args;
    try {
      const run = kind === 'postcodes' ? importPostcodes : kind === 'gazetteer' ? importGazetteer : null;
      if (verb !== 'import' || run === null || file === undefined || rest.length > 0) {
        throw new CommandFailure(EXIT.usage, USAGE);
      }
      await run(file, context);
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      context.terminal.err(`fairday places: ${error.message}`);
      return error.exitCode;
    }
  },
};

async function importPostcodes(file: string, { terminal, config }: CommandContext): Promise<void> {
  const dataDir = resolve(config.dataDir);
  terminal.err(`fairday: data directory ${dataDir}`);
  const progress = createProgressLog(terminal);
  const collector = new PostcodeCollector();
  await eachLine(file, progress, 'postcodes', (line) => {
    const row = parsePostcodeLine(line);
    if (typeof row === 'string') return row;
    if (row !== null) collector.add(row);
    return null;
  });
  if (collector.count === 0) throw refused(file, 'it holds no postcodes');
  progress.show(1, 'sorting');
  const bytes = collector.file(`${basename(file)} of ${dateOf(file)}, ${collector.count} rows`);
  const table = new PostcodeTable(new Sections(new Uint8Array(bytes).buffer));
  if (table.count !== collector.count) throw refused(file, 'the table made from it is not whole');
  replaceFile(postcodesPath(dataDir, collector.countryCodes), bytes);
  const countries =
    collector.countryCodes.length === 1 ? collector.countryCodes[0] : `${collector.countryCodes.length} countries`;
  progress.finish(`${collector.count} postcodes of ${countries} imported; a server takes them at its next start.`);
  if (collector.countryCodes.includes('GB')) terminal.err(ROYAL_MAIL);
}

async function importGazetteer(file: string, { terminal, config }: CommandContext): Promise<void> {
  const dataDir = resolve(config.dataDir);
  terminal.err(`fairday: data directory ${dataDir}`);
  const progress = createProgressLog(terminal);
  // Loaded only here: no other command makes tables.
  const { GazetteerImport } = await import('../../place/build/import.ts');
  const places = new GazetteerImport();
  await eachLine(file, progress, 'places', (line) => places.addPlace(line));
  const names = ALTERNATE_NAMES.map((name) => join(dirname(file), name)).find((path) => existsSync(path));
  if (names !== undefined) await eachLine(names, progress, 'other names', (line) => places.addAlternateName(line));
  const steps = {
    step: async (label: string) => progress.show(1, label),
    within: () => {},
  };
  let bytes: Uint8Array;
  try {
    bytes = await places.make(await openEmbeddedGazetteer(), basename(file), steps);
  } catch (error) {
    throw refused(file, error instanceof Error ? error.message : String(error));
  }
  const made = new Gazetteer(new Sections(new Uint8Array(bytes).buffer));
  if (made.count !== places.count || made.withGeonameId(made.geonameId(0)) !== 0) {
    throw refused(file, 'the table made from it is not whole');
  }
  replaceFile(gazetteerPath(dataDir), bytes);
  progress.finish(`${made.count} places imported; a server takes them at its next start.`);
}

async function eachLine(
  file: string,
  progress: ProgressLog,
  what: string,
  take: (line: string) => string | null,
): Promise<void> {
  const { lines, progress: share } = await openLines(file);
  let number = 0;
  for await (const line of lines) {
    number++;
    const problem = take(line);
    if (problem !== null) throw refused(file, `line ${number}: ${problem}`);
    if (number % LINES_PER_SHOW === 0) progress.show(share(), `${number} ${what} read`);
  }
}

/** What the licence of British postcodes asks to be shown. */
const ROYAL_MAIL =
  'British postcodes: contains Ordnance Survey data, Royal Mail data and National Statistics data © Crown, Royal Mail copyright and database right.';

function refused(file: string, reason: string): CommandFailure {
  return new CommandFailure(EXIT.usage, `${basename(file)} was not imported: ${reason}; what was there is untouched`);
}

function dateOf(file: string): string {
  return statSync(file).mtime.toISOString().slice(0, 10);
}
