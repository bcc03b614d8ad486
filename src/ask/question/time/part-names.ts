/** What the parts of a day are called, and what is done in them. */
import { BLANK } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';

/** Short names of parts of a day count only behind a day, which is blanked out by then, or behind "this". */
const AFTER_DAY = '(?<=(?:\\u0001,?|this) )';
export const PART_NAMES: ReadonlyArray<readonly [names: string, part: string]> = [
  ['(?:before|pre)[ -]work|on my way to work|on the way to work', 'before work'],
  [
    '(?:after|post)[ -]work|on my way home|on the way home|(?:when|as|once) (?:i|we|he|she|they) (?:finish|finishes|leave|' +
      'leaves|get off|gets off|get out of|come out of|knock off|' +
      'clock off)(?: (?:for the day|work|the office))?(?! (?:at|around|about|by)\\b)|' +
      '(?:home|knocking[ -]off|clocking[ -]off) ?time|(?<!\\bby )(?:close|end) of play|end of the working day|eod',
    'after work',
  ],
  [
    '(?:when|as|once|before) (?:i|we|he|she|they|the kids) (?:get|gets|wake|wakes)(?: up|' +
      ' out of bed)(?! (?:at|around|about|by)\\b)|(?:wak(?:e|ing)|getting)[ -]up time|on waking(?: up)?',
    'early morning',
  ],
  [
    '(?:when|before|as) (?:i|we|they|the kids) go to (?:bed|sleep)|bed ?time|' +
      '(?<=\\b(?:until|till|til|by the time) )(?:i|we|they|the kids|he|she) (?:go|goes|get|gets) to (?:bed|sleep)|' +
      '(?<=\\b(?:before|until|till|til|by) )bed(?![\\p{L}-]| (?:and|&|of|in|frame|linen|sheets?)(?!\\p{L}))',
    'late evening',
  ],
  ['(?:after|post)[ -]school', 'after school'],
  ['morning (?:commute|rush(?:[ -]hour)?)|commute (?:into work|to (?:work|the office|uni|college))', 'morning rush'],
  [
    '(?:evening|afternoon|homeward|return) (?:commute|rush(?:[ -]hour)?)|commute (?:back|home)(?: (?:from|after) (?:work|the office|uni|college))?',
    'evening rush',
  ],
  ['rush[ -]hour|commute', 'rush hour'],
  [
    'morning school run|(?:school |nursery |pre ?school |playgroup )drop[ -]?off|' +
      '(?<=\\b(?:at|by|for|before) )drop[ -]?off|walk to school|on the way to school',
    'way to school',
  ],
  [
    'afternoon school run|school pick[ -]?up|walk home from school|on the way home from school|' +
      '(?:when )?(?:the |my |our )?(?:kids|children) (?:come|comes|get|are|is|finish)(?: \\p{L}+)? (?:out|' +
      'home)(?: (?:of|from))? school|(?:when )?(?:the |my |our )?(?:kids|children) (?:finish|leave|get out of|' +
      'come out of) school|(?:when )?(?:the )?school (?:kicks out|gets out|lets out|comes out|is out|chucks out|' +
      'turns out|finishes|ends|breaks up|is over)|school home ?time|' +
      'pick(?:ing)? (?:the |my |our )?(?:kids|children) up from school|pick(?:ing)? up (?:the |my |our )?(?:kids|' +
      'children) from school',
    'way from school',
  ],
  ['(?:school )?pick[ -]?up time|(?<=\\bat )(?:school )?pick[ -]?up(?= (?:today|tomorrow)|\\W*$)', 'way from school'],
  ['(?:school )?(?:play|break)[ -]?time(?= |\\W*$|,)', 'elevenses'],
  ['school run', 'school run'],
  // Of a Saturday, at nine; the juniors' on Sunday too.
  [
    '(?:junior )?park ?run(?= (?:(?:on|this|next) )*\\u0001)|(?<=\\u0001{3,8},? (?:morning,? )?)(?:junior )?park ?run',
    'park run',
  ],
  ['school hours', 'school hours'],
  ['(?:(?:my|our|normal|usual) )?(?:working|work|office|business) hours', 'working hours'],
  [
    '(?:early|small|wee) hours(?: of)?(?: the| this)?(?: morning)?|(?:the )?(?:middle|dead) of (?:the )?night|dead of night',
    'early hours',
  ],
  [
    '(?:early|first thing)(?: in the| this)? morning|(?:first|1st) thing|early doors|(?:the )?(?:early|dawn) shift|' +
      `early(?= (?:on )?${BLANK}+(?!${BLANK}| (?:at |in the )?(?:\\d|morn|after|even|night|lunch|[ap]m)))|` +
      `(?<=${BLANK},? )early(?: on| doors)?(?=\\W*$|,| (?:at|near|in) (?!the |an? |my |our |this |\\d)(?!.*${BLANK}))`,
    'early morning',
  ],
  ['mid[ -]?morning|(?:the )?(?:middle of|half ?way through) the morning', 'mid morning'],
  ['late(?:r)?(?: in the| this)? morning|(?:the )?(?:end|latter part) of the morning', 'late morning'],
  [
    '(?<!\\b(?:i|that|what|how|why|when|where|and|so|who|here|as|\\d) ?)am(?= (?:dry|wet|rain|wind|showers?|' +
      'frost)\\W*$)|' +
      `mornings?|morn|mornin|mrn(?:in)?g|am(?= (?:or|and|&) pm)|(?<!\\bi )am(?= (?:on )?${BLANK})|` +
      `${AFTER_DAY}(?:am|a\\.m\\.?)(?! i )`,
    'morning',
  ],
  ['last thing(?: at night)?', 'late evening'],
  ['breakfast(?:[ -]?time)?|brekkie|brekky', 'breakfast'],
  ['elevenses', 'elevenses'],
  ['last orders|closing time|chucking[ -]?out time|kicking[ -]?out time|pub closing', 'last orders'],
  ['lunch(?:[ -]?time| hour| break|[ -]?ish)?|meal[ -]?time|meal', 'lunch'],
  ['early(?: in the| this)? afternoon', 'early afternoon'],
  ['mid[ -]?afternoon|(?:the )?(?:middle of|half ?way through) the afternoon', 'mid afternoon'],
  ['late(?:r)?(?: in the| this)? afternoon|(?:the )?(?:end|latter part|back end) of the afternoon', 'late afternoon'],
  [
    `afternoons?|arvo|(?<!\\b(?:the|\\d) ?)pm(?= (?:dry|wet|rain|wind|showers?|frost)\\W*$)|(?<=(?:am|` +
      `${BLANK}{2}) (?:or|and|&) )pm|pm(?= (?:on )?${BLANK})|${AFTER_DAY}(?:pm|p\\.m\\.?|avo|aft)`,
    'afternoon',
  ],
  ['tea[ -]?time(?:ish)?|(?<=(?:at|by|for|before|after|between|lunch and|\\u0001 and) )tea', 'tea'],
  ['(?:dinner|supper)(?:[ -]?time)?', 'dinner'],
  ['early(?: in the| this)? evening', 'early evening'],
  [
    'later?(?: in the| this)? evening|late at night|' +
      `${AFTER_DAY}late(?: on)?(?=\\W*$)|` +
      `late(?= (?:on )?${BLANK}+(?!${BLANK}| (?:at |in the )?(?:\\d|morn|after|even|night|lunch|[ap]m)))`,
    'late evening',
  ],
  [`evenings?|${AFTER_DAY}eve`, 'evening'],
  ['overnight|during the night|through the night|all night', 'overnight'],
  [
    'night[ -]?time|(?<!\\b(?:off|working|work|doing|finish|finishing) (?:my )?|' +
      '\\b(?:im|i\\W?m|am|is|are|he\\W?s|she\\W?s|both|again) on )nights|' +
      'night(?! ?shifts?| ?(?:bus|buses|club|clubs|clubbing|tube|train|nurse|porter|owl|lights?)(?![a-z]))|nite',
    'night',
  ],
  [
    'day[ -]?time|during the day|(?<=\\b(?:in|during|by|before|until|till|within|the|only|all|at|' +
      'while) )daylight(?: hours)?',
    'daytime',
  ],
];

/** A text without one of these names no part of a day. */
export const PART_HINT = new WordPattern(
  new RegExp(
    String.raw`morn|mrn|noon|early|late\b|even|eve\b|pick|play|break|night|nite|day|\b[ap]\.?m|arvo|avo\b|aft\b|work|home|school|rush|commute|` +
      String.raw`hours|eod|(?:first|1st|last) thing|breakfast|brekk|lunch|meal|tea|dinner|supper|elevenses|orders|closing|\bup\b|` +
      'waking|bed|home ?time|off ?time|finish|leave|get off|knock|clock off|drop[ -]?off',
    '',
  ),
);
