/**
 * The file format of the generated tables: one buffer with a small JSON header and many typed arrays.
 *
 * Reading copies nothing: each array is a view of the file's buffer, so that a table of any size is open as soon as its
 * bytes are in memory. Little-endian, as all targets of the executable.
 *
 *     magic (4 bytes) · header length (u32) · header JSON · padding to 8 · arrays, each padded to 8
 */

export const SECTIONS_MAGIC = 0x31544446;
/** Increased with every change of the format or content; a table of another version is refused. */
export const TABLE_VERSION = 2;

export type NumericArray = Int32Array | Uint32Array | Uint16Array | Int16Array | Uint8Array | Float32Array;

/** The position of an array, from the end of the padded header. */
export interface SectionEntry {
  readonly name: string;
  readonly offsetBytes: number;
  readonly lengthBytes: number;
}

export interface SectionsHeader {
  readonly version: number;
  readonly sections: readonly SectionEntry[];
  /** Metadata of the table, checked by the code that opens it. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** Rounds up to an alignment that fits every typed array. */
export function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}

export class BinarySections {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly #buffer: ArrayBuffer;
  readonly #base: number;
  readonly #entries: ReadonlyMap<string, SectionEntry>;

  constructor(buffer: ArrayBuffer) {
    const start = new DataView(buffer);
    if (buffer.byteLength < 8 || start.getUint32(0, true) !== SECTIONS_MAGIC) throw new Error('not a table of Fairday');
    const headerBytes = start.getUint32(4, true);
    const header = parseHeader(new TextDecoder().decode(new Uint8Array(buffer, 8, headerBytes)));
    if (header.version !== TABLE_VERSION) {
      throw new Error(`table of version ${header.version}, ${TABLE_VERSION} is needed: build the data again`);
    }
    this.#buffer = buffer;
    this.#base = aligned(8 + headerBytes);
    const last = header.sections.at(-1);
    const bytes = this.#base + (last === undefined ? 0 : aligned(last.offsetBytes + last.lengthBytes));
    if (buffer.byteLength !== bytes) throw new Error(`table of ${buffer.byteLength} bytes that should have ${bytes}`);
    this.#entries = new Map(header.sections.map((entry) => [entry.name, entry]));
    this.meta = header.meta;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  u8(name: string): Uint8Array {
    const { start, lengthBytes } = this.#find(name);
    return new Uint8Array(this.#buffer, start, lengthBytes);
  }

  u16(name: string): Uint16Array {
    const { start, lengthBytes } = this.#find(name);
    return new Uint16Array(this.#buffer, start, lengthBytes / 2);
  }

  i16(name: string): Int16Array {
    const { start, lengthBytes } = this.#find(name);
    return new Int16Array(this.#buffer, start, lengthBytes / 2);
  }

  u32(name: string): Uint32Array {
    const { start, lengthBytes } = this.#find(name);
    return new Uint32Array(this.#buffer, start, lengthBytes / 4);
  }

  i32(name: string): Int32Array {
    const { start, lengthBytes } = this.#find(name);
    return new Int32Array(this.#buffer, start, lengthBytes / 4);
  }

  #find(name: string): { start: number; lengthBytes: number } {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new Error(`table without section ${name}: build the data again`);
    return { start: this.#base + entry.offsetBytes, lengthBytes: entry.lengthBytes };
  }
}

/** A list of strings from the metadata of a table. */
export function stringList(meta: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const value = meta[name];
  if (!Array.isArray(value) || !value.every((item): item is string => typeof item === 'string')) {
    throw new Error(`table without list ${name}: build the data again`);
  }
  return value;
}

function parseHeader(json: string): SectionsHeader {
  return JSON.parse(json) as SectionsHeader;
}
