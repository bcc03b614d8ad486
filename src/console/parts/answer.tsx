/** The answer to the question of the address bar: the verdict and the ways down from it. */
import { useEffect } from 'preact/hooks';
import type { BestDayBody } from '../../operations/best-day.ts';
import type { DecisionBody } from '../../operations/decide.ts';
import type { ForecastBody } from '../../operations/forecast.ts';
import type { LocationBody } from '../../operations/schemas.ts';
import type { Answered } from '../api/client.ts';
import { SkyAndAir, WarningCoverage, Warnings, WeatherBehind } from '../panels/behind.tsx';
import { KeyEntry } from '../panels/key-entry.tsx';
import { SameCallPanel } from '../panels/same-call.tsx';
import { faultOfKey } from '../panels/usage-section.tsx';
import { hoursOf } from '../state/hours.ts';
import { decisionRequest, forecastRequest, fortnightRequest } from '../state/requests.ts';
import { type Loaded, useLoaded } from '../state/use-loaded.ts';
import { addressOf, type CompleteView } from '../state/view.ts';
import { placeInWords } from '../words.ts';
import type { Activity } from './activity-box.tsx';
import { Banners } from './banners.tsx';
import { ChancesPanel } from './chances.tsx';
import { FailureNote } from './failure-note.tsx';
import { Fortnight } from './fortnight.tsx';
import { KeyNeeded, visitorOf } from './key-needed.tsx';
import { Skeleton } from './skeleton.tsx';
import { Strip } from './strip.tsx';
import { VerdictPanel } from './verdict.tsx';
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

export function AnswerView({ view, apiKey, activity, keepKey, onPlace }: AnswerProps) {
  const decision = useLoaded<DecisionBody>(decisionRequest(view, apiKey));
  const fortnight = useLoaded<BestDayBody>(fortnightRequest(view, apiKey));
  const forecast = useLoaded<ForecastBody>(forecastRequest(view, apiKey));
  const decided = answeredOf(decision.loaded);
  const location = decided?.body.location;
  useEffect(() => {
    if (location !== undefined && decision.loaded.state === 'ready') onPlace(location);
  }, [location, decision.loaded.state]);

  if (decision.loaded.state === 'failed') {
    const { failure } = decision.loaded;
    const field = failure.code === 'location_not_found' ? 'place' : 'activity';
    return (
      <FailureNote
        failure={failure}
        addressOf={(suggestion) => addressOf({ ...view, [field]: suggestion })}
        again={decision.again}
      >
        {(failure.code === 'missing_api_key' || failure.code === 'invalid_api_key') && (
          <KeyNeeded visitor={visitorOf(document)}>
            <KeyEntry test={faultOfKey} onKeep={keepKey} />
          </KeyNeeded>
        )}
      </FailureNote>
    );
  }
  if (decided === null) return <Skeleton />;
  const { body, stale } = decided;
  const days = answeredOf(fortnight.loaded)?.body ?? null;
  const weather = answeredOf(forecast.loaded)?.body ?? null;
  const addressOfDay = (day: string) => addressOf({ ...view, day });
  const hours = hoursOf(body, weather);
  const behind = {
    forecast: weather,
    location: body.location,
    apiKey,
    date: body.date,
    epochs: hours.map(({ epoch }) => epoch),
    units: 'metric',
  } as const;
  return (
    <div class="answer" aria-busy={decision.loaded.state === 'loading'}>
      <div class="first">
        <Warnings {...behind} />
        <Banners source={body.data.source} stale={stale} updatedAt={body.data.updated_at} />
        <VerdictPanel
          decision={body}
          activity={activity?.name ?? body.activity}
          placeName={placeInWords(body.location)}
          fortnight={days}
          addressOfDay={addressOfDay}
        />
        <Strip decision={body} hours={hours} />
        <Why factors={body.factors ?? []} activity={activity} missing={body.data.missing} />
      </div>
      <div class="second">
        <ChancesPanel chances={body.chances ?? null} advice={body.advice ?? null} confidence={body.data.confidence} />
        {days !== null && (
          <Fortnight fortnight={days} forecast={weather} date={body.date} addressOfDay={addressOfDay} />
        )}
      </div>
      <div class="third">
        <WeatherBehind {...behind} />
      </div>
      <div class="fourth">
        <SkyAndAir {...behind} />
        <WarningCoverage {...behind} />
      </div>
      <div class="fifth">
        <SameCallPanel
          parameters={decisionRequest(view, apiKey).parameters}
          origin={document.location.origin}
          apiKey={apiKey}
          billing={body.billing}
        />
      </div>
    </div>
  );
}

/** The answer that may be shown: the present one, or the last while the next is on its way. */
function answeredOf<Body>(loaded: Loaded<Body>): Answered<Body> | null {
  if (loaded.state === 'ready') return loaded.answered;
  return loaded.state === 'loading' ? loaded.last : null;
}
