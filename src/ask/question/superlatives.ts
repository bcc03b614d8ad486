/** Adjectives of the weather in their highest degree, as one alternation for the patterns that rank days, hours and places. */
export const SUPERLATIVES =
  'hottest|warmest|mildest|coldest|coolest|chilliest|nippiest|wettest|rainiest|driest|dryest|windiest|' +
  'breeziest|gustiest|blusteriest|calmest|stillest|sunniest|brightest|clearest|cloudiest|dullest|greyest|' +
  'gloomiest|foggiest|mistiest|haziest|muggiest|stickiest|frostiest|iciest|snowiest|stormiest|roughest';
