/** Words of messages, in letters, digits and marks: "r u", "w/e", "2moro", "leeds + hull". */
import { DAY_BEGINNINGS, type MeantRow, NAMED_DAY } from './meant-words.ts';

export const MESSAGE_WORDS: readonly MeantRow[] = [
  // Words of messages.
  ['2night 2nite 2nyt tonite tnite', 'tonight'],
  ['2day tday', 'today'],
  ['2moro 2morrow 2mrw 2mro tomoro tmro tmrow tmoz tmz tomoz 2moz tmorow', 'tomorrow'],
  [
    'tom tomm',
    'tomorrow',
    {
      behind:
        ' (?:morn|morning|afternoon|evening|eve|night|at (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|noon|half|midday))',
      isSmall: true,
    },
  ],
  [
    'tom tomm',
    'tomorrow',
    {
      before: '(?<!\\b(?:with|for|and|uncle|my|mr|brother|son|dr|peeping|captain) )(?<=\\p{L} )',
      behind: '[ ?!.]*$',
      isSmall: true,
    },
  ],
  ['wknd wkend wkd weeknd', 'weekend'],
  ['w', 'weekend', { takes: "['’]?/e(?:nd)?(?!\\p{L}| \\d)" }],
  ['f', 'forecast', { takes: '/(?:cast|c)(?!\\p{L})' }],
  ['b', 'between', { takes: '/w(?!\\p{L})' }],
  ['btwn btween betwn', 'between'],
  ['bw', 'between', { behind: ' (?:\\d|now|then|showers|the)' }],
  ['w', 'with', { takes: '/(?= )' }],
  ['wx', 'weather'],
  ['wthr wethr', 'weather'],
  ['gr8', 'great'],
  ['w8', 'wait'],
  ['l8r l8er', 'later'],
  ['m8', 'mate'],
  ['b4', 'before'],
  ['abt', 'about'],
  ['arnd', 'around'],
  ['ppl', 'people'],
  ['rly', 'really'],
  ['cuz bcos bcz becoz coz', 'because'],
  ['hav hv', 'have'],
  ['av', 'have', { behind: ' (?:an?|any|some|to)\\b' }],
  ['hw', 'how'],
  ['degs', 'degrees'],
  ['precip', 'precipitation'],
  ['gunna', 'gonna'],
  ['cld', 'could', { behind: ' (?:it|we|i|you|u|there)\\b' }],
  ['wd', 'would'],
  ['gd', 'good'],
  ['plse plz pls', 'please'],
  ['doi', 'do i', { behind: ' (?:need|have|want|get|take|wear|bring)\\b' }],
  ['ineed', 'i need'],
  ['m.p.h', 'mph'],
  ['miles', 'mph', { before: '\\d ?', takes: ' (?:an|per|a) hour(?!\\p{L})' }],
  ['kms kilometres kilometers', 'km/h', { before: '\\d ?', takes: '(?: an | per |/)(?:hour|hr|h)(?!\\p{L})' }],
  ['rn', 'right now', { before: '\\p{L} ', behind: '(?:[ ?!.,]*$| (?:in|at|here|and|or)\\b)' }],
  ['ur', 'your'],
  [
    'u',
    'you',
    {
      before:
        '(?:^|\\b(?:do|will|can|could|would|wud|cud|if|are|r|thank|see|tell|what|whatcha|did|and|have|give|for|to|' +
        'that|so|think|hi|hey|any|let|wd|cld|should|shud|when|how) )',
      behind: '(?! ?[vk.]\\b)',
    },
  ],
  [
    'r',
    'are',
    {
      before:
        '(?:^|\\b(?:we|they|you|u|what|wot|wat|how|where|when|which|there|these|those|kids|chances|roads|temps|conditions|winds|days|odds) )',
      behind: ' \\p{L}',
    },
  ],
  ['r', 'are', { behind: ' (?:we|u|you|they|there|the|my|our|these|those|conditions|temps|roads)\\b' }],
  [
    'b',
    'be',
    {
      before:
        "\\b(?:will|it|to|2|gonna|gunna|wont|won't|might|may|should|shud|would|wud|could|cud|i'll|ill|it'll|itll|well|not|there|gon) ",
      behind: ' \\p{L}|[ ?!.]*$',
    },
  ],
  [
    '2',
    'to',
    {
      before:
        '\\b(?:going|want|need|have|got|able|like|safe|ok|okay|gonna|out|back|drive|fly|go|walk|down|up|over|trip|' +
        'travelling|way|wanted|hoping|planning) ',
      behind:
        ' (?:be|b|rain|snow|get|go|do|wear|take|run|walk|ride|play|the|my|school|work|town|see|have|bring|water|' +
        'cut|drive|paint|pack|swim|sit|wash|hang)\\b',
    },
  ],
  [
    '4',
    'for',
    {
      before:
        '\\b(?:good|gd|great|ok|okay|fine|safe|enough|weather|wx|forecast|outlook|hot|cold|windy|wet|umbrella|coat|jacket|brolly|perfect|nice) ',
      behind:
        ' (?!(?:pm|am|p|a|o|days?|hours?|hrs?|weeks?|nights?|tomorrow|today|or|and|to|till?|until|of|c|f|mm|mph|' +
        'degrees|in the|this|on|in)\\b)\\p{L}',
    },
  ],
  [
    'da',
    'the',
    {
      before: '\\b(?:in|on|for|at|is|will|wats|whats|and|of) ',
      behind:
        ' (?:morning|afternoon|evening|weather|rain|garden|park|sun|weekend|week|beach|house|night|temp|temperature|forecast|day|wind)\\b',
    },
  ],
  ['dis', 'this', { behind: ` (?:weekend|week|morning|afternoon|evening|month|wknd|(?:${DAY_BEGINNINGS})day)\\b` }],
  // Between two words or two numbers; not north ("n wales"), and no shop ("B & Q").
  [
    'n',
    'and',
    {
      before: '(?<!\\b(?:in|for|of|the|to|from|near|at|across|[a-z]|\\d{1,3}\\.\\d+) )(?<=[\\p{L}\\d] )',
      behind:
        ' (?!(?:wales|ireland|yorks|yorkshire|london|devon|cornwall|carolina|dakota|york|america|italy|spain|' +
        'france|island|east|west|coast|wind|[a-z])\\b)[\\p{L}\\d]',
    },
  ],
  ['+ &', 'and', { before: '(?<!\\b\\p{L} )(?<=\\p{L} )', behind: ' (?!\\p{L}\\b)\\p{L}' }],
  ['+ &', 'and', { before: '(?<=\\d|[ap]m) ', behind: ' \\d' }],
  [
    '2',
    'to',
    {
      before:
        '(?<!\\b(?:at|by|till?|until|top|only|of|the|after|before|day|around|from|to|and|week|zone|or|between|last|' +
        'next|past|for|about|these|those|any|our|my) )(?<=\\p{L} )',
      behind: ' (?:be|b|get|go|do|wear|take|visit|see|have|bring|drive|paint|swim|sit|wash|play|cut|pack)\\b',
    },
  ],
  ['2', 'to', { before: `\\b(?:${NAMED_DAY}) `, behind: ` (?:${NAMED_DAY})\\b` }],
  [
    '2',
    'to',
    {
      before: '\\b(?:from (?:\\p{L}+ ){1,3}|(?:flight|ferry|train|trip|drive|walk|travelling|flying|driving|going) )',
      behind: ' (?!(?:[ap]\\.?m|days?|hours?|hrs|weeks?|nights?|people|of|or|and|to|on|in|at)\\b)\\p{L}',
    },
  ],
  [
    '4',
    'for',
    {
      before:
        '(?<!\\b(?:at|by|until|till?|from|after|before|past|around|about|to|of|and|or|top|only|last|next|first|' +
        'mini|phase|level|zone|off|start|the|to|between|day|in|force) )(?<=\\p{L} )',
      behind: ' (?:an?|my|our|your|his|her|this|next|the)(?! ?\\.?m\\b)\\b',
    },
  ],
  [
    '4',
    'for',
    {
      before: '\\b(?:weather|wx|forecast|outlook|looking|packing|times|temps?|chances?|ok) ',
      behind:
        ' (?!(?:[ap]\\.?m|days?|hours?|hrs?|weeks?|nights?|or|and|to|till?|until|of|c|f|mm|mph|degrees)\\b)\\p{L}',
    },
  ],
  [
    'eve',
    'evening',
    {
      before:
        '(?<!\\b(?:christmas|xmas|year|years|year.s|hallows|midsummer|st|with|and|adam and|diwali|holy) )(?<=\\b(?:this|christmas) |[^s\\s] )',
      behind: '(?! of\\b)',
      isSmall: true,
    },
  ],
  ['hr', 'hour', { before: '(?<!\\d ?)' }],
  ['hrs', 'hours', { before: '(?<!\\d ?)' }],
  [
    'sun',
    'sunday',
    {
      before: '(?<!\\b(?:count|rely|bank|depend|counting|relying|banking|depends) )\\bon ',
      behind: '(?! ?-?(?:cream|screen|lounger|hat|terrace|deck|exposed|kissed|trap|shine|rise|set|\\d))',
    },
  ],
  [
    'sun',
    'sunday',
    {
      before: `\\b(?:sat|saturday|fri|friday)(?: ?[/&+-] ?| and | or | to | till? | thru )`,
      behind: '(?! ?-?(?:cream|screen|shine|hat|rise|set))',
    },
  ],
  [
    'sun',
    'sunday',
    {
      behind:
        ' (?:morning|morn|afternoon|aft|evening|eve|night|arvo|lunch|lunchtime|am|pm|from \\d|\\d{1,2}(?:[:.]\\d\\d)? ?[ap]m)\\b',
    },
  ],
  ['sun', 'sunday', { before: '\\d ?[ap]m ' }],
  ['sun', 'sunday', { before: '\\b(?:next|every) ', behind: '(?! (?:up|down|set|rise|goes|comes|is)\\b)' }],
];
