/** Short answers about activities, places and questions in words. */
import type { ActivitiesBody } from '../operations/activities.ts';
import type { AiBody } from '../operations/ai.ts';
import type { BestDayBody } from '../operations/best-day.ts';
import type { AdviceBody, ChancesBody } from '../operations/chances.ts';
import type { DecisionBody } from '../operations/decide.ts';
import { placeName } from '../operations/locate.ts';
import type { DayWorstBody, RiskBody, WindowBody } from '../operations/schemas.ts';
import type { SearchBody } from '../operations/search.ts';
import { clipped } from './words.ts';

export function briefDecision(body: DecisionBody) {
  const { activity, date, verdict, score, summary, best_windows, day_worst, risks, data, chances, advice } = body;
  return {
    facts: { activity, date, verdict, score, summary, confidence: data.confidence, source: data.source },
    lines: [
      ...best_windows.map((window) => `window ${windowText(window)}`),
      ...(day_worst === null ? [] : [`worst of the day ${worstText(day_worst)}`]),
      ...risks.map(riskText),
      ...(chances == null ? [] : [chancesText(chances)]),
      ...(advice == null ? [] : [adviceText(advice)]),
    ],
  };
}

function chancesText({ window, verdict, at_least_good, rain_in_window, members, method }: ChancesBody): string {
  const shares = Object.entries(verdict).map(([name, share]) => `${name} ${share}`);
  const rain = rain_in_window === null ? '' : `, rain in the window ${rain_in_window}`;
  const hours = window === null ? '' : ` from ${window.start} to ${window.end}`;
  return `chances${hours}: ${shares.join(', ')}; at least good ${at_least_good}${rain} (${method}, ${members} members)`;
}

function adviceText({ go, chance_of_loss, break_even }: AdviceBody): string {
  return `${go ? 'go' : 'put it off'}: chance of loss ${chance_of_loss}, break-even ${break_even}`;
}

export function briefBestDay({ activity, summary, source, best, days }: BestDayBody) {
  return {
    facts: { activity, best_date: best.date, summary, source },
    lines: days.map(
      ({ date, weekday, verdict, score, expected_score, confidence, best_window, day_worst, chances }) => {
        const odds =
          chances == null
            ? ''
            : `, at least good ${chances.at_least_good}${chances.best_in === undefined ? '' : `, best in ${chances.best_in}`}`;
        const window = best_window === null ? '' : `, ${windowText(best_window)}`;
        const worst = day_worst === null ? '' : `, ${worstText(day_worst)}`;
        return `${date} ${weekday.slice(0, 3)}: ${verdict} ${score}, expected ${expected_score}, confidence ${confidence}${odds}${window}${worst}`;
      },
    ),
  };
}

/** Aliases that a line names; the full answer has all. */
const ALIASES_NAMED = 3;

export function briefActivities({ activities }: ActivitiesBody) {
  return {
    facts: { count: activities.length },
    lines: activities.map(({ id, aliases }) =>
      aliases.length === 0 ? id : `${id} (${aliases.slice(0, ALIASES_NAMED).join(', ')})`,
    ),
  };
}

/** Without the permanent names of the places, which only the full answer has: the coordinates do as well. */
export function briefSearch(places: SearchBody) {
  return {
    facts: { count: places.length },
    lines: places.map((place) => `${placeName(place)} (${place.lat},${place.lon})`),
  };
}

/** Characters of an answer in words. */
const ANSWER_LENGTH = 1_000;

export function briefAnswer({ answer, summary_error }: Pick<AiBody, 'answer' | 'summary_error'>) {
  return { facts: { answer: clipped(answer, ANSWER_LENGTH), summary_error } };
}

function windowText({ start, end, score }: WindowBody): string {
  return `${start} to ${end.slice(11)} (${score})`;
}

function worstText({ issue, severity, from, to }: NonNullable<DayWorstBody>): string {
  return `${issue} ${severity} ${from.slice(11)}–${to.slice(11)}`;
}

function riskText({ type, severity, from, to, detail }: RiskBody): string {
  return clipped(`risk ${type} ${severity} ${from.slice(11)}–${to.slice(11)}: ${detail}`, 160);
}
