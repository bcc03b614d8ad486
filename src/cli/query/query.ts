/**
 * The query commands: each operation of the table as a command. It runs in this process without a server or a key, or on
 * a server with --url and --key. `--json` prints the HTTP body.
 */
import { untouchedBill } from '../../metering/charge.ts';
import { answerJson } from '../../operations/answer-text.ts';
import { asFairdayError } from '../../operations/errors.ts';
import type { Operation } from '../../operations/operation.ts';
import { choicesOf, parseParameters } from '../../operations/parameters.ts';
import { contextFor, type Service } from '../../service/service.ts';
import { type Command, type CommandContext, CommandFailure, EXIT } from '../command.ts';
import { renderAnswer } from '../render/render.ts';
import { parseCommandLine } from '../terminal/arguments.ts';
import { fetchAnswer, remoteServer } from './remote.ts';

/** A command waits this long for real weather before the typical climate answers instead. */
export const PATIENCE_MS = 4_000;

/** The command of an operation. */
export function queryCommand(operation: Operation): Command {
  return {
    name: operation.name,
    summary: operation.summary.charAt(0).toLowerCase() + operation.summary.slice(1),
    help: helpOf(operation),
    run: (args, context) => runQuery(operation, args, context),
  };
}

async function runQuery(operation: Operation, args: readonly string[], context: CommandContext): Promise<number> {
  const { terminal } = context;
  const { entries, json, server } = parseQuery(operation, args, context.env);
  const query = json ? entries : withHourlyDetail(operation, entries);
  let text: string;
  if (server === null) {
    const service = await context.openService({ patienceMs: PATIENCE_MS });
    try {
      text = await runInProcess(operation, query, service);
    } catch (error) {
      throw asFairdayError(error);
    } finally {
      await service.close();
    }
  } else {
    text = await fetchAnswer(operation, query, server);
  }
  terminal.out(json ? text : renderAnswer(operation.name, text, terminal));
  return EXIT.ok;
}

type Entries = [string, string][];

/** The drawn strip of hours needs the hourly scores. */
function withHourlyDetail(operation: Operation, entries: Entries): Entries {
  const missing = 'detail' in operation.parameters.properties && !entries.some(([name]) => name === 'detail');
  return missing ? [...entries, ['detail', 'hourly']] : entries;
}

async function runInProcess(operation: Operation, entries: Entries, service: Service): Promise<string> {
  const parameters = parseParameters(operation.parameters, entries);
  const context = contextFor(service, null, () => null);
  operation.validate?.(context, parameters);
  const answer = await operation.run(context, parameters);
  return answerJson(answer, operation.billingInBody ? untouchedBill(service.config) : null, service.clock.nowMs());
}

function parseQuery(operation: Operation, args: readonly string[], env: CommandContext['env']) {
  const names = Object.keys(operation.parameters.properties);
  const options: Record<string, { type: 'string' } | { type: 'boolean' }> = {
    json: { type: 'boolean' },
    url: { type: 'string' },
    key: { type: 'string' },
  };
  for (const name of names) {
    if (!operation.positional.includes(name))
      options[name] = { type: isSwitch(operation, name) ? 'boolean' : 'string' };
  }
  const help = `fairday ${operation.name} --help lists the flags`;
  const { values, positionals } = parseCommandLine(args, options, help);
  if (positionals.length !== operation.positional.length) {
    throw new CommandFailure(EXIT.usage, `write ${usageLine(operation)}; quote a place of several words`);
  }
  const entries: Entries = operation.positional.map((name, index) => [name, positionals[index]]);
  for (const name of names) {
    const value = values[name];
    if (typeof value === 'string') entries.push([name, value]);
    if (value === true) entries.push([name, 'yes']);
  }
  return { entries, json: values.json === true, server: remoteServer(values, env) };
}

/** A yes-or-no parameter is a flag without a value. */
function isSwitch(operation: Operation, name: string): boolean {
  const choices = choicesOf(operation.parameters.properties[name]);
  return choices !== null && choices.length === 2 && choices.includes('yes') && choices.includes('no');
}

/** Clearer names for the parameters with short names. */
const POSITIONAL_NAMES: Readonly<Record<string, string>> = { q: 'PLACE', dt: 'DATE' };

function usageLine(operation: Operation): string {
  const positionals = operation.positional.map((name) => POSITIONAL_NAMES[name] ?? name.toUpperCase());
  return ['fairday', operation.name, ...positionals].join(' ');
}

/** A longer list of values would push the meanings off the screen; the error for a wrong value has the list. */
const MAX_LISTED_CHOICES = 8;

function helpOf(operation: Operation): string {
  const example = [...operation.positional.map((name) => operation.example[name] ?? name.toUpperCase())];
  for (const [name, value] of Object.entries(operation.example)) {
    if (!operation.positional.includes(name)) example.push(`--${name}`, value);
  }
  const rows = Object.entries(operation.parameters.properties)
    .filter(([name]) => !operation.positional.includes(name))
    .map(([name, schema]) => {
      const choices = choicesOf(schema);
      const listed = choices !== null && choices.length <= MAX_LISTED_CHOICES;
      const value = isSwitch(operation, name) ? '' : ` ${listed ? choices.join('|') : name.toUpperCase()}`;
      const fallback = schema.default === undefined || isSwitch(operation, name) ? '' : ` [${schema.default}]`;
      return [`--${name}${value}`, `${schema.description ?? ''}${fallback}`];
    });
  rows.push(
    ['--json', 'print the HTTP body'],
    ['--url URL --key KEY', 'send the query to a server; or set FAIRDAY_SERVER and FAIRDAY_KEY'],
  );
  const width = Math.max(...rows.map(([flag]) => flag.length));
  return `  fairday ${operation.name} ${example.join(' ')}

${operation.description}

  ${usageLine(operation)} [flags]
${rows.map(([flag, meaning]) => `  ${flag.padEnd(width)}  ${meaning}`).join('\n')}`;
}
