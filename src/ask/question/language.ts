/** Which language a question is in, by its script and its commonest words. */
import { memoize, RecentEntries } from '../../lib/memoize.ts';
import { isEnglishWord } from './english.ts';
import { LANGUAGES_OF_SHORT_DAYS } from './lexicon/day-parts.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { LEXICONS } from './lexicon/lexicons.ts';
import { plainText } from './text.ts';
import { isPlainWord } from './topic-words.ts';

const ENGLISH_WORDS =
  'the is it will be in what how weather for to a i of on this there today tomorrow rain at do does can should ' +
  'my when are was did good safe too if or and forecast today tonight weekend first second third last next during mon tue wed thu fri sat sun';
/** Languages that are told apart so that an error can name them, and not read as another. */
const UNSUPPORTED: ReadonlyArray<readonly [language: string, words: string]> = [
  [
    'sv',
    'och det ar vad blir vadret imorgon idag regn regnar i pa kommer att hur for en snoar jag kan ska nar solen ' +
      'det vader helgen',
  ],
  [
    'da',
    'og det er hvad bliver vejret imorgen idag regn regner i pa kommer at hvordan jeg kan skal nar solen weekenden i det en',
  ],
  [
    'no',
    'og det er hva blir vaeret imorgen idag regn regner i pa kommer a hvordan jeg kan skal nar solen helgen i det en',
  ],
  ['pl', 'jaka jest bedzie pogoda jutro dzis w czy deszcz padac na i snieg moge kiedy jaki we o slonce'],
  ['tr', 'hava nasil yarin bugun yagmur olacak mi yagacak icin ve bir bu'],
  ['fi', 'on millainen saa huomenna tanaan sataa lunta onko ja'],
  ['cs', 'jake bude pocasi zitra dnes v prset je'],
  ['ro', 'va ploua vremea este cum azi si la cand'],
  ['hu', 'milyen lesz az ido holnap ma esni fog'],
];

/** How much the word for a day such as "tomorrow" tells, one of a language's commonest words, and one of its others. */
const DAY_WEIGHT = 3;
const COMMON_WEIGHT = 2;
const OTHER_WEIGHT = 1;

const ENGLISH: ReadonlySet<string> = new Set(ENGLISH_WORDS.split(' '));
/** The German word for the weather and the sun of three languages; in English they are rare. */
const HARDLY_ENGLISH: ReadonlySet<string> = new Set(['wetter', 'sol']);

const DAYS: ReadonlySet<string> = new Set(['today', 'tomorrow', 'yesterday']);

/** What people do outdoors, which is all that many a question says besides its place ("grillen salzburg"), and words that only phrases have. */
const DOINGS: ReadonlyMap<string, string> = new Map([
  [
    'de',
    'grillen wandern radfahren radtour joggen baden schwimmen segeln kitesurfen windsurfen klettern angeln ' +
      'rudern zelten spazieren skifahren rodeln reiten fliegen motorradfahren wanderung spaziergang trocken heiter ' +
      'eisig ostern pfingsten weihnachten silvester fronleichnam himmelfahrt nikolaus sommerferien herbstferien ' +
      'kommenden kommende diese diesen dieser böen sturmböen anziehen fahrrad rasen wäsche fenster lüften freibad ' +
      'mücken polarlicht sterne sternschnuppen packen ersten zweiten dritten',
  ],
  [
    'fr',
    'randonnee rando baignade velo peche voile escalade pique-nique promenade balade plage jardinage course parapente ' +
      'neigeux lourd pentecote noel toussaint assomption ascension semaines minuit prochains prochaines pelouse ' +
      'fenetres nager moustiques etoiles avant-hier taux jusqu',
  ],
  ['es', 'senderismo playa pesca bicicleta correr nadar excursion paseo vela escalada acampar'],
  [
    'it',
    'sciare pesca gita spiaggia bici bicicletta correre nuotare escursione passeggiata vela arrampicata campeggio',
  ],
  ['pt', 'praia pesca bicicleta correr nadar caminhada passeio vela escalada acampar piquenique'],
  [
    'nl',
    'schaatsen fietsen wandelen zwemmen zeilen vissen hardlopen varen kamperen barbecueen surfen strand klimmen ' +
      'hitte droger pasen pinksteren kerst kerstmis koningsdag hemelvaart sinterklaas zomervakantie vroeg ramen ' +
      'zwembad muggen noorderlicht vliegen eergisteren luchtvochtigheid',
  ],
]);

