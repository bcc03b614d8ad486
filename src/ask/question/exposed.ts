/**
 * Who is out in the weather that a question asks about: whoever bears less than others, an animal, or people at work or at play. In
 * dangerous weather the answer to them names the danger, whatever else they ask.
 */
import { ENGLISH_SETTLED } from './settled/english.ts';
import { wholeWords } from './text.ts';

export type Exposed = 'frail' | 'animal' | 'doer';

const RELATION =
  '(?:mum|mom|mam|ma|dad|da|pa|mother|father|aunt(?:ie|y)?|uncle|neighbou?r|husband|wife|friend|nan|in-? ?law|s?he|who|lady|man)';
/** Behind an age, where it is not that of somebody: 84 degrees. */
const NO_AGE =
  '(?! ?(?:°|%|degrees?|deg|c|f|km\\/?h|kph|mph|knots|mm|cm|percent|per cent|miles?|minutes?|mins?)(?!\\p{L}))';
const FRAIL = wholeWords(
  [
    ENGLISH_SETTLED.frail,
    ENGLISH_SETTLED.child,
    `(?:grand(?:ma|mother|father|pa|dad|parents?)|grandads?|grampa|gramps|grann(?:y|ies)|nana|nanna|nans?|grans?)(?:\\W?s)?`,
    `${RELATION}(?:\\W?s|\\W?re| is| was| who is| turns| turned| turning)? (?:now |nearly |almost |over |about |aged )?` +
      `(?:[7-9]\\d|1[01]\\d)(?!\\d)${NO_AGE}`,
    '(?:grand|step|god)(?:sons?|daughters?|kids?|child(?:ren)?)|babys|kiddies|kiddos?|bairns?|wee (?:ones?|man|lad|lass|yin)|' +
      'rug ?rats|munchkins?|schoolkids|school ?child(?:ren)?|pupils|infants?|prams?|push ?chairs?|strollers?|bugg(?:y|ies)|' +
      '(?:the )?under[- ]?(?:\\d{1,2}|sevens|eights|nines|tens)(?:\\W?s)?|u(?:[5-9]|1[0-6])s?|year ?[1-9]s?|reception class',
    '(?:school|nursery|primary|infants|playgroup|pre-?school|kindergarten)(?:\\W?s)? (?:\\p{L}+ )?(?:sports?|trip|outing|fete|match|' +
      'fun run|race|walk|run|play|picnic|fair|camp|games|field|athletics)|sports day|playground|nursery|pre-?school|' +
      'kindergarten|playgroup|forest school|scouts?|cubs|brownies|beavers|rainbows|cadets|duke of edinburgh|dofe',
    'wheel ?chairs?|care ?homes?|nursing home|walking frame|zimmer|mobility scooter|heart condition|asthma\\p{L}*|copd|chemo|' +
      'retirees|old (?:folks?|folk\\W?s|ladies|people\\W?s)|bump|bowls club|walking football',
  ].join('|'),
);
const ANIMAL = wholeWords(
  `${ENGLISH_SETTLED.creature}|doggos?|dogg(?:y|ie)|pooch(?:es)?|mutts?|hounds?|staff(?:y|ies|ie)|bulldogs?|donkeys?|cows?|` +
    'ewes?|alpacas?|chooks?|hors(?:e|ey) ?rid\\p{L}*',
);
const DOER = wholeWords(
  [
    ENGLISH_SETTLED.toiling,
    'harvest\\p{L}*|hay(?:making)?|bal(?:e|ing)|combin(?:e|ing)|silage|shear(?:ing|ers?)|pick(?:ing|ers?)|prun(?:e|ing)|fell(?:ing)|' +
      'roof(?:ing|ers?)|re-?roof\\p{L}*|brick(?:s|y|ie|ies|lay\\p{L}*)|mortar|pointing|render(?:ing)?|plaster(?:ing)?|pav(?:e|ing)|' +
      'tarmac\\p{L}*|asphalt\\p{L}*|concret\\p{L}*|scaffold\\p{L}*|landscap\\p{L}*|fenc(?:e|es|ing)|surveying|weld(?:ing|ers?)',
    'deliver(?:y|ies|ing)|couriers?|posties?|post ?(?:man|men|woman)|paper ?round|(?:my |the |our |a )?rounds?|(?:day|night|late|early|' +
      'long|my|his|her) shift|on site|building site|site|labour(?:ing)?|farm(?:ing|ers?|hands?)|allotment|volunteers?|marshal(?:s|ling)?|' +
      'stewards?|busk(?:ing|ers?)|stall|queue|queu(?:e|ing)|wait(?:ing|s)? (?:for|at|in|on)|march(?:ing)?|parade|protest|pilgrimage|' +
      'picket|festival|gig|concert|match|training|practice|race|tournament|marathon|trail|hike|trek|camp(?:ing)?|walk(?:s|ing)?|' +
      'run(?:s|ning)?|ride|cycl(?:e|ing)|climb(?:ing)?|kayak\\p{L}*|paddle ?board\\p{L}*|swim\\p{L}*|' +
      'cricket|football|soccer|rugby|tennis|golf\\p{L}*|hockey|netball|rounders|baseball|softball|' +
      'lacrosse|bowls|athletics|polo|archery|croquet|camogie|hurling|sunbath\\p{L}*',
  ].join('|'),
);

/** Nobody of a question that is about the weather alone. `isDoing`: an activity is named, or something uncovered. */
export function exposedTo(rest: string, isDoing: boolean): { readonly exposed?: Exposed } {
  if (rest.search(FRAIL) >= 0) return { exposed: 'frail' };
  if (rest.search(ANIMAL) >= 0) return { exposed: 'animal' };
  return isDoing || rest.search(DOER) >= 0 ? { exposed: 'doer' } : {};
}
