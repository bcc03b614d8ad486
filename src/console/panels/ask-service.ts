/** Asks the service a question and hands on what becomes of it. */
import { messageForPeople } from '../words.ts';
import { answerEvents } from './ask-events.ts';
import { type Asked, afterEnd, afterEvent, asking } from './ask-state.ts';
import type { UnitChoice } from './series.ts';

export interface AskedQuestion {
  readonly text: string;
  /** Where the question names no place. */
  readonly place: string | null;
  readonly units: UnitChoice | null;
  readonly requestId: string;
}

/** Calls `show` with each state of the question, the last one included. Never rejects. */
export async function askService(
  question: AskedQuestion,
  key: string | null,
  signal: AbortSignal,
  show: (asked: Asked) => void,
): Promise<void> {
  let asked = asking(question.text, question.requestId);
  const next = (state: Asked) => {
    asked = state;
    show(asked);
  };
  next(asked);
  try {
    const response = await fetch('/v1/ai', { method: 'POST', signal, ...requestOf(question, key) });
    if (!response.ok || response.body === null) {
      next({ ...asked, phase: 'refused', problem: await problemOf(response) });
      return;
    }
    for await (const event of answerEvents(response.body)) next(afterEvent(asked, event));
    next(afterEnd(asked));
  } catch {
    if (signal.aborted) next({ ...asked, phase: 'stopped' });
    else if (asked.text === '')
      next({
        ...asked,
        phase: 'refused',
        problem: 'The service does not answer. Is it running, and is this machine online?',
      });
    else next(afterEnd(asked));
  }
}

function requestOf({ text, place, units, requestId }: AskedQuestion, key: string | null): RequestInit {
  return {
    headers: {
      Accept: 'text/event-stream',
      'Content-Type': 'application/json',
      'X-Request-Id': requestId,
      ...(key === null ? {} : { 'X-API-Key': key }),
    },
    body: JSON.stringify({
      q: text,
      ...(place === null ? {} : { location: place }),
      ...(units === null ? {} : { units }),
    }),
  };
}

async function problemOf(response: Response): Promise<string> {
  try {
    const { error }: { error: { message: string } } = await response.json();
    return messageForPeople(error.message);
  } catch {
    return 'The service cannot answer now. Try again in a minute.';
  }
}

/** An id that no other question has. `randomUUID` is not there on pages without TLS. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
