/** How sure it is: the odds as so many in ten, and how the possible weathers fall. */
import type { AdviceBody, ChancesBody } from '../../operations/chances.ts';
import { endTimeOf, figure, inTen, timeOf } from '../words.ts';
import { VERDICT_WORDS } from './verdict-mark.tsx';

interface ChancesProps {
  /** Null where too few possible weathers know the day. */
  readonly chances: ChancesBody | null;
  readonly advice: AdviceBody | null;
  /** Chance that the stated verdict holds. */
  readonly confidence: number;
}

const TEN = Array.from({ length: 10 }, (_, i) => i);

const METHODS: Readonly<Record<ChancesBody['method'], string>> = {
  climate: 'years of the season, not a forecast',
  dressed: 'runs of one forecast with the errors that forecasts usually have',
  ensemble: 'runs of an ensemble forecast',
};

export function ChancesPanel({ chances, advice, confidence }: ChancesProps) {
  return (
    <section class="chances" aria-labelledby="chances-title">
      <h2 id="chances-title">How sure</h2>
      {chances === null ? (
        <p>
          Too few possible weathers know that day, so there are no odds; the verdict itself holds with{' '}
          {Math.round(confidence * 100)} %.
        </p>
      ) : (
        <Odds chances={chances} />
      )}
      {advice !== null && <p class="advice">{adviceInWords(advice)}</p>}
    </section>
  );
}

function Odds({ chances }: { chances: ChancesBody }) {
  const { at_least_good, rain_in_window, score, members, method, window } = chances;
  const filled = Math.round(at_least_good * 10);
  return (
    <>
      <p class="odds">
        <strong>{inTen(at_least_good)}</strong> that it is good or better
        {window !== null && ` ${timeOf(window.start)}–${endTimeOf(window.end)}`}
      </p>
      <div class="ten" role="img" aria-label={`${filled} of ten filled`}>
        {TEN.map((i) => (
          <i key={i} class={i < filled ? 'pip pip-full' : 'pip'} />
        ))}
      </div>
      <ul class="spread">
        {VERDICT_WORDS.map((word) => (
          <li key={word} class={`part part-${word}`}>
            <span class="part-name">{word}</span>
            <span class="part-track" aria-hidden="true">
              <span class={`fill fill-${word}`} style={{ width: `${100 * chances.verdict[word]}%` }} />
            </span>
            <span class="part-share">{Math.round(100 * chances.verdict[word])} %</span>
          </li>
        ))}
      </ul>
      <p class="soft">
        {rain_in_window !== null && <>Rain in those hours: {inTen(rain_in_window)}. </>}
        Eight of ten scores lie from {figure(score.p10)} to {figure(score.p90)}. Counted over {members}{' '}
        {METHODS[method]}.
      </p>
    </>
  );
}

/** Whether it pays to go ahead, by what usually is at stake. */
export function adviceInWords({ go, chance_of_loss, break_even }: AdviceBody): string {
  // Two figures that differ are not said alike.
  const alike = Math.round(chance_of_loss * 100) === Math.round(break_even * 100);
  const percent = (share: number) => `${figure(alike ? share * 100 : Math.round(share * 100))} %`;
  const odds = `The chance that it goes wrong is ${percent(chance_of_loss)}`;
  return go
    ? `Going ahead pays. ${odds}; it pays up to ${percent(break_even)}.`
    : `Putting it off pays. ${odds}; going ahead pays only up to ${percent(break_even)}.`;
}
