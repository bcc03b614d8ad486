/** What the page says where there is no answer: why, and what to do. */
import type { ComponentChildren } from 'preact';
import type { Failure } from '../api/client.ts';
import { addressOf, type View } from '../state/view.ts';

interface FailureNoteProps {
  readonly failure: Failure;
  /** The view that was refused. */
  readonly view: View;
  /** Asks again. */
  again(): void;
  /** What stands below, such as the field for a key. */
  readonly children?: ComponentChildren;
}

const TITLES: Readonly<Partial<Record<Failure['code'], string>>> = {
  location_not_found: 'No such place',
  missing_api_key: 'A key is needed',
  invalid_api_key: 'This key is not known here',
  payment_required: 'The free calls are used up, and there is no credit',
  email_not_verified: 'The e-mail address is not confirmed yet',
  account_suspended: 'This account is paused',
  no_hours_left: 'That time is over',
  rate_limited: 'A little too fast',
  weather_unavailable: 'No weather at hand',
  unreachable: 'No answer',
};

/** What is wrong with a part of the question, in place of a message that names parameters. */
const WRONG: Readonly<Record<string, { readonly title: string; readonly text: string | null }>> = {
  when: { title: 'That day is out of reach', text: 'An answer reaches from today to thirteen days ahead.' },
  activity: { title: 'No such activity', text: null },
  location: { title: 'That is no place', text: null },
  from: { title: 'Those hours do not fit', text: 'The first hour has to come before the last.' },
  to: { title: 'Those hours do not fit', text: 'The first hour has to come before the last.' },
};

/** Those that may pass by themselves. */
const PASSING: readonly Failure['code'][] = ['rate_limited', 'weather_unavailable', 'internal', 'unreachable'];

export function FailureNote({ failure, view, again, children }: FailureNoteProps) {
  const { code, message, field, suggestions, retryAfterSeconds } = failure;
  const wrong = code === 'invalid_parameter' ? WRONG[field ?? ''] : undefined;
  const replaced = field === 'activity' ? 'activity' : 'place';
  const wayOut = wayOutOf(failure, view);
  return (
    <section class="failure" role="alert">
      <h1>{wrong?.title ?? TITLES[code] ?? 'Something went wrong'}</h1>
      <p>{wrong?.text ?? message}</p>
      {suggestions.length > 0 && (
        <ul class="suggestions" aria-label="Did you mean">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <a href={addressOf({ ...view, [replaced]: suggestion })}>{suggestion}</a>
            </li>
          ))}
        </ul>
      )}
      {wayOut !== null && (
        <p>
          <a href={addressOf(wayOut.view)}>{wayOut.words}</a>
        </p>
      )}
      {PASSING.includes(code) && (
        <p>
          <button type="button" class="plain-button" onClick={again}>
            Try again
          </button>
          {retryAfterSeconds !== null && <span class="soft"> It may work in {waitInWords(retryAfterSeconds)}.</span>}
        </p>
      )}
      {children}
    </section>
  );
}

/** A view near the refused one that can be answered. */
function wayOutOf({ code, field }: Failure, view: View): { readonly view: View; readonly words: string } | null {
  if (code === 'no_hours_left' || field === 'when')
    return { view: { ...view, day: 'tomorrow' }, words: 'Tomorrow instead' };
  if (field === 'from' || field === 'to') return { view: { ...view, from: null, to: null }, words: 'The usual hours' };
  return null;
}

function waitInWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}
