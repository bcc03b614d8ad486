/** Why: what costs most, each with its value, its limits and where these come from. */
import type { DecisionBody } from '../../operations/decide.ts';
import { capital, figure, issueInWords, withUnit } from '../words.ts';
import type { Activity } from './activity-box.tsx';

type Factor = NonNullable<DecisionBody['factors']>[number];
type Limit = Activity['factors'][number];
type Range = Limit['ideal'];

/** So many are shown at once; the rest on demand. */
const SHOWN = 5;

interface WhyProps {
  readonly factors: readonly Factor[];
  /** Null where its limits are not known. */
  readonly activity: Activity | null;
  /** Names of what could not be judged. */
  readonly missing: readonly string[];
}

export function Why({ factors, activity, missing }: WhyProps) {
  const byCost = [...factors].sort((a, b) => b.share - a.share || (a.score ?? 0) - (b.score ?? 0));
  const shown = byCost.filter(({ share }) => Math.round(share * 100) > 0).slice(0, SHOWN);
  const others = byCost.slice(shown.length);
  const limitOf = (factor: Factor) =>
    activity?.factors.find(({ issue, variable }) => issue === factor.issue && variable === factor.variable);
  const row = (factor: Factor) => (
    <FactorRow key={`${factor.issue} ${factor.variable}`} factor={factor} limit={limitOf(factor)} />
  );
  return (
    <section class="why" aria-labelledby="why-title">
      <h2 id="why-title">
        Why <span class="soft">{shown.length > 0 && 'what takes most from the best hours'}</span>
      </h2>
      {shown.length === 0 && <p>Nothing that was judged takes anything from the best hours.</p>}
      {shown.length > 0 && <ol class="factors">{shown.map(row)}</ol>}
      {others.length > 0 && (
        <details class="more">
          <summary>
            {others.length === 1 ? 'One other was judged' : `${others.length} others were judged`}, with{' '}
            {others.some(({ share }) => share >= 0.005) ? 'smaller shares' : 'nothing to say against it'}
          </summary>
          <ol class="factors">{others.map(row)}</ol>
        </details>
      )}
      {missing.length > 0 && <p class="soft">Not known, so not judged: {missing.map(nameOf).join(', ')}.</p>}
    </section>
  );
}

/** A variable in words. */
function nameOf(variable: string): string {
  return variable === 'us_aqi' ? 'air quality' : variable.replaceAll('_', ' ');
}

function FactorRow({ factor, limit }: { factor: Factor; limit: Limit | undefined }) {
  const { issue, value, unit, share, source } = factor;
  const percent = Math.round(share * 100);
  return (
    <li class="factor">
      <span class="issue">{capital(issueInWords(issue))}</span>
      <span class="value">{value === null ? 'not known' : withUnit(value, unit)}</span>
      <span class="share" aria-hidden="true">
        {percent > 0 && <span class="fill fill-share" style={{ width: `${percent}%` }} />}
      </span>
      <span class="cost soft">{percent === 0 ? 'takes nothing' : `${percent} % of what is lost`}</span>
      <span class="limit soft">
        {limit !== undefined && <span class="bounds">{capital(limitsInWords(limit))}.</span>}
        <span class="source">{capital(source)}</span>
      </span>
    </li>
  );
}

/** "good up to 40 km/h; avoid from 62 km/h". */
export function limitsInWords({ good, avoid, unit }: Pick<Limit, 'good' | 'avoid' | 'unit'>): string {
  const parts: string[] = [];
  const bounded = good.filter(({ from, to }) => from !== null || to !== null);
  parts.push(
    bounded.length === 0
      ? 'never worse than good'
      : `good ${bounded.map((range) => rangeInWords(range, unit)).join(' or ')}`,
  );
  if (avoid.length > 0) parts.push(`avoid ${avoid.map((range) => rangeInWords(range, unit)).join(' or ')}`);
  return parts.join('; ');
}

function rangeInWords({ from, to }: Range, unit: string): string {
  if (from === null) return to === null ? 'always' : `up to ${withUnit(to, unit)}`;
  if (to === null) return `from ${withUnit(from, unit)}`;
  return from === to ? `at ${withUnit(from, unit)}` : `${figure(from)} to ${withUnit(to, unit)}`;
}
