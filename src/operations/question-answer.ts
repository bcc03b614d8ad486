/** The work of the operation `ai`: from the question to the pieces of its answer. */
import { composeAnswer } from '../ask/answer/compose.ts';
import { type AnswerUnits, unitsOfCountry } from '../ask/answer/fact-units.ts';
import { answerLanguage } from '../ask/answer/sentences/messages.ts';
import { streamAnswer } from '../ask/answer/stream.ts';
import type { Interpretation } from '../ask/question/interpretation.ts';
import type { AiParameters } from './ai.ts';
import { loadAnswerContexts } from './answer-contexts.ts';
import type { AnswerStream, OperationContext, PreparedJob } from './operation.ts';
import { interpret } from './question.ts';
import { type QuestionData, questionData } from './question-data.ts';
import type { Style } from './weather-bodies.ts';

/** The upper limit for a language model, whose own timeouts are shorter. */
const PHRASING_TIMEOUT_MS = 900_000;

/** Throws what is wrong with the question, before anything is spent. */
export async function prepareAnswer(
  context: OperationContext,
  params: AiParameters,
  signal: AbortSignal,
): Promise<PreparedJob<QuestionData>> {
  const interpretation = await interpret(context, params.q, params.location, signal);
  return { run: (runSignal) => startAnswer(context, params, interpretation, runSignal) };
}

async function startAnswer(
  context: OperationContext,
  { q, units, lang }: AiParameters,
  interpretation: Interpretation,
  signal: AbortSignal,
): Promise<AnswerStream<QuestionData>> {
  const nowMs = context.clock.nowMs();
  const { contexts, profile } = await loadAnswerContexts(context, interpretation, nowMs);
  const { place } = interpretation.subjects[0];
  const answerUnits: AnswerUnits = units ?? unitsOfCountry(place.countryCode);
  const language = answerLanguage(lang, interpretation.language);
  const skyLanguage = lang ?? language;
  const composed = composeAnswer(interpretation, contexts, profile, answerUnits, language, skyLanguage);
  // The model's words are checked against English ones.
  const phraser = language === 'en' ? context.ask.phraser : null;
  const timeout = phraser === null ? signal : AbortSignal.timeout(PHRASING_TIMEOUT_MS);
  const { pieces, failure } = streamAnswer(q, composed, phraser, signal, timeout);
  const style: Style = {
    units: answerUnits === 'british' ? 'both' : answerUnits,
    lang: skyLanguage,
    iconBase: context.config.iconBase,
  };
  const weather = contexts.find((one) => one.weather !== null)?.weather?.provenance ?? null;
  return {
    data: questionData(interpretation, composed, contexts, nowMs, style, language),
    weather:
      weather === null
        ? null
        : { source: weather.source, stale: contexts.some((one) => one.weather?.provenance.stale === true) },
    engine: phraser === null ? 'embedded' : 'llm',
    pieces,
    failure,
  };
}
