/**
 * The dangers of the weather itself to whoever is out in it: heat, cold, thunder, gusts and bad air. They are told whatever is asked,
 * and to those who bear little they take the place of a yes.
 */
import type { DayDecision } from '../../decision/decide.ts';
import { RISK_SEVERITIES, type Severity } from '../../decision/severity.ts';
import type { Form, Interpretation } from '../question/interpretation.ts';
import type { UncoveredSubject } from '../question/uncovered-subjects.ts';
import { issueText } from './activity.ts';
import type { AnswerContext } from './answer-context.ts';
import type { AnswerPart } from './answer-part.ts';
import { stretchText, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';

/** The activity whose risks are those of somebody out there: work strains, a stay does not. */
const WATCHED = { doer: 'outdoor-work', frail: 'outdoor-event', animal: 'outdoor-event' } as const;
const FORMS_TOLD: ReadonlySet<Form> = new Set<Form>(['value', 'yes-no', 'when', 'best-time']);

/** The activity whose risks the answer needs; null where nobody is out in it, or its time is none of a forecast. */
export function dangersNeeded({ exposed, form, subjects, topics, uncovered }: Interpretation): string | null {
  // What is judged has risks of its own.
  if (exposed === 'doer' && topics[0] === 'activity' && uncovered === null) return null;
  const isForecast = subjects.every(({ times }) => times.every(({ era }) => era !== 'typical'));
  return exposed === undefined || !isForecast || !FORMS_TOLD.has(form) ? null : WATCHED[exposed];
}

/** From which severity each is told; ECCC calls a wind chill below -20 °C a risk of frostbite. */
const TOLD_FROM: Readonly<Record<string, Severity>> = {
  heat: 'severe',
  cold: 'moderate',
  thunderstorm: 'high',
  gust: 'high',
  wind: 'severe',
  'air-quality': 'high',
  smoke: 'high',
};
/** NWS calls a heat index from 32.8 °C on "extreme caution", WHO a UV index from 8 on very high. */
const TOLD_TO_FRAIL: Readonly<Record<string, Severity>> = {
  ...TOLD_FROM,
  heat: 'moderate',
  uv: 'severe',
};

type Risk = DayDecision['risks'][number];

/** The worst of each kind. */
function dangersOf({ watchedDays = [] }: AnswerContext, exposed: NonNullable<Interpretation['exposed']>): Risk[] {
  const from = exposed === 'doer' ? TOLD_FROM : TOLD_TO_FRAIL;
  const worst = new Map<string, Risk>();
  for (const risk of watchedDays.flatMap(({ risks }) => risks)) {
    const least = from[risk.type];
    if (least === undefined || rank(risk.severity) < rank(least)) continue;
    const known = worst.get(risk.type);
    if (known === undefined || rank(risk.severity) > rank(known.severity)) worst.set(risk.type, risk);
  }
  return [...worst.values()];
}

function rank(severity: Severity): number {
  return RISK_SEVERITIES.indexOf(severity);
}

/** What the verdict gives way to. */
const BEARING = { frail: 'people-at-risk', animal: 'animals' } as const satisfies Record<string, UncoveredSubject>;

/**
 * The part with the dangers of its time behind it. A yes to those who bear little is none any more.
 * `isJudged`: whether an activity or the weather as a whole is judged, and its own risks are told. `values`: the plain weather.
 */
export function withDangers(
  part: AnswerPart,
  { exposed, uncovered, hazard, negated }: Interpretation,
  contexts: readonly AnswerContext[],
  isJudged: boolean,
  values: () => readonly string[],
  book: FactBook,
): AnswerPart {
  if (exposed === undefined) return part;
  // "Is it hot now, and for the rest of the day": the hour is within the day.
  const longer = contexts.filter(({ time }) => time.grain !== 'now');
  const told = (longer.length === 0 ? contexts : longer).flatMap((context, _, all) =>
    dangersOf(context, exposed).map((risk) => dangerSentence(risk, context, all.length > 1, book)),
  );
  if (told.length === 0) return part;
  if (!isJudged || uncovered !== null) return { verdict: part.verdict, sentences: [...part.sentences, ...told] };
  // "Is it a bad day for dog walking": a yes speaks against it.
  const against = negated ? 'yes' : 'no';
  if (exposed === 'doer' || part.verdict === against || hazard !== undefined) return part;
  const lead = book.sentence('uncovered.sentence', { what: book.say(`uncovered.${BEARING[exposed]}`, {}) });
  return { verdict: null, sentences: [lead, ...told, ...values()] };
}

function dangerSentence(
  { type, severity, fromMs, toMs }: Risk,
  context: AnswerContext,
  isOfSeveral: boolean,
  book: FactBook,
): string {
  const hours = stretchText(fromMs, toMs, context, book);
  const stretch = isOfSeveral ? book.say('danger.at', { ...whereWhen(context, book), stretch: hours }) : hours;
  return book.sentence('danger.risk', { severity, issue: issueText(type, book), stretch });
}
