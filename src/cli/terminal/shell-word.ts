/** Words of a command line that a message tells the reader to run. */

/** Neither a letter that shells know nor, at the beginning, what zsh expands or a program takes for a flag. */
const PLAIN = /^[\p{L}\p{N}_@%+:,./][\p{L}\p{N}_@%+=:,./-]*$/u;

/** The text as one word of a shell, in quotes where it needs them. */
export function shellWord(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
