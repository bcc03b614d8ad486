/** Words whose apostrophe is left out: "were having a bbq", "mums 87", "last nights rain". */
import { DAY_BEGINNINGS, type MeantRow, NAMED_DAY } from './meant-words.ts';

const CLAUSE = String.raw`(?:^|[,.;:!?\n-] ?|\b(?:and|but|so|because|cos|if|when|while|as|since|that|where|think|hope|cause|then) )`;
/** What somebody does, and the weather does not. */
const DOINGS =
  'having|camping|flying|driving|heading|travelling|traveling|hiking|cycling|walking|sailing|fishing|visiting|planning|hoping|' +
  'thinking|pouring|painting|cutting|moving|staying|meeting|eating|sitting|playing|running|getting married|out|off|away|back';
/** Verbs behind "will". */
const VERBS =
  'be|need|get|go|take|wear|see|want|leave|bring|come|still|try|just|probably|prob|miss|walk|drive|run|cycle|stay|hang|wait|also|' +
  'only|never|make|put|cut|paint|pick|freeze|catch|start|finish|regret|sit|eat|arrive|all|both|meet|have(?! (?:i|we|you|they)\\b)';
const OF_A_DAY =
  'weather|forecast|rain|wind|temps?|temperatures?|storms?|match|game|gig|race|frost|snow|walk|run|ride|party|bbq';
const NO_NOUN =
  '(?! (?:of|are|is|will|were|was|have|in|on|at|and|or|from|to|till?|until|when|if|it|do|does|can|should)\\b)';
const PERSONS =
  'mum|mam|mom|dad|gran|nan|nana|granny|grandma|grandad|granddad|grandpa|husband|wife|hubby|missus|boyfriend|girlfriend|sister|' +
  'brother|partner|boss|daughter|son|toddler';
