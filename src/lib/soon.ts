/** Values that are mostly there at once: to wait for one all the same costs a call more than most of its work. */

/** A value, or the promise of one that is not there yet. */
export type Soon<T> = T | Promise<T>;

/** What `use` makes of the value: at once where it is there. */
export function whenThere<T, R>(value: Soon<T>, use: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(use) : use(value);
}

/** The value that `read` gives; what it throws becomes a rejection, as callers of a port expect of it. */
export function readAtOnce<T>(read: () => Soon<T>): Soon<T> {
  try {
    return read();
  } catch (error) {
    return Promise.reject(error);
  }
}
