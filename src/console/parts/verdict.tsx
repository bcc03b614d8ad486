/** The verdict in one glance: word, score, odds, best hours, and the sentence that says why. */
import type { BestDayBody } from '../../operations/best-day.ts';
import type { DecisionBody } from '../../operations/decide.ts';
import { dayInWords, endTimeOf, inTen, shortDay, timeOf } from '../words.ts';
import { VerdictShape } from './verdict-mark.tsx';

interface VerdictPanelProps {
  readonly decision: DecisionBody;
  /** The name of the activity. */
  readonly activity: string;
  readonly placeName: string;
  /** Null while it is not there. */
  readonly fortnight: BestDayBody | null;
  /** The address of another day. */
  addressOfDay(date: string): string;
}

export function VerdictPanel({ decision, activity, placeName, fortnight, addressOfDay }: VerdictPanelProps) {
  const { verdict, score, summary, best_windows, chances } = decision;
  const next = best_windows.length > 0 ? null : nextDayWithWindow(decision.date, fortnight);
  return (
    <section class={`verdict verdict-${verdict}`} aria-labelledby="verdict-title">
      <h1 id="verdict-title">
        <span class="subject">
          {activity} in {placeName}, {dayInWords(decision.date)}
        </span>
        <span class="word">
          <VerdictShape verdict={verdict} /> {verdict}
        </span>
      </h1>
      <dl class="glance">
        <div>
          <dt>Score</dt>
          <dd>
            {score} <small>of 100</small>
          </dd>
        </div>
        <div>
          <dt>{best_windows.length > 1 ? 'Best hours' : 'Best time'}</dt>
          <dd>
            {best_windows.length === 0
              ? 'none'
              : best_windows.map((window) => (
                  <span key={window.start} class="window">
                    {timeOf(window.start)}–{endTimeOf(window.end)}
                  </span>
                ))}
          </dd>
        </div>
        {chances != null && (
          <div>
            <dt>
              Good or better
              {chances.window !== null && chances.window.start !== best_windows.at(0)?.start && (
                <>
                  {' '}
                  {timeOf(chances.window.start)}–{endTimeOf(chances.window.end)}
                </>
              )}
            </dt>
            <dd>{inTen(chances.at_least_good)}</dd>
          </div>
        )}
      </dl>
      <p class="summary">{summary}</p>
      {best_windows.length === 0 && (
        <p class="next">
          No hours of that day will do.{' '}
          {next === null ? (
            fortnight !== null && 'Nor of any other day of the fortnight.'
          ) : (
            <>
              The next day that has some is <a href={addressOfDay(next.date)}>{shortDay(next.date)}</a> ({next.verdict},{' '}
              {next.score}).
            </>
          )}
        </p>
      )}
    </section>
  );
}

/** The first day after `date` with a best window that is not one to be avoided. */
export function nextDayWithWindow(date: string, fortnight: BestDayBody | null): BestDayBody['days'][number] | null {
  const later = (fortnight?.days ?? []).filter(
    (day) => day.date > date && day.best_window !== null && day.verdict !== 'avoid',
  );
  return later.sort((a, b) => a.date.localeCompare(b.date)).at(0) ?? null;
}
