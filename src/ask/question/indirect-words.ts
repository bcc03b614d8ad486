/** How people ask to be told: what stands before a question whose words are in another order than in a direct one. Of plain text. */

const WHO = '(?:you|u|ya|someone|somebody|anyone|anybody|fairday)';
const SOFTLY =
  '(?:please|pls|plz|just|maybe|possibly|kindly|perhaps|quickly|also|happen to|by any chance|at all|actually|' +
  'so kind as to)';
const TO_ME = `(?: (?:me|us|for me|for us))?(?: ${SOFTLY})*`;
const TO_TELL =
  '(?:tell|say|know|check|find out|confirm|work out|figure out|see|look up|let (?:me|us) know|advise|remind|inform|' +
  `explain|predict)${TO_ME}`;
const WANT = '(?:want|need|like|love|wanted|needed|wish)';
const SOMEBODY =
  'wife|husband|partner|mum|mom|mam|dad|boss|friend|mate|son|daughter|kids?|nan|gran|grandma|grandad|neighbou?r|' +
  'other half|' +
  'hubby|missus|boyfriend|girlfriend|flatmate|roommate|sister|brother|coach|client|team';
const QUESTION_WORD = "(?:what|how|when|where|which|who|why)(?:'?s)?";

/** "Can you tell me", "I wonder", before "if", "when" and the like. */
export const ASKS_TO_BE_TOLD = new RegExp(
  `(?:(?:(?:can|could|would|will|do|does|did|might|may)(?:n'?t)? ${WHO}|d'?you|(?:is there )?(?:any|a) (?:chance|` +
    `way|` +
    `possibility) (?:that )?(?:${WHO}(?: (?:can|could|might|would|will))?|to|of)|(?:can|could|may|might) (?:i|we)|` +
    '(?:would|do|could) you be able to|are you able to|is it possible to|would you mind|' +
    `(?:i'd |i would )?${WANT} (?:you|u) to|(?:i|we)(?:'d| would)?(?: just| only| really)? ${WANT} to|` +
    "(?:i(?:'m| am| was)?(?: just)? )?hoping (?:you|u)(?: can| could| might)?|" +
    "(?:i'd be |i would be |would be |it would be )?(?:grateful|great|good|nice|helpful|lovely|" +
    'useful)(?: if (?:you|u) (?:can|could)| to)|' +
    `(?:i )?don'?t suppose (?:you|u)(?: can| could)?) (?:${SOFTLY} )*(?:${TO_TELL}|telling (?:me|us)|checking|` +
    `knowing|saying)|` +
    `(?:please )?(?:tell (?:me|us)|(?<=please )say|check|let (?:me|us) know|find out|confirm)(?: ${SOFTLY})*|` +
    "(?:i|we)(?:'m|'re| am| are| was| were|'ve been| have been|m)? ?(?:just |only |also )?(?:wonder(?:ing|ed)?|" +
    'curious|' +
    "asking|(?:trying|looking) to (?:find out|work out|figure out|see|decide|know)|not sure|unsure|don'?t know|" +
    'dunno|do not know|' +
    "can'?t (?:tell|decide|work out)|cannot tell|have no idea|interested in)(?: (?:about|to know))?|" +
    '(?:just )?(?:wonder(?:ing|ed)?|curious|trying to (?:find out|work out|figure out|see|decide)|not sure|unsure|' +
    'dunno|no idea|asking)(?: (?:about|to know))?|(?:(?:have you|do you have|have you got|you have|you got|got|' +
    'you) )?' +
    '(?:any|an|the faintest|the foggiest|some|a) (?:ideas?|clue|inkling|thoughts)(?: (?:on|about|of|as to|' +
    'at all))*|' +
    "(?:my|the|one|our) (?:\\p{L}+ )?question (?:is|was|would be)|what (?:i|we)(?:'m| am| would|'d)?" +
    `(?: really| actually)? (?:${WANT}|wondering|asking)(?: to know)? is|(?:my|our|` +
    `the) (?:${SOMEBODY}) (?:(?:just |also )?` +
    '(?:wants?|wanted|needs?|would like) to know|asks|asked(?: me)?|is asking|wonders|was wondering|is wondering))' +
    `[,:]? +(?=(?:if|whether|${QUESTION_WORD})\\b|(?:will|is|are|should|can|could|do|does|has|did|was) (?:it|there|` +
    `i|we|the|my|our|this)\\b)`,
  'uy',
);

