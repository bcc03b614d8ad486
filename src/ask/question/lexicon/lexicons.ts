/** The lexicon of each language that is supported besides English, by ISO 639-1. */
import { GERMAN } from './de.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import type { Lexicon } from './lexicon.ts';
import { DUTCH } from './nl.ts';
import { PORTUGUESE } from './pt.ts';

/** When two languages share as many words with a question, the earlier one is taken. */
export const LEXICONS: ReadonlyMap<string, Lexicon> = new Map([
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
  ['it', ITALIAN],
  ['pt', PORTUGUESE],
  ['nl', DUTCH],
]);
