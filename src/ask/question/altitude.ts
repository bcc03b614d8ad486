/** A height that a question asks about, above the place that it names: "at 800 m", "on the tops". */
import { M_PER_FOOT } from '../../units/factors.ts';
import type { Altitude } from './interpretation.ts';
import { wholeWords } from './text.ts';
import { WordPattern } from './word-pattern.ts';

/** Lower heights are of masts and towers, higher ones of aircraft. */
const LOWEST_M = 200;
const HIGHEST_M = 6000;

const HEIGHT = new WordPattern(
  new RegExp(
    String.raw`(?<![\p{L}\d.])(?:at|above|around|about|up at|up to|over|near|on|from|to) (?:about |around |the )?(\d{3,4}|` +
      String.raw`\d{1,2},\d{3}) ?(m|metres?|meters?|masl|ft|feet)(?![\p{L}\d])(?! (?:of|deep|long|swim|race|sprint|run))`,
    'u',
  ),
);
const TOPS = wholeWords(
  '(?<!\\bwith (?:\\p{L}+ ){1,3})(?:on|at|over|for|near|up) (?:the )?(?:tops(?! of)|top(?! of)|' +
    'top of (?:the )?(?:hill|mountain|fell|pass|climb|ridge|mast|gondola|lifts?|\\u0001)|summits?|' +
    'high (?:tops|ground|fells|peaks|moors)|higher (?:ground|slopes)|ridges?|mountain ?tops?)|up (?:top|high)|' +
    'higher up|summit (?:temps?|temperatures?|winds?|conditions|forecast)|at (?:altitude|height)',
);

/** Null where none is named. `plain`: without places. */
export function altitudeIn(plain: string): Altitude | null {
  const match = HEIGHT.exec(plain);
  if (match !== null) {
    const value = Number(match[1].replace(',', ''));
    const metres = match[2].startsWith('f') ? value * M_PER_FOOT : value;
    return metres >= LOWEST_M && metres <= HIGHEST_M ? { metres } : null;
  }
  return plain.search(TOPS) >= 0 ? { metres: null } : null;
}
