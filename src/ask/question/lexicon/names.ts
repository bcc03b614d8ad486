/** Names of several words, which are no words of a language: "Rio de Janeiro", "La Rochelle", "au Havre". */

import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import type { Span, Word } from '../text.ts';
import type { CompiledLexicon } from './compile.ts';

export interface NameSpan extends Span {
  /** Stands for the span in English: "in Le Havre" for "au Havre"; undefined for a name that stays as it is written. */
  readonly english?: string;
}

/** Fame of a town of about 100,000 people: a name in small letters is one if it is at least as famous. */
const FAME_OF_SMALL_LETTERS = 130;
/** Fame of an island, a lake or a peak: a name of several words is one if it is at least as famous. */
const FAME_OF_LONG_NAME = 120;

/** Letters of an adjective of a place with its ending: "hohen". */
const MIN_ADJECTIVE = 5;
/** Fame of a village: a name of three words and more can hardly be anything else, such as Forte dei Marmi. */
const FAME_OF_THREE = 60;

/** "Aix-la-Chapelle", "L'Aquila": several words without a space. */
const JOINED = /\p{L}[-'’]\p{L}/u;
/** Fame of a town of about 10,000 people: a name that begins like this is hardly anything else. */
const FAME_OF_SAINT = 100;
const SAINTS: ReadonlySet<string> = new Set('sao santa santo san sant saint sainte sankt sint'.split(' '));
const FEAST: ReadonlySet<string> = new Set(
  'dia noite noche festa festas fiesta fiestas feria feriado vispera vespera fete giorno festeggiamenti'.split(' '),
);
/** "À La Clusaz". */
const AT_TOWN: ReadonlySet<string> = new Set(['a', 'vers']);
const AT_PLACE = /^ (?:à|a|au|en) (?!midi|minuit|\d)\p{L}{3}/u;
const FEAST_OF: ReadonlySet<string> = new Set('de do da del di della'.split(' '));
/** Fame of a town of about 30,000 people. */
const FAME_WITH_ARTICLE = 115;
/** Of towns such as De Bilt; what else begins so has its words in the lexicon. */
const ARTICLES: ReadonlySet<string> = new Set('de den la le les el los las'.split(' '));
/** "Le nord-est de l'Espagne" is not about the Nord-Est of Haiti. */
const POINT_BETWEEN = /^(?:nord|sud) (?:est|ouest|ovest)$/;
/** Behind an article and in small letters these are what they say: "el río", "la barca" are no El Rio and no La Barca. */
const COMMON_NOUNS: ReadonlySet<string> = new Set(
  'rio barca mar playa sierra isla ciudad plaza vega casa finca puente huerta plage mer riviere foret piscine ville'.split(
    ' ',
  ),
);
/** What kind of thing a name is of, which many write small: "le lac du Bourget", "la playa de la Concha". */
const KINDS: ReadonlySet<string> = new Set(
  (
    'lac lago laguna lagoa lagune etang col mont monte monti pic pico piz puy golfe golfo baie bahia baia plage ' +
    'playa praia spiaggia sierra serra puerto porto cabo cap capo ile isla isola ilha val valle vallee vale ' +
    'gorges embalse pantano costa cote passo massif foret parc parque parco cala cirque ria'
  ).split(' '),
);
/** "d'Ampezzo" is written like a name too. */
const CAPITAL = /^(?:\p{Ll}{1,4}['’])?\p{Lu}/u;

/** The names of several words in a question; at least one of their words means nothing else in the language. */
export function namesIn(
  question: string,
  written: readonly Word[],
  { words: lexicon, contractions, bentNames }: CompiledLexicon,
  places: Pick<Places, 'namesAt'>,
): NameSpan[] {
  const words = lexicon.has("l'") ? withElisionsJoined(written) : written;
  const keys = words.map(({ key }) => key);
  const hasCapitals = words.some(({ isCapital }, i) => i > 0 && isCapital);
  const isOwn = (word: Word): boolean =>
    !lexicon.has(word.text.toLowerCase()) && !lexicon.has(word.key) && !isElidedWord(word, lexicon);
  const found: NameSpan[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    const swallowed = contractions.get(first?.text.toLowerCase() ?? '');
    const next = words[at + 1];
    if (first === undefined) continue;
    if (swallowed !== undefined && next !== undefined && (next.isCapital || !hasCapitals) && isOwn(next)) {
      const [name] = places.namesAt([fold(swallowed), ...keys.slice(at + 1)]);
      // "Al Cajón del Maipo" is no El Cajón.
      const isShorter = name !== undefined && (places.namesAt(keys.slice(at + 1))[0]?.words ?? 0) >= name.words;
      if (name !== undefined && !isShorter && name.words > 1 && name.fame >= fameBehind(swallowed, next)) {
        const end = words[at + name.words - 1]?.end ?? next.end;
        found.push({ start: first.start, end, english: `in ${capital(swallowed)} ${question.slice(next.start, end)}` });
        at += name.words - 1;
        continue;
      }
    }
    // "Dans la Loire": a department; towns with an article stand behind "à".
    if (ARTICLES.has(first.key) && words[at - 1]?.key === 'dans') continue;
    // "Saint-Jean à Québec" is a feast at a place.
    if (first.key === 'saint jean' && AT_PLACE.test(question.slice(first.end))) continue;
    // "Dia de Santo António" is a feast, and no town.
    if (SAINTS.has(first.key) && FEAST_OF.has(words[at - 1]?.key ?? '') && FEAST.has(words[at - 2]?.key ?? ''))
      continue;
    const parted = words.findIndex((word, i) => i >= at && word.endsPhrase);
    const later = words.slice(at + 1, parted < 0 ? words.length : parted + 1);
    const nameFrom = (start: Word) =>
      places.namesAt([start.key, ...later.map(({ key }) => key)]).find(({ words: count, fame, isArea, isSight }) => {
        const inside = [start, ...later].slice(0, count);
        const last = inside.at(-1);
        if (last === undefined || !inside.some(isOwn) || POINT_BETWEEN.test(start.key)) return false;
        if (count === 2 && POINT_BETWEEN.test(inside.map(({ key }) => key).join(' '))) return false;
        if (count === 1 && !JOINED.test(start.text)) return false;
        if (count === 2 && ARTICLES.has(start.key) && COMMON_NOUNS.has(last.key) && !last.isCapital) return false;
        const isWritten = (CAPITAL.test(start.text) || KINDS.has(start.key)) && CAPITAL.test(last.text);
        const elisions = words === written ? 0 : inside.filter(({ text }) => text.includes("'")).length;
        return hasCapitals
          ? isWritten
          : (contractions.has('au') &&
              at > 0 &&
              AT_TOWN.has(words[at - 1].key) &&
              count === 2 &&
              fame >= FAME_OF_THREE &&
              start.key === 'la') ||
              fame >= fameNeeded(start.key, ARTICLES.has(start.key) ? count : count + elisions) ||
              isArea ||
              (isSight && count === 1);
      });
    const name = nameFrom(first);
    const bare = name === undefined ? withoutElision(first, lexicon) : null;
    const elided = bare === null ? undefined : nameFrom(bare);
    const unbent = name === undefined && elided === undefined ? unbentName(first, bentNames, nameFrom) : null;
    if (unbent !== null) {
      const end = words[at + unbent.words - 1]?.end ?? first.end;
      found.push({ start: first.start, end, english: unbent.text + question.slice(first.end, end) });
      at += unbent.words - 1;
      continue;
    }
    const last = words[at + (name ?? elided ?? { words: 0 }).words - 1];
    if (last === undefined) continue;
    if (name !== undefined) {
      const inside = question.slice(first.start, last.end);
      const joined = words === written ? inside : inside.replace(APART, "$1'");
      found.push({ start: first.start, end: last.end, ...(joined === inside ? {} : { english: joined }) });
    } else if (bare !== null && elided !== undefined) {
      const article = lexicon.get(elisionOf(first)) ?? '';
      const english = `${article} ${question.slice(bare.start, last.end).replace(APART, "$1'")}`.trim();
      found.push({ start: first.start, end: last.end, english });
    } else continue;
    at += (name ?? elided ?? { words: 1 }).words - 1;
  }
  return found;
}

/** "In der Sächsischen Schweiz" is in the "Sächsische Schweiz": a name of several words whose first one is an adjective. */
function unbentName(
  first: Word,
  endings: CompiledLexicon['bentNames'],
  nameFrom: (start: Word) => { readonly words: number } | undefined,
): { readonly text: string; readonly words: number } | null {
  for (const [bent, own] of endings) {
    if (!first.key.endsWith(bent) || first.key.length < MIN_ADJECTIVE) continue;
    const text = first.text.slice(0, -bent.length) + own;
    const name = nameFrom({ ...first, text, key: fold(text) });
    if (name !== undefined && name.words > 1) return { text, words: name.words };
  }
  return null;
}

/** "L aquila", "val d or": an elision typed with a space. */
const APART = /(?<!\p{L})([ld]) (?=[aeiouyhéèêâîôœ])/giu;
const APART_WORD = /^[ld]$/;
const BEGINS_SILENT = /^[aeiouyh]/;

/** The words of a question, with elisions as if they were typed with an apostrophe. */
function withElisionsJoined(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ key }) => APART_WORD.test(key))) return words;
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const next = words[at + 1];
    const isApart = next !== undefined && APART_WORD.test(word.key) && BEGINS_SILENT.test(next.key);
    if (!isApart || next.start !== word.end + 1) joined.push(word);
    else {
      const text = `${word.text}'${next.text}`;
      joined.push({ ...next, start: word.start, text, key: word.key + next.key });
      at++;
    }
  }
  return joined;
}

