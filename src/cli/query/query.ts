/**
 * The query commands: each operation of the table as a command. It runs in this process without a server or a key, or on
 * a server with --url and --key. `--json` prints the HTTP body.
 */
import type { TSchema } from '@sinclair/typebox';
import { BUILT_IN } from '../../decision/activities.ts';
import { decide } from '../../operations/decide.ts';
import { asFairdayError } from '../../operations/errors.ts';
import type { Operation } from '../../operations/operation.ts';
import { choicesOf } from '../../operations/parameters.ts';
import {
  type Command,
  type CommandContext,
  CommandFailure,
  EXIT,
  type Flag,
  type Flags,
  type Usage,
} from '../command.ts';
import type { DecisionView } from '../render/decisions.ts';
import { renderAnswer } from '../render/render.ts';
import { parseCommandLine } from '../terminal/arguments.ts';
import { inTerminalWords } from '../terminal-words.ts';
import { type Entries, runInProcess } from './in-process.ts';
import { ownView } from './own-view.ts';
import { BODY_FLAG, fetchAnswer, printableBody, REMOTE_FLAGS, remoteServer, understood } from './remote.ts';

/** A command waits this long for real weather before the typical climate answers instead. */
export const PATIENCE_MS = 4_000;

/** The command of an operation. */
export function queryCommand(operation: Operation): Command {
  const usage = usageOf(operation);
  return { ...usage, run: (args, context) => runQuery(operation, usage, args, context) };
}

/** Everything of the command but its run. */
function usageOf(operation: Operation): Omit<Command, 'run'> {
  const { name, summary, description, parameters, positional, example } = operation;
  const others = Object.entries(parameters.properties as Record<string, TSchema>).filter(
    ([parameter]) => !positional.includes(parameter),
  );
  const operands = positional.map(operandName);
  const words = Object.entries(example).flatMap(([parameter, value]) =>
    positional.includes(parameter) ? [] : [`--${parameter}`, value],
  );
  const first = positional.map((parameter, i) => quoted(example[parameter] ?? operands[i]));
  return {
    name,
    summary: summary.charAt(0).toLowerCase() + summary.slice(1),
    operands,
    operandChoices: positional.includes('activity') ? ACTIVITY_CHOICES : {},
    options: {
      ...Object.fromEntries(
        others.map(([parameter, schema]) => [
          parameter,
          flagOf(parameter, schema, parameters.required?.includes(parameter) === true),
        ]),
      ),
      ...BODY_FLAG,
      ...REMOTE_FLAGS,
    },
    examples: [['fairday', name, ...first, ...words].join(' ')],
    about: inTerminalWords(description),
  };
}

/** The ids of the built-in activities, for operands that name one. */
export const ACTIVITY_CHOICES = { ACTIVITY: BUILT_IN.profiles.map(({ id }) => id) };

/** Clearer names for the parameters with short names. */
const OPERAND_NAMES: Readonly<Record<string, string>> = { q: 'PLACE', location: 'PLACE', dt: 'DATE' };

function operandName(parameter: string): string {
  return OPERAND_NAMES[parameter] ?? parameter.toUpperCase();
}

function quoted(text: string): string {
  return text.includes(' ') ? `"${text}"` : text;
}

function flagOf(name: string, schema: TSchema, isNeeded: boolean): Flag {
  const choices = choicesOf(schema);
  const meaning = lowered(inTerminalWords(schema.description ?? ''));
  if (isSwitch(choices)) return { type: 'boolean', meaning: meaning.replace(/^yes /, '') };
  const fallback = schema.default === undefined ? '' : ` [${schema.default}]`;
  return {
    type: 'string',
    meaning: `${meaning}${fallback}`,
    needed: isNeeded,
    value: VALUE_NAMES[name] ?? name.toUpperCase(),
    ...(choices === null ? {} : { choices }),
  };
}

/** Without the capital of a sentence; names such as ISO keep theirs. */
function lowered(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What stands for a value where the name of the flag says too little. */
const VALUE_NAMES: Readonly<Record<string, string>> = {
  days: 'N',
  from: 'HOUR',
  to: 'HOUR',
  when: 'DATE',
  exclude: 'FIELDS',
  cost: 'AMOUNT',
  loss: 'AMOUNT',
};

/** A yes-or-no parameter is a flag without a value. */
function isSwitch(choices: readonly string[] | null): boolean {
  return choices !== null && choices.length === 2 && choices.includes('yes') && choices.includes('no');
}

async function runQuery(
  operation: Operation,
  usage: Omit<Command, 'run'>,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const { terminal } = context;
  const { entries, json, server } = parseQuery(operation, usage, args, context.env);
  const query = json ? entries : withHourlyDetail(operation, entries);
  const showsHours = entries.some(([name]) => name === 'detail');
  let view: DecisionView = { showsHours, weather: new Map(), limitsOf: () => null };
  let text: string;
  if (server === null) {
    const service = await context.openService({ patienceMs: PATIENCE_MS, needsAccounts: false });
    try {
      text = await runInProcess(operation, query, service);
      if (operation.name === decide.name && !json) view = await ownView(JSON.parse(text), query, showsHours, service);
    } catch (error) {
      throw asFairdayError(error);
    } finally {
      await service.close();
    }
  } else {
    text = await fetchAnswer(operation, query, server);
  }
  const rendered = (body: string) => renderAnswer(operation.name, body, terminal, view);
  if (json) terminal.out(text);
  else
    terminal.out(server === null ? rendered(text) : understood(server.url, 200, () => rendered(printableBody(text))));
  return EXIT.ok;
}

/** The drawn strip of hours needs the hourly scores. */
function withHourlyDetail(operation: Operation, entries: Entries): Entries {
  const missing = 'detail' in operation.parameters.properties && !entries.some(([name]) => name === 'detail');
  return missing ? [...entries, ['detail', 'hourly']] : entries;
}

function parseQuery(
  { name, positional }: Operation,
  usage: Omit<Command, 'run'>,
  args: readonly string[],
  env: CommandContext['env'],
) {
  const options: Flags = usage.options ?? {};
  const { values, positionals } = parseCommandLine(args, options, `fairday ${name} --help lists the flags`);
  if (positionals.length !== positional.length) throw new CommandFailure(EXIT.usage, countProblem(usage, positionals));
  const entries: Entries = positional.map((parameter, index) => [parameter, positionals[index]]);
  for (const parameter of Object.keys(options)) {
    if (parameter in BODY_FLAG || parameter in REMOTE_FLAGS) continue;
    const value = values[parameter];
    if (typeof value === 'string') entries.push([parameter, value]);
    if (value === true) entries.push([parameter, 'yes']);
  }
  return { entries, json: values.json === true, server: remoteServer(values, env) };
}

/** What is wrong with the number of words. */
function countProblem({ name, operands = [] }: Usage, positionals: readonly string[]): string {
  const usage = ['fairday', name, ...operands].join(' ');
  if (operands.length === 0) return `"${positionals[0]}" is one too many; write ${usage}`;
  return positionals.length < operands.length
    ? `${operands[positionals.length]} is missing; write ${usage}`
    : `write ${usage}; quote what has several words, as in "Cambridge, MA"`;
}
