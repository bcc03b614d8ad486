/**
 * `places`: brings the operator's own tables of places into the data directory, from files of GeoNames.
 *
 * A file is read and checked whole before it replaces what was there, and it replaces it in one step. A running server
 * keeps what it has opened; the next start takes the new.
 */
import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parsePostcodeLine } from '../place/geonames-postcodes.ts';
import { postcodesPath } from '../place/imported.ts';
import { PostcodeCollector, PostcodeTable } from '../place/postcode-table.ts';
import { Sections } from '../place/sections.ts';
import { type Command, type CommandContext, EXIT } from './command.ts';
import { linesOf, replaceFile } from './import-file.ts';
import { progressLine } from './progress-line.ts';
import { CommandFailure } from './subcommand.ts';

const USAGE = 'usage: fairday places import postcodes FILE';

export const placesCommand: Command = {
  name: 'places',
  summary: 'import postcodes from files of GeoNames',
  help: `  fairday places import postcodes allCountries.zip
  fairday places import postcodes GB_full.csv.zip

Reads a postal code file of GeoNames (https://download.geonames.org/export/zip/), as zip or as text, of one country or of
many, checks all of it, and keeps it in the data directory. It counts from the next start on. A country imported by itself
goes before the same country in a file of many, and both before what the program has inside.`,
  async run(args, context) {
    const [verb, kind, file, ...rest] = args;
    try {
      if (verb !== 'import' || kind !== 'postcodes' || file === undefined || rest.length > 0) {
        throw new CommandFailure(EXIT.usage, USAGE);
      }
      await importPostcodes(file, context);
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
  const progress = progressLine(terminal);
  const { lines, progress: share } = await linesOf(file);
  const collector = new PostcodeCollector();
  let number = 0;
  for await (const line of lines) {
    number++;
    const row = parsePostcodeLine(line);
    if (typeof row === 'string') throw refused(file, `line ${number}: ${row}`);
    if (row !== null) collector.add(row);
    if (number % 5_000 === 0) progress.show(share(), `${collector.count} postcodes read`);
  }
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

/** What the licence of British postcodes asks to be shown. */
const ROYAL_MAIL =
  'British postcodes: contains Ordnance Survey data, Royal Mail data and National Statistics data © Crown, Royal Mail copyright and database right.';

function refused(file: string, reason: string): CommandFailure {
  return new CommandFailure(EXIT.usage, `${basename(file)} was not imported: ${reason}; what was there is untouched`);
}

function dateOf(file: string): string {
  return statSync(file).mtime.toISOString().slice(0, 10);
}
