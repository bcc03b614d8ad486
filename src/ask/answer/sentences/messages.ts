/** The messages of answers: one file for each language, with the keys and arguments of the English one. */
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { NL } from './nl.ts';
import { PT } from './pt.ts';

/** The arguments that messages may have; a word in braces that is none of them is text of a branch. */
type ArgumentName =
  | 'a'
  | 'activity'
  | 'agency'
  | 'air'
  | 'amount'
  | 'b'
  | 'be'
  | 'chance'
  | 'clause'
  | 'clock'
  | 'condition'
  | 'count'
  | 'date'
  | 'dates'
  | 'day'
  | 'detail'
  | 'difference'
  | 'duration'
  | 'energy'
  | 'direction'
  | 'event'
  | 'from'
  | 'fromDate'
  | 'garment'
  | 'gust'
  | 'headline'
  | 'high'
  | 'hour'
  | 'hours'
  | 'kind'
  | 'index'
  | 'issue'
  | 'least'
  | 'limit'
  | 'link'
  | 'list'
  | 'low'
  | 'minute'
  | 'moment'
  | 'month'
  | 'more'
  | 'n'
  | 'name'
  | 'of'
  | 'one'
  | 'other'
  | 'phase'
  | 'place'
  | 'pollutant'
  | 'power'
  | 'range'
  | 'rank'
  | 'rise'
  | 'score'
  | 'set'
  | 'severity'
  | 'share'
  | 'source'
  | 'stretch'
  | 'threshold'
  | 'to'
  | 'toDate'
  | 'tone'
  | 'until'
  | 'value'
  | 'verdict'
  | 'weekday'
  | 'what'
  | 'when'
  | 'where'
  | 'which'
  | 'year'
  | 'years';

export type MessageKey = keyof typeof EN;

/** The messages of another language; the English one stands in for a key that is missing. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>;

type NameAtStart<Text extends string> = Text extends `${infer Name}}${string}`
  ? Name extends `${infer First},${string}`
    ? First
    : Name
  : never;

type NamesIn<Text extends string> = Text extends `${string}{${infer Rest}` ? NameAtStart<Rest> | NamesIn<Rest> : never;

/**
 * What a message needs: text that is formatted already, and numbers only to choose between one and many. More may be given,
 * for languages that need it.
 */
export type MessageValues<Key extends MessageKey> = Readonly<
  Record<Extract<NamesIn<(typeof EN)[Key]>, ArgumentName>, string | number> &
    Partial<Record<ArgumentName, string | number>>
>;

const MESSAGES = { en: EN, de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL } as const satisfies Readonly<
  Record<string, Messages>
>;

/** Languages in which Fairday answers, ISO 639-1. */
export type AnswerLanguage = keyof typeof MESSAGES;

export const ANSWER_LANGUAGES = Object.keys(MESSAGES) as readonly AnswerLanguage[];

export function messagesOf(language: AnswerLanguage): Messages {
  return MESSAGES[language];
}

/** The language that the request asks for, else that of the question; English where neither has messages. */
export function answerLanguage(asked: string | undefined, question: string): AnswerLanguage {
  return ANSWER_LANGUAGES.find((one) => one === asked) ?? ANSWER_LANGUAGES.find((one) => one === question) ?? 'en';
}
