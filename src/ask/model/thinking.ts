/**
 * Takes out of a model's text what it says to itself: everything between `<think>` and `</think>`, wherever the pieces
 * of the stream happen to be cut.
 */

const OPENING = '<think>';
const CLOSING = '</think>';

export class ThinkingFilter {
  #held = '';
  #thinking = false;

  /** What of the text so far can be said; the beginning of a tag is held back until it is known to be one or not. */
  push(piece: string): string {
    this.#held += piece;
    let said = '';
    for (;;) {
      const tag = this.#thinking ? CLOSING : OPENING;
      const at = this.#held.indexOf(tag);
      if (at < 0) {
        const keep = lengthOfTagBegun(this.#held, tag);
        if (!this.#thinking) said += this.#held.slice(0, this.#held.length - keep);
        this.#held = this.#held.slice(this.#held.length - keep);
        return said;
      }
      if (!this.#thinking) said += this.#held.slice(0, at);
      this.#held = this.#held.slice(at + tag.length);
      this.#thinking = !this.#thinking;
    }
  }

  /** What was held back, once the text has ended; a thought that never ended is not said. */
  end(): string {
    const rest = this.#thinking ? '' : this.#held;
    this.#held = '';
    return rest;
  }
}

/** How many of the last characters may be the beginning of the tag. */
function lengthOfTagBegun(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--) {
    if (text.endsWith(tag.slice(0, length))) return length;
  }
  return 0;
}
