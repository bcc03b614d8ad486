/**
 * Official warnings in the words of who issued them, above everything else; and below, how far silence can be trusted:
 * no warning is good news only where somebody warns.
 */
import type { Alert, AlertsBody } from '../../operations/alerts.ts';
import { instantText } from './clock.ts';

interface AlertListProps {
  readonly alerts: readonly Alert[];
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** Nothing where there are none. */
export function AlertList({ alerts, timeZone, nowMs }: AlertListProps) {
  if (alerts.length === 0) return null;
  return (
    <section class="alerts" aria-label="Official warnings">
      {alerts.map((alert) => (
        <AlertItem key={`${alert.source} ${alert.headline} ${alert.onset}`} {...{ alert, timeZone, nowMs }} />
      ))}
    </section>
  );
}

function AlertItem({ alert, timeZone, nowMs }: { alert: Alert; timeZone: string; nowMs: number }) {
  const { headline, event, severity, severity_stated, onset, expires, expires_estimated, language, source, web } =
    alert;
  const isInForce = Date.parse(onset) <= nowMs;
  const from = instantText(onset, timeZone);
  const until = expires_estimated ? 'no end stated' : `until ${instantText(expires, timeZone)}`;
  return (
    <article class={`alert alert-${severity.toLowerCase()}`}>
      <p class="alert-kind">
        <strong>{isInForce ? 'In force' : 'To come'}</strong> ·{' '}
        {severity_stated === 'Unknown' ? 'severity not stated' : severity}
      </p>
      <h2 lang={language}>{headline === '' ? event : headline}</h2>
      <p>
        {isInForce ? until : `${from}, ${until}`}
        {alert.area_match === 'name' && '. Its area is known by name only: it may not hold this place'}.
      </p>
      <details>
        <summary>What {source} says</summary>
        <div class="alert-text" lang={language}>
          {paragraphs(alert.description).map((text, index) => (
            <p key={index}>{text}</p>
          ))}
          {alert.instruction !== null &&
            paragraphs(alert.instruction).map((text, index) => (
              <p key={index}>
                <strong>{text}</strong>
              </p>
            ))}
        </div>
        {alert.areas !== '' && <p class="soft">For {alert.areas}</p>}
      </details>
      <p class="credit">
        {isWebAddress(web) ? (
          <a href={web} rel="noopener noreferrer">
            Read it at {source}
          </a>
        ) : (
          source
        )}
      </p>
    </article>
  );
}

function paragraphs(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** An agency's text is not ours: only a web address becomes a link. */
function isWebAddress(web: string | null): web is string {
  return web !== null && /^https?:\/\//i.test(web);
}

type Coverage = Pick<AlertsBody, 'coverage' | 'stale_since'>;

/** The warnings of an answer and what they are worth. */
export type WarnedOf = Pick<AlertsBody, 'alerts' | 'coverage' | 'stale_since'>;

/** What the list, empty or not, is worth. */
export function AlertCoverage({
  coverage,
  stale_since,
  count,
  timeZone,
}: Coverage & { count: number; timeZone: string }) {
  return (
    <p class={coverage === 'covered' ? 'coverage' : 'coverage note'}>
      {coverageText(coverage, count)}
      {stale_since !== null &&
        ` A source has not answered since ${instantText(stale_since, timeZone)}; its last warnings still count.`}
    </p>
  );
}

function coverageText(coverage: Coverage['coverage'], count: number): string {
  switch (coverage) {
    case 'covered':
      return count === 0
        ? 'No official warning is in force or announced here.'
        : 'There are no official warnings here but those at the top.';
    case 'none':
      return 'No source of official warnings covers this place here. Ask your weather service before you rely on silence.';
    case 'unknown':
      return 'Official warnings could not be fetched in full: there may be more than shown. Ask your weather service.';
  }
}
