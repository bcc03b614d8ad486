/** The text of a weather code in a language, by day and by night, from `data/conditions.yaml`. */
import conditions from '../../../data/conditions.yaml';
import { WEATHER_CODES, type WeatherCode } from './codes.ts';
import { LANGUAGES, type Language } from './languages.ts';

interface Texts {
  readonly day: Readonly<Record<string, string>>;
  /** Only the codes that read otherwise after dark. */
  readonly night: Readonly<Record<string, string>>;
}

interface ConditionsFile {
  /** Languages that are written as another is. */
  readonly written_as: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, Texts>>;
}

const TEXTS = parse(conditions as ConditionsFile);

export function conditionText(code: WeatherCode, lang: Language, isDay: boolean): string {
  const texts = TEXTS[lang];
  return (isDay ? undefined : texts.night[code]) ?? texts.day[code];
}

/** Throws when a language or a code is missing, which a release must never reach. */
function parse(file: ConditionsFile): Readonly<Record<Language, Texts>> {
  const entries = LANGUAGES.map((lang) => {
    const texts = file.texts[file.written_as[lang] ?? lang];
    const missing = texts === undefined ? WEATHER_CODES : WEATHER_CODES.filter((code) => !(code in texts.day));
    if (missing.length > 0) throw new Error(`conditions.yaml: ${lang} lacks the codes ${missing.join(', ')}`);
    return [lang, texts];
  });
  return Object.fromEntries(entries) as Readonly<Record<Language, Texts>>;
}
