/** The flags and operands of a command line, by one set of rules for every command. */
import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { didYouMean } from '../../lib/did-you-mean.ts';
import { CommandFailure, EXIT } from '../command.ts';

type Options = Readonly<Record<string, ParseArgsOptionDescriptor>>;

/**
 * The values of the flags, by name, and the operands, trimmed. Throws `CommandFailure` for an unknown flag, or a flag
 * with or without a value that it should not have; the message ends with a similar flag or else with `hint`.
 */
export function parseCommandLine<const O extends Options>(args: readonly string[], options: O, hint: string) {
  try {
    const shielded = args.map(shieldNegativeNumber);
    const { values, positionals } = parseArgs({ args: shielded, options, strict: true, allowPositionals: true });
    return { values, positionals: positionals.map((positional) => positional.trim()) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const problem = error.message.split('. ')[0];
    const unknown = /^Unknown option '-*([^'=]+)/.exec(problem)?.[1];
    const similar = unknown === undefined ? undefined : didYouMean(unknown, Object.keys(options))[0];
    throw new CommandFailure(EXIT.usage, `${problem}; ${similar === undefined ? hint : `did you mean --${similar}?`}`);
  }
}

/** As `parseArguments`, for a command without operands. */
export function parseFlags<const O extends Options>(args: readonly string[], options: O, hint: string) {
  const { values, positionals } = parseCommandLine(args, options, hint);
  if (positionals.length > 0) throw new CommandFailure(EXIT.usage, `"${positionals[0]}" is one too many; ${hint}`);
  return values;
}

/** A leading minus of a coordinate or an amount is not a flag; after a space the parser takes it for an operand. */
function shieldNegativeNumber(argument: string): string {
  return /^-[\d.]/.test(argument) ? ` ${argument}` : argument;
}
