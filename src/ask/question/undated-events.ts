/** Events that have a date of their own each year, which nothing here knows. */
import type { QuestionWords } from './find-words.ts';
import { WordPattern } from './word-pattern.ts';

/** What takes place on days of its own, which differ from year to year. */
const EVENT = new WordPattern(
  /\b(?:(?:[\p{L}'-]+ ){0,2}(?:festival|carnival|grand prix|marathon|triathlon|regatta|derby|boat race|cup final|air ?show)|ladies'? day|royal ascot|grand national|glasto|wimbledon (?:final|fortnight)|(?:the )?final|super ?bowl|world cup|start of le mans|le mans 24\S*|the open|the masters|the olympics)\b/u,
);

/** The event that a question without a time names, as something to be said; nothing where it names none. */
export function undatedEvent({ times, whole, language, mentionsHere }: QuestionWords): { readonly undated?: string } {
  const event = language === 'en' && times.length === 0 && !mentionsHere ? EVENT.exec(whole)?.[0] : undefined;
  return event === undefined || /\b(?:now|current(?:ly)?|is it|outside)\b/.test(whole) ? {} : { undated: event };
}
