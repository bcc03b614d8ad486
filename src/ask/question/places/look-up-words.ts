/** Words beside a place that is looked up among those that nothing explains, and how long such a word is. */

/** Words that nothing explains in a question of another language that may be the name of a village. */
export const MAX_OPEN_ABROAD = 3;
export const MIN_ABROAD = 4;
/** Of a village in a country next to those of the language: shorter ones are words that are unknown here. */
export const MIN_NEAR = 6;
/** Shorter words are a slip away from too many names. */
export const MIN_MISSPELT = 5;
export const MIN_OFFERED = 7;
/** Shorter words that are none of English are mostly slang. */
export const MIN_NAME = 5;

/** What people leave out: "Dunstanburgh" is its castle, "Chesil" its beach. */
export const SIGHT_TAILS = [
  'beach',
  'castle',
  'bay',
  'island',
  'head',
  'point',
  'forest',
  'hill',
  'abbey',
  'park',
  'house',
  'airport',
];
/** "Hinton-in-the-Hedges". */
export const HYPHENED_NAME = /^\p{L}+(?:-\p{L}+)*-(?:in|on|le|la|by|upon|under|sur|y|cum|next|super|the|de)-\p{L}/iu;
/** Stand before a place: a name behind one that is not known is an unknown place. */
export const PREPOSITION = /^(?:in|at|near|on|off|over|across|around|along|up|to|from|by|for|above|below)$/;
/** Weather does it to a place: "will the storm hit Lauwersoog". */
export const REACHES = new RegExp(
  '^(?:hit|hits|hitting|reach|reaches|reached|reaching|cross|crosses|crossing|cover|covers|clip|clips|miss|' +
    'misses|strike|strikes|batter|batters|ripple|leave|leaves|leaving|pass|passes|passing|round|rounding)$',
  '',
);
/** "The rain on our parade": what belongs to somebody is no place of the map. */
export const OWNED = /^(?:a|an|my|our|your|his|her|their|some|any|this|that|no|every|each|which|what)$/;
/** "Aberystwyth weather". */
export const HAS_WEATHER = new RegExp(
  '^(?:weather|forecast|temperature|temp|temps|rain|rainfall|snow|snowfall|wind|winds|gusts|fog|frost|humidity|' +
    'thunder|thunderstorms|lightning|storms|tornado|tornadoes|hail|uv|pollen|northern|sunrise|sunset)$',
  '',
);
/** "Lake Mendota" is no town of Mendota. */
export const LAKE = /^(?:lake|loch|lough)$/;
/** Before the name of what it is: an unknown lake is no park of the same name. */
export const BEGINS_NAME = /^(?:lake|loch|lough|mount|mt|river|cape|fort|port|camp|isle)$/;
export const BY_AIR = /^(?:fly|flying|flight|flights|plane|layover|landing)$/;
/** Beside the code of an airport. */
export const FLIES = new RegExp(
  '^(?:metar|taf|tafs|metars|notam|notams|atis|crosswind|headwind|tailwind|rwy|runway|ceiling|cloudbase|qnh|' +
    'vis|visibility|winds|takeoff|landing|landings|departure|departures|arrival|arrivals|flight|flights|flying|' +
    'airport|airfield|approach|divert|diversion)$',
  '',
);
/** Before "to", of who is on the way there: no start of a way. */
export const INTENDS = /^(?:hope|march|back|over|down|off|way|come|comes|coming|came)$/;
