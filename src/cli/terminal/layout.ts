/** Text that fits a terminal: paragraphs broken at words, and lists of terms with their meanings. Wide characters count as two. */

/** Lines longer than this are hard to read, however wide the terminal is. */
const LONGEST_PROSE = 100;
const SHORTEST = 20;
/** A term that is wider stands on a line of its own. */
const WIDEST_TERM = 28;

/**
 * The words of a paragraph on lines of at most `columns`, each after `indent`. A word without a place to break it, such as an
 * address, stays whole; a run of wide characters breaks anywhere.
 */
export function wrapText(text: string, columns: number, indent = ''): string[] {
  const width = Math.max(SHORTEST, Math.min(columns, LONGEST_PROSE) - indent.length);
  return linesWithin(text, width).map((line) => `${indent}${line}`);
}

/** The words on lines of at most `width`, whatever it is. */
export function linesWithin(text: string, width: number): string[] {
  return Bun.wrapAnsi(text, width)
    .split('\n')
    .flatMap((line) => (isWide(line) && widthOf(line) > width ? hardLines(line, width) : [line]))
    .map((line) => line.trimEnd());
}

function hardLines(line: string, width: number): string[] {
  return Bun.wrapAnsi(line, width, { hard: true }).split('\n');
}

/** Whether some of its characters take two cells. */
function isWide(line: string): boolean {
  return widthOf(line) > [...Bun.stripANSI(line)].length;
}

/** The cells that a text takes on a terminal; colour codes take none. */
export function widthOf(text: string): number {
  return Bun.stringWidth(text);
}

/**
 * Paragraphs between blank lines, each wrapped; a line that begins with a space stands as it is, and one that begins with a
 * hyphen begins anew.
 */
export function wrapParagraphs(text: string, columns: number): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const isText = line !== '' && !line.startsWith(' ');
    if (isText && isOpen && !line.startsWith('- ')) blocks[blocks.length - 1] += ` ${line}`;
    else blocks.push(line);
    isOpen = isText;
  }
  return blocks.flatMap((block) => (block.startsWith(' ') ? [block] : wrapText(block, columns)));
}

/** A term and what it means; a deeper one stands farther to the right. */
export interface Definition {
  readonly term: string;
  readonly meaning: string;
  readonly depth?: number;
}

/** Terms at the left and their meanings beside them, wrapped; a wide term has its meaning below. */
export function definitionLines(definitions: readonly Definition[], columns: number): string[] {
  const terms = definitions.map(({ term, depth = 0 }) => `${'  '.repeat(depth + 1)}${term}`);
  const widest = Math.min(WIDEST_TERM, Math.floor(columns / 2));
  const width = Math.max(...terms.map(widthOf).filter((each) => each <= widest), 8) + 2;
  return definitions.flatMap(({ meaning }, i) => {
    const term = terms[i];
    const meanings = wrapText(meaning, columns, ' '.repeat(width));
    if (meaning === '') return [term];
    if (widthOf(term) + 2 > width) return [...wrapText(term.trim(), columns, /^ */.exec(term)?.[0]), ...meanings];
    return [`${term.padEnd(width)}${meanings[0].trimStart()}`, ...meanings.slice(1)];
  });
}
