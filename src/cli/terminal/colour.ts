/**
 * Colours of a terminal, out of the 256 that xterm numbers. Each has a contrast of at least 3 to 1 with white and with black
 * (WCAG 2.2, 1.4.11), so that it can be seen on light and on dark backgrounds. No meaning is in a colour alone.
 */
import type { Verdict } from '../../decision/verdict.ts';
import { verdictOfScore } from '../../decision/verdict.ts';
import type { Terminal } from '../command.ts';

/** Green, olive, amber, orange, red. */
export const VERDICT_COLOURS: Readonly<Record<Verdict, number>> = {
  great: 28,
  good: 64,
  fair: 136,
  poor: 166,
  avoid: 160,
};

/** The lesser text beside what matters, rain, and warnings. */
export const COLOUR = { grey: 243, blue: 32, amber: VERDICT_COLOURS.fair, red: VERDICT_COLOURS.avoid } as const;

/** The text in a colour, on a terminal that shows it. */
export function paint(text: string, colour: number | undefined, { colour: isShown }: Pick<Terminal, 'colour'>): string {
  return isShown && colour !== undefined && text !== '' ? `\u001b[38;5;${colour}m${text}\u001b[39m` : text;
}

/** Cells side by side, each in its colour; neighbours of one colour share their codes. */
export function paintCells(
  cells: readonly (readonly [text: string, colour: number | undefined])[],
  terminal: Pick<Terminal, 'colour'>,
): string {
  const runs: [text: string, colour: number | undefined][] = [];
  for (const [text, colour] of cells) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === colour) last[0] += text;
    else runs.push([text, colour]);
  }
  return runs.map(([text, colour]) => paint(text, colour, terminal)).join('');
}

/** In bold, on a terminal with colour. */
export function embolden(text: string, { colour: isShown }: Pick<Terminal, 'colour'>): string {
  return isShown ? `\u001b[1m${text}\u001b[22m` : text;
}

/** The colour of the band that a score is in. */
export function scoreColour(score: number): number {
  return VERDICT_COLOURS[verdictOfScore(score)];
}