/** "Can you give me", before the thing that is asked for: "the low tonight". */
export const ASKS_TO_BE_GIVEN = new RegExp(
  `(?:(?:(?:can|could|would|will) ${WHO}|(?:is there )?(?:any|a) chance (?:that )?${WHO}(?: (?:can|could|might|` +
    `would))?) ` +
    `(?:${SOFTLY} )*(?:tell|give|show|send|read|provide|inform|let (?:me|us) know|get(?= me| us)|find(?= me|` +
    ` us))${TO_ME}|` +
    `(?:please )?(?:tell|give|show|send) (?:me|us)(?: ${SOFTLY})*|(?:do|would) you (?:happen to )?know|` +
    `any idea (?:of|about|on)|` +
    `(?:i|we)(?:'d| would)?(?: just| only| really)? ${WANT} to know|(?:can|could|may) (?:i|` +
    `we) (?:${SOFTLY} )*know) ` +
    "(?=(?:the(?! (?:way|best way|time\\W*$))|tomorrow's|today's|tonight's|this week's|current)\\b)",
  'uy',
);

/** "Do you think", before a statement in its own order. */
export const ASKS_AN_OPINION = new RegExp(
  "(?:(?:(?:so )?(?:what )?(?:do|d'?)(?: ?you| u| ya)|you|ya|u) (?:think|reckon|suppose|expect|believe|know)|think|" +
    'reckon|would you (?:say|think))(?: that)? (?=\\p{L})',
  'uy',
);

const AUXILIARY =
  "(?:will|is|are|was|were|can|could|should|would|does|do|did|has|have|had|might|may|am|won'?t|isn'?t|aren'?t|" +
  "wasn'?t|weren'?t|" +
  "can'?t|couldn'?t|shouldn'?t|wouldn'?t|doesn'?t|don'?t|didn'?t|hasn'?t|haven'?t|gonna|going to)";
/** What rains, gets and stops: its form with "does" has no "s". */
const VERB =
  '(?:rains|snows|freezes|gets|stops|starts|sets|rises|goes|comes|clears|ends|begins|drops|falls|turns|stays|looks|' +
  'feels|hits|' +
  'reaches|peaks|lasts|eases|passes|warms|cools|blows|needs|melts|dries|brightens|lifts|arrives|dips|heats|happens|' +
  'means|works|takes)';
const PRONOUN = '(?:it|there|this|that|i|we|you|they|he|she|everyone|anyone|people)';
/** Words of a subject, none of which begins another clause. */
const NAMED =
  "(?!(?:to|not|or|and|if|it|there|i|we|the\\W*$)\\b)[\\p{L}\\p{N}'-]+(?: (?!(?:or|and|if|when|but|because|to|what|" +
  "which|how|who|that|there|it|we|i|they|you|he|she|will|is|are)\\b)[\\p{L}\\p{N}'-]+){0,6}?";
const SUBJECT = `(?:${PRONOUN}|${NAMED})`;
const JOINED = "(?:'(?:s|ll|re|m|ve|d)|(?<=\\bit)s|(?<=\\bthere)s|(?<=\\bi)m|(?<=\\bit)ll)";
const THEIR_VERB =
  '(?<=\\b(?:i|we|they|you|people|temperatures|temps|winds|nights|days) )(?:need|get|have to|see|want|drop|reach|go)';
/** A subject and its verb, as they stand in a statement. */
const STATES =
  `(${SUBJECT})(?:(${JOINED})| +(${AUXILIARY}|${VERB}|${THEIR_VERB}))` +
  "(?![\\p{L}']| (?:it|there|i|we|they|he|she|you|u|ya)\\b)";

/** A statement behind "if": its subject, and the verb, joined or by itself. */
export const STATED = new RegExp(`^(?:(?:if|whether(?: or not)?|that) +)?${STATES}`, 'u');

const NO_NOUN =
  '(?!(?:it|we|i|there|they|you|the|this|my|our|is|will|are|does|do|can|should|to|about|come|has|was)\\b)';
/** "How much rain", "what time". */
const ASKING =
  `(?:what (?:time|day|date|sort of \\p{L}+|kind of \\p{L}+|temperature)|what|when|where|why|which \\p{L}+|` +
  `how (?:much|many|little|long|often|late|early|soon|far)(?: (?:more |of )?${NO_NOUN}\\p{L}+){0,2}?|` +
  `how ${NO_NOUN}\\p{L}+|` +
  'how(?= (?:the|it|my|our|this|things)))(?: on earth| exactly| roughly)?';

/** "Do you think", within a question: "when do you think it will rain". */
export const OPINION_WITHIN =
  /(?<=^(?:what|how|when|where|which|why)\b[^,.;:?!]{0,30}?) do (?:you|u|ya) (?:think|reckon|suppose|expect|guess|believe)(?= )/u;

/** A question whose verb stands behind its subject: "how windy it gets". */
export const STATED_WITH_QUESTION_WORD = new RegExp(
  `^(?!${ASKING}(?:(?<=\\b(?:what|when|where|how|why|time))'?s| ${AUXILIARY})\\b)(${ASKING}) ${STATES}`,
  'u',
);
