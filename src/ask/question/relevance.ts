/** Whether a question is about the weather at all, by its weather words and its unexplained words. */
import { wholeWords } from './text.ts';

export interface Evidence {
  readonly plain: string;
  /** Words that always mean weather, and all that may. */
  readonly plainHits: number;
  readonly sharedHits: number;
  /** The word "weather" or "forecast" itself. */
  readonly namesWeather: boolean;
  readonly hasPlace: boolean;
  /** A place that exists, even if it is a country. */
  readonly hasKnownPlace: boolean;
  readonly hasTime: boolean;
  /** An activity or a garment, and whether it is a garment. */
  readonly hasWish: boolean;
  readonly hasGarment: boolean;
  readonly unexplained: readonly string[];
  /** The words outside of places and times. */
  readonly otherWords: readonly string[];
}

/** Questions about other things that use words of the weather. */
const OTHER_SUBJECTS = wholeWords(
  "who|whose|whom|(?:running|walking|hiking|golf|tennis) shoes?|(?:is it|its|it's) cool to|cool to wear|socks|fashionable|in fashion|buy|sell|cheap|cheapest|cakes?|faster than|bigger than|play(?! golf| tennis| padel| outside| outdoors)|how (?:hot|cold|warm|cool) (?:is|are|was) (?:the )?(?!the\\b|it\\b|there|here|today|tonight|tomorrow|this|next|weather|in\\b|at\\b|on\\b|my\\b|our\\b|that|yesterday|now|outside|sea\\b|going|expected)[a-z]+|wrote|written by|write|poem|haiku|song|songs|lyrics|python|javascript|script|code|translate|meaning|define|definition|invented|invent|history of|movie|movies|film|films|recipe|recipes|explain|synonyms?|spell|spelled|pronounce|capital of|population|novel|album|band|actor|president|prime minister|stock|stocks|shares|bitcoin|crypto|joke|jokes|story about|essay|paragraph|symptoms?|medicine|cure|calories|cook|bake|baking a|oven|fridge|freezer|website|sql|excel|linux|windows (?:10|11|update)|laptop|phone|battery|printer|netflix|youtube|spotify|cloud (?:storage|computing|provider)|blood pressure|tyre pressure|tire pressure|cold war|hot dogs?|ice cream|snow white|game of thrones|oxford|flights?|hotels?|train times|bus times|restaurants? (?:in|near) (?!.*weather)|convert|calculate|equation|square root|how (?:do|does) (?:a|an|the|clouds?|rain|snow|wind|thunder|tornado(?:es)?|hurricanes?|solar) .*\\b(?:form|work|made|formed)|how (?:is|are) .*\\b(?:formed|made)|what (?:causes|is a|is an|are)(?! the)|why (?:is the sky|do|does|are) .*|difference between|boil(?:ing)? point|melting point|speed of (?:light|sound)|on (?:mars|venus|the moon|jupiter|saturn)|of the sun|thermostat|dollars|euros|of (?:\\w+ )?(?:water|lava|an oven|a fever)",
);
const SMALL_WORD =
  /^(?:and|or|what|how|about|in|at|for|on|the|s|whats|hows|it|like|is|please|hey|hi|show|me|tell|here|now|this|next|of)$/;
const WEATHER_CONTEXT = wholeWords(
  "it|there|it's|it'll|outside|outdoors|here|out|how (?:hot|cold|warm|windy|wet)|weather|today|tonight|tomorrow|chance|chances|expect|expected|will|going to|any|be|level|levels|index|count|are we|when is|when's|what time",
);
const MAX_UNEXPLAINED = 4;

export function isAboutWeather(evidence: Evidence): boolean {
  const {
    plain,
    plainHits,
    sharedHits,
    namesWeather,
    hasPlace,
    hasKnownPlace,
    hasTime,
    hasWish,
    hasGarment,
    unexplained,
    otherWords,
  } = evidence;
  if (plain.match(OTHER_SUBJECTS) !== null) return false;
  const unknown = unexplained.length;
  if (namesWeather) return unknown <= MAX_UNEXPLAINED + 3;
  if (plainHits > 0) return unknown <= MAX_UNEXPLAINED;
  if (hasWish) return unknown <= (hasPlace || hasTime || hasGarment ? 2 : 0);
  if (sharedHits > 0) {
    const isShort = otherWords.filter((word) => !SMALL_WORD.test(word)).length <= 2 && (hasPlace || hasTime);
    return unknown <= (hasPlace || hasTime ? 1 : 0) && (plain.match(WEATHER_CONTEXT) !== null || isShort);
  }
  // A place or a time alone asks for the weather there.
  return (
    (hasKnownPlace || (hasTime && !hasPlace)) &&
    unknown === 0 &&
    otherWords.every((word) => SMALL_WORD.test(word)) &&
    !/\bwhere\b/.test(plain)
  );
}
