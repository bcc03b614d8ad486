/** Writes TZif files (RFC 9636, version 2) from rules, as a zone compiler would. */
import type { ZoneRules } from '../../src/time/zone-rules.ts';

export function tzifBytes({ startsMs, offsetsMs }: Omit<ZoneRules, 'yearly'>, footer: string): Uint8Array {
  const types = [...new Set(offsetsMs)];
  const name = Buffer.from('TST\0');
  const header = (transitions: number, typeCount: number, nameBytes: number) => {
    const bytes = Buffer.alloc(44);
    bytes.write('TZif2');
    [0, 0, 0, transitions, typeCount, nameBytes].forEach((count, i) => void bytes.writeUInt32BE(count, 20 + 4 * i));
    return bytes;
  };
  const typeRecord = (offsetMs: number) => {
    const bytes = Buffer.alloc(6);
    bytes.writeInt32BE(offsetMs / 1000, 0);
    return bytes;
  };
  const times = Buffer.alloc(8 * startsMs.length);
  startsMs.forEach((ms, i) => void times.writeBigInt64BE(BigInt(ms / 1000), 8 * i));
  const indices = Buffer.from(offsetsMs.slice(1).map((offsetMs) => types.indexOf(offsetMs)));
  return Buffer.concat([
    header(0, 1, name.length),
    typeRecord(0),
    name,
    header(startsMs.length, types.length, name.length),
    times,
    indices,
    ...types.map(typeRecord),
    name,
    Buffer.from(`\n${footer}\n`),
  ]);
}
