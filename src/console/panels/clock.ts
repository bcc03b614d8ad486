/** Clock times of answers (`07:46 AM`, `No sunrise`) as the console writes and draws them: 24 hours, minutes of the day. */

const CLOCK = /^(\d\d):(\d\d) (AM|PM)$/;

/** Minutes since local midnight; null for an event that does not happen. */
export function minutesOf(clock: string): number | null {
  const [, hours, minutes, half] = CLOCK.exec(clock) ?? [];
  return hours === undefined ? null : (Number(hours) % 12) * 60 + Number(minutes) + (half === 'PM' ? 720 : 0);
}

/** `15:58`; null for an event that does not happen. */
export function clock24(clock: string): string | null {
  const minutes = minutesOf(clock);
  if (minutes === null) return null;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `8 h 12 min`. */
export function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** An instant at the place, `Mon 23 Nov, 18:00`. A zone that this browser does not know is read in UTC, and says so. */
export function instantText(iso: string, timeZone: string): string {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const at = new Date(iso);
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at);
  } catch {
    return `${new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(at)} UTC`;
  }
}
