/**
 * Days in words, as agents pass them on from people: "next tuesday", "this weekend", "tomorrow afternoon". They are read
 * like those of a question, on the clock of the place, and the answer shows the dates that they were resolved to.
 */
import { type Static, Type } from '@sinclair/typebox';
import { readPhrase } from '../ask/question/time/lone-phrase.ts';
import type { RawWindow } from '../ask/question/time/windows.ts';
import { requestedHours } from '../operations/answer-contexts.ts';
import { activityNamed } from '../operations/decision-days.ts';
import { type FairdayError, invalidField } from '../operations/errors.ts';
import { todayAt } from '../operations/locate.ts';
import type { OperationContext } from '../operations/operation.ts';
import type { Place } from '../place/place.ts';
import { type CivilDate, civilDayAt, offsetTable } from '../time/civil.ts';
import type { Tool } from './tools.ts';

/** Which day a bare weekday means: for a forecast the coming one, today included; for history the last one. */
export type Tense = 'coming' | 'past';

/** The words that are read as well as dates. */
export const DAY_FORMS: Readonly<Record<Tense, string>> = {
  coming: 'words such as tomorrow, saturday, next tuesday, in 3 days, this weekend, tomorrow afternoon',
  past: 'words such as yesterday, saturday, last tuesday, 3 days ago, last weekend, last week',
};

export const ResolvedSchema = Type.Object(
  {
    date: Type.Optional(Type.String({ format: 'date' })),
    end_date: Type.Optional(Type.String({ format: 'date' })),
    from: Type.Optional(Type.Integer()),
    to: Type.Optional(Type.Integer()),
    note: Type.Optional(Type.String()),
  },
  { description: 'What a day in words was taken for; hours are local' },
);

export type ResolvedDates = Static<typeof ResolvedSchema>;

/** A day argument that holds words. */
export interface DayPhrase {
  readonly argument: 'date' | 'end_date';
  /** Its name in the operation. */
  readonly parameter: string;
  readonly text: string;
}

interface ResolvedDays {
  /** Under the names of the operation. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly resolved: ResolvedDates;
}

/**
 * The dates that the words mean. Of several days the first counts, today at the earliest, unless the operation takes a
 * last day too; hours count where the operation takes hours and none were given. Throws `invalid_parameter`.
 */
export function resolveDays(
  phrases: readonly DayPhrase[],
  place: Place,
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  context: OperationContext,
): ResolvedDays {
  const { properties } = tool.operation.parameters;
  const isPast = tool.tense === 'past';
  const nowMs = context.clock.nowMs();
  const today = todayAt(place, nowMs);
  const parameters: Record<string, unknown> = {};
  const resolved: ResolvedDates = {};
  for (const { argument, parameter, text } of phrases) {
    const window = readPhrase(text, place, nowMs, isPast);
    if (window === null) throw unreadable(argument, text, tool.tense ?? 'coming');
    const first = dateAt(place, window.fromMs);
    const last = window.grain === 'hours' ? first : dateAt(place, window.toMs - 1);
    if (argument === 'end_date') {
      parameters[parameter] = resolved.end_date = last;
      continue;
    }
    const date = !isPast && first < today && last >= today ? today : first;
    parameters[parameter] = resolved.date = date;
    if (window.grain === 'hours') {
      const hours = hoursIn(window, place, given, context);
      if (hours === null) resolved.note = 'hours were not taken from the words';
      Object.assign(parameters, hours);
      Object.assign(resolved, hours);
    }
    if (last === date) continue;
    if (!('end_dt' in properties)) resolved.note = `the first of the days to ${last}; ask for the others too`;
    else if (given.end_dt === undefined) parameters.end_dt = resolved.end_date = last;
  }
  return { parameters, resolved };
}

function dateAt({ tzId }: Place, epochMs: number): CivilDate {
  return civilDayAt(tzId, epochMs).date;
}

/** The local hours of a window; null where hours are given as arguments, or no activity is judged by the hour. */
function hoursIn(
  window: RawWindow,
  { tzId }: Place,
  { from, to, activity }: Readonly<Record<string, unknown>>,
  { activities }: OperationContext,
): { from: number; to: number } | null {
  if (from !== undefined || to !== undefined || typeof activity !== 'string') return null;
  return requestedHours(activityNamed(activity, activities), window, offsetTable(tzId, window.fromMs, window.toMs));
}

function unreadable(argument: string, text: string, tense: Tense): FairdayError {
  const forms = `a date such as 2026-07-15, or ${DAY_FORMS[tense]}`;
  return invalidField(argument, `'${argument}' must be ${forms}; it is '${text.slice(0, 40)}'.`);
}
