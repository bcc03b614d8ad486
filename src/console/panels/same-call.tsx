/** "This answer as": the call behind the page for other callers, and what it cost. */
import { useState } from 'preact/hooks';
import type { DecisionBody } from '../../operations/decide.ts';
import { type CallText, callTexts, KEY_PLACEHOLDER, type ShownCall } from './call-texts.ts';
import { CopyButton } from './copy-button.tsx';

interface SameCallProps {
  readonly call: ShownCall;
  /** Where the service answers, as the browser reaches it. */
  readonly origin: string;
  readonly apiKey: string | null;
  readonly billing: DecisionBody['billing'] | null;
}

export function SameCallPanel({ call, origin, apiKey, billing }: SameCallProps) {
  const [name, setName] = useState<CallText['name']>('curl');
  const [withKey, setWithKey] = useState(false);
  const texts = callTexts(call, origin, withKey && apiKey !== null ? apiKey : KEY_PLACEHOLDER);
  const shown = texts.find((one) => one.name === name) ?? texts[0];
  if (shown === undefined) return null;
  return (
    <div class="same-call">
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
    </div>
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
