/** A prompt on the terminal, with earlier questions on the arrow keys. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const MAX_HISTORY = 500;

/** The history file: it belongs to the user at the terminal, not to the service (XDG Base Directory). */
export function historyPath(env: Readonly<Record<string, string | undefined>>, dataDir: string): string {
  const { XDG_STATE_HOME: state, HOME: home } = env;
  if (state !== undefined && state !== '') return join(state, 'fairday', 'questions');
  return home === undefined || home === ''
    ? join(dataDir, 'questions')
    : join(home, '.local', 'state', 'fairday', 'questions');
}

/** The lines of the history, newest first; none when it cannot be read. */
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

/** Adds a line to the history; a failure is ignored. */
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

/** Prompts until `exit` or the end of the input; each line is answered before the next prompt. */
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

/** The first line of piped input; null when there is none. */
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
