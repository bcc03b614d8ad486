/** Failures of a command line as sentences and exit codes. */

import { SchemaRefused } from '../account/schema-history.ts';
import { asStoreFailure } from '../account/sqlite/failure.ts';
import { StoreDamaged, StoreMissing, StoreUnavailable } from '../account/store.ts';
import { StoreInUse } from '../account/upkeep.ts';
import { ConfigError } from '../config/config-error.ts';
import { errorBody, FairdayError } from '../operations/errors.ts';
import { CommandFailure, EXIT, type Terminal } from './command.ts';
import { inTerminalWords } from './terminal-words.ts';

/** The exit code for an error of the API. */
function exitCodeOf(error: FairdayError): number {
  switch (error.status) {
    case 400:
      return EXIT.usage;
    case 404:
    case 422:
      return EXIT.notFound;
    case 401:
    case 402:
    case 403:
    case 429:
      return EXIT.refused;
    case 503:
      return error.code === 'service_unavailable' ? EXIT.unexpected : EXIT.weatherUnavailable;
    default:
      return EXIT.unexpected;
  }
}

/** What is said of a failure, in words and, with --json, as the body of an error. */
interface Said {
  readonly exitCode: number;
  readonly words: readonly string[];
  readonly body: object;
}

/** Prints the error: words on stderr and, with --json, the body of the error on stdout. Returns the exit code. */
export function reportFailure(error: unknown, terminal: Terminal, command = '', asJson = false): number {
  const { exitCode, words, body } = said(error, command);
  for (const line of words) terminal.err(line);
  if (asJson) terminal.out(JSON.stringify(body));
  return exitCode;
}

function said(thrown: unknown, command: string): Said {
  const error = asStoreFailure(thrown, 'of accounts');
  if (error instanceof FairdayError) {
    const { status, cause } = error;
    const fault = status === 500 && cause instanceof Error ? [cause.stack ?? cause.message] : [];
    return {
      exitCode: exitCodeOf(error),
      words: [
        `fairday: ${inTerminalWords(error.message, command)}`,
        ...error.suggestions.map((text) => `  ${text}`),
        ...fault,
      ],
      body: errorBody(error, null),
    };
  }
  if (error instanceof CommandFailure) {
    const { exitCode, message, report } = error;
    const words = inWords(exitCode, message, error.command === null ? 'fairday' : `fairday ${error.command}`);
    return { ...words, body: { ...report, ...words.body } };
  }
  if (error instanceof ConfigError) return inWords(EXIT.usage, error.message);
  if (error instanceof SchemaRefused || error instanceof StoreInUse || error instanceof StoreMissing) {
    return inWords(EXIT.refused, error.message);
  }
  if (error instanceof StoreDamaged) return inWords(EXIT.integrity, error.message);
  if (error instanceof StoreUnavailable) return inWords(EXIT.unexpected, error.message);
  if (isOfTheSystem(error)) return inWords(EXIT.unexpected, error.message);
  const words = `fairday: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  const message = error instanceof Error ? error.message : String(error);
  return { ...inWords(EXIT.unexpected, message), words: [words] };
}

/** A failure of the command itself, by its exit code: no operation has a code for it. */
function inWords(exitCode: number, message: string, name = 'fairday'): Said {
  const code = CODES[exitCode] ?? 'unexpected';
  return { exitCode, words: [`${name}: ${message}`], body: { error: { code, message } } };
}

/** A refusal of the operating system, such as "no space left on device": its words are enough. */
function isOfTheSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

const CODES: Readonly<Record<number, string>> = {
  [EXIT.usage]: 'usage',
  [EXIT.notFound]: 'not_found',
  [EXIT.refused]: 'refused',
  [EXIT.conflict]: 'conflict',
  [EXIT.weatherUnavailable]: 'weather_unavailable',
  [EXIT.integrity]: 'integrity',
};
