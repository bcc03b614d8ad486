/** The air of a question: the index and what makes it, single pollutants by their own figures, and pollen by its kinds. */
import { HOUR_MS } from '../../time/units.ts';
import { type AirNow, airAt } from '../../weather/air-quality/indices.ts';
import { POLLEN_KINDS, POLLEN_LEVELS, type PollenKind, pollenClass } from '../../weather/air-quality/pollen.ts';
import type { Pollutant } from '../../weather/air-quality/us-aqi.ts';
import type { YesNo } from '../phrasing.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { negate } from './bands.ts';
import { factScopeOf, momentText, placeText, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { yesNoSentence } from './yes-no.ts';

/** The six EPA categories, in order. */
const EPA_CATEGORIES = [1, 2, 3, 4, 5, 6] as const;

/** Good air is a yes, moderate a maybe (EPA: acceptable, with a concern for a few). */
const EPA_YES_NO: readonly YesNo[] = ['yes', 'maybe'];

interface AirAnswer {
  /** Whether the air is good; null where this is not known. */
  readonly verdict: YesNo | null;
  /** The index of the worst hour; null where it is not known. */
  readonly usAqi: number | null;
  /** The first as a clause, for an answer with a verdict; null where it is not known. */
  readonly clause: string | null;
  readonly sentences: readonly string[];
}

/** The records of the time, from now on where it has begun; the current one of a moment. */
function recordsOf({ air, time, nowMs }: AnswerContext): AirNow[] {
  if (air === null) return [];
  const fromMs = time.era === 'past' ? time.fromMs : Math.max(time.fromMs, Math.min(nowMs, time.toMs - 1));
  const first = airAt(air, fromMs);
  if (time.grain === 'now') return first === null ? [] : [first];
  const records = first === null ? [] : [first];
  for (const startMs of air.startMs) {
    const record = startMs > fromMs && startMs < time.toMs ? airAt(air, startMs + HOUR_MS / 2) : null;
    if (record !== null) records.push(record);
  }
  return records;
}

/** The record with the highest figure; null where none is known. */
function worstBy(records: readonly AirNow[], figure: (record: AirNow) => number): AirNow | null {
  let worst: AirNow | null = null;
  for (const record of records) {
    if (Number.isNaN(figure(record))) continue;
    if (worst === null || figure(record) > figure(worst)) worst = record;
  }
  return worst;
}

/** The US Air Quality Index in its worst hour, or in its cleanest, with its category and main pollutant; first the pollutants that are asked for. */
export function airAnswer(
  context: AnswerContext,
  book: FactBook,
  wish: Pick<Interpretation, 'airParts' | 'extreme' | 'form'> | null = null,
): AirAnswer {
  const wantsCleanest = wish?.extreme === 'least' && wish.form !== 'yes-no';
  const place = whereWhen(context, book);
  const unknown = (what: string): AirAnswer => ({
    verdict: null,
    usAqi: null,
    clause: null,
    sentences: [book.sentence('air.unknown', { what, ...place })],
  });
  if (context.air === null)
    return unknown(context.airMissing === null ? book.say('air.unknown.source', {}) : book.english(context.airMissing));
  const records = recordsOf(context);
  const now = worstBy(records, ({ usAqi }) => (wantsCleanest ? -usAqi : usAqi));
  const category = now === null ? undefined : EPA_CATEGORIES[now.usEpaIndex - 1];
  if (now === null || category === undefined) return unknown(book.say('air.unknown.reach', {}));
  const clock = momentText(now.startMs, context, book);
  const scope = { place: placeText(context, book), when: clock };
  const pollutant = now.dominantPollutant;
  const single = (wish?.airParts?.pollutants ?? []).map((one) => pollutantSentence(one, records, context, book));
  const clause = book.say('air.clause', {
    ...place,
    air: book.say(`air.${category}`, {}),
    index: book.value('US Air Quality Index', now.usAqi, 'index', scope),
    detail:
      pollutant === null
        ? ''
        : book.say('air.pollutant', { pollutant: book.name(book.say(`pollutant.${pollutant}`, {})) }),
    clock,
  });
  const uk = Number.isNaN(now.gbDefraIndex)
    ? []
    : [
        book.sentence('air.uk', {
          index: book.value('UK Daily Air Quality Index', now.gbDefraIndex, 'index', scope),
          of: book.value('highest UK index', 10, 'index', scope),
        }),
      ];
  return {
    // Good air as a whole is no answer to whether there is much of one pollutant.
    verdict: single.length > 0 ? null : (EPA_YES_NO[now.usEpaIndex - 1] ?? 'no'),
    usAqi: now.usAqi,
    clause,
    sentences: [...single, book.sentence('answer.plain', { clause }), ...uk],
  };
}

const CONCENTRATION: Readonly<Record<Pollutant, (record: AirNow) => number>> = {
  pm2_5: ({ pm25 }) => pm25,
  pm10: ({ pm10 }) => pm10,
  o3: ({ o3 }) => o3,
  no2: ({ no2 }) => no2,
  so2: ({ so2 }) => so2,
  co: ({ co }) => co,
};

/** "12 to 40 µg/m³ of nitrogen dioxide in Leeds today, highest at 18:00." */
function pollutantSentence(
  pollutant: Pollutant,
  records: readonly AirNow[],
  context: AnswerContext,
  book: FactBook,
): string {
  const name = book.name(book.say(`pollutant.${pollutant}`, {}));
  const values = records.map(CONCENTRATION[pollutant]).filter((value) => !Number.isNaN(value));
  const peak = worstBy(records, CONCENTRATION[pollutant]);
  if (peak === null) return book.sentence('value.unknown', { what: name, ...whereWhen(context, book) });
  const scope = factScopeOf(context, book);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const isFlat = book.shown(low, 'concentration') === book.shown(high, 'concentration');
  const value = book.range(name, low, high, 'concentration', scope);
  const moment = book.say('at.moment', { moment: momentText(peak.startMs, context, book) });
  return book.sentence('value.whole', {
    tone: toneOf(context),
    amount: book.say('amount.pollutant', { value, pollutant: name }),
    detail: isFlat ? '' : `, ${book.say('detail.highest', { moment })}`,
    ...whereWhen(context, book),
  });
}

/** Moderate pollen bothers some; low pollen few (National Allergy Bureau). */
const POLLEN_YES_NO: readonly YesNo[] = ['no', 'no', 'maybe'];

/** The kinds of pollen in the worst hour, with their classes; a yes or no to whether there is much of it. */
export function pollenAnswer(
  { form, extreme, airParts }: Pick<Interpretation, 'form' | 'extreme' | 'airParts'>,
  context: AnswerContext,
  book: FactBook,
): AnswerPart {
  const place = whereWhen(context, book);
  const wanted = airParts?.pollen ?? [];
  const foreign = airParts?.hasOtherPollen === true ? [book.sentence('pollen.unknown.kind', {})] : [];
  const unknown = (key: 'service' | 'there') => partWithoutVerdict([book.sentence(`pollen.unknown.${key}`, place)]);
  if (context.air === null) return unknown('service');
  const kinds = wanted.length > 0 ? wanted : POLLEN_KINDS;
  const levelOf = (record: AirNow, kind: PollenKind) => pollenClass(kind, record.pollen[kind]);
  const records = recordsOf(context).filter((record) => kinds.some((kind) => !Number.isNaN(record.pollen[kind])));
  const worstLevel = (record: AirNow) =>
    Math.max(...kinds.map((kind) => levelOf(record, kind)).filter((level) => !Number.isNaN(level)));
  const now = worstBy(records, worstLevel);
  if (now === null) {
    const { sentences } = unknown('there');
    return partWithoutVerdict([...foreign, ...sentences]);
  }
  const clock = momentText(now.startMs, context, book);
  const scope = { place: placeText(context, book), when: clock };
  const told = kinds.flatMap((kind) => {
    if (Number.isNaN(now.pollen[kind])) return [];
    const level = POLLEN_LEVELS[levelOf(now, kind)];
    const name = book.say(`pollen.${kind}`, {});
    if (level === 'none' || level === undefined)
      return wanted.length === 0 ? [] : [book.say('pollen.kind.none', { name })];
    const value = book.value(`${kind} pollen`, now.pollen[kind], 'index', scope);
    return [book.say('pollen.kind', { name, severity: book.say(`pollen.${level}`, {}), value })];
  });
  const sentence =
    told.length === 0
      ? book.sentence('pollen.none', { ...place, clock })
      : book.sentence('pollen.some', { ...place, clock, list: book.speaker.list(told) });
  if (form !== 'yes-no' || foreign.length > 0) return partWithoutVerdict([...foreign, sentence]);
  const much = POLLEN_YES_NO[worstLevel(now)] ?? 'yes';
  const verdict = extreme === 'least' ? negate(much) : much;
  const clause = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
  return { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
}