/** An article or a preposition before an apostrophe. */
const ELISION = /^\p{L}{1,5}['’](?=\p{L})/u;

/** "L'été dernier" begins with the summer, and with no town of Lété. */
function isElidedWord(word: Word, lexicon: CompiledLexicon['words']): boolean {
  const bare = withoutElision(word, lexicon);
  return bare !== null && !bare.isCapital && (lexicon.has(bare.text.toLowerCase()) || lexicon.has(bare.key));
}

function elisionOf({ text }: Word): string {
  const [elided] = ELISION.exec(text) ?? [''];
  return elided.toLowerCase().replace('’', "'");
}

/** "L'île" is "île" behind an article; null where there is none. */
function withoutElision(word: Word, lexicon: CompiledLexicon['words']): Word | null {
  const elided = elisionOf(word);
  if (elided === '' || !lexicon.has(elided)) return null;
  const text = word.text.slice(elided.length);
  return {
    ...word,
    text,
    key: fold(text),
    start: word.start + elided.length,
    isCapital: /^[\p{Lu}\p{Lo}]/u.test(text),
  };
}

function capital(article: string): string {
  return article.slice(0, 1).toUpperCase() + article.slice(1);
}

/** "Aux Contamines": behind a plural article a name with a capital is hardly anything else. */
function fameBehind(article: string, { isCapital }: Word): number {
  return article === 'les' && isCapital ? FAME_OF_THREE : FAME_OF_SMALL_LETTERS;
}

/** How famous a name in small letters is that begins with a word. */
function fameNeeded(first: string, words: number): number {
  // "Puente-Genil", "Linda-a-Velha".
  const [head = '', ...tail] = first.split(' ');
  if (words === 1 && tail.length > 0 && !SAINTS.has(head) && head !== 'st')
    return tail.length > 1 ? FAME_OF_THREE : FAME_OF_SAINT;
  if (words === 1) return FAME_OF_SMALL_LETTERS;
  if (words > 2) return FAME_OF_THREE;
  return SAINTS.has(first) ? FAME_OF_SAINT : ARTICLES.has(first) ? FAME_WITH_ARTICLE : FAME_OF_LONG_NAME;
}
