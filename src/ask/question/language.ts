/** Which language a question is in, by its script and its commonest words. */

/** Languages whose questions are read. */
export const SUPPORTED_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;

const COMMON: Readonly<Record<string, string>> = {
  en: 'the is it will be in what how weather for to a i of on this there today tomorrow rain at do does can should my when',
  de: 'der die das ist wird es in wie am im und ich wetter morgen heute regnet regen regnen brauche einen ein scheint sonne schneit warm kalt wo wann zu uhr nachste woche fur',
  fr: "le la les est il va de quel quelle temps fait fera demain pleuvoir pleut aujourd'hui a pour et je faut meteo neiger neige combien ce cette semaine prochaine quand fait-il fera-t-il",
  es: 'el la los es va a de que tiempo hace hara manana llover lluvia llueve hoy en para y necesito clima cual como cuando frio calor nevar hay este semana proxima',
  it: 'il la i e che tempo fa fara domani piove piovera pioggia oggi a per di ci come quando freddo caldo nevica nevichera previsioni sara questo settimana prossima',
  pt: 'o a os e vai que tempo faz amanha chover chuva chove hoje em para de no na como quando frio quente nevar previsao fara esta semana proxima preciso',
  nl: 'de het is wordt in wat weer morgen regent regenen vandaag een ik gaat voor van hoe warm koud wanneer sneeuwt sneeuwen heb nodig volgende week dit weekend zal',
  sv: 'och det ar vad blir vadret imorgon idag regn regnar i pa kommer att hur for en snoar',
  da: 'og det er hvad bliver vejret imorgen idag regn regner i pa kommer at hvordan',
  pl: 'jaka jest bedzie pogoda jutro dzis w czy deszcz padac na i snieg',
  tr: 'hava nasil yarin bugun yagmur olacak mi yagacak icin ve bir bu',
  fi: 'on millainen saa huomenna tanaan sataa lunta onko ja',
  cs: 'jake bude pocasi zitra dnes v prset je',
};
const WORDS = Object.entries(COMMON).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }));

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

export interface DetectedLanguage {
  /** ISO 639-1, where it can be told. */
  readonly language: string | null;
  readonly isSupported: boolean;
}

/** A question in Latin letters without a telling word is taken for English; one without Latin letters is not read. */
export function detectLanguage(plain: string): DetectedLanguage {
  const script = SCRIPTS.find(([pattern]) => pattern.test(plain));
  if (!/\p{Script=Latin}/u.test(plain) && script !== undefined) return { language: script[1], isSupported: false };
  const words = plain.match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
  let best = { language: 'en', count: 0 };
  for (const { language, words: common } of WORDS) {
    const count = words.filter((word) => common.has(word)).length;
    if (count > best.count) best = { language, count };
  }
  const { language } = best;
  return { language, isSupported: SUPPORTED_LANGUAGES.some((read) => read === language) };
}
