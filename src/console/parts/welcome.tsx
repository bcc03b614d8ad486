/** The page before anything is asked. */
import type { ComponentChildren } from 'preact';
import { addressOf, EMPTY_VIEW, type View } from '../state/view.ts';
import type { Activity } from './activity-box.tsx';
import { ActivityPicture } from './activity-picture.tsx';

interface Example extends Partial<View> {
  readonly place: string;
  readonly activity: string;
  readonly words: string;
}

const EXAMPLES: readonly Example[] = [
  { place: 'Leeds', activity: 'running', day: 'tomorrow', words: 'Running in Leeds tomorrow' },
  { place: 'Lisbon', activity: 'laundry-drying', day: 'tomorrow', words: 'Drying laundry in Lisbon tomorrow' },
  {
    place: 'Cambridge, MA',
    activity: 'exterior-painting',
    day: 'tomorrow',
    words: 'Painting a house in Cambridge, MA',
  },
];

interface WelcomeProps {
  readonly view: View;
  /** Empty until they have come. */
  readonly activities: readonly Activity[];
  /** What stands beside it, such as the way to a key. */
  readonly children?: ComponentChildren;
}

export function Welcome({ view, activities, children }: WelcomeProps) {
  return (
    <div class="welcome">
      <section aria-labelledby="welcome-title">
        <h1 id="welcome-title">Is it a good day for it, when, and why?</h1>
        <p>
          Say where and what for. You get a verdict, the best hours, and what decides, with a source for every limit.
        </p>
        <ul class="examples">
          {EXAMPLES.map(({ words, ...fields }) => (
            <li key={words}>
              <a href={addressOf({ ...EMPTY_VIEW, ...fields })}>{words}</a>
            </li>
          ))}
        </ul>
      </section>
      {children}
      <nav class="gallery" aria-label="Activities">
        {activities.map(({ id, name }) => (
          <a key={id} href={addressOf({ ...view, activity: id })} aria-current={view.activity === id}>
            <ActivityPicture activity={id} />
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}
