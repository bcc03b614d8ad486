/** Bytes that grow as integers are written: seven bits per byte, small numbers first, signs folded into the last bit. */
export class VarintWriter {
  #bytes = new Uint8Array(1 << 20);
  length = 0;

  unsigned(value: number): void {
    let rest = value >>> 0;
    for (; rest >= 128; rest >>>= 7) this.#byte((rest & 127) | 128);
    this.#byte(rest);
  }

  signed(value: number): void {
    this.unsigned((value << 1) ^ (value >> 31));
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.length);
  }

  #byte(value: number): void {
    if (this.length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.length++] = value;
  }
}
