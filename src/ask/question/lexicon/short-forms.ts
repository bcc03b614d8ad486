/** English words of time as people type them, and how they are spelt. */
import type { TranslatedPhrase, TranslatedWords } from './lexicon.ts';
import { NAMED_BEFORE } from './named-before.ts';

const UNIT = '(year|month|week|season|spring|summer|autumn|fall|winter)';

/** "The year so far" is this one. */
export const SHORT_PHRASES: readonly TranslatedPhrase[] = [
  ...NAMED_BEFORE,
  ['ytd|(?:the )?year[- ]to[- ]date|(?:the )?calendar year to date', 'this year so far'],
  ['mtd|(?:the )?month[- ]to[- ]date', 'this month so far'],
  [
    '(?:weather |wx )?(?:forecast|outlook) (?:for )?(\\d{1,2}) days(?! (?:in|from|after|before|ago)\\b)',
    '$1 day forecast',
  ],
  ['(?:the |this )?week[- ]to[- ]date', 'this week so far'],
  [`the ${UNIT} so far`, 'this $1 so far'],
  [
    '(?:and |then |we are |i am )*(?:stay|staying|spend|spending|there) (?:there )?(?:for )?(a week|a fortnight|' +
      '(?:\\d{1,2}|two|three|four|five|six|seven|ten) (?:days|nights))(?! in| at| from)',
    'for $1',
  ],
  // When work ends, and not how long: "I work till 3, will I get wet cycling home".
  [
    "(?<=\\b(?:i|we|he|she)(?:'m| am| are| is|'s|'re)? (?:at )?(?:work|working|works|on shift|in work|" +
      'in the office|in meetings) )(?:until|till|til)(?= (?:\\d|half|noon)[^.?!]*\\b(?:home|afterwards|after that|' +
      'pick up|school run)\\b)(?![^.?!]*\\b(?:outside|outdoors|on site)\\b)',
    'after',
  ],
  ['too (early|late|soon) in the (?:year|season)', 'too $1'],
  // Leave to go, and no colour.
  ['(?:a |the )?green light(?= ?[?!.,]*$| (?:to|for|on|in|tomorrow|today|tonight|this)\\b)', 'ok'],
  ['(?<=\\b(?:shorts|sandals|barefoot|bare legs|flip flops) )all year(?: round)?', 'always'],
  ['before or after (work|school)', 'before $1 or after $1'],
  ['after or before (work|school)', 'after $1 or before $1'],
  [
    '(?<=\\b(?:wait|waiting|hold off|hold on|hang on|leave it|leave that|put it off|postpone|postpone it|delay|' +
      'delay it) )(?:until|till|til)(?= (?:tomorrow|tonight|next|the week ?end|' +
      '(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)',
    'for',
  ],
  [
    'and (?:for )?how long(?: for)?(?=\\W*$)(?<=\\bsun(?:ny|shine)?\\b.{0,80}how long(?: for)?)',
    'and how many hours of sunshine',
  ],
  [
    'and (?:for )?how long(?: for)?(?=\\W*$)(?<=\\brain(?:ing)?\\b.{0,80}how long(?: for)?)',
    'and how long will the rain last',
  ],
  ['the day so far', 'today so far'],
  // "Is it +30", "plus 30 tomorrow": degrees above zero, of which as many are wanted at least.
  [
    "(?=plus |\\+)(?<=^\\W*|\\b(?:is it|be|it's|its|it is|hit|hits|reach|reaches|over|above) (?:a |about |around )?)(?:plus |\\+ ?)(\\d{1,2})" +
      '(?= (?:degrees?|celsius|c|today|tomorrow|tonight|in|on|at|this|yet|outside|now|already|by)(?!\\p{L})|\\W*$)',
    'at least $1',
  ],
  [
    '(?=\\d\\d)(?<=\\bis it (?:still |already |nearly )*)(\\d{2,3})(?= ?(?:°c?|º|degrees?|celsius|' +
      'c|f|fahrenheit)' +
      '(?!\\p{L})|\\W*$| (?:yet|already|outside|out|in|over|right now|now|today|there)(?!\\p{L}))(?! (?:too|warm|' +
      'hot|cold|high|a lot))',
    'at least $1',
  ],
  ['((?:full|new) moon) (?:when|date|day)(?=\\W*$)', 'when is the $1'],
  ['when(?:\\W?s| is) (?:the )?(solstice|equinox)', 'when is the next $1'],
  [
    '(?=(?:summer |winter |spring |autumn )?(?:sol|equ))(?<=^\\W*)((?:summer |winter )?solstice|' +
      '(?:spring |autumn )?equinox)(?: (?:when|date|day))?(?=\\W*$)',
    'when is the next $1',
  ],
  // In the morning it is the day that comes.
  [
    'how light (?:will it be|is it(?: going to be)?)(?= (?:at|by|around) \\d[\\d:.]* ?(?:am|a\\.m|in the morning))',
    'will it be light',
  ],
  [
    '(?:can|could|should) (?:i|we) (?:really |still )?(?:count|rely|bank|depend) on (?:the |some |any )?' +
      '(sun|sunshine|rain|dry weather|wind|snow|good weather)(?! (?:cream|screen))',
    'will there be $1',
  ],
  [
    'is it ever (?:going to|gonna) (get|go|be|hit|reach)(?= (?:up )?(?:to |above |over |past )?\\d)',
    'when is it going to $1',
  ],
  ['(?=mm )(?<=^\\W*)mm (?:per|an) hour', 'how many mm of rain per hour'],
  // A sea at a town is the sea there.
  [
    '(?<=\\b(?:of|is|in|how warm is|how cold is) )the (?:med|mediterranean|adriatic|aegean|atlantic|pacific|baltic|' +
      'north sea|irish sea|black sea|red sea|english channel)(?: sea| ocean)?(?= (?:in|at|off|near|around|by)\\b)',
    'the sea',
  ],
  ['(?:the )?winds? (?:turning|shifting|changing|veering|backing) when', 'when will the wind turn'],
  ['baro(?= (?:pressure|trend|reading|readings)\\b)', 'barometric'],
  ['minus (temps?|temperatures?|figures|numbers|degrees)(?! \\d)', 'below zero $1'],
  [
    '(when is )(?:it (?:at its |going to be )?clearest|the clearest sky|the sky (?:at its )?clearest)(?!.*night)',
    'which day is clearest',
  ],
  // How big a stone is, and no game.
  [
    '(?:the )?size of (?:a )?(?:golf|tennis|ping pong|cricket|base) ?balls?|(?:golf|tennis|ping pong|cricket|' +
      'base)[- ]?balls?[- ]sized?',
    'big',
  ],
  [
    '(?:are there|is there|will there be|any)(?: going to be)?(?: any| a)? lulls? in (?:the )?(wind|breeze)',
    'when is the $1 lowest',
  ],
  [
    '(?:how (?:sure|certain|confident)) (?:are (?:you|they|we)|is (?:it|this|that))(?: about| of|' +
      ' for)?(?= (?:the weather |it )?(?:on |for )?' +
      '(?:today|tonight|tomorrow|this|next|the week|mon|tue|wed|thu|fri|sat|sun)|\\W*$)',
    'how reliable is the forecast for',
  ],
  ['at (?:the |this )?mo', 'at the moment'],
  // "Hay fever aside, is it good weather for mowing": set aside, and not asked.
  // "Bengaluru traffic aside" names where.
  [
    '(?=\\p{L}+[ -])(?<=^\\W*(?:\\p{L}+ )?)(?:hay fever|load[- ]shedding|(?:all )?the (?:\\p{L}+ )?\\p{L}+|\\p{L}+) aside,?',
    '',
  ],
  // Children, and no town in Alberta.
  [
    "(?:[5-9]|1\\d|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:years?|yrs?)[- ]?old(?:s|(?='s (?:birthday|party|football|sports|school)))",
    'children',
  ],
  ['olds(?<=\\b(?:[1-4]|one|two|three|four)[- ]?(?:years?|yrs?|months?|weeks?)[- ]?olds)', 'old children'],
  ["w'?/?end", 'weekend'],
  ["'till?", 'until'],
  // Slips that are also names or words elsewhere: only where nothing else can stand.
  ['(?<=^|[,.!?] ?)w(?:en|hn|hne)(?= (?:will|wil|wll|is|does|do|it|the|this|can|should|are|did)\\b)', 'when'],
  [
    '(?<=\\b(?:it|the|any|much|some|this|heavy|more|no|when|of|will|still) )(?:rian|rane|raine|rainn|' +
      'riain)(?! ?[a-z]{3,}son\\b)',
    'rain',
  ],
  ['(?<=\\b(?:be|is|so|too|very|how|bit|really|quite|any) )(?:sunnie|suny|sunney)', 'sunny'],
  // As Scots say it.
  [
    '(?<=\\b(?:summit of|top of|up|climb|climbing|summit|ascend|ascending|on|at) )rainier(?! (?:day|part|season|' +
      'month|week|than|side|in )s?)',
    'Mount Rainier',
  ],
  ['(?<=\\b(?:cross(?:ing)?|across|over|in|on|for|of) )the channel(?! tunnel| islands)', 'the English Channel'],
  ['(?<!\\b(?:in|for|during|of|on) )the (?:morn|morra|morrow)(?! (?:and|after|of|before)\\b)', 'tomorrow'],
  ['the night(?= ?[?!.]*$)(?<!\\b(?:of|in|during|all|for|by|at|through) the night)', 'tonight'],
  [
    'the day(?= ?[?!.]*$)(?<!\\b(?:on|of|in|during|all|for|by|with|is|was|has|have|through|throughout|over|' +
      'across|about|into|from|to) the day)(?<!\\b(?:rest|end|start) of the day)',
    'today',
  ],
];

export const SHORT_WORDS: readonly TranslatedWords[] = [
  ['genny|gennie|gennies', 'generator'],
  ['dayz', 'days'],
  ['hrz', 'hours'],
  ['wheather|waeter', 'weather'],
  ['forcst|forecst|foreast', 'forecast'],
  ['tempture', 'temperature'],
  ['rainning', 'raining'],
  ['mms|mls', 'mm'],
  ['wk', 'week'],
  ['wks', 'weeks'],
  ["(?:wkend|wknd|weeknd)['’]s", "weekend's"],
  ['wkends|wknds', 'weekends'],
  ['tomo|tmw', 'tomorrow'],
  ['yday|yest', 'yesterday'],
  ['untill', 'until'],
  ['evng', 'evening'],
  ['frid', 'friday'],
  ['satday|satdy', 'saturday'],
  ['sund', 'sunday'],
  ['thunda', 'thunder'],
  ['freezin', 'freezing'],
  ['chanse', 'chance'],
  ['drizle', 'drizzle'],
];
