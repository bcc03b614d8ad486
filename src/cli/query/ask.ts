/** `fairday ask`: answers a question in plain language, in this process or by a server; without one it prompts for them. */
import { resolve } from 'node:path';
import { ai, answerBody } from '../../operations/ai.ts';
import { asFairdayError } from '../../operations/errors.ts';
import type { Operation } from '../../operations/operation.ts';
import { parseFields } from '../../operations/parameters.ts';
import { contextFor, type Service } from '../../service/service.ts';
import { type Command, type CommandContext, CommandFailure, EXIT, type Flags } from '../command.ts';
import { reportFailure } from '../report-failure.ts';
import { parseCommandLine } from '../terminal/arguments.ts';
import { standardStream } from '../terminal/closed-output.ts';
import { historyPath, promptLines, readPipedLine } from './prompt.ts';
import { PATIENCE_MS } from './query.ts';
import { BODY_FLAG, REMOTE_FLAGS, remoteServer } from './remote.ts';
import { answerFromServer, type Question, type QuestionFields } from './remote-question.ts';

const OPTIONS = {
  location: { type: 'string', value: 'PLACE', meaning: 'the place, if the question names none' },
  units: { type: 'string', choices: ['metric', 'imperial'], meaning: 'units of the sentences' },
  lang: { type: 'string', value: 'LANG', meaning: 'language of the answer, such as de [that of the question]' },
  ...BODY_FLAG,
  ...REMOTE_FLAGS,
} as const satisfies Flags;

export const askCommand: Command = {
  name: 'ask',
  summary: 'answer a question in plain language',
  optional: ['QUESTION'],
  options: OPTIONS,
  examples: [
    'fairday ask "Will it rain in Leeds tomorrow?"',
    'fairday ask "When is it best to run in Leeds this week?" --json',
    'fairday ask',
  ],
  about: `Answers a question about the weather in sentences, in the language of the question (English, German, French, Spanish, Italian,
Portuguese or Dutch): the verdict, the values with their units, places and dates, and how far to trust them. Every number in the
answer is in data.facts of --json. Where the question names no place, that of --location counts, then FAIRDAY_DEFAULT_PLACE; the
answer says which. Asked of a server (--url) it costs what POST /v1/ai costs.

Without a question it prompts for one after the other; exit or Ctrl-D ends it.`,
  async run(args, context) {
    const { question, fields, json, server } = parseQuestion(args, context.env);
    const given = question ?? (process.stdin.isTTY === true ? null : await readPipedLine(process.stdin));
    if (given === null && process.stdin.isTTY !== true) {
      throw new CommandFailure(
        EXIT.usage,
        'write the question in quotation marks: fairday ask "Will it rain in Leeds tomorrow?"',
      );
    }
    const answerAll = (answer: (q: string) => Promise<void>) =>
      given === null ? promptForQuestions(context, answer) : answer(given);
    if (server !== null) {
      await answerAll((q) => answerFromServer({ q, ...fields }, json, server, context.terminal));
      return EXIT.ok;
    }
    const service = await context.openService({ patienceMs: PATIENCE_MS, needsAccounts: false });
    try {
      await answerAll((q) => answerInProcess({ q, ...fields }, json, service, context));
    } finally {
      await service.close();
    }
    return EXIT.ok;
  },
};

function parseQuestion(args: readonly string[], env: CommandContext['env']) {
  const { values, positionals } = parseCommandLine(args, OPTIONS, 'fairday ask --help lists the flags');
  if (positionals.length > 1) throw new CommandFailure(EXIT.usage, 'write the question in one pair of quotation marks');
  const fields: QuestionFields = {
    ...(values.location === undefined ? {} : { location: values.location }),
    ...(values.units === undefined ? {} : { units: values.units }),
    ...(values.lang === undefined ? {} : { lang: values.lang }),
  };
  return {
    question: positionals[0] ?? null,
    fields,
    json: values.json === true,
    server: remoteServer(values, env),
  };
}

/** Prompts for questions until the input ends. Each is answered on its own; a failed one does not end the loop. */
async function promptForQuestions(
  { config, env, terminal }: CommandContext,
  answer: (line: string) => Promise<void>,
): Promise<void> {
  const path = historyPath(env, resolve(config.dataDir));
  await promptLines(process.stdin, standardStream('stderr'), path, async (line) => {
    try {
      await answer(line);
    } catch (error) {
      reportFailure(error, terminal, 'ask');
    }
  });
}

async function answerInProcess(question: Question, json: boolean, service: Service, { terminal }: CommandContext) {
  const operation: Operation = ai;
  try {
    const parameters = parseFields(operation.parameters, question);
    const context = contextFor(service, null, () => null);
    operation.validate?.(context, parameters);
    const { signal } = new AbortController();
    const work = await operation.prepare?.(context, parameters, signal);
    if (work === undefined) throw new Error('the operation answers no questions');
    const telling = await work.run(signal);
    if (json) {
      terminal.out(JSON.stringify(await answerBody(telling)));
      return;
    }
    for await (const piece of telling.pieces) terminal.piece(piece);
    terminal.piece('\n');
    const failure = telling.failure();
    if (failure !== null) terminal.err(`fairday: the answer was written without the language model (${failure})`);
  } catch (error) {
    throw asFairdayError(error);
  }
}