/** Words of six letters and more that a pattern spells out, without what is left of one at a group or a set. */
const SPELLED_OUT = /(?<![\p{L}\\\])}?*])\p{L}{6,}(?![\p{L}(?*[{])/gu;
/** A word that patterns of three languages have belongs to rules that they share, and tells none of them. */
const MAX_SHARING = 2;
/** What another language calls a town: "Bodensee" is that in Dutch too. */
const IS_NAME = /^\p{Lu}/u;

/** The words that only the phrases of a language have: "luchtdruk", "nebelfrei". */
const OF_PHRASES: ReadonlyMap<string, readonly string[]> = wordsOfPhrases();

function wordsOfPhrases(): ReadonlyMap<string, readonly string[]> {
  const all = [...LEXICONS].map(([language, { phrases }]) => {
    const own = phrases.filter(([, english]) => !(typeof english === 'string' && IS_NAME.test(english)));
    const spelled = own.flatMap(([source]) => source.match(SPELLED_OUT) ?? []);
    return [language, new Set(spelled.map(plainText))] as const;
  });
  const isOwn = (word: string): boolean =>
    !isEnglishWord(word) && !isPlainWord(word) && all.filter(([, words]) => words.has(word)).length <= MAX_SHARING;
  return new Map(all.map(([language, words]) => [language, [...words].filter(isOwn)]));
}

/** The weights of the words of each language other than English. */
const WEIGHTS: ReadonlyArray<readonly [language: string, weights: ReadonlyMap<string, number>]> = [
  ...[...LEXICONS].map(
    ([language, { commonWords, words }]) =>
      [language, weightsOf(commonWords, [...rowsOf(language), ...words])] as const,
  ),
  ...UNSUPPORTED.map(([language, words]) => [language, weightsOf(words, [])] as const),
];

function rowsOf(language: string): Lexicon['words'] {
  const ofPhrases = (OF_PHRASES.get(language) ?? []).join('|');
  return [
    [(DOINGS.get(language) ?? '').replaceAll(' ', '|'), ''],
    ...(ofPhrases === '' ? [] : [[ofPhrases, ''] as const]),
  ];
}

function weightsOf(common: string, words: Lexicon['words']): ReadonlyMap<string, number> {
  const formsOf = (written: string): string[] => written.split('|').map(plainText);
  const of = (forms: readonly string[], weight: number) => forms.map((form) => [form, weight] as const);
  return new Map([
    ...words.flatMap(([written]) => of(formsOf(written), OTHER_WEIGHT)),
    ...of(plainText(common).split(' '), COMMON_WEIGHT),
    ...words.flatMap(([written, english]) => (DAYS.has(english) ? of(formsOf(written), DAY_WEIGHT) : [])),
  ]);
}

/** Days that no other language calls so: "big sur saturday" has no French in it. */
const ENGLISH_DAYS: ReadonlySet<string> = new Set(
  'today tonight tonite tomorrow tmrw tmr tmw tomoz tomo tomoro tomrw yesterday monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

interface Told {
  /** Among `WEIGHTS`. */
  readonly language: number;
  readonly weight: number;
}

/** What a word tells. */
interface ToldByWord {
  readonly english: number;
  /** Of each other language that has it. */
  readonly others: readonly Told[];
}

/** A question's words, of which most stand in others too. */
const toldByWords = new RecentEntries<string, ToldByWord>(4_000);
const NOTHING: readonly Told[] = [];

function toldBy(word: string): ToldByWord {
  return memoize(toldByWords, word, () => ({
    english: readEnglishWeight(word),
    others: TOLD.get(word) ?? runTogether(word),
  }));
}

/** Languages that elide, by their place in `WEIGHTS`. */
const ELIDING: ReadonlySet<number> = new Set(
  WEIGHTS.flatMap(([name], i) => (name === 'fr' || name === 'it' ? [i] : [])),
);
const ELIDED = /^[dl][aeiouh]\p{L}{3}/u;

/** "Dhumidité", "lorage": what the word behind an elision without its apostrophe tells. */
function runTogether(word: string): readonly Told[] {
  if (!ELIDED.test(word) || isEnglishWord(word)) return NOTHING;
  return (TOLD.get(word.slice(1)) ?? NOTHING).filter(({ language }) => ELIDING.has(language));
}

function englishWeight(word: string): number {
  return toldBy(word).english;
}

function readEnglishWeight(word: string): number {
  if (HARDLY_ENGLISH.has(word)) return 0;
  if (ENGLISH_DAYS.has(word)) return DAY_WEIGHT;
  return ENGLISH.has(word) ? COMMON_WEIGHT : isPlainWord(word) ? OTHER_WEIGHT : 0;
}

function compoundsOf(days: string, parts: string, others: string): ReadonlySet<string> {
  const ends = parts.split(' ');
  return new Set([...days.split(' ').flatMap((day) => ends.map((end) => day + end)), ...others.split(' ')]);
}

const GERMAN_DAYS = 'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag';
const GERMAN_PARTS = 'morgen vormittag mittag nachmittag abend nacht';
const DUTCH_DAYS = 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag morgen overmorgen gister gisteren';

/** Days with a part of the day in one word, and the like: no other language asks with them. */
const COMPOUNDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'de',
    compoundsOf(
      GERMAN_DAYS,
      `${GERMAN_PARTS} ${GERMAN_PARTS.replaceAll(/\w+/g, '$&s')}`,
      'morgens vormittags mittags nachmittags abends nachts vorgestern ubermorgen biergartenwetter grillwetter ' +
        'badewetter wanderwetter mistwetter sauwetter schmuddelwetter',
    ),
  ],
  [
    'nl',
    compoundsOf(
      DUTCH_DAYS,
      'ochtend morgen middag avond nacht',
      'vanochtend vanmorgen vanmiddag vanavond vannacht zonsopkomst zonsondergang zonsopgang',
    ),
  ],
  ['it', new Set(['stamattina', 'stamane', 'stasera', 'stanotte', 'dopodomani', 'domattina', 'dmn', 'previsioni'])],
  ['pt', new Set(['hj', 'oq', 'amh', 'amnh', 'previsao'])],
  // English has both, and asks for no weather by them.
  ['fr', new Set(['vigilance', 'risque', 'prochain', 'prochaine'])],
  ['es', new Set(['anteayer', 'anoche', 'pasadomanana', 'pronostico', 'finde'])],
]);

/** By a word what it tells of each language that has it. */
const TOLD: ReadonlyMap<string, readonly Told[]> = Map.groupBy(
  WEIGHTS.flatMap(([language, weights], i) => [
    ...[...weights].map(([word, weight]) => ({ word, language: i, weight })),
    ...[...(COMPOUNDS.get(language) ?? [])]
      .filter((word) => !weights.has(word))
      .map((word) => ({ word, language: i, weight: DAY_WEIGHT })),
  ]),
  ({ word }) => word,
);

/** How much more the words tell of each language than of English; what is a word of both tells nothing. */
function toldBeyondEnglish(words: readonly string[]): readonly number[] {
  const told = WEIGHTS.map(() => 0);
  let ofEnglish = 0;
  for (const word of words) {
    const { english, others } = toldBy(word);
    ofEnglish += english;
    for (const { language, weight } of others) told[language] += english === 0 ? weight : english;
  }
  return told.map((own) => own - ofEnglish);
}

/** The word for the weather in some languages, and a word of English too. */
const WEATHER_ABROAD: ReadonlySet<string> = new Set(['tempo', 'clima', 'meteo', 'weer']);

/** So many English words outweigh one of another language. */
const MANY_ENGLISH = 3;
/** What names of places begin with everywhere: "air quality Los Angeles". */
const ARTICLES_OF_NAMES: ReadonlySet<string> = new Set(['los', 'las', 'el', 'la', 'le', 'les', 'san', 'santa', 'de']);

/** Codes of states that are little words of other languages too: one of them alone makes no language. */
const STATE_CODES: ReadonlySet<string> = new Set(['al', 'az', 'co', 'il', 'ma', 'mi', 'ne', 'pa', 'va', 'wa']);

/** The one word of English among the words for days that people write without their dots. */
const HUT = 'hut';

/** "North Korea in winter", "a boat trip on Lake Como": a word that English has too makes no other language, nor one among more English ones. */
function isOwnLanguage(language: string, words: readonly string[], weights: ReadonlyMap<string, number>): boolean {
  const compounds = COMPOUNDS.get(language);
  let own = 0;
  let shared = 0;
  let foreign = 0;
  let articles = 0;
  let codes = 0;
  for (const word of words) {
    const weight = weights.get(word) ?? 0;
    const english = englishWeight(word);
    // "Beach hut" is no "hüt" of Zurich.
    const isDay = weight === DAY_WEIGHT && word !== HUT;
    if (isDay || compounds?.has(word) === true) return true;
    if (weight === 0) foreign += english !== 0 || (word.length > 2 && isEnglishWord(word)) ? 1 : 0;
    else if (english !== 0) continue;
    else if (ARTICLES_OF_NAMES.has(word)) articles++;
    else if (STATE_CODES.has(word) && word !== words[0]) codes++;
    else if (WEATHER_ABROAD.has(word) || !isEnglishWord(word)) own++;
    else if (weight >= COMMON_WEIGHT) shared++;
  }
  // "Birmingham al tornado risk" is in Alabama.
  if (own + shared + articles === 0 && codes === 1) return false;
  if (own === 0) return shared + articles + codes > foreign;
  return own + shared + articles + codes > 1 || foreign < MANY_ENGLISH;
}

/** "Sunset bude": one word of a language that is not read is a name beside a word of English, or alone. */
function tellsEnough(words: readonly string[], weights: ReadonlyMap<string, number>): boolean {
  const telling = words.filter((word) => weights.has(word));
  if (telling.length > 1) return true;
  return (
    words.length > 1 && telling.some(({ length }) => length > 2) && words.every((word) => englishWeight(word) === 0)
  );
}

/** Scripts other than Latin, with the language where the script tells it. */
const SCRIPTS: ReadonlyArray<readonly [script: RegExp, language: string | null]> = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, null],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Arabic}/u, null],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, null],
];

