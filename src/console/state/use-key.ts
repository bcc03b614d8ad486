/** The API key: kept by this browser for this site, sent to this server alone. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { KEY_STORED_AS, storedKey, storeKey } from './stored-key.ts';

export interface KeyState {
  /** Null where there is none yet. */
  readonly key: string | null;
  keep(key: string): void;
  forget(): void;
}

export function useKey(): KeyState {
  const [key, setKey] = useState(storedKey);
  useEffect(() => {
    // Another window of this site took or forgot a key.
    const follow = ({ key: name }: StorageEvent) => {
      if (name === KEY_STORED_AS || name === null) setKey(storedKey());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const keep = useCallback((text: string) => {
    storeKey(text.trim());
    setKey(text.trim());
  }, []);
  const forget = useCallback(() => {
    storeKey(null);
    setKey(null);
  }, []);
  return { key, keep, forget };
}
