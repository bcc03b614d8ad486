/** A storm that is no thunderstorm by its words: in Britain and Ireland one is of wind first, elsewhere of thunder; both are told. */
import type { Form, Topic } from './interpretation.ts';
import type { Topics } from './topic-order.ts';
import { WordPattern } from './word-pattern.ts';

const STORM = new WordPattern(/\bstorm(?:s|y)?\b/);
const THUNDER = /thunder|lightning|electrical|hail|snow ?storm|ice storm|dust storm|sand ?storm|rain ?storm|tropical/;
/** Countries whose weather services mean wind by a storm, and give such names. */
const OF_WIND: ReadonlySet<string> = new Set(['GB', 'IE', 'IM', 'JE', 'GG', 'NL', 'DK', 'IS', 'FO']);
const WHETHER: ReadonlySet<Form> = new Set<Form>(['yes-no', 'value']);

/** The topics with the wind of a storm beside its thunder: "will there be a storm in Hull". */
export function withWindOfStorm(topics: Topics, plain: string, form: Form, countryCode: string): Topics {
  const [topic, ...others] = topics;
  if (topic !== 'thunder' || !WHETHER.has(form) || !STORM.test(plain) || THUNDER.test(plain)) return topics;
  const rest = others.filter((other) => other !== 'gusts' && other !== 'wind');
  const both: readonly [Topic, Topic] = OF_WIND.has(countryCode) ? ['gusts', 'thunder'] : ['thunder', 'gusts'];
  return [...both, ...rest];
}
