/** Seas and halves of postcodes, which stand in no table of towns: "wind ostsee samstag", "SW19 rain saturday". */
import { isSea } from '../../../place/no-place.ts';
import type { Places } from '../../../place/places.ts';
import type { PlaceText } from './name-words.ts';

export interface SpanOfNames {
  readonly at: number;
  /** The position behind its last word. */
  readonly end: number;
}

/** The first half of a British postcode, but for what else is called so: carbon dioxide, fine dust, the index of ultraviolet. */
const DISTRICT = /^(?!co2|wd40|pm\d|uv\d|us\d|kp\d|qe\d)[a-z]{2}\d{1,2}[a-z]?$/;
/** The beginning of an Irish one, which none of a British one is. */
const ROUTING_KEY = /^[acdfhkprtvxy]\d[\dw]$/;
const DISTRICT_OF_LETTER = /^[begnlsw]\d{1,2}[a-z]?$/;
/** Words of the name of a sea. */
const MAX_WORDS = 3;

/** A sea, which has no one weather, and which the default place has none of; null for none. */
export function seaIn({ words }: PlaceText): SpanOfNames | null {
  const keys = words.map(({ key }) => key);
  for (let at = 0; at < keys.length; at++) {
    for (let end = Math.min(at + MAX_WORDS, keys.length); end > at; end--)
      if (isSea(keys.slice(at, end).join(' '))) return { at, end };
  }
  return null;
}

/** "SW19 rain saturday", "in E17": single letters are roads and vitamins elsewhere. Null for none at home. */
export function postcodeDistrictIn({ words, language, isExplained }: PlaceText, places: Places): SpanOfNames | null {
  if (language !== 'en') return null;
  for (const [at, word] of words.entries()) {
    const isIn = /^(?:in|near)$/.test(words[at - 1]?.key ?? '');
    const isRoutingKey =
      ROUTING_KEY.test(word.key) &&
      (isIn || [at - 1, at + 1].some((i) => /^(?:weather|forecast|rain|wind)$/.test(words[i]?.key ?? '')));
    if (!DISTRICT.test(word.key) && !isRoutingKey && !(isIn && DISTRICT_OF_LETTER.test(word.key))) continue;
    if (isExplained(word) || places.namesAt([word.key]).length > 0) continue;
    const resolution = places.resolve(word.text);
    if (resolution.kind !== 'found') continue;
    // Where no home is known, "LS6" is in no other land.
    const isBritish = !places.hasHome() && resolution.place.countryCode === 'GB';
    if (isRoutingKey || isBritish || places.isAtHome(resolution.place)) return { at, end: at + 1 };
  }
  return null;
}