/** A coast that English calls as Spanish does, by the word for the sun, and a sea by islands that are shorts elsewhere. */
const NAME_OF_WORDS = /\bcosta del sol\b|\bbermuda triangle\b/;

/** A preposition of Portuguese alone, with an hour or a sea beside it. */
const PORTUGUESE_TYPED = new RegExp(
  String.raw`(?:^| )(?:as \d{1,2}h(?:\d{2})?|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)` +
    '(?: de manha| a tarde| a noite)?) (?:em|no|na) |' +
    String.raw`(?:^| )(?:mar|vento|sol|frio|calor|chuva) (?:ta|esta|vai) .*\b(?:em|no|na) `,
);

/** Basic Latin and Latin-1 hold no other script. */
const ONLY_LATIN = /^[\0-\xff]*$/;

interface DetectedLanguage {
  /** ISO 639-1; null where it cannot be told. */
  readonly language: string | null;
  readonly isSupported: boolean;
  /** The languages that have all the words by which the language was told, itself first. */
  readonly alike: readonly string[];
}

/**
 * Latin text without a known word is taken for English, and of two languages told equally the first; text without Latin
 * letters is not supported.
 */
export function detectLanguage(plain: string): DetectedLanguage {
  const known = detected.get(plain);
  if (known !== undefined) return known;
  const found = languageIn(plain);
  if (detected.size >= MAX_DETECTED) detected.clear();
  detected.set(plain, found);
  return found;
}