export const LEFT_OUT_APOSTROPHES: readonly MeantRow[] = [
  // Two words whose apostrophe is left out.
  ['im', "i'm"],
  ['ive', "i've"],
  ['dont', "don't"],
  ['doesnt dosnt dosent doesent', "doesn't"],
  ['didnt', "didn't"],
  ['isnt', "isn't"],
  ['arent', "aren't"],
  ['wasnt', "wasn't"],
  ['werent', "weren't"],
  ['hasnt', "hasn't"],
  ['havent', "haven't"],
  ['hadnt', "hadn't"],
  ['wont', "won't"],
  ['cant', "can't"],
  ['couldnt', "couldn't"],
  ['shouldnt', "shouldn't"],
  ['wouldnt', "wouldn't"],
  ['mustnt', "mustn't"],
  ['neednt', "needn't"],
  ['aint', "ain't"],
  ['whats wats wots watz wotz whtas wahts whts whas', "what's"],
  ['whens wens', "when's"],
  ['wheres', "where's"],
  ['whos', "who's"],
  ['hows', "how's"],
  ['thats', "that's"],
  ['theres', "there's"],
  ['heres', "here's"],
  ['hes', "he's"],
  ['shes', "she's"],
  ['itll', "it'll"],
  ['therell', "there'll"],
  ['whatll', "what'll"],
  ['thatll', "that'll"],
  ['youre', "you're"],
  ['youve', "you've"],
  ['youll', "you'll"],
  ['theyre', "they're"],
  ['theyve', "they've"],
  ['theyll', "they'll"],
  ['weve', "we've"],
  ['id', "i'd", { behind: ' (?:like|love|rather|prefer|be|need|want|say|better|hate|have|get|go)\\b' }],
  ['ill', "i'll", { behind: ` (?:${VERBS}|do)\\b` }],
  [
    'well',
    "we'll",
    { before: '(?<!\\b(?:as|very|so|quite|pretty|go|get|going|works|the|a|oil) )', behind: ` (?:${VERBS})\\b` },
  ],
  ['wed', "we'd", { behind: ' (?:like (?:to|a|some)|love (?:to|a|some)|rather|prefer|planned|hoped)\\b' }],
  ['shell', "she'll", { before: '(?<!\\b(?:the|a|my|your) )', behind: ' (?:be|need|get|have|wear|want|go)\\b' }],
  ['hell', "he'll", { before: '(?<!\\b(?:the|bloody|like|as) )', behind: ' (?:be|need|get|have|wear|want)\\b' }],
  [
    'were',
    "we're",
    {
      before: CLAUSE,
      behind:
        ' (?:all |both |just |not |still |only |now |also |there |here )*(?:\\w{2,}(?:ing|in)|off|out|at|in|on|away|back|due|gonna|meant to|' +
        'supposed to|here|up)\\b(?! (?:the|any) (?:roads|temperatures|winds))',
    },
  ],
  [
    'were',
    "we're",
    {
      before: `(?<!\\b(?:last|past) (?:week(?:end)?|\\p{L}+day) )(?<=\\b(?:${NAMED_DAY}|week|weekend|month|morning|afternoon|evening) )`,
      behind: ` (?:${DOINGS})\\b`,
    },
  ],
  [
    'its',
    "it's",
    {
      behind:
        ' (?:an?|the|my|our|your|her|their|so|too|very|really|quite|pretty|rather|proper|absolutely|bloody|fucking|not|no|been|got|going|' +
        'gonna|supposed|meant|due|forecast|only|just|still|already|about|around|nearly|almost|always|never|likely|bound|set|hot|cold|warm|' +
        'wet|dry|cool|mild|humid|dark|light|clear|safe|ok|okay|fine|good|bad|nice|lovely|grim|grey|gross|free|like|all|stopped|started|' +
        'rained|snowed|gone|come|turned|in|on|at|for|from|to|worth|possible|probably|prob|definitely|possibly|usually|normally|currently|' +
        `now|${NAMED_DAY}|over|under|below|above|minus|-?\\d+|bucketing|[\\p{L}]{3,}ing|(?:cloud|wind|rain|sunn|fogg|mist|ic|snow|frost|` +
        'storm|mugg|chill|breez|gust|dr|hail|sticky|clamm|stuff|smok|haz|murk|blust)y)(?![\\p{L}])(?! (?:own|peak|best|worst) )',
    },
  ],
  ['lets', "let's", { before: CLAUSE, behind: ' (?:say|see|go|hope|assume|call|have|be|pretend|suppose)\\b' }],
  [
    'what',
    "what time's",
    { takes: ' times(?= (?:the|it|its|rain|low|high|sunset|sunrise|sun|dark|dusk|dawn|my|our|next)\\b)' },
  ],
  ...['bad', 'hot', 'cold', 'warm', 'wet', 'windy', 'humid', 'rough', 'long', 'strong', 'icy', 'high'].map(
    (word): MeantRow => [
      `${word}s`,
      `${word}'s`,
      { before: '\\bhow ', behind: ' (?:the|it|its|this|that|my|our|today|tomorrow|tonight)\\b' },
    ],
  ),
  // The owner's apostrophe.
  ['yesterdays', "yesterday's"],
  ['todays', "today's"],
  ['tonights', "tonight's"],
  ['tomorrows', "tomorrow's"],
  ['nights', "night's", { before: '\\b(?:last|the other) ', behind: ' \\p{L}' }],
  ['nights', "night's", { before: `\\b(?:${NAMED_DAY}|tomorrow) `, behind: ` (?:${OF_A_DAY})\\b` }],
  ...[
    'week',
    'weekend',
    'month',
    'year',
    'morning',
    'afternoon',
    'evening',
    'winter',
    'summer',
    ...DAY_BEGINNINGS.split('|').map((day) => `${day}day`),
  ].map(
    (word): MeantRow => [`${word}s`, `${word}'s`, { before: '\\b(?:this|next|last) ', behind: `${NO_NOUN} \\p{L}` }],
  ),
  ...PERSONS.split('|').map(
    (word): MeantRow => [
      `${word}s`,
      `${word}'s`,
      {
        before: '(?:^|[,.;:!?\\n] ?|\\b(?:my|and|but|so|the|our|as|because|cos|if|when) )',
        behind: ' (?:\\d|got|been|just|on|at|coming|having|doing|going|gonna|\\p{L}{3,}ing|not|a|in)(?!\\p{L})',
      },
    ],
  ),
  ...['river', 'beck', 'burn', 'creek', 'stream', 'tide', 'lake', 'pond', 'ford', 'ice'].map(
    (word): MeantRow => [
      `${word}s`,
      `${word}'s`,
      {
        before: '(?:^|[,.;:!?\\n] ?|\\b(?:the|our|and|but) )',
        behind: ' (?:up|rising|high|higher|over|out|coming|frozen|gone|down|still|really|too|burst|flooded|about)\\b',
      },
    ],
  ),
];
