/** Many strings in two arrays: their UTF-8 bytes end to end and where each begins. A string is decoded when it is read. */

const decoder = new TextDecoder();

export class PackedStrings {
  readonly #offsets: Uint32Array;
  readonly #bytes: Uint8Array;

  constructor(offsets: Uint32Array, bytes: Uint8Array) {
    this.#offsets = offsets;
    this.#bytes = bytes;
  }

  get count(): number {
    return this.#offsets.length - 1;
  }

  /** The string at an index; "" if there is none. */
  at(index: number): string {
    return decoder.decode(this.#bytes.subarray(this.#offsets[index] ?? 0, this.#offsets[index + 1] ?? 0));
  }
}