/** A question's language is wanted before its spelling is mended, where its own words begin and when they are found. */
const MAX_DETECTED = 8;
const detected = new Map<string, DetectedLanguage>();

/** "2moro" is no "moro" of Portuguese. */
const TYPED_TO = /\b2(?=mo|mr|nite)/g;

/** "Cyprus in November": German has no "in" before it, and English has the word. */
const ALIKE_MONTH = /\bin (?:april|august|september|november|december)\b/g;

function languageIn(plain: string): DetectedLanguage {
  const script = ONLY_LATIN.test(plain) ? undefined : SCRIPTS.find(([pattern]) => pattern.test(plain));
  if (script !== undefined && !/\p{Script=Latin}/u.test(plain))
    return { language: script[1], isSupported: false, alike: [] };
  // "A8" is a road, and no article of English.
  const read = plain.replace(NAME_OF_WORDS, ' ').replace(TYPED_TO, 'to').replace(ALIKE_MONTH, 'in');
  const words = read.match(/\p{L}+(?!\p{L}*\d)/gu) ?? [];
  // "Wetter am 1. August": what compares is told by "than" or "or".
  const isWetter = words[0] === 'wetter' && !words.some((word) => word === 'than' || word === 'or');
  if (isWetter) return { language: 'de', isSupported: true, alike: alikeOf('de', words) };
  const told = toldBeyondEnglish(words);
  let best = { language: 'en', told: 0 };
  WEIGHTS.forEach(([language, weights], i) => {
    const isOwn = told[i] > best.told && isOwnLanguage(language, words, weights);
    if (isOwn && (LEXICONS.has(language) || tellsEnough(words, weights))) best = { language, told: told[i] };
  });
  // "Padel às 21h em Matosinhos": letters and words that no English has.
  if (best.language === 'en' && PORTUGUESE_TYPED.test(plain)) best = { language: 'pt', told: 1 };
  // "Regen Bitburg Open Air": the word is none of English.
  if (best.language === 'en' && words.length > 1 && words[0] === 'regen') best = { language: 'de', told: 1 };
  const { language } = best;
  const isSupported = language === 'en' || LEXICONS.has(language);
  return { language, isSupported, alike: isSupported ? alikeOf(language, words) : [] };
}

