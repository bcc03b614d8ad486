/** What can be typed at each place of a command line, read from the table of commands; the script of each shell is made from it. */
import { settingFlags } from '../../config/settings-help.ts';
import type { Command, Flag, Flags, Usage } from '../command.ts';

/** A word and what it means. */
export interface Choice {
  readonly word: string;
  readonly meaning: string;
}

/** What stands at a place: one of some words, a file, or what nobody can know beforehand. */
export type Slot = { readonly kind: 'words'; readonly words: readonly string[] } | { readonly kind: 'file' | 'open' };

export interface FlagNode {
  /** With its hyphens. */
  readonly word: string;
  readonly meaning: string;
  /** What follows it; null for a flag without a value. */
  readonly value: Slot | null;
}

/** A command line so far: nothing, a command, or a command and its subcommand. */
export interface LineNode {
  /** `key create`; empty after the name of the program. */
  readonly line: string;
  /** Commands or subcommands that may follow. */
  readonly next: readonly Choice[];
  readonly flags: readonly FlagNode[];
  /** By position. */
  readonly operands: readonly Slot[];
  /** Whether the last operand may come again. */
  readonly repeats: boolean;
}

const OPEN: Slot = { kind: 'open' };
const FILE: Slot = { kind: 'file' };
const HELP: FlagNode = { word: '--help', meaning: 'how it is used', value: null };

/** Every line of the commands, the empty one first. */
export function lineNodes(commands: readonly Command[]): LineNode[] {
  const all = [HELP, ...settingFlags().map(settingNode)];
  const root: LineNode = {
    line: '',
    next: commands.map(choiceOf),
    flags: [...all, { word: '--version', meaning: 'print the version', value: null }],
    operands: [],
    repeats: false,
  };
  return [root, ...commands.flatMap((command) => commandNodes(command, all))];
}

function commandNodes(command: Command, all: readonly FlagNode[]): LineNode[] {
  const { subcommands = [] } = command;
  const own = nodeOf(command.name, command, all);
  return [
    { ...own, next: subcommands.map(choiceOf) },
    ...subcommands.map((subcommand) => nodeOf(`${command.name} ${subcommand.name}`, subcommand, all)),
  ];
}

function nodeOf(
  line: string,
  { operands = [], optional = [], operandChoices = {}, options = {} }: Usage,
  all: readonly FlagNode[],
): LineNode {
  const names = [...operands, ...optional];
  return {
    line,
    next: [],
    flags: [...flagNodes(options), ...all],
    operands: names.map((name) => slotOf(name, operandChoices[name])),
    repeats: names.at(-1)?.endsWith('...') === true,
  };
}

function flagNodes(options: Flags): FlagNode[] {
  return Object.entries(options).map(([name, flag]) => ({
    word: `--${name}`,
    meaning: flag.meaning,
    value: flag.type === 'boolean' ? null : valueSlot(flag),
  }));
}

function valueSlot({ value = '', choices }: Flag): Slot {
  return slotOf(value, choices);
}

/** The words where they are known; a file for what is called FILE or DIR. */
function slotOf(name: string, words: readonly string[] | undefined): Slot {
  if (words !== undefined && words.length > 0) return { kind: 'words', words };
  return /FILE|DIR/.test(name) ? FILE : OPEN;
}

function settingNode({ name, meaning }: { readonly name: string; readonly meaning: string }): FlagNode {
  return { word: `--${name}`, meaning, value: name === 'data' ? FILE : OPEN };
}

function choiceOf({ name, summary }: Usage): Choice {
  return { word: name, meaning: summary };
}

/** Lines and what is the same for all of them, so that each is written once. */
export function grouped<T>(
  nodes: readonly LineNode[],
  of: (node: LineNode) => readonly (readonly [pattern: string, value: T])[],
  textOf: (value: T) => string,
): { readonly patterns: readonly string[]; readonly text: string }[] {
  const byText = new Map<string, string[]>();
  for (const node of nodes) {
    for (const [pattern, value] of of(node)) {
      const text = textOf(value);
      byText.set(text, [...(byText.get(text) ?? []), pattern]);
    }
  }
  return [...byText].map(([text, patterns]) => ({ patterns, text }));
}
