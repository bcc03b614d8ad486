/** Short answers about activities, places and questions in words. */
import type { BriefParts } from './brief.ts';
import { clipped } from './words.ts';

interface Window {
  readonly start: string;
  readonly end: string;
  readonly score: number;
}

interface Risk {
  readonly type: string;
  readonly severity: string;
  readonly from: string;
  readonly to: string;
  readonly detail: string;
}

interface Decision {
  readonly activity: string;
  readonly date: string;
  readonly verdict: string;
  readonly score: number;
  readonly summary: string;
  readonly best_windows: readonly Window[];
  readonly risks: readonly Risk[];
  readonly data: { readonly confidence: number; readonly source: string };
}

export function briefDecision(body: unknown): BriefParts {
  const { activity, date, verdict, score, summary, best_windows, risks, data } = body as Decision;
  return {
    facts: { activity, date, verdict, score, summary, confidence: data.confidence, source: data.source },
    lines: [...best_windows.map((window) => `window ${windowText(window)}`), ...risks.map(riskText)],
  };
}

interface BestDay {
  readonly activity: string;
  readonly summary: string;
  readonly best: { readonly date: string };
  readonly days: readonly {
    readonly date: string;
    readonly weekday: string;
    readonly verdict: string;
    readonly score: number;
    readonly confidence: number;
    readonly best_window: Window | null;
  }[];
}

export function briefBestDay(body: unknown): BriefParts {
  const { activity, summary, best, days } = body as BestDay;
  return {
    facts: { activity, best_date: best.date, summary },
    lines: days.map(({ date, weekday, verdict, score, confidence, best_window }) => {
      const window = best_window === null ? '' : `, ${windowText(best_window)}`;
      return `${date} ${weekday.slice(0, 3)}: ${verdict} ${score}, confidence ${confidence}${window}`;
    }),
  };
}

interface Activities {
  readonly activities: readonly { readonly id: string; readonly aliases: readonly string[] }[];
}

/** Aliases that a line names; the full answer has all. */
const ALIASES_NAMED = 3;

export function briefActivities(body: unknown): BriefParts {
  const { activities } = body as Activities;
  return {
    facts: { count: activities.length },
    lines: activities.map(({ id, aliases }) =>
      aliases.length === 0 ? id : `${id} (${aliases.slice(0, ALIASES_NAMED).join(', ')})`,
    ),
  };
}

type Found = readonly {
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}[];

/** Without the lasting names of the places, which the full answer has: coordinates say the same. */
export function briefSearch(body: unknown): BriefParts {
  const places = body as Found;
  return {
    facts: { count: places.length },
    lines: places.map(({ name, region, country, lat, lon }) => {
      const parts = [name, region, country].filter((part) => part !== '');
      return `${parts.join(', ')} (${lat},${lon})`;
    }),
  };
}

interface Answered {
  readonly answer: string;
  readonly summary_error: string | null;
}

/** Characters of an answer in words. */
const ANSWER_LENGTH = 1_000;

export function briefAnswer(body: unknown): BriefParts {
  const { answer, summary_error } = body as Answered;
  return { facts: { answer: clipped(answer, ANSWER_LENGTH), summary_error } };
}

function windowText({ start, end, score }: Window): string {
  return `${start} to ${end.slice(11)} (${score})`;
}

function riskText({ type, severity, from, to, detail }: Risk): string {
  return clipped(`risk ${type} ${severity} ${from.slice(11)}–${to.slice(11)}: ${detail}`, 160);
}