/** Whether a plain word is one by which a language is told. */
export function hasWord(language: string, word: string): boolean {
  return (TOLD.get(word) ?? []).some((told) => WEIGHTS[told.language]?.[0] === language);
}

/** Whether a plain word tells a language, and not English. */
export function tells(language: string, word: string): boolean {
  return englishWeight(word) === 0 && hasWord(language, word);
}

/** The languages that have all of some plain words, none of which tells English: "sol" beside Faro, "sa" beside Köln. */
export function languagesOf(words: readonly string[]): readonly string[] {
  // "Humidité à Nice": a preposition of both tells nothing.
  const telling = words.filter((word) => word.length > 1 || englishWeight(word) === 0);
  if (telling.length === 0 || telling.some((word) => englishWeight(word) !== 0)) return [];
  const all = telling.map((word) => [
    ...toldBy(word).others.map(({ language }) => WEIGHTS[language]?.[0] ?? ''),
    ...(LANGUAGES_OF_SHORT_DAYS.get(word) ?? []),
  ]);
  return [...LEXICONS.keys()].filter((language) => all.every((told) => told.includes(language)));
}

/** "Regen", "morgen": words of German and of Dutch. */
function alikeOf(language: string, words: readonly string[]): readonly string[] {
  if (language === 'en') return [language];
  const own = WEIGHTS.findIndex(([name]) => name === language);
  const telling = words
    .filter((word) => englishWeight(word) === 0)
    .map((word) => (TOLD.get(word) ?? []).map(({ language: at }) => at))
    .filter((all) => all.includes(own));
  const others = WEIGHTS.flatMap(([name], at) =>
    at !== own && LEXICONS.has(name) && telling.every((all) => all.includes(at)) ? [name] : [],
  );
  return [language, ...others];
}
