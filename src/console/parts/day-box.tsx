/** The day and its hours. */
import { DAYS_COMPARED, USUAL_DAY } from '../state/requests.ts';
import type { View } from '../state/view.ts';
import { hourInWords, laterDate, shortDay } from '../words.ts';

interface DayBoxProps {
  readonly view: View;
  /** yyyy-MM-dd at the place. */
  readonly today: string;
  /** The activity's own hours; null where it has none. */
  readonly usualHours: { readonly from: number; readonly to: number } | null;
  onChange(fields: Partial<View>): void;
}

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
const UNSET = '';

export function DayBox({ view, today, usualHours, onChange }: DayBoxProps) {
  const days = daysFrom(today);
  const day = dateMeant(view.day ?? USUAL_DAY, today);
  const { from, to } = view;
  const usual = usualHours === null ? 'any' : null;
  return (
    <>
      <label class="day">
        Day
        <select value={day} onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}>
          {!days.some(({ date }) => date === day) && <option value={day}>{shortDay(day)}</option>}
          {days.map(({ date, name }) => (
            <option key={date} value={date}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="hour">
        From
        <select value={from ?? UNSET} onChange={({ currentTarget }) => onChange({ from: hourIn(currentTarget.value) })}>
          <option value={UNSET}>{usual ?? hourInWords(usualHours?.from ?? 0)}</option>
          {HOURS.filter((hour) => hour < (to ?? 24)).map((hour) => (
            <option key={hour} value={hour}>
              {hourInWords(hour)}
            </option>
          ))}
        </select>
      </label>
      <label class="hour">
        To
        <select value={to ?? UNSET} onChange={({ currentTarget }) => onChange({ to: hourIn(currentTarget.value) })}>
          <option value={UNSET}>{usual ?? hourInWords(usualHours?.to ?? 24)}</option>
          {HOURS.filter((hour) => hour > (from ?? 0)).map((hour) => (
            <option key={hour} value={hour}>
              {hourInWords(hour)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** The date that a day of the address means. */
export function dateMeant(day: string, today: string): string {
  if (day === 'today') return today;
  return day === 'tomorrow' ? laterDate(today, 1) : day;
}

function daysFrom(today: string): { readonly date: string; readonly name: string }[] {
  return Array.from({ length: DAYS_COMPARED }, (_, ahead) => {
    const date = laterDate(today, ahead);
    const word = ['Today', 'Tomorrow'][ahead];
    return { date, name: word === undefined ? shortDay(date) : `${word}, ${shortDay(date)}` };
  });
}

function hourIn(value: string): number | null {
  return value === UNSET ? null : Number(value);
}
