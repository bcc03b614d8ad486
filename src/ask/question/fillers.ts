/** Words of a question that ask for nothing: thanks, greetings, what leads over from an answer before it, and what is not there. */
import { plainText } from './text.ts';
import { WordPattern } from './word-pattern.ts';

/** Said by themselves: "ok thanks so is it dry". */
const PLAIN =
  'ok|okay|okey|oki|k|thanks|thank you|thankyou|thx|ty|cheers|ta|hmm+|hm|oh|ah|ahh|aha|erm?|um|wait|hang on|' +
  'hold on|actually|yeah|yep|yup|nah|nope|alrighty?|all right|righto|got it|gotcha|i see|fair enough|' +
  'never mind|nevermind|lol|wow|oops|whoops|sorry|hiya|heya|hi(?: there)?|hello|hey|' +
  '(?:i )?hope (?:you|u|all|everyone)(?:.re| are|.s| is)? (?:all )?(?:well|ok|okay|good|keeping well)|' +
  'sorry to (?:bother|trouble)(?: you)?|not being funny(?: but)?';
/** Words of the weather too, so that a stop or a new question has to follow: "cool. and friday?" */
const WITH_STOP =
  'cool|nice|nice one|great|great stuff|good|good stuff|right|no|yes|lovely|brilliant|brill|perfect|fab|' +
  'fabulous|fantastic|awesome|super|superb|excellent|sweet|sound|ace|sorted|wonderful|amazing|interesting|' +
  'shame|damn|bugger|alas|well|so|good to know|quick one|quick question';
const GREETING =
  '(?:good )?(?:morning|afternoon|evening|night)(?: (?:all|everyone|mate|folks|guys|team|there|lads|love|pal))?';
const TAIL = '(?: (?:mate|all|pal|love|man|lads|guys|then|a lot|so much|very much|for that|thanks|ta|cheers))*';
const LEADS_ON =
  '(?:i|i.m|im|we|we.re|me|my|just|got|taking|going|off|heading|planning|thinking|quick|and|but|so|what about|' +
  'how about|what|will|is|are|does|do|can|should|could|any|when|how|would|has)';
/** "What about", "I meant", "make it": the time or the place behind them is all that is said. */
const LEAD =
  '(?:(?:and |but |so )*(?:i (?:meant|mean)(?: to say)?|make (?:it|that)|same (?:again |thing )?for|' +
  '(?:what|how) about)) (?=[^?!.]{3,30}?(?: (?:then|instead|please|too|as well|though))?\\W*$)';

const FILLERS = new WordPattern(
  `^\\W*(?:(?:(?:${PLAIN})\\b${TAIL}(?:\\W+|$)|` +
    `(?:${WITH_STOP})\\b${TAIL}(?:[.!;:]+ *|,+ *(?=(?:${LEADS_ON}|${PLAIN}|no|that|i|we)\\b)|` +
    `(?= (?:and|but|so|what about|how about|i mean|i meant)\\b) )|${GREETING}(?:[,.!]+ *)(?=${LEADS_ON}\\b)|` +
    '(?:morning|afternoon|evening) (?:all|everyone|mate|folks|guys|team|' +
    `lads) (?=${LEADS_ON}\\b))+)(?=[^?!.]*\\p{L})`,
  'iu',
);
/** What they all begin with, in a plain text. */
const BEGINS = new RegExp(`^\\W*(?:${PLAIN}|${WITH_STOP}|${GREETING})\\b`);
const FOLLOW_UP = new WordPattern(`^\\W*${LEAD}`, 'iu');
const BEHIND = new WordPattern(
  new RegExp(
    String.raw`(?:[ ,.!]+(?:then|instead|please|though|ta|cheers|(?:many )?thanks(?: (?:a lot|a million|so much|very much|in advance|again|` +
      String.raw`mate|love|hun))?|thank you|x+|xoxo|lol|` +
      String.raw`(?:(?:is it|it's|or is it|or|probably|maybe|prob) )*(?:a bit )?too (?:early|soon|far (?:off|out|ahead|away)) (?:to (?:tell|say|know|call|predict)|yet)))+(?=\W*$)`,
    'i',
  ),
);

/** What is said not to be there cannot blow away. */
const ABSENT = new WordPattern(
  new RegExp(
    String.raw`(?:\b(?:and|but|with|there(?:'s| is)|we(?:'ve| have)(?: got)?|got|having) )?\b(?:no|` +
      "without(?: an?| any| the)?|haven't got an?|don't have an?) (?:gazebos?|marquees?|pergolas?|awnings?|" +
      String.raw`parasols?)\b`,
    'i',
  ),
);

/** Where guests come from is not where they are: "my mum is visiting from Kerala". */
const ORIGIN = new WordPattern(
  '(?<=\\b(?:visiting|visitors?|guests?|relatives|family|friends?|in-laws|mum|mom|dad|parents|grandparents|cousins?)' +
    '(?: (?:is|are|coming|over|here|me|us|down|up|staying))*) from (?:the )?\\p{L}{4,}(?! to\\b)',
  'iu',
);

/** "Is it wet all day or just the morning": of the day, which is told hour by hour. */
const OR_PART = new WordPattern(
  /(?<=\ball day.*) or (?:is it )?(?:just|only) (?:in |for )?(?:the |a )?(?:morning|afternoon|evening|start|beginning|bit)\b/i,
);

/** Who keeps a reserve is no part of its name: "WWT Slimbridge". */
const KEEPERS = new WordPattern(/(?<![\p{L}\d])(?:rspb|wwt|nnr) (?=\p{L}{4,})(?!reserves?\b|sites?\b|members?\b)/iu);

/** The text without them, as long as before. */
export function withoutFillers(text: string): string {
  const plain = plainText(text);
  const before = BEGINS.test(plain) ? blanked(text, FILLERS, plain) : text;
  return [FOLLOW_UP, BEHIND, ABSENT, ORIGIN, KEEPERS, OR_PART].reduce(
    (rest, pattern) => blanked(rest, pattern, plain),
    before,
  );
}

/** `plain`: the same text, plain, of which the letters are mostly known. */
function blanked(text: string, pattern: WordPattern, plain: string): string {
  const match = pattern.mayMatch(plain) ? pattern.exec(text) : null;
  if (match === null) return text;
  const end = match.index + match[0].length;
  return `${text.slice(0, match.index)}${' '.repeat(match[0].length)}${text.slice(end)}`;
}
