/** An end to waiting. */

/** What the work comes to, or null when that takes longer than `waitMs`; the work goes on, and no timer outlives it. */
export async function withTimeout<T>(work: Promise<T>, waitMs: number): Promise<T | null> {
  if (waitMs <= 0) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, waitMs, null);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}
