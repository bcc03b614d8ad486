/** Work that takes much memory while it is made: one piece after the other, in the order in which they were asked for. */

/** A queue of its own. What it returns runs a piece when all before it have ended, and has its result. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}
