/** The activity: a picture and a name each, narrowed by typing a name or an alias. */
import { useState } from 'preact/hooks';
import type { ActivitiesBody } from '../../operations/activities.ts';
import { ActivityPicture } from './activity-picture.tsx';
import { Combobox } from './combobox.tsx';

export type Activity = ActivitiesBody['activities'][number];

interface ActivityBoxProps {
  /** Empty until they have come. */
  readonly activities: readonly Activity[];
  /** As the address has it. */
  readonly chosen: string | null;
  onActivity(id: string): void;
}

export function ActivityBox({ activities, chosen, onActivity }: ActivityBoxProps) {
  const [text, setText] = useState('');
  const current = activities.find(({ id }) => id === chosen);
  const matching = activitiesMatching(activities, text);
  return (
    <Combobox
      label="Activity"
      value={current?.name ?? chosen ?? ''}
      placeholder="Running, painting, …"
      listClass="pictures"
      options={matching.map(({ id, name }) => ({
        id,
        text: name,
        face: (
          <>
            <ActivityPicture activity={id} />
            <span>{name}</span>
          </>
        ),
      }))}
      note={`Nothing here is called “${text.trim()}”.`}
      onType={setText}
      onTake={({ id }) => onActivity(id)}
    />
  );
}

/** Those with a word that begins with the text, in the name first, then in an alias. */
export function activitiesMatching(activities: readonly Activity[], text: string): readonly Activity[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return activities;
  const begins = (name: string) => ` ${name.toLowerCase()}`.includes(` ${wanted}`);
  const byName = activities.filter(({ name }) => begins(name));
  const byAlias = activities.filter(({ aliases }) => aliases.some(begins));
  return [...new Set([...byName, ...byAlias])];
}
