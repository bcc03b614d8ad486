/** The API key: kept by this browser for this site, sent to this server alone. */
import { useCallback, useEffect, useState } from 'preact/hooks';

const STORED_AS = 'fairday-key';

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
      if (name === STORED_AS || name === null) setKey(storedKey());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const keep = useCallback((text: string) => {
    store(text.trim());
    setKey(text.trim());
  }, []);
  const forget = useCallback(() => {
    store(null);
    setKey(null);
  }, []);
  return { key, keep, forget };
}

function storedKey(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing still has the key until the page is closed. */
function store(key: string | null): void {
  try {
    if (key === null) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, key);
  } catch {}
}
