/**
 * Parsers of settings, from text to value. Each throws an Error whose message completes "NAME must be …".
 */
import { type IpRange, parseRange } from '../lib/ip.ts';

export function oneOrTwoPaths(text: string): readonly string[] {
  const paths = text.split(',').map((path) => path.trim());
  if (paths.length > 2 || paths.includes('')) throw new Error('one or two paths of .mmdb files, separated by a comma');
  return paths;
}

export function filePaths(text: string): readonly string[] {
  const paths = text.split(',').map((path) => path.trim());
  if (paths.includes('')) throw new Error('paths of files, separated by commas');
  return paths;
}

export function ipRanges(text: string): readonly IpRange[] {
  return text.split(',').map((part) => {
    const range = parseRange(part);
    if (range === null) throw new Error('IP ranges such as 10.0.0.0/8,fd00::/8');
    return range;
  });
}

export function countryCode(text: string): string {
  const code = text.toUpperCase() === 'UK' ? 'GB' : text.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || regionNames().of(code) === undefined) {
    throw new Error('a country code of two letters such as GB');
  }
  return code;
}

function regionNames(): Intl.DisplayNames {
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
}

/** An IPv6 address may stand in brackets, as in a URL. */
export function hostToListenOn(text: string): string {
  return text.replace(/^\[([\da-f:.%]+)\]$/i, '$1');
}

export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new Error(`a whole number from ${min} to ${max}`);
    return value;
  };
}

export function decimal(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new Error(`a number from ${min} to ${max}`);
    return value;
  };
}

/** A percentage with up to two decimals, as hundredths of a percent. */
export function basisPoints(text: string): number {
  const [, whole, decimals = ''] = /^(0|[1-9]\d?|100)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const basisPoints = whole === undefined ? Number.NaN : Number(whole + decimals.padEnd(2, '0'));
  if (!(basisPoints <= 10_000)) throw new Error('a percentage from 0 to 100 with up to two decimals, such as 20');
  return basisPoints;
}

export function share(text: string): number {
  const value = decimal(0, 1)(text);
  if (value === 0) throw new Error('a number above 0 and up to 1');
  return value;
}

export function oneOf<T extends string>(...values: readonly T[]): (text: string) => T {
  return (text) => {
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new Error(`one of ${values.join(', ')}`);
    return value;
  };
}

export function httpUrl(text: string, kind = 'a URL such as'): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`${kind} https://weather.example`);
  return text.replace(/\/+$/, '');
}

/** Paths are put behind it, and everybody reads it. */
export function publicUrl(text: string): string {
  const url = httpUrl(text);
  const { username, password } = new URL(url);
  if (username + password !== '' || /[?#]/.test(url)) {
    throw new Error('a URL such as https://weather.example, without a user, ? and #');
  }
  return url;
}

export function unlessOff(parse: (text: string) => string): (text: string) => string | null {
  return (text) => (text === 'off' ? null : parse(text));
}

export function feedUrls(text: string): readonly string[] {
  if (text === 'off') return [];
  return text.split(',').map((part) => {
    const url = part.trim();
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      throw new Error('URLs such as https://alerts.example/feed.xml, separated by commas, or off');
    }
    return url;
  });
}

/** Printable ASCII, because it goes into a header. */
export function contact(text: string): string {
  if (!/^[\x21-\x7e]{3,200}$/.test(text)) throw new Error('an e-mail or web address, without spaces');
  return text;
}

export function instant(text: string): number {
  const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const epochMs = zoned ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(epochMs)) throw new Error('an ISO instant such as 2026-07-01T12:00:00Z');
  return epochMs;
}

export function isOn(text: string): boolean {
  return oneOf('on', 'off')(text) === 'on';
}

export function smtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new Error(
      'a URL such as smtp://user:password@mail.example.org:587, special characters in it percent-encoded',
    );
  }
  return text;
}

const SSL_MODES: readonly string[] = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** The URL of a PostgreSQL database, with its name. */
export function postgresUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    throw new Error(
      'a URL such as postgres://user:password@db.example.org:5432/fairday, special characters in it percent-encoded',
    );
  }
  const mode = url.searchParams.get('sslmode');
  if (mode !== null && !SSL_MODES.includes(mode))
    throw new Error(`a URL whose sslmode is one of ${SSL_MODES.join(', ')}`);
  return text;
}

/** `Name <address>` or an address alone. */
export function sender(text: string): string {
  const address = /^[^<>"\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  if (!/^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(address)) {
    throw new Error('an address such as weather@example.org, or Weather <weather@example.org>');
  }
  return text;
}
