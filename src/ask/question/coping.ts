/**
 * Whether somebody bears the weather: "my horses will cope?", "will the kids be alright at the beach". No score of an activity and no
 * value tells that, and a yes could hurt, so it has no verdict, whoever it is and whatever they do.
 */
import { ENGLISH_COPING } from './coping/english.ts';
import type { CopingWords } from './coping/words.ts';
import type { NamedGrave } from './grave/named-grave.ts';
import type { UncoveredWords } from './uncovered-subjects.ts';

/** A pattern of what is asked whether they bear it; the other side of the words ends them. */
function asked(who: string, { between, are, well, copes, goodFor, notTheirs }: CopingWords): string {
  return (
    `(?:${who})(?!${notTheirs})${between} (?:${copes})(?!\\p{L})|` +
    `${are} (?:${who})(?!${notTheirs})${between} ${well}(?!\\p{L}| to )|` +
    `(?:${goodFor}) (?:${who})(?!\\p{L}|${notTheirs}| to (?!be\\b|cope|stay|stand|sit))`
  );
}

/** What there is of a language, the animals first. */
export function copingIn(words: CopingWords): readonly NamedGrave[] {
  const hint = `${words.copes}|${words.well}|${words.goodFor}`;
  return [
    ['animals', [hint, asked(words.animals, words)]],
    ['endurance', [hint, `${asked(words.people, words)}|${words.weBear}`], words.worn],
  ];
}

/** Those of English. */
export const COPING: readonly UncoveredWords[] = copingIn(ENGLISH_COPING).map(([subject, all, unless]) => ({
  subject,
  all,
  ...(unless === undefined ? {} : { unless }),
  topics: subject === 'animals' ? (['temperature', 'rain'] as const) : (['feels-like', 'gusts', 'rain'] as const),
  isGrave: true,
  isAnswered: true,
}));
