/** What people say of good and of bad weather in no dictionary of the weather; adding a word means adding it here. */

/** Words of other meanings too ("mint", "grand") count only behind "it is", "looking", "proper" and their like. */
const SAID_OF =
  "(?<=\\b(?:be|it|it's|its|is|looking|look|really|proper|pure|bit|so|pretty|absolutely|bloody|gonna|a|well|right) )";

/** Fine weather. */
export const GOOD_SLANG =
  'gorgeous|glorious|fabulous|fantastic|superb|stunning|splendid|delightful|marvellous|dreamy|(?:a )?belters?|' +
  'belting|taps aff weather|bonnie weather|braw|bostin|cushty|tidy weather|lekker|' +
  `${SAID_OF}(?:mint|cracking|smashing|lush|mega|ace|fab|grand|class|champion|magic|banging|peng|brilliant|` +
  'amazing|canny|sound|bonny|wonderful|crackin|beaut|a beauty|a scorcher)';

/** Wet, grey or rough weather. */
export const BAD_SLANG =
  'dreich|dreek|dreary|dismal|minging|filthy|manky|grotty|rotten|ghastly|vile|foul|bleak|dire|lousy|nasty|' +
  'write[- ]?off|wash[- ]?out|atrocious|appalling|abysmal|drab|murky|gipping|ropey|ropy|shite|shitty|crappy|rubbish|' +
  `${SAID_OF}(?:pants|hanging|hoachin|wild|howling|rough|crap|shit|minger|grim|grey|dodgy|iffy|sketchy|dicey)`;

/** What stands between "it" and what the weather does: "it was meant to pour". */
const IT_DOES =
  '(?<=\\bit(?:\\W?(?:ll|s|d))?(?: (?:will|would|could|might|is|was|has|had|been|be|being|won.t|isn.t|hasn.t|didn.t|going|gonna|about|' +
  'starting|start|set|meant|due|likely|unlikely|supposed|expected|forecast|bound|looking|just|really|definitely|probably|most|' +
  'still|actually|absolutely|ever|not|to))* )';

/** Air that does not move. "Will it be still raining" asks for none. */
export const STILL_AIR =
  '(?=still)(?<=\\b(?:be|being|stay|stays|dead|nice and|lovely and|calm and|very|really|so|too|completely|how) )still(?= ?\\W*$|' +
  ' (?:out|outside|today|tomorrow|tonight|overnight|on|at|and|air|all (?:day|night)|in (?:the )?(?:\\u0001|morning|' +
  'afternoon|evening))(?!\\p{L})| \\u0001)';

/** The wind as a verb of the weather, and not "blow over" or "blow my tent down". */
export const IT_BLOWS =
  `(?=bl[oe]w)${IT_DOES}(?:blow(?:s|n|ing)?|blew)` +
  '(?! (?:dry|over|through|up|away|out|off|itself|me|us|a fuse)(?!\\p{L}))';

/** Frost that ends: the air rises above 0 °C. What lies frozen, and "thaw the turkey", is not meant. */
export const IT_THAWS =
  `(?=thaw)${IT_DOES}thaw(?:s|ed|ing)?(?! (?:the|a|an|my|our|it|some|me|them|meat|food)(?!\\p{L}))|` +
  '(?=thaw)(?<=\\b(?:is|was) it (?:still |finally |really |going to |gonna )?)thaw(?:ing)?|' +
  '(?=thaw)(?<=\\b(?:the|a|any|this|slow|big|quick|rapid|next) )thaw(?! (?:time|setting|button|my|the)(?!\\p{L}))';

/** Ways to say that it rains, hard or hardly. */
export const RAIN_SLANG =
  `(?=pour)${IT_DOES}pour(?:s|ed|ing)?(?! (?:concrete|cement|the|a|my|our|me|us|it|screed)(?!\\p{L}))|` +
  `(?=spit|spat)${IT_DOES}(?:spit(?:s|ting)?|spat)(?= (?:a bit|with rain|rain|on and off)|\\W*$| \\u0001|` +
  ' (?:in|at|on|today|tomorrow|tonight|now|later|this)(?!\\p{L}))|' +
  `(?=shower)${IT_DOES}shower(?:s|ed|ing)?(?! (?:me|us|my|the|at|after|before)(?!\\p{L}))|` +
  '(?:bucket|chuck|tip|tipp|piss|pish|lash|hammer|pelt|teem|hoof)(?:ing|in|e?s|ed)? (?:it )?down|' +
  `(?=chuck)${IT_DOES}chuck(?:s|ed|ing|in)? it(?=\\W*$| \\u0001| (?:out|outside|today|tonight|tomorrow|later|still|again|all|this)(?!\\p{L}))|` +
  "thr(?:ow|ows|owing|owin|ew|own) it down|rain(?:s|ed|ing)? cats (?:and|n|'n'|&) dogs|" +
  'stott?ing|stair rods|plothering|siling|hossing|hoying|smirr(?:y|ing)?|drookit|' +
  'hosing down|persisting it down|wazzing|bucketin|bucketing|soaker|' +
  '(?=lash)(?<=\\b(?:it|to|gonna|it.ll) (?:just )?)lash(?: down)?(?=\\W*$| \\u0001| (?:rain|all|again|on|at|in|this)(?!\\p{L}))|' +
  '(?=lashing)(?:(?<=\\b(?:be|it.s|is it|still|proper|absolutely|just|pure) )lashing(?! (?:down|up|out) (?:the|' +
  'my|our|a)(?!\\p{L}))|(?<=^)lashing(?= (?:in|here|out|outside|all|again|rain|down)(?!\\p{L})| \\u0001|\\W*$))';

/** Who shivers at more than 0 °C: no frost is asked about. */
const SOMEBODY =
  'i|i.m|we|we.re|they|they.re|he|she|you|kids?|children|girls?|boys?|lads|son|daughter|mum|mam|dad|nan|gran|' +
  'guests|everyone|everybody|bab(?:y|ies)|toddler|bridesmaids?|people|fans|hands|feet|toes|bum|arse|tits';
const WILL_BE =
  '(?: (?:all|both|just|still|be|get|going|to|gonna|am|are|is|will|absolutely|bloody|literally|probably))*';
/** "Will I melt in the spin class". */
export const SOMEBODY_MELTS =
  '(?=melt|roast|boil|bake|swelter)(?<=\\b(?:i|we|they|he|she|everyone|guests)(?: (?:all|both|just|be|going|to|' +
  'gonna|am|are|will|literally))* )(?:melt|roast|boil|bake|swelter)(?:ing)?(?=\\W*$| \\u0001|' +
  ' (?:in|at|out|outside|on|during|if|this|there)(?!\\p{L}))';
/** "Will we freeze", "my hands are freezing". */
export const SOMEBODY_FREEZES =
  `(?=freez)(?<=\\b(?:${SOMEBODY})${WILL_BE} )freez(?:e|es|ing)(?: to death|` +
  '(?: my| our| their)? (?:tits|bums?|arse|nuts) off)?(?! (?:rain|fog|drizzle|point|my|the|our|a|this|it|' +
  'before)(?!\\p{L}))';

/** Cold and hot, in the words of one region each. */
export const COLD_SLANG = 'cauld|snell|brr+|fridgid|bitterly|arctic|icebox|polar|freezin|baltics';
export const HOT_SLANG =
  'cracking the flags|melting weather|sizzling|sizzler|tropical|stifling|roastin|boilin|scorchin';
