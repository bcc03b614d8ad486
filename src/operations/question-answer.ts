/** The work of the operation `ai`: from the question to the pieces of its answer. */
import { composeAnswer } from '../ask/answer/compose.ts';
import { type AnswerUnits, unitsOfCountry } from '../ask/answer/fact-units.ts';
import { joinAnswers } from '../ask/answer/joined-answers.ts';
import { answerLanguage } from '../ask/answer/sentences/messages.ts';
import { streamAnswer, wholeAnswer } from '../ask/answer/stream.ts';
import type { AiParameters } from './ai.ts';
import { loadAnswerContexts } from './answer-contexts.ts';
import type { AnswerStream, OperationContext, PreparedJob } from './operation.ts';
import { type Interpretations, interpret } from './question.ts';
import { type QuestionData, questionData } from './question-data.ts';
import { answerKey, rememberAnswer, rememberedAnswer, type WholeAnswer } from './remembered-answers.ts';
import { watchSources } from './watched-sources.ts';
import type { Style } from './weather-bodies.ts';

/** The upper limit for a language model, whose own timeouts are shorter. */
const PHRASING_TIMEOUT_MS = 900_000;

/** Throws what is wrong with the question, before anything is spent. */
export async function prepareAnswer(
  context: OperationContext,
  params: AiParameters,
  signal: AbortSignal,
): Promise<PreparedJob<QuestionData>> {
  const key = answerKey(context, params);
  const ready = key === null ? null : await rememberedAnswer(context, key);
  if (ready !== null) return { ready, run: async () => streamOf(ready) };
  const interpretations = await interpret(context, params.q, params.location, signal);
  return { run: (runSignal) => startAnswer(context, params, interpretations, key, runSignal) };
}

/** The same answer again, in the same pieces. */
function streamOf({ answer, data, weather }: WholeAnswer): AnswerStream<QuestionData> {
  async function* pieces(): AsyncGenerator<string, void, undefined> {
    yield* answer.match(/ ?\S+/g) ?? [];
  }
  return { data, weather, engine: 'embedded', pieces: pieces(), failure: () => null };
}

async function startAnswer(
  context: OperationContext,
  { q, units, lang }: AiParameters,
  interpretations: Interpretations,
  key: string | null,
  signal: AbortSignal,
): Promise<AnswerStream<QuestionData>> {
  const nowMs = context.clock.nowMs();
  const sources = watchSources(context);
  const [interpretation] = interpretations;
  const bases = await Promise.all(interpretations.map((one) => loadAnswerContexts(sources.context, one, nowMs)));
  const contexts = bases.flatMap((basis) => basis.contexts);
  const { place } = interpretation.subjects[0];
  const answerUnits: AnswerUnits = units ?? unitsOfCountry(place.countryCode);
  const language = answerLanguage(lang, interpretation.language);
  const skyLanguage = lang ?? language;
  const composed = joinAnswers(
    interpretations.map((one, i) =>
      composeAnswer(one, bases[i].contexts, bases[i].profile, answerUnits, language, skyLanguage),
    ),
  );
  const style: Style = {
    units: answerUnits === 'british' ? 'both' : answerUnits,
    lang: skyLanguage,
    iconBase: context.config.iconBase,
  };
  const data = questionData(interpretation, composed, contexts, nowMs, style, language);
  const provenance = contexts.find((one) => one.weather !== null)?.weather?.provenance ?? null;
  const isStale = contexts.some((one) => one.weather?.provenance.stale === true);
  const weather = provenance === null ? null : { source: provenance.source, stale: isStale };
  if (key !== null) rememberAnswer(sources, key, nowMs, { answer: wholeAnswer(composed), data, weather });
  // The model's words are checked against English ones.
  const phraser = language === 'en' ? context.ask.phraser : null;
  const timeout = phraser === null ? signal : AbortSignal.timeout(PHRASING_TIMEOUT_MS);
  const { pieces, failure } = streamAnswer(q, composed, phraser, signal, timeout);
  return { data, weather, engine: phraser === null ? 'embedded' : 'llm', pieces, failure };
}
