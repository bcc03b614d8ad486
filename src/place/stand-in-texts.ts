/**
 * The table of stand-ins as texts, made where the program is built: `stand-ins.ts` imports this file as a macro. Thousands of names
 * and points take a start longer to make as objects, and to fold, than a question about a town has to wait.
 */
import table from '../../data/stand-ins.yaml';
import { namesOfEntry } from './entry-names.ts';
import { fold } from './fold.ts';

interface StandInTexts {
  /** JSON of the towns, points and islands by their names. */
  readonly named: string;
  /** JSON of all other parts. */
  readonly areas: string;
  /** Each name of a part that is told by names, folded, between two ends of lines. */
  readonly names: string;
}

export function standInTexts(): StandInTexts {
  const { towns, points, islands, counties, wide, countries, regions } = table as Readonly<Record<string, object>>;
  const texts = [towns, points, islands, counties, wide].flatMap((part) => Object.keys(part));
  const names = new Set(texts.flatMap(namesOfEntry).map(fold));
  return {
    named: JSON.stringify({ towns, points, islands }),
    areas: JSON.stringify({ countries, regions, counties, wide }),
    names: `\n${[...names].join('\n')}\n`,
  };
}
