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
  `${SAID_OF}(?:pants|hanging|hoachin|wild|howling|dull|crap|shit|minger|grim|grey)`;

/** Ways to say that it rains hard. */
export const RAIN_SLANG =
  'stott?ing|stair rods|plothering|siling|hossing|hoying|hoofing it down|smirr(?:y|ing)?|drookit|' +
  'chuckin it down|pish(?:ing|in) down|hosing down|persisting it down|wazzing|tippin it down|bucketin|' +
  'bucketing|soaker|' +
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
