/** A question on its way from asked to answered, stopped or broken off: what each event makes of it. */
import type { AiBody, AnswerEvent } from '../../operations/ai.ts';
import { messageForPeople } from '../words.ts';

type Billing = Extract<AnswerEvent, { type: 'billing' }>;

export interface Asked {
  readonly question: string;
  /** Sent with the question, so that asking again after a break is not charged twice. */
  readonly requestId: string;
  readonly phase: 'writing' | 'done' | 'stopped' | 'broken' | 'refused';
  /** The answer as far as it has come. */
  readonly text: string;
  readonly data: AiBody['data'] | null;
  readonly billing: Billing | null;
  /** Why the language model's words are missing. */
  readonly summaryError: string | null;
  /** What went wrong, in words. */
  readonly problem: string | null;
}

export function asking(question: string, requestId: string): Asked {
  return {
    question,
    requestId,
    phase: 'writing',
    text: '',
    data: null,
    billing: null,
    summaryError: null,
    problem: null,
  };
}

export function afterEvent(asked: Asked, event: AnswerEvent): Asked {
  switch (event.type) {
    case 'start':
      return asked;
    case 'data':
      return { ...asked, data: event.data };
    case 'delta':
      return { ...asked, text: asked.text + event.text };
    case 'billing':
      return { ...asked, billing: event };
    case 'done':
      return { ...asked, phase: 'done', text: event.answer, data: event.data, summaryError: event.summary_error };
    case 'error':
      return { ...asked, phase: 'broken', problem: messageForPeople(event.error.message) };
  }
}

/** When no more events come. */
export function afterEnd(asked: Asked): Asked {
  return asked.phase === 'writing' ? { ...asked, phase: 'broken', problem: null } : asked;
}

/** What the answer cost, in words; null while it is not known. */
export function costText({ billing, phase, problem }: Asked): string | null {
  if (phase === 'stopped') return 'Stopped before its end: not charged.';
  if (phase === 'refused') return 'Not charged.';
  if (phase === 'broken' && problem !== null) return 'Not charged.';
  // The end of the stream may have been lost after the service was done with it.
  if (billing === null) return phase === 'broken' ? 'Ask again: the same question is charged once at most.' : null;
  if (billing.replayed) return 'The stored answer again: not charged.';
  if (billing.refunded) return 'Refunded: not charged.';
  const left = `${billing.free_remaining.toLocaleString('en-GB')} free premium calls left today`;
  return billing.charged === 'free'
    ? `Cost: free. ${left}.`
    : `Cost: £${billing.cost_gbp}. £${billing.balance_gbp} credit left.`;
}

/** What of the question the answer does not rest on, in words; without what the answer says of it itself. */
export function notTakenIntoAccount({ data, text }: Asked): readonly string[] {
  if (data === null) return [];
  const isUnsaid = (word: string) => !text.includes(word);
  const unexplained = data.interpretation.unexplained.filter(isUnsaid);
  const stated = data.interpretation.stated.filter(isUnsaid);
  const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');
  return [
    ...(unexplained.length === 0 ? [] : [`Not understood and not taken into account: ${quoted(unexplained)}.`]),
    ...(stated.length === 0 ? [] : [`Your own figures, which the forecast does not know: ${quoted(stated)}.`]),
    ...(data.missing ?? []).map((what) => `Not known: ${what}.`),
  ];
}
