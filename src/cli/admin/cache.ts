/** `fairday cache`: shows and clears the weather cache. Everything in it can be fetched again. */
import { join } from 'node:path';
import { useDataDirectory } from '../../adapters/data-directory.ts';
import type { CacheStats } from '../../adapters/sqlite-weather-cache.ts';
import { openCache } from '../../service/open-service.ts';
import { type Command, CommandFailure, EXIT, JSON_FLAG } from '../command.ts';
import { parseCommandLine } from '../terminal/arguments.ts';
import { isoTime, layoutShown, type Shown } from '../terminal/table.ts';

const USAGE = 'write fairday cache stats or fairday cache clear';

export const cacheCommand: Command = {
  name: 'cache',
  summary: 'show or clear the weather cache',
  subcommands: [
    {
      name: 'stats',
      summary:
        'entries and bytes of each kind: forecasts, settled days (archive), days of the last week (recent), air quality, places of postcodes',
      options: JSON_FLAG,
    },
    { name: 'clear', summary: 'delete all entries; they are fetched again when needed', options: JSON_FLAG },
  ],
  options: JSON_FLAG,
  examples: ['fairday cache stats', 'fairday cache clear'],
  about: 'It works while the server runs. FAIRDAY_CACHE_MB sets how large it may grow.',
  async run(args, { terminal, config }) {
    const { values, positionals } = parseCommandLine(args, JSON_FLAG, USAGE);
    const [action, ...more] = positionals;
    if ((action !== 'stats' && action !== 'clear') || more.length > 0) throw new CommandFailure(EXIT.usage, USAGE);
    const dataDir = useDataDirectory(config.dataDir, terminal.err);
    const cache = openCache(config, Date.now, (sentence) => terminal.err(`fairday: ${sentence}`));
    try {
      if (action === 'clear') {
        const cleared = cache.clear();
        terminal.out(values.json === true ? JSON.stringify({ cleared }) : `${cleared} entries deleted`);
      } else {
        const path = join(dataDir, 'cache.db');
        const json = statsJson(cache.stats(), path, config.cacheMb);
        terminal.out(values.json === true ? JSON.stringify(json) : layoutShown(statsText(json), terminal.columns));
      }
    } finally {
      cache.close();
    }
    return EXIT.ok;
  },
};

function statsJson({ fileBytes, kinds }: CacheStats, path: string, maxMb: number) {
  return {
    path,
    file_bytes: fileBytes,
    max_mb: maxMb,
    kinds: kinds.map(({ kind, entries, bytes, oldestMs, newestMs }) => ({
      kind,
      entries,
      bytes,
      oldest: isoTime(oldestMs),
      newest: isoTime(newestMs),
    })),
  };
}

function statsText({ path, file_bytes, max_mb, kinds }: ReturnType<typeof statsJson>): Shown {
  const size = `${path}  ${megabytes(file_bytes)} of ${max_mb} MB`;
  if (kinds.length === 0) return [size, 'no entries'];
  const rows = kinds.map(({ kind, entries, bytes, oldest, newest }) => [
    kind,
    String(entries),
    megabytes(bytes),
    oldest.slice(0, 16),
    newest.slice(0, 16),
  ]);
  return [size, { head: ['kind', 'entries', 'size', 'oldest', 'newest'], rows }];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
