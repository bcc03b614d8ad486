/** The fortnight: a card for each day, best first or by date, each the way to its day. */
import { useState } from 'preact/hooks';
import type { BestDayBody } from '../../operations/best-day.ts';
import type { ForecastBody } from '../../operations/forecast.ts';
import { endTimeOf, figure, inTen, shortDate, shortWeekday, timeOf } from '../words.ts';
import { VerdictShape } from './verdict-mark.tsx';

type Day = BestDayBody['days'][number];

interface FortnightProps {
  readonly fortnight: BestDayBody;
  /** For the pictures of the weather; null while it is not there. */
  readonly forecast: ForecastBody | null;
  /** The date that is looked at. */
  readonly date: string;
  addressOfDay(date: string): string;
}

export function Fortnight({ fortnight, forecast, date, addressOfDay }: FortnightProps) {
  const [byDate, setByDate] = useState(true);
  const days = byDate ? [...fortnight.days].sort((a, b) => a.date.localeCompare(b.date)) : fortnight.days;
  return (
    <section class="fortnight" aria-labelledby="fortnight-title">
      <h2 id="fortnight-title">The fortnight</h2>
      <fieldset class="choice">
        <legend class="aside">Order of the days</legend>
        <button type="button" aria-pressed={byDate} onClick={() => setByDate(true)}>
          By date
        </button>
        <button type="button" aria-pressed={!byDate} onClick={() => setByDate(false)}>
          Best first
        </button>
      </fieldset>
      <p class="summary">{fortnight.summary}</p>
      <ol class="days">
        {days.map((day) => (
          <li key={day.date}>
            <DayCard
              day={day}
              icon={iconOf(forecast, day.date)}
              best={fortnight.source !== 'typical' && day.date === fortnight.best.date}
              current={day.date === date}
              address={addressOfDay(day.date)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DayCardProps {
  readonly day: Day;
  readonly icon: { readonly name: string; readonly text: string; readonly high: number | null } | null;
  readonly best: boolean;
  readonly current: boolean;
  readonly address: string;
}

function DayCard({ day, icon, best, current, address }: DayCardProps) {
  const { date, verdict, score, best_window, chances } = day;
  return (
    <a class={`day day-${verdict}`} href={address} aria-current={current ? 'date' : undefined}>
      <span class="date">
        <b>{shortWeekday(date)}</b> {shortDate(date)}
      </span>
      {best && <span class="best">best</span>}
      {icon !== null && (
        <span class="sky">
          <img src={`/icons/${icon.name}`} alt={icon.text} width="36" height="36" />
          {icon.high !== null && <span>{figure(Math.round(icon.high))}°</span>}
        </span>
      )}
      <span class="mark">
        <VerdictShape verdict={verdict} /> {verdict} <b>{score}</b>
      </span>
      <span class="hours">
        {best_window === null ? 'no hours' : `${timeOf(best_window.start)}–${endTimeOf(best_window.end)}`}
      </span>
      {chances != null && <span class="soft">{inTen(chances.at_least_good)} good</span>}
    </a>
  );
}

/** The condition of a day; its picture is one of this server, wherever the answer points. */
function iconOf(forecast: ForecastBody | null, date: string): DayCardProps['icon'] {
  const day = forecast?.forecast.find((each) => each.date === date);
  const { icon, text } = day?.condition ?? {};
  const name = icon?.split('/').at(-1);
  if (name === undefined || text == null) return null;
  return { name, text, high: day?.temperature?.max?.celsius ?? null };
}
