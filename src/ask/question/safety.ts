/**
 * Whether a question asks if something is safe, which weather alone never tells; so does whoever asks to swim, since the
 * water may be rough under a fine sky.
 */
import { wholeWords } from './text.ts';

const SAFETY = wholeWords(
  '(?:marathon|iron ?man|triathlon|ultra)(?=[^.?!]*\\b(?:ok|okay|fine|good|alright|too hot))|' +
    '(?:run(?:ning)?|do(?:ing)?) (?:a|the|my|this) (?:half[- ]?|' +
    'ultra[- ]?)?marathon(?!.*\\b(?:how (?:warm|hot|cold|cool|humid|windy|wet|sunny)|what temp|temps?|' +
    'temperature|will it rain)\\b)|safe|safely|safer|safest|safety|unsafe|dangerous(?:ly)?|danger(?! of)|risky|' +
    'at risk|risk (?:it|going|driving|doing)|the risks?(?! of)|hazardous|hazards?|harm(?:ful)?|hurt|lethal|' +
    'deadly|fatal|life threatening|swim(?:ming)?(?! (?:pool|carnivals?|gala|lessons?|class|club|kit|bag|meet))|(?:il)?legal(?:ly)?|allowed|permitted|' +
    '(?:in|through|during|with) (?:the |this |that |a |all this )?(?:thunder(?:storms?)?|lightning|storms?|' +
    'hurricane|blizzard|gales?|tornado|floods?|smoke|smog|ice|snow ?storm)|' +
    '(?:ok|okay|fine|alright|all right|cool enough) (?:for \\p{L}+ )?to (?:leave|eat|drink|breathe|cross|swim)|' +
    '(?:will|would|are|am|is) (?:i|we|they|he|she|it|the \\p{L}+|my \\p{L}+) (?:be )?(?:alright|all right|ok|' +
    'okay|fine) (?:to(?! (?:wear|put on|hang|dry|wash|water|mow|plant|paint|bring|pack))|if|in|on|out|driving|' +
    'walking|cycling|riding|flying|sailing|climbing|going|crossing|towing)|evacuat(?:e|ing|ion)',
);

export function asksSafety(plain: string): boolean {
  return plain.match(SAFETY) !== null;
}

const SAFE_OUT = wholeWords(
  'safe (?:for us |for me |enough )?to (?:go|be|head|venture|step) (?:out|outside|outdoors)(?! (?:to|for|with|of)\\b)',
);

/** "Is it safe to go out": the weather and its warnings are asked for, though nothing of it is named. */
export function asksSafeOutside(plain: string): boolean {
  return plain.match(SAFE_OUT) !== null;
}
