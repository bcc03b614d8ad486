/** Writes small address tables in MaxMind's format (https://maxmind.github.io/MaxMind-DB/), as much of it as tests need. */
import { isWithin, parseIp, parseRange } from '../../src/lib/ip.ts';

type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };

const RECORD_BYTES = 4;
const SEPARATOR_BYTES = 16;
const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');

/** The bytes of a table that maps ranges ("81.2.69.0/24") to records. */
export function mmdb(ipVersion: 4 | 6, entries: Readonly<Record<string, Value>>): Uint8Array {
  const nodes: [number, number][] = [[-1, -1]];
  const records: Buffer[] = [];
  let dataBytes = 0;
  for (const [text, value] of Object.entries(entries)) {
    const range = parseRange(text);
    if (range === null) throw new Error(`${text} is no range`);
    const padding = ipVersion === 6 && range.version === 4 ? 96 : 0;
    const bits = padding + range.prefixBits;
    let node = 0;
    for (let depth = 0; depth < bits; depth++) {
      const at = depth - padding;
      const bit = at < 0 ? 0 : (range.bytes[at >> 3] >> (7 - (at & 7))) & 1;
      if (depth === bits - 1) nodes[node][bit] = -2 - dataBytes;
      else {
        if (nodes[node][bit] < 0) nodes[node][bit] = nodes.push([-1, -1]) - 1;
        node = nodes[node][bit];
      }
    }
    const record = encode(value);
    records.push(record);
    dataBytes += record.length;
  }
  const tree = Buffer.alloc(nodes.length * 2 * RECORD_BYTES);
  const pointer = (record: number): number =>
    record >= 0 ? record : record === -1 ? nodes.length : nodes.length + SEPARATOR_BYTES + (-2 - record);
  nodes.forEach(([left, right], i) => {
    tree.writeUInt32BE(pointer(left), i * 2 * RECORD_BYTES);
    tree.writeUInt32BE(pointer(right), i * 2 * RECORD_BYTES + RECORD_BYTES);
  });
  const metadata = encode({
    node_count: nodes.length,
    record_size: RECORD_BYTES * 8,
    ip_version: ipVersion,
    database_type: 'Test-City',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    description: { en: 'made by a test' },
  });
  return Buffer.concat([tree, Buffer.alloc(SEPARATOR_BYTES), ...records, MARKER, metadata]);
}

/** Whether a range holds an address, both as text. */
export function holds(range: string, address: string): boolean {
  const parsedRange = parseRange(range);
  const parsed = parseIp(address);
  return parsedRange !== null && parsed !== null && isWithin(parsed, parsedRange);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([control(2, bytes.length), bytes]);
  }
  if (typeof value === 'boolean') return control(14, value ? 1 : 0);
  if (typeof value === 'number') {
    if (Number.isInteger(value) && value >= 0) {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return Buffer.concat([control(6, 4), bytes]);
    }
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return Buffer.concat([control(3, 8), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  const pairs = Object.entries(value as Readonly<Record<string, Value>>);
  return Buffer.concat([control(7, pairs.length), ...pairs.flatMap(([name, item]) => [encode(name), encode(item)])]);
}

/** The control byte of a field: its type in the upper three bits or, above 7, in a byte of its own; its size below. */
function control(type: number, size: number): Buffer {
  const short = Math.min(size, 29);
  const more = size < 29 ? [] : [size - 29];
  return Buffer.from(type <= 7 ? [(type << 5) | short, ...more] : [short, type - 7, ...more]);
}
