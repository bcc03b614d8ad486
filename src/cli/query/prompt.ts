/** One line after the other from a terminal, with the arrow keys leading through what was asked before. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Lines kept of what was asked before. */
const MAX_HISTORY = 500;

/** Where what was asked is kept: a state of the person at the keyboard, not of the service (XDG Base Directory). */
export function historyPath(env: Readonly<Record<string, string | undefined>>, dataDir: string): string {
  const { XDG_STATE_HOME: state, HOME: home } = env;
  if (state !== undefined && state !== '') return join(state, 'fairday', 'questions');
  return home === undefined || home === ''
    ? join(dataDir, 'questions')
    : join(home, '.local', 'state', 'fairday', 'questions');
}

/** The kept lines, newest first; none when they cannot be read. */
export function readHistory(path: string): string[] {
  try {
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    return lines.reverse().slice(0, MAX_HISTORY);
  } catch {
    return [];
  }
}

/** Adds a line; that it cannot be kept is no reason to stop. */
export function appendHistory(path: string, line: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const known = readHistory(path);
    if (known.length < MAX_HISTORY) appendFileSync(path, `${line}\n`, { mode: 0o600 });
    else writeFileSync(path, `${[line, ...known].slice(0, MAX_HISTORY).reverse().join('\n')}\n`, { mode: 0o600 });
  } catch {
    return;
  }
}

/** Asks for lines until `exit` or the end of input; each is answered before the next is asked for. */
export async function promptLines(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  path: string,
  answer: (line: string) => Promise<void>,
): Promise<void> {
  const lines = createInterface({
    input,
    output,
    prompt: '? ',
    terminal: true,
    history: readHistory(path),
    historySize: MAX_HISTORY,
  });
  lines.prompt();
  for await (const typed of lines) {
    const line = typed.trim();
    if (line === 'exit' || line === 'quit') break;
    if (line !== '') {
      appendHistory(path, line);
      await answer(line);
    }
    lines.prompt();
  }
  lines.close();
}

/** The first line of what is piped in; null when there is none. */
export async function readPipedLine(input: AsyncIterable<Uint8Array | string>): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of input) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    if (text.trimStart().includes('\n')) break;
  }
  const line = text.trimStart().split('\n')[0].trim();
  return line === '' ? null : line;
}
