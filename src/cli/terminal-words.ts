/** Sentences that were written for callers over HTTP, in the words of the command line: commands and flags. */
import type { TSchema } from '@sinclair/typebox';
import { OPERATIONS } from '../operations/table.ts';

/** Paths of operations, the longest first, as one path may begin with another. */
const PATHS = OPERATIONS.map(({ path, name }) => [path, `fairday ${name === 'ai' ? 'ask' : name}`] as const).sort(
  ([a], [b]) => b.length - a.length,
);

/** Parameters that are flags of the commands; the others are operands. */
const FLAGS: ReadonlySet<string> = new Set(
  OPERATIONS.flatMap(({ parameters, positional }) =>
    Object.keys(parameters.properties as Record<string, TSchema>).filter((name) => !positional.includes(name)),
  ),
);
const OPERANDS: Readonly<Record<string, string>> = {
  q: 'PLACE',
  location: 'PLACE',
  activity: 'ACTIVITY',
  dt: 'DATE',
};

/** Where a command has another word. */
const OWN_OPERANDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ask: { q: 'the question', location: '--location' },
  astronomy: { dt: '--dt' },
};

const HEADERS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/ in the X-API-Key header, or as Authorization: Bearer| in the X-API-Key header/g, ' with --key or FAIRDAY_KEY'],
  [/\b([Cc])heck the X-API-Key header/g, '$1heck --key or FAIRDAY_KEY'],
  [/(try again in \d+ seconds?)/g, '$1, or see which source answers: fairday doctor --online'],
  [/This address needs an API key: send it/g, 'That server needs an API key: give it'],
  [/\bsend 'location' beside it/g, 'add --location'],
  [/\bwith from and to\b/g, 'with --from and --to'],
  [/\bthe answer is 503/g, 'it ends with exit code 6'],
  [/\bis 400\b/g, 'is refused'],
  [/(?<!')\bdt\b(?!['=])/g, 'DATE'],
];

/** The sentence in the words of a command. */
export function inTerminalWords(sentence: string, command = ''): string {
  const operands = { ...OPERANDS, ...OWN_OPERANDS[command] };
  const named = PATHS.reduce((text, [path, command]) => text.replaceAll(path, command), sentence);
  const headed = HEADERS.reduce((text, [pattern, words]) => text.replace(pattern, words), named);
  return headed
    .replace(/\b([a-z_]+)=(yes|[^\s.,;]+)/g, (whole, name: string, value: string) =>
      FLAGS.has(name) ? `--${name}${value === 'yes' ? '' : ` ${value}`}` : (operands[name] ?? whole),
    )
    .replace(/'([a-z_]+)'/g, (whole, name: string) => operands[name] ?? (FLAGS.has(name) ? `--${name}` : whole));
}
