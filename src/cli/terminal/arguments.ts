/** The flags and operands of a command line, by one set of rules for every command. */
import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { didYouMean } from '../../lib/did-you-mean.ts';
import { CommandFailure, EXIT } from '../command.ts';

type Options = Readonly<Record<string, ParseArgsOptionDescriptor>>;

/**
 * The values of the flags, by name, and the operands, trimmed. Throws `CommandFailure` for an unknown flag, a flag with or
 * without a value that it should not have, and one that is given two values; the message ends with a similar flag or else
 * with `hint`.
 */
export function parseCommandLine<const O extends Options>(args: readonly string[], options: O, hint: string) {
  try {
    const shielded = shieldNegativeNumbers(args, options);
    const { values, positionals, tokens } = parseArgs({
      args: shielded,
      options,
      strict: true,
      allowPositionals: true,
      tokens: true,
    });
    refuseSecondValues(tokens);
    return { values, positionals: positionals.map((positional) => positional.trim()) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const problem = error.message.split('. ')[0];
    const unknown = /^Unknown option '-*([^'=]+)/.exec(problem)?.[1];
    const similar = unknown === undefined ? undefined : didYouMean(unknown, Object.keys(options))[0];
    throw new CommandFailure(EXIT.usage, `${problem}; ${similar === undefined ? hint : `did you mean --${similar}?`}`);
  }
}

/** Of two references or amounts one would have no effect, which nobody would notice. */
function refuseSecondValues(tokens: readonly Token[]): void {
  const seen = new Set<string>();
  for (const { kind, name, value } of tokens) {
    if (kind !== 'option' || name === undefined || value === undefined) continue;
    if (seen.has(name)) throw new CommandFailure(EXIT.usage, `--${name} is given more than once; give it one value`);
    seen.add(name);
  }
}

/** What is read here of a token of `parseArgs`. */
interface Token {
  readonly kind: string;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
}

/** As `parseCommandLine`, for a command without operands. */
export function parseFlags<const O extends Options>(args: readonly string[], options: O, hint: string) {
  const { values, positionals } = parseCommandLine(args, options, hint);
  if (positionals.length > 0) throw new CommandFailure(EXIT.usage, `"${positionals[0]}" is one too many; ${hint}`);
  return values;
}

/**
 * A leading minus of a coordinate or an amount is not a flag: the parser takes it for the value of a flag when it is joined to
 * it, and for an operand after a space.
 */
function shieldNegativeNumbers(args: readonly string[], options: Options): string[] {
  const shielded: string[] = [];
  for (const argument of args) {
    const last = shielded.at(-1) ?? '';
    if (!/^-[\d.]/.test(argument)) shielded.push(argument);
    else if (last.startsWith('--') && options[last.slice(2)]?.type === 'string') {
      shielded[shielded.length - 1] = `${last}=${argument}`;
    } else shielded.push(` ${argument}`);
  }
  return shielded;
}
