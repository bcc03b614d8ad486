/** Where this browser keeps the API key of this site. */

export const KEY_STORED_AS = 'fairday-key';

/** Null where there is none, or where the browser keeps nothing. */
export function storedKey(): string | null {
  try {
    return localStorage.getItem(KEY_STORED_AS);
  } catch {
    return null;
  }
}

/** Null forgets it. A browser that keeps nothing still has the key until the page is closed. */
export function storeKey(key: string | null): void {
  try {
    if (key === null) localStorage.removeItem(KEY_STORED_AS);
    else localStorage.setItem(KEY_STORED_AS, key);
  } catch {}
}
