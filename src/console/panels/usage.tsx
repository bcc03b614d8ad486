/** What is left: free calls by pool, credit, and the calls of the last 90 days. */
import type { UsageBody } from '../../operations/usage.ts';
import { gbpText, type UsageDay, usageDays } from './usage-days.ts';

/** As far back as the service counts free calls. */
export const USAGE_DAYS = 90;

export function UsagePanel({ usage }: { usage: UsageBody }) {
  const { free, credit, prices_gbp, account, daily_calls } = usage;
  const pools = [
    ['Decisions', free.decision, 'this month', prices_gbp.decision],
    ['Weather', free.standard, 'today', prices_gbp.standard],
    ['Premium', free.premium, 'today', prices_gbp.premium],
  ] as const;
  return (
    <div class="usage">
      <p>
        <b class="credit-left">£{credit.balance_gbp}</b> credit of {account.email}
      </p>
      <dl class="pools">
        {pools.map(([name, pool, span, price]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span class="pool-bar" aria-hidden="true">
                <i style={{ width: `${shareLeft(pool)}%` }} />
              </span>
              {count(pool.remaining)} of {count(pool.limit)} free calls left {span}; then £{price} each
            </dd>
          </div>
        ))}
      </dl>
      <p class="soft">
        Free calls come back on {dateText(free.decision.resets_at)} (decisions) and at midnight UTC (the others). What
        fails costs nothing.
      </p>
      {daily_calls !== undefined && (
        <DailyChart days={usageDays(daily_calls, free.standard.period, USAGE_DAYS)} calls={daily_calls} />
      )}
    </div>
  );
}

type Pool = UsageBody['free']['decision'];

function shareLeft({ remaining, limit }: Pool): number {
  return limit === 0 ? 0 : Math.round((100 * remaining) / limit);
}

const count = (value: number) => value.toLocaleString('en-GB');

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function dateText(iso: string): string {
  return DATE.format(new Date(iso));
}

const HEIGHT = 100;

function DailyChart({ days, calls }: { days: readonly UsageDay[]; calls: NonNullable<UsageBody['daily_calls']> }) {
  const most = Math.max(1, ...days.map(({ free, paid }) => free + paid));
  const total = days.reduce((sum, { free, paid }) => sum + free + paid, 0);
  const cost = days.reduce((sum, { costMicroGbp }) => sum + costMicroGbp, 0);
  const says = `${count(total)} calls in ${days.length} days, for £${gbpText(cost)} of credit`;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <figure class="usage-chart">
        <figcaption>{says}.</figcaption>
        <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={says}>
          <path
            class="usage-free"
            d={bars(
              days.map(({ free, paid }) => [paid, paid + free]),
              most,
            )}
          />
          <path
            class="usage-paid"
            d={bars(
              days.map(({ paid }) => [0, paid]),
              most,
            )}
          />
          <path class="usage-floor" d={`M0 ${HEIGHT}H${days.length}`} />
        </svg>
        <p class="usage-axis" aria-hidden="true">
          <span>{first && dateText(first.day)}</span>
          <span>most on a day: {count(most)}</span>
          <span>{last && dateText(last.day)}</span>
        </p>
      </figure>
      {calls.length > 0 && (
        <details class="as-table">
          <summary>The calls as a table</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Day (UTC)</th>
                <th scope="col">Call</th>
                <th scope="col">Times</th>
                <th scope="col">£</th>
              </tr>
            </thead>
            <tbody>
              {calls.toReversed().map(({ day, operation, meter, calls: times, cost_gbp }) => (
                <tr key={`${day} ${operation} ${meter}`}>
                  <th scope="row">{day}</th>
                  <td class="words">{operation}</td>
                  <td>{count(times)}</td>
                  <td>{cost_gbp}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}

function bars(spans: readonly (readonly [number, number])[], most: number): string {
  const y = (value: number) => (HEIGHT - (HEIGHT * value) / most).toFixed(2);
  return spans
    .map(([from, to], index) => (to > from ? `M${index + 0.1} ${y(from)}V${y(to)}h.8V${y(from)}Z` : ''))
    .join('');
}
