/**
 * The API key of a first start. It is shown once, on a terminal; where the output goes to a log, which many read and which is
 * kept for long, it goes to a file that its owner alone can read.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shellWord } from './terminal/shell-word.ts';

/** In the data directory. */
export const FIRST_KEY_FILE = 'first-key';

/** Writes the key to the file and returns its path. */
export function keepFirstKey(dataDir: string, key: string): string {
  const path = join(resolve(dataDir), FIRST_KEY_FILE);
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return path;
}

/** What a first start says. `keyFile` is where the key is; null: it is printed. `url` is that of the server. */
export function firstKeyText(email: string, key: string, keyFile: string | null, url: string): string {
  const where =
    keyFile === null
      ? `Its API key, shown only once:\n\n  ${key}`
      : `Its API key is in ${keyFile}, which this user alone can read.\nTake it from there and delete the file; --print-key prints it instead.`;
  const header = keyFile === null ? `'X-API-Key: ${key}'` : `"X-API-Key: $(cat ${shellWord(keyFile)})"`;
  return `
Account ${email} was created. ${where}

Try it:

  curl -H ${header} '${url}/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow'

Look at it in a browser: ${url}/
The API reference is at ${url}/docs
`;
}
