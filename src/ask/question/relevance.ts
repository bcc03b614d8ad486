/** Whether a question is about the weather at all, from the words that say so and those that nothing explains. */
import { wholeWords } from './text.ts';

export interface Evidence {
  readonly plain: string;
  /** Words that mean nothing but weather, and words that may. */
  readonly plainHits: number;
  readonly sharedHits: number;
  /** The word "weather" or "forecast" itself. */
  readonly namesWeather: boolean;
  readonly hasPlace: boolean;
  /** A place that there is, be it a country. */
  readonly hasKnownPlace: boolean;
  readonly hasTime: boolean;
  /** An activity or a garment, and whether it is a garment. */
  readonly hasWish: boolean;
  readonly hasGarment: boolean;
  readonly unexplained: readonly string[];
  /** The words outside of places and times. */
  readonly otherWords: readonly string[];
}

/** What is asked of other things, in whatever words of weather. */
const ELSEWHERE = wholeWords(
  "who|whose|whom|(?:running|walking|hiking|golf|tennis) shoes?|(?:is it|its|it's) cool to|cool to wear|socks|fashionable|in fashion|buy|sell|cheap|cheapest|cakes?|faster than|bigger than|play(?! golf| tennis| padel| outside| outdoors)|how (?:hot|cold|warm|cool) (?:is|are|was) (?:the )?(?!the\\b|it\\b|there|here|today|tonight|tomorrow|this|next|weather|in\\b|at\\b|on\\b|my\\b|our\\b|that|yesterday|now|outside|sea\\b|going|expected)[a-z]+|wrote|written by|write|poem|haiku|song|songs|lyrics|python|javascript|script|code|translate|meaning|define|definition|invented|invent|history of|movie|movies|film|films|recipe|recipes|explain|synonyms?|spell|spelled|pronounce|capital of|population|novel|album|band|actor|president|prime minister|stock|stocks|shares|bitcoin|crypto|joke|jokes|story about|essay|paragraph|symptoms?|medicine|cure|calories|cook|bake|baking a|oven|fridge|freezer|website|sql|excel|linux|windows (?:10|11|update)|laptop|phone|battery|printer|netflix|youtube|spotify|cloud (?:storage|computing|provider)|blood pressure|tyre pressure|tire pressure|cold war|hot dogs?|ice cream|snow white|game of thrones|oxford|flights?|hotels?|train times|bus times|restaurants? (?:in|near) (?!.*weather)|convert|calculate|equation|square root|how (?:do|does) (?:a|an|the|clouds?|rain|snow|wind|thunder|tornado(?:es)?|hurricanes?|solar) .*\\b(?:form|work|made|formed)|how (?:is|are) .*\\b(?:formed|made)|what (?:causes|is a|is an|are)(?! the)|why (?:is the sky|do|does|are) .*|difference between|boil(?:ing)? point|melting point|speed of (?:light|sound)|on (?:mars|venus|the moon|jupiter|saturn)|of the sun|thermostat|dollars|euros|of (?:\\w+ )?(?:water|lava|an oven|a fever)",
);
const LONELY =
  /^(?:and|or|what|how|about|in|at|for|on|the|s|whats|hows|it|like|is|please|hey|hi|show|me|tell|here|now|this|next|of)$/;
const WEATHERLY = wholeWords(
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
  const elsewhere = plain.match(ELSEWHERE) !== null;
  if (elsewhere) return false;
  const unknown = unexplained.length;
  if (namesWeather) return unknown <= MAX_UNEXPLAINED + 3;
  if (plainHits > 0) return unknown <= MAX_UNEXPLAINED;
  if (hasWish) return unknown <= (hasPlace || hasTime || hasGarment ? 2 : 0);
  if (sharedHits > 0) {
    const isShort = otherWords.filter((word) => !LONELY.test(word)).length <= 2 && (hasPlace || hasTime);
    return unknown <= (hasPlace || hasTime ? 1 : 0) && (plain.match(WEATHERLY) !== null || isShort);
  }
  // A place and a time alone ask for the weather there: this is where weather is asked for.
  return (
    (hasKnownPlace || (hasTime && !hasPlace)) &&
    unknown === 0 &&
    otherWords.every((word) => LONELY.test(word)) &&
    !/\bwhere\b/.test(plain)
  );
}
