/**
 * The strip of the day: a column for each hour, whose height is the score. Arrow keys walk along it; the hour under the
 * pointer, the focus or the finger is told below.
 */
import { useRef, useState } from 'preact/hooks';
import type { DecisionBody } from '../../operations/decide.ts';
import { bracketsOf, type StripHour } from '../state/hours.ts';
import { capital, dayInWords, endTimeOf, figure, issueInWords, timeOf } from '../words.ts';
import { verdictWordOf } from './verdict-mark.tsx';

interface StripProps {
  readonly decision: DecisionBody;
  readonly hours: readonly StripHour[];
}

/** An hour label under every third column. */
const LABEL_EVERY = 3;

export function Strip({ decision, hours }: StripProps) {
  const columns = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [walked, setWalked] = useState<number | null>(null);
  if (hours.length === 0) return null;
  const brackets = bracketsOf(decision, hours);
  const best = hours.findIndex(({ inWindow }) => inWindow);
  const usual =
    best === -1
      ? Math.max(
          0,
          hours.findIndex(({ kind }) => kind === 'scored'),
        )
      : best;
  const stop = Math.min(walked ?? usual, hours.length - 1);
  const told = hours[pointed ?? stop] ?? hours[stop];

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(0, stop - 1),
      ArrowRight: Math.min(hours.length - 1, stop + 1),
      Home: 0,
      End: hours.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setWalked(target);
    setPointed(null);
    columns.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <section class="strip" aria-labelledby="strip-title">
      <h2 id="strip-title">
        Hour by hour <span class="soft">{dayInWords(decision.date)}</span>
      </h2>
      <div class={brackets.some(({ raised }) => raised) ? 'brackets brackets-two' : 'brackets'} aria-hidden="true">
        {brackets.map(({ window, first, count, raised }) => (
          <div
            key={window.start}
            class={raised ? 'bracket bracket-raised' : 'bracket'}
            style={{ left: `${(100 * first) / hours.length}%`, width: `${(100 * count) / hours.length}%` }}
          >
            <span>
              {timeOf(window.start)}–{endTimeOf(window.end)}
            </span>
          </div>
        ))}
      </div>
      <div
        ref={columns}
        class="columns"
        role="toolbar"
        aria-label={`The hours of ${dayInWords(decision.date)}; arrow keys move`}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setPointed(null)}
      >
        {hours.map((hour, i) => (
          <button
            key={hour.epoch}
            type="button"
            class={classOf(hour)}
            tabIndex={i === stop ? 0 : -1}
            aria-label={`${timeOf(hour.time)}: ${sayHour(hour)}`}
            onPointerEnter={() => setPointed(i)}
            onFocus={() => setWalked(i)}
            onClick={() => setWalked(i)}
          >
            <span class="bar" style={{ height: hour.kind === 'scored' ? `${Math.max(hour.score, 3)}%` : undefined }} />
            {hour.risks.length > 0 && hour.kind !== 'over' && <span class="risk" />}
          </button>
        ))}
      </div>
      <div class="clock" aria-hidden="true">
        {hours.map(({ time, epoch }, i) => (
          <span key={epoch}>{i % LABEL_EVERY === 0 ? time.slice(11, 13) : ''}</span>
        ))}
      </div>
      <p class="told">
        <strong>{timeOf(told.time)}</strong> {capital(sayHour(told))}.
      </p>
      <Legend hours={hours} />
    </section>
  );
}

function classOf(hour: StripHour): string {
  const verdict = hour.kind === 'scored' ? ` hour-${verdictWordOf(hour.score)}` : '';
  return `hour hour-${hour.kind}${verdict}${hour.night ? ' hour-night' : ''}${hour.inWindow ? ' hour-best' : ''}`;
}

/** What the signs mean that are on the strip. */
function Legend({ hours }: { hours: readonly StripHour[] }) {
  const has = (kind: StripHour['kind']) => hours.some((hour) => hour.kind === kind);
  return (
    <ul class="legend">
      <li>
        <i class="sign sign-height" /> height: score
      </li>
      {has('forbidden') && (
        <li>
          <i class="sign sign-forbidden" /> ruled out
        </li>
      )}
      {has('unknown') && (
        <li>
          <i class="sign sign-unknown" /> not known
        </li>
      )}
      {has('unasked') && (
        <li>
          <i class="sign sign-unasked" /> outside the hours asked for
        </li>
      )}
      {hours.some(({ night }) => night) && (
        <li>
          <i class="sign sign-night" /> night
        </li>
      )}
      {hours.some(({ risks }) => risks.length > 0) && (
        <li>
          <i class="sign sign-risk" /> a risk
        </li>
      )}
    </ul>
  );
}

/** The verdict of an hour, its weather, what limits it and what threatens. */
export function sayHour(hour: StripHour): string {
  const parts = [verdictInWords(hour), ...weatherInWords(hour.weather)];
  const risks = [...new Set(hour.risks.map(({ type, severity }) => `${severity} risk: ${issueInWords(type)}`))];
  if (hour.kind !== 'over') parts.push(...risks);
  return parts.join('; ');
}

function verdictInWords({ kind, score, mainIssue }: StripHour): string {
  const cause = mainIssue === null ? '' : `, limited by ${issueInWords(mainIssue)}`;
  switch (kind) {
    case 'scored':
      return `${verdictWordOf(score)}, ${score} of 100${cause}`;
    case 'forbidden':
      return mainIssue === null ? 'ruled out' : `ruled out by ${issueInWords(mainIssue)}`;
    case 'over':
      return 'over';
    case 'unasked':
      return 'outside the hours asked for';
    case 'unknown':
      return 'the weather is not known';
  }
}

function weatherInWords(weather: StripHour['weather']): string[] {
  if (weather === null) return [];
  const { condition, temperature, precipitation, wind } = weather;
  const parts: string[] = [];
  if (condition?.text) parts.push(condition.text.toLowerCase());
  if (temperature?.celsius != null) parts.push(`${figure(temperature.celsius)} °C`);
  if (precipitation?.mm != null) {
    const chance = precipitation.chanceOfRain == null ? '' : ` (${precipitation.chanceOfRain} % chance)`;
    parts.push(precipitation.mm === 0 ? `no rain${chance}` : `rain ${figure(precipitation.mm)} mm${chance}`);
  }
  if (wind?.kph != null) {
    const gusts = wind.gustKph == null ? '' : `, gusts ${figure(wind.gustKph)}`;
    parts.push(`wind ${figure(wind.kph)} km/h${gusts}`);
  }
  return parts;
}
