/** The answer to the question of the address bar: the verdict and the ways down from it. */
import { useEffect } from 'preact/hooks';
import type { BestDayBody } from '../../operations/best-day.ts';
import type { DecisionBody } from '../../operations/decide.ts';
import type { LocationBody } from '../../operations/schemas.ts';
import type { Answered, Failure } from '../api/client.ts';
import { AlertList } from '../panels/alerts.tsx';
import { UsageSection } from '../panels/usage-section.tsx';
import { hoursOf } from '../state/hours.ts';
import { decisionRequest, type FullForecast, forecastRequest, fortnightRequest } from '../state/requests.ts';
import { answeredOf, useLoaded } from '../state/use-loaded.ts';
import { addressOf, type CompleteView } from '../state/view.ts';
import { placeInWords } from '../words.ts';
import type { Activity } from './activity-box.tsx';
import { Banners } from './banners.tsx';
import { ChancesPanel } from './chances.tsx';
import { FailureNote } from './failure-note.tsx';
import { Fortnight } from './fortnight.tsx';
import { Further } from './further.tsx';
import { KeyNeeded } from './key-needed.tsx';
import { Skeleton } from './skeleton.tsx';
import { Strip } from './strip.tsx';
import { VerdictPanel } from './verdict.tsx';
import { WeatherPanel } from './weather-panel.tsx';
import { Why } from './why.tsx';

interface AnswerProps {
  readonly view: CompleteView;
  readonly apiKey: string | null;
  /** Null while the activities are on their way, and for a name that none of them has. */
  readonly activity: Activity | null;
  keepKey(key: string): void;
  /** The place as an answer names it. */
  onPlace(location: LocationBody): void;
}

/** A key that works is what these lack. */
const KEYLESS: readonly Failure['code'][] = ['missing_api_key', 'invalid_api_key'];

export function AnswerView({ view, apiKey, activity, keepKey, onPlace }: AnswerProps) {
  const decision = useLoaded<DecisionBody>(apiKey === null ? null : decisionRequest(view, apiKey));
  const fortnight = useLoaded<BestDayBody>(apiKey === null ? null : fortnightRequest(view, apiKey));
  const forecast = useLoaded<FullForecast>(apiKey === null ? null : forecastRequest(view, apiKey));
  const decided = answeredOf(decision.loaded);
  const location = decided?.body.location;
  useEffect(() => {
    if (location !== undefined && decision.loaded.state === 'ready') onPlace(location);
  }, [location, decision.loaded.state]);

  if (apiKey === null) return <KeyNeeded keep={keepKey} />;
  if (decision.loaded.state === 'failed') {
    const { failure } = decision.loaded;
    return (
      <FailureNote failure={failure} view={view} again={decision.again}>
        {KEYLESS.includes(failure.code) && <KeyNeeded keep={keepKey} />}
        {failure.code === 'payment_required' && <UsageSection apiKey={apiKey} />}
      </FailureNote>
    );
  }
  if (decided === null) return <Skeleton />;
  const days = answeredOf(fortnight.loaded)?.body ?? null;
  const weather = answeredOf(forecast.loaded)?.body ?? null;
  return (
    <Decided
      view={view}
      apiKey={apiKey}
      activity={activity}
      decided={decided}
      isLoading={decision.loaded.state === 'loading'}
      fortnight={days}
      forecast={weather}
      lacking={[
        { words: 'the fortnight', request: fortnight },
        { words: 'the weather, air and official warnings', request: forecast },
      ].filter(({ request }) => request.loaded.state === 'failed')}
    />
  );
}

interface LackingPart {
  readonly words: string;
  readonly request: { again(): void };
}

function askAgain(parts: readonly LackingPart[]): void {
  for (const { request } of parts) request.again();
}

/** Which parts could not be loaded: nobody may take a missing warning for none. */
function LackingNote({ parts }: { parts: readonly LackingPart[] }) {
  if (parts.length === 0) return null;
  return (
    <p class="banner" role="status">
      Could not be loaded: {parts.map(({ words }) => words).join('; ')}.{' '}
      <button type="button" class="plain-button" onClick={() => askAgain(parts)}>
        Try again
      </button>
    </p>
  );
}

interface DecidedProps {
  readonly view: CompleteView;
  readonly apiKey: string;
  readonly activity: Activity | null;
  readonly decided: Answered<DecisionBody>;
  /** Whether the next answer is on its way. */
  readonly isLoading: boolean;
  /** Null while they are not there. */
  readonly fortnight: BestDayBody | null;
  readonly forecast: FullForecast | null;
  /** What could not be loaded. */
  readonly lacking: readonly LackingPart[];
}

function Decided({ view, apiKey, activity, decided, isLoading, fortnight, forecast, lacking }: DecidedProps) {
  const { body, stale } = decided;
  const { location, data } = body;
  const hours = hoursOf(body, forecast);
  const addressOfDay = (day: string) => addressOf({ ...view, day });
  return (
    <div class="answer" aria-busy={isLoading}>
      <div class="above">
        <AlertList alerts={forecast?.alerts ?? []} timeZone={location.tz_id} nowMs={Date.now()} />
        <LackingNote parts={lacking} />
        <Banners source={data.source} stale={stale} updatedAt={data.updated_at} />
      </div>
      <div class="first">
        <VerdictPanel
          decision={body}
          activity={activity?.name ?? body.activity}
          placeName={placeInWords(location)}
          fortnight={fortnight}
          addressOfDay={addressOfDay}
        />
        <Strip decision={body} hours={hours} />
        <Why factors={body.factors ?? []} activity={activity} missing={data.missing} />
      </div>
      <div class="second">
        <ChancesPanel chances={body.chances ?? null} advice={body.advice ?? null} confidence={data.confidence} />
        {fortnight !== null && (
          <Fortnight fortnight={fortnight} forecast={forecast} date={body.date} addressOfDay={addressOfDay} />
        )}
      </div>
      <div class="third">
        <WeatherPanel forecast={forecast} epochs={hours.map(({ epoch }) => epoch)} date={body.date} />
      </div>
      <Further view={view} apiKey={apiKey} decision={body} forecast={forecast} />
    </div>
  );
}
