/** What the page shows, as the address bar says it: `/?place=leeds-…&activity=hiking&day=2026-11-24&from=8&to=18`. */

export interface View {
  /** As typed, or the `url` of a search result. */
  readonly place: string | null;
  /** The id or an alias of an activity. */
  readonly activity: string | null;
  /** today, tomorrow or yyyy-MM-dd; null for tomorrow. */
  readonly day: string | null;
  /** Local hours, 0 to 24; null where the activity's own are meant. */
  readonly from: number | null;
  readonly to: number | null;
}

export const EMPTY_VIEW: View = { place: null, activity: null, day: null, from: null, to: null };

/** A view that can be decided. */
export interface CompleteView extends View {
  readonly place: string;
  readonly activity: string;
}

/** The view of the query of an address; what it does not understand counts as not given. */
export function viewOf(query: string): View {
  const parameters = new URLSearchParams(query);
  const text = (name: string) => parameters.get(name)?.trim() || null;
  const day = text('day');
  return {
    place: text('place'),
    activity: text('activity'),
    day: day !== null && /^(?:today|tomorrow|\d{4}-\d\d-\d\d)$/.test(day) ? day : null,
    from: hourOf(text('from'), 0, 23),
    to: hourOf(text('to'), 1, 24),
  };
}

function hourOf(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,2}$/.test(text)) return null;
  const hour = Number(text);
  return hour >= min && hour <= max ? hour : null;
}

/** The address of a view. */
export function addressOf(view: View): string {
  const parameters = new URLSearchParams();
  for (const name of ['place', 'activity', 'day', 'from', 'to'] as const) {
    const value = view[name];
    if (value !== null) parameters.set(name, String(value));
  }
  const query = parameters.toString();
  return query === '' ? '/' : `/?${query}`;
}

/** The view where it can be decided; null while place or activity are missing. */
export function completeViewOf(view: View): CompleteView | null {
  const { place, activity } = view;
  return place === null || activity === null ? null : { ...view, place, activity };
}
