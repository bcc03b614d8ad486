/** "This answer as": the call behind the page for other callers, and what it cost. */
import { useState } from 'preact/hooks';
import type { DecisionBody } from '../../operations/decide.ts';
import type { Parameters } from '../api/client.ts';
import { type CallText, callTexts, KEY_PLACEHOLDER } from './call-texts.ts';
import { CopyButton } from './copy-button.tsx';

interface SameCallProps {
  /** As the page sends them to `GET /v1/decide`. */
  readonly parameters: Parameters;
  /** Where the service answers, as the browser reaches it. */
  readonly origin: string;
  readonly apiKey: string | null;
  readonly billing: DecisionBody['billing'] | null;
}

export function SameCallPanel({ parameters, origin, apiKey, billing }: SameCallProps) {
  const [name, setName] = useState<CallText['name']>('curl');
  const [withKey, setWithKey] = useState(false);
  const texts = callTexts(parameters, origin, withKey && apiKey !== null ? apiKey : KEY_PLACEHOLDER);
  const shown = texts.find((one) => one.name === name) ?? texts[0];
  if (shown === undefined) return null;
  return (
    <section class="same-call" aria-labelledby="same-call-title">
      <h2 id="same-call-title">This answer as</h2>
      <fieldset class="choices">
        <legend class="aside">Written as</legend>
        {texts.map((one) => (
          <label key={one.name}>
            <input type="radio" name="same-call" checked={one === shown} onChange={() => setName(one.name)} />
            <span>{one.name}</span>
          </label>
        ))}
      </fieldset>
      <section class="call-text" ref={reachable} aria-label={`This answer as ${shown.name}`}>
        <pre>
          <code>{shown.text}</code>
        </pre>
      </section>
      <div class="call-foot">
        <CopyButton text={shown.text} what={`the call as ${shown.name}`} />
        {apiKey !== null && (
          <label>
            <input type="checkbox" checked={withKey} onChange={() => setWithKey(!withKey)} /> with my key
          </label>
        )}
        <span class="soft">{billing === null ? 'One decision call.' : billingText(billing)}</span>
      </div>
    </section>
  );
}

function billingText({ charged, cost_gbp, free_remaining, balance_gbp }: DecisionBody['billing']): string {
  return charged === 'free'
    ? `One decision call. It was free; ${free_remaining.toLocaleString('en-GB')} free ones left this month.`
    : `One decision call. It cost £${cost_gbp}; £${balance_gbp} credit left.`;
}

/** Long lines scroll, by keyboard too. */
function reachable(region: HTMLElement | null): void {
  if (region !== null) region.tabIndex = 0;
}
