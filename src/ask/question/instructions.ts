/**
 * Sentences that instruct whoever answers, beside a question: "You are …", "Reply only with …". They ask for nothing that
 * could be answered, so the question is read without them.
 */
import { blankSpans, matchesOf, type Span } from './text.ts';
import { WordPattern } from './word-pattern.ts';

const INSTRUCTION = new WordPattern(
  new RegExp(
    String.raw`\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my |these |those |every )*(?:previous|prior|` +
      String.raw`above|earlier|other|instructions?|rules?|prompts?)\b|^\W*(?:you are|you're|act as|pretend|roleplay|` +
      String.raw`from now on|imagine you|assume the role|system)\b|\b(?:reply|respond|answer|output|print|return|say|write|` +
      String.raw`repeat)\b.{0,30}?\b(?:only|just|exactly|verbatim|with the word|nothing else|in json|in the form)\b|` +
      String.raw`\b(?:system prompt|your (?:instructions|guidelines|rules|prompt)|jailbreak|developer mode|as an ai)\b`,
    '',
  ),
);
/** A sentence ends at a stop, but not within an abbreviation such as "St." or a number. */
const SENTENCE = /(?:[^.!?\n]|\.(?=\S)|(?<=\b(?:st|mt|ft|dr|mr|mrs|dc))\.)+[.!?\n"')]*/g;

/** The sentences of a plain text that are instructions; none where they are all that there is. */
function instructionSpans(plain: string): Span[] {
  if (!INSTRUCTION.mayMatch(plain)) return [];
  const sentences = [...plain.matchAll(SENTENCE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found = sentences.filter(({ start, end }) => INSTRUCTION.test(plain.slice(start, end).trim()));
  return found.length < sentences.length ? found : [];
}

/** What takes back the word before it. */
const TAKES_BACK = '(?:no,? wait|no,? sorry|sorry,? no|no,? i mea(?:n|nt)|scratch that|make that|or rather)';
/** "The Grand National, no wait, the Derby": with its article. */
const NAME_TAKEN_BACK = new WordPattern(
  String.raw`\b(the|to|in|at) (?:\p{L}+ ){0,2}?\p{L}+[,.…]* (?:um+,? |uh+,? |er+,? |actually,? )?` +
    String.raw`(?:${TAKES_BACK}|i mea(?:n|nt)),? (?=\1 )`,
  'gu',
);
/** "Friday, no wait, Saturday": the word before is taken back. "Leeds i mean Bradford" too, but not "hot i mean is it". */
const TAKEN_BACK = new WordPattern(
  new RegExp(
    String.raw`\b\p{L}+,? (?:um+,? |uh+,? |er+,? |actually,? )?(?:${TAKES_BACK},?(?= \p{L})|` +
      `(?:sorry,? )?i mea(?:n|nt),? (?!(?:is|it|it's|are|will|do|does|can|could|should|would|if|when|what|how|` +
      String.raw`the|that|i|we|they|like|in|on|at|for|really|not)\b)(?=\p{L}))`,
    'gu',
  ),
);

const DAY =
  '(?:(?:on |this |next )*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?|sunday|week ?end)|' +
  'to-?day|tonight|to-?morrow)(?: (?:morning|afternoon|evening|night))?';
const CLOCK = '(?:at )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?';
const CORRECTS =
  '[,.?!]* (?:(?:um+|er+|oops|actually|no|nope|sorry|wait|i mea(?:n|nt)|or rather|make that|scratch that|correction),? )+';
/** "Saturday no Sunday i mean", "at 3 sorry 4": a day or an hour is taken back by the one behind such words. */
const TIME_TAKEN_BACK = new WordPattern(
  `\\b(?:${DAY}${CORRECTS}(?=${DAY}\\b)|${CLOCK}${CORRECTS}(?=${CLOCK}\\b))`,
  'gu',
);

/** "Leeds tomorrow, no wait, Bradford": the place is taken back, and the day stays. */
const PLACE_TAKEN_BACK = new WordPattern(
  new RegExp(
    String.raw`\b(\p{Lu}[\p{L}'-]+)( (?:on )?(?:(?:this |next )?(?:weekend|week|` +
      '(?:mon|tues|wednes|thurs|fri|satur|sun)day)|today|tonight|tomorrow)(?: morning| afternoon| evening|' +
      ' night)?)(,? (?:um+,? |uh+,? |er+,? )?(?:no,? wait|no,? sorry|sorry,? no|no,? i mean|scratch that|make that|' +
      String.raw`or rather),?)(?= (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)\p{Lu})`,
    'giu',
  ),
);

function placesTakenBack(text: string): Span[] {
  return matchesOf(text, PLACE_TAKEN_BACK)
    .filter(({ 0: whole }) => /^\p{Lu}/u.test(whole))
    .flatMap(({ index, 1: place = '', 2: day = '', 3: marker = '' }) => {
      const from = index + place.length + day.length;
      return [
        { start: index, end: index + place.length },
        { start: from, end: from + marker.length },
      ];
    });
}

/** A question without its instructions and what it takes back, as long as before. */
export function withoutInstructions(text: string, plain: string): string {
  // Both are taken back by the same words.
  const places = TAKEN_BACK.mayMatch(plain) ? placesTakenBack(text) : [];
  const names = spansOf(blankSpans(plain, places), NAME_TAKEN_BACK);
  const times = [...names, ...spansOf(blankSpans(plain, [...places, ...names]), TIME_TAKEN_BACK)];
  const takenBack = [...times, ...spansOf(blankSpans(plain, [...places, ...times]), TAKEN_BACK)];
  const spans = [...instructionSpans(plain), ...places, ...takenBack];
  return spans.length === 0 ? text : blankSpans(text, spans);
}

function spansOf(plain: string, pattern: WordPattern): Span[] {
  return matchesOf(plain, pattern).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
