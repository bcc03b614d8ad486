/** Waiting for upstream, but not for ever. */

/** The answer if it comes within that time, else null; no timer outlives it. */
export async function withinPatience<T>(asked: Promise<T | null>, patienceMs: number): Promise<T | null> {
  if (patienceMs === 0) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  try {
    return await Promise.race([asked, patience]);
  } finally {
    clearTimeout(timer);
  }
}
