/**
 * IPs as bytes: parsing them from text, and testing whether they are in a range. An IPv4-mapped IPv6 address
 * (`::ffff:192.0.2.1`) becomes IPv4, so that one IP has one form.
 */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly bytes: Uint8Array;
  /** Normalized: without brackets, zone and IPv4 mapping. */
  readonly text: string;
}

export interface IpRange {
  readonly version: 4 | 6;
  readonly bytes: Uint8Array;
  readonly prefixBits: number;
}

/** Parses an IP; null for other texts. Accepts brackets and a zone ("[fe80::1%eth0]"), but no port. */
export function parseIp(text: string): IpAddress | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%[\w.-]+$/, '');
  const version = versionOf(bare);
  if (version === 4) return { version, bytes: Uint8Array.from(bare.split('.'), Number), text: bare };
  if (version !== 6) return null;
  const bytes = bytesOfVersion6(bare.toLowerCase());
  if (!isMapped(bytes)) return { version: 6, bytes, text: bare.toLowerCase() };
  const last = bytes.subarray(12);
  return { version: 4, bytes: last, text: last.join('.') };
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const VERSION_4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const GROUP = /^[\da-f]{1,4}$/i;
const GROUPS = 8;

/** The version of an IP without brackets and zone; null for other texts. */
function versionOf(bare: string): 4 | 6 | null {
  if (VERSION_4.test(bare)) return 4;
  return isVersion6(bare) ? 6 : null;
}

/** RFC 4291 §2.2: eight groups, of which `::` stands for one or more once, and the last two may be an IPv4 address. */
function isVersion6(text: string): boolean {
  const last = text.lastIndexOf(':');
  if (last === -1) return false;
  const isDotted = VERSION_4.test(text.slice(last + 1));
  const sides = (isDotted ? `${text.slice(0, last + 1)}0:0` : text).split('::');
  const groups = sides.flatMap((side) => (side === '' ? [] : side.split(':')));
  if (!groups.every((group) => GROUP.test(group))) return false;
  return sides.length === 1 ? groups.length === GROUPS : sides.length === 2 && groups.length < GROUPS;
}

/** Parses "10.0.0.0/8", "fd00::/8" or a single IP as a range; null for other texts. */
export function parseRange(text: string): IpRange | null {
  const [base, bits, ...rest] = text.trim().split('/');
  const ip = parseIp(base);
  if (ip === null || rest.length > 0) return null;
  const maxBits = ip.bytes.length * 8;
  const prefixBits = bits === undefined ? maxBits : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (!(prefixBits <= maxBits)) return null;
  return { version: ip.version, bytes: ip.bytes, prefixBits };
}

/** Whether the IP is in the range. */
export function isWithin(ip: IpAddress, { version, bytes, prefixBits }: IpRange): boolean {
  if (ip.version !== version) return false;
  const whole = prefixBits >> 3;
  for (let i = 0; i < whole; i++) if (ip.bytes[i] !== bytes[i]) return false;
  const rest = prefixBits & 7;
  return rest === 0 || ip.bytes[whole] >> (8 - rest) === bytes[whole] >> (8 - rest);
}

/** The network of an IP, in which one person cannot be told from the next: the /24 of an IPv4 address, the /48 of others. */
export function networkText({ version, bytes }: IpAddress): string {
  if (version === 4) return `${bytes.subarray(0, 3).join('.')}.0/24`;
  const groups = [0, 2, 4].map((i) => (bytes[i] * 256 + bytes[i + 1]).toString(16));
  return `${groups.join(':')}::/48`;
}

/** Special-purpose ranges (RFC 6890 and its successors), which have no location. */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/128',
  '::1/128',
  '64:ff9b:1::/48',
  '100::/64',
  '2001:db8::/32',
  '3fff::/20',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
];

let notPublic: readonly IpRange[] | null = null;

/** Parsed when they are first looked at: a start needs none. */
function notPublicRanges(): readonly IpRange[] {
  notPublic ??= NOT_PUBLIC.flatMap((text) => parseRange(text) ?? []);
  return notPublic;
}

/** Whether the IP is this machine: 127.0.0.0/8 or ::1 (RFC 6890). */
export function isLoopback({ version, bytes }: IpAddress): boolean {
  if (version === 4) return bytes[0] === 127;
  return bytes.every((byte, i) => byte === (i === bytes.length - 1 ? 1 : 0));
}

/** Whether the IP is public: not private, local, shared, reserved or for documentation. */
export function isPublic(ip: IpAddress): boolean {
  return !notPublicRanges().some((range) => isWithin(ip, range));
}

function bytesOfVersion6(text: string): Uint8Array {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(text);
  const hex = (a: string, b: string): string => (Number(a) * 256 + Number(b)).toString(16);
  const plain = dotted === null ? text : `${dotted[1]}${hex(dotted[2], dotted[3])}:${hex(dotted[4], dotted[5])}`;
  const [head, tail] = plain.split('::').map((side) => (side === '' ? [] : side.split(':')));
  const gap = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: gap }, () => '0'), ...(tail ?? [])];
  return Uint8Array.from(
    groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]),
  );
}

function isMapped(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255;
}
