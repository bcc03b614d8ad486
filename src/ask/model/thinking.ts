/**
 * Removes a model's thoughts from its text: everything between `<think>` and `</think>`, wherever the stream is cut into
 * pieces.
 */

const OPENING = '<think>';
const CLOSING = '</think>';

export class ThinkingFilter {
  #pending = '';
  #thinking = false;

  /** The text so far without thoughts; what may be the beginning of a tag is held back. */
  push(piece: string): string {
    this.#pending += piece;
    let text = '';
    for (;;) {
      const tag = this.#thinking ? CLOSING : OPENING;
      const at = this.#pending.indexOf(tag);
      if (at < 0) {
        const keep = lengthOfPartialTag(this.#pending, tag);
        if (!this.#thinking) text += this.#pending.slice(0, this.#pending.length - keep);
        this.#pending = this.#pending.slice(this.#pending.length - keep);
        return text;
      }
      if (!this.#thinking) text += this.#pending.slice(0, at);
      this.#pending = this.#pending.slice(at + tag.length);
      this.#thinking = !this.#thinking;
    }
  }

  /** What was held back, once the text has ended; a thought without an end is dropped. */
  end(): string {
    const rest = this.#thinking ? '' : this.#pending;
    this.#pending = '';
    return rest;
  }
}

/** How many of the last characters may be the beginning of the tag. */
function lengthOfPartialTag(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--) {
    if (text.endsWith(tag.slice(0, length))) return length;
  }
  return 0;
}
