/** Words within a question that ask for nothing: what leads over from an answer before it, and what is not there. */
import { plainText } from './text.ts';
import { WordPattern } from './word-pattern.ts';

/** "What about", "I meant", "make it": the time or the place behind them is all that is said. */
const LEAD =
  '(?:(?:and |but |so )*(?:i (?:meant|mean)(?: to say)?|make (?:it|that)|same (?:again |thing )?for|' +
  '(?:what|how) about)) (?=[^?!.]{3,30}?(?: (?:then|instead|please|too|as well|though))?\\W*$)';

const FOLLOW_UP = new WordPattern(`^\\W*${LEAD}`, 'iu');
/** "Is it dry next month or too early to tell". */
const BEHIND = new WordPattern(
  new RegExp(
    '(?:[ ,.!]+(?:(?:(?:is it|it.s|or is it|or|probably|maybe|prob) )*(?:a bit )?too (?:early|soon|' +
      String.raw`far (?:off|out|ahead|away)) (?:to (?:tell|say|know|call|predict)|yet)))+(?=\W*$)`,
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
  return [FOLLOW_UP, BEHIND, ABSENT, ORIGIN, KEEPERS, OR_PART].reduce(
    (rest, pattern) => blanked(rest, pattern, plain),
    text,
  );
}

/** `plain`: the same text, plain, of which the letters are mostly known. */
function blanked(text: string, pattern: WordPattern, plain: string): string {
  const match = pattern.mayMatch(plain) ? pattern.exec(text) : null;
  if (match === null) return text;
  const end = match.index + match[0].length;
  return `${text.slice(0, match.index)}${' '.repeat(match[0].length)}${text.slice(end)}`;
}
