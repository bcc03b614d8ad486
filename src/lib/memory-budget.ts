/**
 * One bound on the bytes of many caches together: when it is passed, what was not used for longest goes first, of whatever
 * cache it is. A cache that is in use takes the room of those that are not.
 */
import { LRUCache } from 'lru-cache';

interface Held {
  readonly bytes: number;
  readonly drop: () => void;
}

export class MemoryBudget {
  readonly #held: LRUCache<object, Held>;

  constructor(readonly maxBytes: number) {
    this.#held = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      // After the fact, because an owner that drops its value releases it here too.
      disposeAfter: ({ drop }, _, reason) => {
        if (reason === 'evict') drop();
      },
    });
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.#held.calculatedSize;
  }

  /** Counts `owner` as so many bytes from now on; `drop` is called when they have to go. */
  hold(owner: object, bytes: number, drop: () => void): void {
    const whole = Math.max(1, Math.ceil(bytes));
    if (whole > this.maxBytes) drop();
    else this.#held.set(owner, { bytes: whole, drop });
  }

  /** The owner has been used. */
  touch(owner: object): void {
    this.#held.get(owner);
  }

  /** Drops half of what is held, what was not used for longest first. */
  shed(): void {
    const keptBytes = this.bytes / 2;
    while (this.bytes > keptBytes) this.#held.pop();
  }

  /** The owner is gone. */
  release(owner: object): void {
    this.#held.delete(owner);
  }
}
