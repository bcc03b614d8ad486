/**
 * `fairday places`: imports the operator's own tables of places from GeoNames files into the data directory.
 *
 * A file is read and checked completely before it replaces the old table in one step. A running server keeps the table
 * that it has opened; the next start uses the new one.
 */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { useDataDirectory } from '../../adapters/data-directory.ts';
import { BinarySections } from '../../place/binary-sections.ts';
import { Gazetteer } from '../../place/gazetteer.ts';
import { parsePostcodeLine } from '../../place/geonames-postcodes.ts';
import { gazetteerPath, postcodesPath } from '../../place/imported.ts';
import { openEmbeddedGazetteer } from '../../place/places.ts';
import { PostcodeCollector, PostcodeTable } from '../../place/postcode-table.ts';
import { type Command, type CommandContext, CommandFailure, EXIT } from '../command.ts';
import { parseCommandLine } from '../terminal/arguments.ts';
import { createProgressLog, type ProgressLog } from '../terminal/progress-log.ts';
import { openLines, replaceFile } from './import-file.ts';
import { runNamed } from './subcommand.ts';

const KINDS = ['postcodes', 'gazetteer'];
const USAGE = `usage: fairday places import ${KINDS.join('|')} FILE`;
/** All of GeoNames has some 2 million, Britain in full as many again. */
const MAX_POSTCODES = 10_000_000;
const LINES_PER_UPDATE = 5_000;
const ALTERNATE_NAMES = ['alternateNamesV2.zip', 'alternateNamesV2.txt'];

export const placesCommand: Command = {
  name: 'places',
  summary: 'import postcodes or a newer gazetteer from files of GeoNames',
  subcommands: [
    {
      name: 'import',
      summary: 'read a GeoNames file, zip or text, check all of it, and write its table to the data directory',
      operands: ['KIND', 'FILE'],
      operandChoices: { KIND: KINDS },
    },
  ],
  examples: [
    'fairday places import postcodes allCountries.zip',
    'fairday places import postcodes GB_full.csv.zip',
    'fairday places import gazetteer cities500.zip',
  ],
  about: `A server uses the table from its next start. KIND is postcodes or gazetteer.

postcodes: a file of https://download.geonames.org/export/zip/, of one country or of many. A file of one country has
priority over a file of many, and both over the built-in table.

gazetteer: cities500 of https://download.geonames.org/export/dump/, which replaces the whole table of places. With
alternateNamesV2.zip in the same folder, alternative names come from there, without historical ones.`,
  run(args, context) {
    return runNamed(placesCommand.name, async () => {
      const [verb, kind, file, ...rest] = parseCommandLine(args, {}, USAGE).positionals;
      const run = kind === 'postcodes' ? importPostcodes : kind === 'gazetteer' ? importGazetteer : null;
      if (verb !== 'import' || run === null || file === undefined || rest.length > 0) {
        throw new CommandFailure(EXIT.usage, USAGE);
      }
      await run(file, context);
    });
  },
};

async function importPostcodes(file: string, { terminal, config }: CommandContext): Promise<void> {
  const dataDir = useDataDirectory(config.dataDir, terminal.err);
  const progress = createProgressLog(terminal);
  const collector = new PostcodeCollector();
  await importLines(file, progress, 'postcodes', (line) => {
    const row = parsePostcodeLine(line);
    if (typeof row === 'string') return row;
    if (row !== null) collector.add(row);
    return collector.count > MAX_POSTCODES ? `there are more than ${MAX_POSTCODES} postcodes` : null;
  });
  if (collector.count === 0) throw refused(file, 'it holds no postcodes');
  progress.show(1, 'sorting');
  const { bytes, count } = collector.file((rows) => `${basename(file)} of ${dateOf(file)}, ${rows} rows`);
  const table = new PostcodeTable(new BinarySections(new Uint8Array(bytes).buffer));
  if (table.count !== count) throw refused(file, 'the table built from it is incomplete');
  replaceFile(postcodesPath(dataDir, collector.countryCodes), bytes);
  const countries =
    collector.countryCodes.length === 1 ? collector.countryCodes[0] : `${collector.countryCodes.length} countries`;
  progress.finish(`${count} postcodes of ${countries} imported; a server uses them from its next start.`);
  if (collector.countryCodes.includes('GB')) terminal.err(ROYAL_MAIL);
}

async function importGazetteer(file: string, { terminal, config }: CommandContext): Promise<void> {
  const dataDir = useDataDirectory(config.dataDir, terminal.err);
  const progress = createProgressLog(terminal);
  // Loaded here, because only this command builds tables.
  const { GazetteerImport } = await import('../../place/build/import.ts');
  const places = new GazetteerImport();
  await importLines(file, progress, 'places', (line) => places.addPlace(line));
  const names = ALTERNATE_NAMES.map((name) => join(dirname(file), name)).find((path) => existsSync(path));
  if (names !== undefined)
    await importLines(names, progress, 'alternative names', (line) => places.addAlternateName(line));
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
  const built = new Gazetteer(new BinarySections(new Uint8Array(bytes).buffer));
  if (built.count !== places.count || built.withGeonameId(built.geonameId(0)) !== 0) {
    throw refused(file, 'the table built from it is incomplete');
  }
  replaceFile(gazetteerPath(dataDir), bytes);
  progress.finish(`${built.count} places imported; a server uses them from its next start.`);
}

async function importLines(
  file: string,
  progress: ProgressLog,
  noun: string,
  /** Returns what is wrong with the line, or null. */
  take: (line: string) => string | null,
): Promise<void> {
  const { lines, progress: share } = await openLines(file);
  let number = 0;
  for await (const line of lines) {
    number++;
    const problem = take(line);
    if (problem !== null) throw refused(file, `line ${number}: ${problem}`);
    if (number % LINES_PER_UPDATE === 0) progress.show(share(), `${number} ${noun} read`);
  }
}

/** The attribution that the licence of British postcodes requires. */
const ROYAL_MAIL =
  'British postcodes: contains Ordnance Survey data, Royal Mail data and National Statistics data © Crown, Royal Mail copyright and database right.';

function refused(file: string, reason: string): CommandFailure {
  return new CommandFailure(EXIT.usage, `${basename(file)} was not imported: ${reason}; the old table is unchanged`);
}

function dateOf(file: string): string {
  return statSync(file).mtime.toISOString().slice(0, 10);
}
