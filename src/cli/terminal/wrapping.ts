/** Writers for terminals, which break what is too long in the middle of a word unless it is broken at words before. */
import { widthOf, wrapText } from './layout.ts';

/** Text that comes in pieces, broken at words; the last word is held back until what follows shows that it is whole. */
export function brokenAtWords(columns: number, write: (text: string) => void): (piece: string) => void {
  let used = 0;
  let spaces = '';
  let word = '';
  const finished = (): string => {
    if (word === '') return '';
    const joined = `${spaces}${word}`;
    const breaks = used > 0 && used + widthOf(joined) > columns;
    const shown = breaks ? `\n${word}` : joined;
    used = breaks ? widthOf(word) : used + widthOf(joined);
    [spaces, word] = ['', ''];
    return shown;
  };
  return (piece) => {
    let shown = '';
    for (const character of piece) {
      if (character !== ' ' && character !== '\n') {
        word += character;
        continue;
      }
      shown += finished();
      spaces += character;
      if (character === '\n') {
        shown += '\n';
        [used, spaces] = [0, ''];
      }
    }
    if (shown !== '') write(shown);
  };
}

/** The program's own sentences, broken at words; lines to paste stay whole. */
export function sentencesBroken(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('fairday') && widthOf(line) > columns ? wrapText(line, columns) : [line]))
    .join('\n');
}
