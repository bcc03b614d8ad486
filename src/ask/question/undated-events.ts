/** Events whose day a question does not name: the answer says that it is not known here. */
import type { QuestionWords } from './find-words.ts';
import { WordPattern } from './word-pattern.ts';

/** What takes place on days of its own, which differ from year to year. */
const EVENT = new WordPattern(
  /\b(?:(?:[\p{L}'-]+ ){0,2}(?:festival|carnival|grand prix|marathon|triathlon|regatta|derby|boat race|cup final|air ?show)|ladies'? day|royal ascot|grand national|glasto|wimbledon (?:final|fortnight)|(?:the )?final|super ?bowl|world cup|start of le mans|le mans 24\S*|the open|the masters|the olympics)\b/u,
);

/** Weeks and days that are counted from the start of an event, which look like times. */
const PART_OF_EVENT = new WordPattern(
  /\b(?:first|second|third|opening|last|final) (?:week|weekend|day) of (?:the )?(?:wimbledon|glastonbury|glasto|ascot|cheltenham|festival|fringe|tournament|ashes|open|olympics|world cup|school holidays|holidays|summer holidays)\b|\bwimbledon (?:first|second|opening|final|last) (?:week|weekend|day)\b/,
);

/** The event of a question that names no date for it; nothing for other questions. */
export function undatedEvent({ times, whole, language, mentionsHere }: QuestionWords): { readonly undated?: string } {
  if (language !== 'en') return {};
  const part = PART_OF_EVENT.exec(whole)?.[0];
  if (part !== undefined) return { undated: part };
  const event = times.length === 0 && !mentionsHere ? EVENT.exec(whole)?.[0] : undefined;
  return event === undefined || /\b(?:now|current(?:ly)?|is it|outside)\b/.test(whole) ? {} : { undated: event };
}
