/**
 * Who is out in the weather that a question asks about: whoever bears less than others, an animal, or people at work or at play. In
 * dangerous weather the answer to them names the danger, whatever else they ask.
 */
import { ENGLISH_COPING } from './coping/english.ts';
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
    `${RELATION}\\b[^.?!]{0,40}?[ ,(](?:[7-9]\\d|1[01]\\d)(?=\\W*(?:,|\\)|$| and | but ))`,
    '(?:grand|step|god)(?:sons?|daughters?|kids?|child(?:ren)?)|babys|kiddies|kiddos?|bairns?|wee (?:ones?|man|lad|lass|yin)|' +
      'rug ?rats|munchkins?|schoolkids|school ?child(?:ren)?|pupils|infants?|prams?|push ?chairs?|strollers?|bugg(?:y|ies)|' +
      '(?:the )?under[- ]?(?:\\d{1,2}|sevens|eights|nines|tens)(?:\\W?s)?|u(?:[5-9]|1[0-6])s?|year ?[1-9]s?|reception class',
    '(?:school|nursery|primary|infants|playgroup|pre-?school|kindergarten)(?:\\W?s)? (?:\\p{L}+ )?(?:sports?|trip|outing|fete|match|' +
      'fun run|race|walk|run|play|picnic|fair|camp|games|field|athletics)|sports day|playground|nursery|pre-?school|' +
      'kindergarten|playgroup|forest school|scouts?|cubs|brownies|beavers|rainbows|cadets|duke of edinburgh|dofe',
    'wheel ?chairs?|care ?homes?|nursing home|walking frame|zimmer|mobility scooter|heart (?:condition|patient|trouble)|' +
      '(?:out of|from) hospital|recovering|convalesc\\p{L}*|fatigue|epilep\\p{L}*|diabet\\p{L}*|multiple sclerosis|' +
      'parkinson\\p{L}*|asthma\\p{L}*|copd|chemo|' +
      'retirees|(?:[1-3]\\d) ?(?:weeks|wks)(?= (?:gone|along|pregnant|and|now|today)|,|\\W*$)|old (?:folks?|folk\\W?s|ladies|' +
      'people\\W?s)|bump|bowls club|walking football',
  ].join('|'),
);
const ANIMAL = wholeWords(
  `${ENGLISH_SETTLED.creature}|doggos?|dogg(?:y|ie)|pooch(?:es)?|mutts?|hounds?|staff(?:y|ies|ie)|bulldogs?|donkeys?|cows?|` +
    'ewes?|alpacas?|chooks?|hors(?:e|ey) ?rid\\p{L}*',
);
/** What ends in "-ing" and is done by nobody: the weather, the talk about it, and the day. */
const NO_DOING =
  'rain|snow|hail|sleet|drizzl|pour|pelt|chuck|bucket|piss|spitt|shower|thunder|lightn|storm|blow|gust|freez|froz|boil|bak|roast|swelter|' +
  'scorch|melt|thaw|clear|warm|cool|heat|ris|fall|dropp|increas|eas|build|mov|pass|chang|turn|brighten|start|stopp|go|com|be|gett|look|' +
  'feel|shap|seem|happen|expect|forecast|predict|say|tell|ask|wonder|think|hop|plann|hav|us|do|mak|show|giv|tak|visit|stay|morn|even|spr|' +
  'dur|noth|someth|anyth|everyth|th|k|br|interest|includ|follow|last|hold|dry|annoy|amaz|charm';
const DOER = wholeWords(
  [
    ENGLISH_SETTLED.toiling,
    ENGLISH_COPING.people,
    `(?!(?:${NO_DOING})ing(?!\\p{L}))\\p{L}{2,}ing`,
    'harvest|hay|silage|pickers?|roofers?|re-?roof|brick(?:s|y|ie|ies)|mortar|tarmac|asphalt|concrete|scaffold|fence|welders?|binmen|' +
      'bin ?(?:men|lorry|round)|fitters?|cooks?|hod|deliver(?:y|ies)|couriers?|posties?|paper ?round|(?:my |the |our |a )rounds?|' +
      'shifts?|on site|building site|allotment|marshals?|stewards?|stall|queue|wait(?:s)? (?:for|at|in|on)|march|parade|protest|' +
      'pilgrimage|picket|festival|gig|concert|match|practice|race|tournament|marathon|trail|hike|trek|camp|walk|run|ride|rally|climb|' +
      'swim|dip|cricket|football|soccer|rugby|tennis|golf|hockey|netball|rounders|baseball|softball|lacrosse|bowls|athletics|polo|' +
      'archery|croquet|camogie|hurling|pt test|hot ?tub|jacuzzi|pool|lido|beach|garden|park|picnics?|bbqs?|barbe[cq]ues?|day out|' +
      'outing|day trip|road trip|boat trip|caravan|motorhome|camper(?:van)?|lorry|trailer|kites?|drive|sail|cycle|paddle|' +
      'kayak|motor ?-?bike|scooter|' +
      'tents?|balcony|roof|' +
      'ladder|dachdeck\\p{L}*|dakdek\\p{L}*|ernt\\p{L}*|baustelle|maurer\\p{L}*|mauern|chantier|macons?|couvreurs?|moisson\\p{L}*|' +
      'vendang\\p{L}*|albaniles?|cosecha\\p{L}*|repartidor\\p{L}*|cantiere|murator\\p{L}*|mietitura|pedreiros?|colheita|bouwplaats|' +
      'metsel\\p{L}*|oogst\\p{L}*|livreurs?|fattorin\\p{L}*|estafetas?|bezorg\\p{L}*|full (?:kit|suit|uniform|gear)|hazmat|costume|mascot',
  ].join('|'),
);

/** Nobody of a question that is about the weather alone. `isDoing`: an activity is named, or something uncovered. */
export function exposedTo(rest: string, isDoing: boolean): { readonly exposed?: Exposed } {
  if (rest.search(FRAIL) >= 0) return { exposed: 'frail' };
  if (rest.search(ANIMAL) >= 0) return { exposed: 'animal' };
  return isDoing || rest.search(DOER) >= 0 ? { exposed: 'doer' } : {};
}
