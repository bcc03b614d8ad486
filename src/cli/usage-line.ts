/** How a command line is written: its words, operands and flags. */
import type { Flag, Usage } from './command.ts';

/** `fairday credit top-up EMAIL AMOUNT --ref REF [--json]`; `line` is what comes before the operands. */
export function usageLine(line: string, usage: Pick<Usage, 'operands' | 'optional' | 'options'>): string {
  const flags = Object.entries(usage.options ?? {}).map(([name, flag]) =>
    flag.needed === true ? flagForm(name, flag) : `[${flagForm(name, flag)}]`,
  );
  return [line, ...operandForms(usage), ...flags].join(' ');
}

/** `EMAIL`, and `[PLACE]` for one that may be left out. */
export function operandForms({ operands = [], optional = [] }: Pick<Usage, 'operands' | 'optional'>): string[] {
  return [...operands, ...optional.map((operand) => `[${operand}]`)];
}

/** A longer list of values would push the meanings off the screen; the error for a wrong value has the list. */
const MAX_LISTED_CHOICES = 8;

/** `--from DAY`, `--units metric|imperial`, `--json`. */
export function flagForm(name: string, { type, value, choices }: Flag): string {
  if (type === 'boolean') return `--${name}`;
  const listed = choices !== undefined && choices.length > 0 && choices.length <= MAX_LISTED_CHOICES;
  return `--${name} ${listed ? choices.join('|') : (value ?? name.toUpperCase())}`;
}
