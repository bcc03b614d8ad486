/** The place: found while its name is typed. */
import { useEffect, useState } from 'preact/hooks';
import type { SearchBody } from '../../operations/search.ts';
import { call } from '../api/client.ts';
import { placeInWords } from '../words.ts';
import { Combobox, type ComboboxOption } from './combobox.tsx';

/** Below it the service lists nothing, but for scripts in which a sign is a syllable or a word. */
const MIN_LETTERS = 3;
const DENSE_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const MAX_PLACES = 8;
/** A person who types on does so sooner. */
const PAUSE_MS = 180;

interface PlaceBoxProps {
  /** What the place is called now; the text of the address until an answer has named it. */
  readonly name: string;
  readonly apiKey: string | null;
  /** `name` is how it was written in the list, null for a text that counts as it is. */
  onPlace(place: string, name: string | null): void;
}

type Found = { readonly text: string; readonly places: SearchBody; readonly problem: string | null };

export function PlaceBox({ name, apiKey, onPlace }: PlaceBoxProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>({ text: '', places: [], problem: null });
  const wanted = text.trim();
  const searchable = wanted.length >= MIN_LETTERS || DENSE_SCRIPT.test(wanted);

  useEffect(() => {
    if (!searchable || apiKey === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void call<SearchBody>('/v1/search', { q: wanted, limit: MAX_PLACES }, apiKey, controller.signal).then(
        (result) =>
          setFound(
            result.ok
              ? { text: wanted, places: result.body, problem: null }
              : { text: wanted, places: [], problem: result.failure.message },
          ),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, apiKey]);

  return (
    <Combobox
      label="Place"
      value={name}
      placeholder="Town, postcode or airport"
      options={searchable ? found.places.map(optionOf) : []}
      note={noteFor(wanted, searchable, found, apiKey)}
      onType={setText}
      onTake={({ id, text: taken }) => onPlace(id, taken)}
      // A key pasted here would stand in the address bar and its history.
      onText={(typed) => (isKey(typed) ? undefined : onPlace(typed, null))}
    />
  );
}

function optionOf(place: SearchBody[number]): ComboboxOption {
  const { name, region, country, url, represents } = place;
  const where = [region, country].filter((part) => part !== '' && part !== name).join(', ');
  return {
    id: url,
    text: placeInWords(place),
    face: (
      <>
        <strong>{name}</strong> <span class="soft">{where}</span>
        {represents !== undefined && <span class="soft"> for {represents}</span>}
      </>
    ),
  };
}

function isKey(text: string): boolean {
  return /^fd_\w{8,}$/.test(text.trim());
}

function noteFor(wanted: string, searchable: boolean, found: Found, apiKey: string | null): string | null {
  if (isKey(wanted)) return 'That is an API key. It belongs into the field for the key, not here.';
  if (wanted === '') return null;
  if (apiKey === null) return 'Suggestions need a key; Enter takes the text as it is.';
  if (!searchable) return `${MIN_LETTERS} letters bring suggestions.`;
  if (found.text !== wanted) return null;
  return found.problem ?? `No place begins with “${wanted}”. Enter asks for it all the same.`;
}
