/** The dangers in mild words of mild-dangers.ts, and those told as settled, in the other languages. */
import { settledAbroad } from '../settled-dangers.ts';
import { MILD_GERMANIC } from './mild-germanic.ts';
import { MILD_ROMANCE } from './mild-romance.ts';
import type { NamedGrave } from './named-grave.ts';

/** Those of a language, ISO 639-1; none for English, which has its own. */
export function mildAbroad(language: string): readonly NamedGrave[] {
  return [...(MILD_GERMANIC[language] ?? MILD_ROMANCE[language] ?? []), ...settledAbroad(language)];
}
