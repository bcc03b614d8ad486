/** Failures of a command line as sentences and exit codes. */
import { SchemaRefused } from '../account/sqlite/migrate.ts';
import { StoreDamaged, StoreMissing, StoreUnavailable } from '../account/store.ts';
import { StoreInUse } from '../account/upkeep.ts';
import { ConfigError } from '../config/settings.ts';
import { FairdayError } from '../operations/errors.ts';
import { CommandFailure, EXIT, type Terminal } from './command.ts';

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
      return EXIT.weatherUnavailable;
    default:
      return EXIT.unexpected;
  }
}

/** Prints the error; returns the exit code. */
export function reportFailure(error: unknown, terminal: Terminal): number {
  if (error instanceof FairdayError) {
    terminal.err(`fairday: ${error.message}`);
    for (const suggestion of error.suggestions) terminal.err(`  ${suggestion}`);
    if (error.status === 500 && error.cause instanceof Error) terminal.err(error.cause.stack ?? error.cause.message);
    return exitCodeOf(error);
  }
  if (error instanceof ConfigError || error instanceof SchemaRefused) {
    terminal.err(`fairday: ${error.message}`);
    return error instanceof SchemaRefused ? EXIT.refused : EXIT.usage;
  }
  if (error instanceof StoreInUse || error instanceof StoreUnavailable) {
    terminal.err(`fairday: ${error.message}`);
    if (error instanceof StoreDamaged) return EXIT.integrity;
    return error instanceof StoreInUse || error instanceof StoreMissing ? EXIT.refused : EXIT.unexpected;
  }
  if (error instanceof CommandFailure) {
    terminal.err(`fairday: ${error.message}`);
    return error.exitCode;
  }
  terminal.err(`fairday: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return EXIT.unexpected;
}
