/** The console as a whole: what stands where on the page. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivitiesBody } from '../operations/activities.ts';
import { AskBar } from './panels/ask-bar.tsx';
import { ActivityBox } from './parts/activity-box.tsx';
import { AnswerView } from './parts/answer.tsx';
import { DayBox } from './parts/day-box.tsx';
import { KeyMenu } from './parts/key-menu.tsx';
import { KeyNeeded } from './parts/key-needed.tsx';
import { PlaceBox } from './parts/place-box.tsx';
import { Welcome } from './parts/welcome.tsx';
import { ACTIVITIES_REQUEST } from './state/requests.ts';
import { useKey } from './state/use-key.ts';
import { useLoaded } from './state/use-loaded.ts';
import { useView } from './state/use-view.ts';
import { completeViewOf } from './state/view.ts';
import { dateHere, placeInWords } from './words.ts';

/** What an answer told of its place: how it is called, and which day it is there. */
export interface KnownPlace {
  /** As the address has it. */
  readonly place: string;
  readonly name: string;
  /** yyyy-MM-dd; null before an answer has said it. */
  readonly today: string | null;
}

export function App() {
  const { view, change } = useView();
  const { key, keep, forget } = useKey();
  const [known, setKnown] = useState<KnownPlace | null>(null);
  const { loaded } = useLoaded<ActivitiesBody>(ACTIVITIES_REQUEST);
  const activities = loaded.state === 'ready' ? loaded.answered.body.activities : [];
  const activity = activities.find(({ id, aliases }) => id === view.activity || aliases.includes(view.activity ?? ''));
  const here = known?.place === view.place ? known : null;
  const placeName = here?.name ?? view.place ?? '';
  const complete = completeViewOf(view);

  useEffect(() => {
    document.title = complete === null ? 'Fairday' : `${activity?.name ?? complete.activity} in ${placeName} · Fairday`;
  }, [complete === null, activity?.name, placeName]);

  return (
    <>
      <header class="top">
        <a class="brand" href="/">
          <img src="/console.svg" alt="" width="28" height="28" /> Fairday
        </a>
        <nav aria-label="Pages">
          <a href="/docs/guides">Guides</a>
          <a href="/docs/activities">Activities</a>
          <a href="/docs">API</a>
          <a href="/docs/agents">Agents</a>
          <a href="/docs/skill">Track record</a>
        </nav>
        {key !== null && <KeyMenu apiKey={key} forget={forget} />}
      </header>
      <search class="asked" aria-label="What is asked">
        <PlaceBox
          name={placeName}
          apiKey={key}
          onPlace={(place, name) => {
            if (name !== null) setKnown({ place, name, today: null });
            change({ place });
          }}
        />
        <ActivityBox
          activities={activities}
          chosen={activity?.id ?? view.activity}
          onActivity={(id) => change({ activity: id, from: null, to: null })}
        />
        <DayBox
          view={view}
          today={here?.today ?? dateHere(new Date())}
          usualHours={activity?.usual_hours ?? null}
          onChange={change}
        />
      </search>
      <main>
        {complete === null ? (
          <Welcome view={view} activities={activities}>
            {key === null && <KeyNeeded keep={keep} />}
          </Welcome>
        ) : (
          <AnswerView
            view={complete}
            apiKey={key}
            activity={activity ?? null}
            keepKey={keep}
            onPlace={(location) =>
              setKnown({ place: complete.place, name: placeInWords(location), today: location.localtime.slice(0, 10) })
            }
          />
        )}
      </main>
      <AskBar apiKey={key} place={view.place === null ? null : { sent: view.place, name: placeName }} units={null} />
    </>
  );
}
