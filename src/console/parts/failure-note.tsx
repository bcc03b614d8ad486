/** What the page says where there is no answer: why, and what to do. */
import type { ComponentChildren } from 'preact';
import type { Failure } from '../api/client.ts';

interface FailureNoteProps {
  readonly failure: Failure;
  /** The address that tries a suggestion in the place of what was not understood. */
  addressOf(suggestion: string): string;
  /** Asks again. */
  again(): void;
  /** What stands below, such as the field for a key. */
  readonly children?: ComponentChildren;
}

const TITLES: Readonly<Partial<Record<Failure['code'], string>>> = {
  location_not_found: 'No such place',
  invalid_parameter: 'That cannot be asked',
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

/** Those that may pass by themselves. */
const PASSING: readonly Failure['code'][] = ['rate_limited', 'weather_unavailable', 'internal', 'unreachable'];

export function FailureNote({ failure, addressOf, again, children }: FailureNoteProps) {
  const { code, message, suggestions, retryAfterSeconds } = failure;
  return (
    <section class="failure" role="alert">
      <h1>{TITLES[code] ?? 'Something went wrong'}</h1>
      <p>{message}</p>
      {suggestions.length > 0 && (
        <ul class="suggestions" aria-label="Did you mean">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <a href={addressOf(suggestion)}>{suggestion}</a>
            </li>
          ))}
        </ul>
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

function waitInWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}
