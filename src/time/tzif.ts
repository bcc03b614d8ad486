/** Compiled time zone files of the operating system (TZif, RFC 9636), versions 2 to 4; version 1 has no 64-bit block. */
import { parsePosixZone } from './yearly-rule.ts';
import type { ZoneRules } from './zone-rules.ts';

const HEADER_BYTES = 44;
const MAGIC = 0x545a6966;
const LF = 10;

interface Header {
  readonly utcIndicators: number;
  readonly standardIndicators: number;
  readonly leapSeconds: number;
  readonly transitions: number;
  readonly types: number;
  readonly nameBytes: number;
}

/** The rules in such a file; null when the bytes are none. */
export function parseTzif(bytes: Uint8Array): ZoneRules | null {
  try {
    return read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // A read beyond the end: the file is cut off.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function read(view: DataView): ZoneRules | null {
  if (view.getUint32(0) !== MAGIC || view.getUint8(4) < 0x32) return null;
  const second = HEADER_BYTES + bodyBytes(headerAt(view, 0), 4);
  if (view.getUint32(second) !== MAGIC) return null;
  const header = headerAt(view, second);
  const timesAt = second + HEADER_BYTES;
  const indicesAt = timesAt + 8 * header.transitions;
  const typesAt = indicesAt + header.transitions;
  const offsetOf = (type: number): number => {
    if (type >= header.types) throw new RangeError('a type that the file does not have');
    return view.getInt32(typesAt + 6 * type) * 1000;
  };
  const startsMs: number[] = [];
  const offsetsMs = [offsetOf(0)];
  for (let i = 0; i < header.transitions; i++) {
    const offsetMs = offsetOf(view.getUint8(indicesAt + i));
    if (offsetMs === offsetsMs[offsetsMs.length - 1]) continue;
    startsMs.push(Number(view.getBigInt64(timesAt + 8 * i)) * 1000);
    offsetsMs.push(offsetMs);
  }
  const footer = footerAt(view, second + HEADER_BYTES + bodyBytes(header, 8));
  const posix = footer === '' ? null : parsePosixZone(footer);
  if (footer !== '' && posix === null) return null;
  return { startsMs, offsetsMs, yearly: posix?.rule ?? null };
}

function headerAt(view: DataView, at: number): Header {
  const count = (index: number): number => view.getUint32(at + 20 + 4 * index);
  return {
    utcIndicators: count(0),
    standardIndicators: count(1),
    leapSeconds: count(2),
    transitions: count(3),
    types: count(4),
    nameBytes: count(5),
  };
}

function bodyBytes(header: Header, timeBytes: 4 | 8): number {
  const { transitions, types, nameBytes, leapSeconds, standardIndicators, utcIndicators } = header;
  return (
    transitions * (timeBytes + 1) +
    types * 6 +
    nameBytes +
    leapSeconds * (timeBytes + 4) +
    standardIndicators +
    utcIndicators
  );
}

/** The text between the two line ends behind the data. */
function footerAt(view: DataView, at: number): string {
  if (view.getUint8(at) !== LF) throw new RangeError('no footer');
  let text = '';
  for (let i = at + 1; view.getUint8(i) !== LF; i++) text += String.fromCharCode(view.getUint8(i));
  return text;
}
