/**
 * One line per request on stderr: JSON for machines, columns for a terminal. Never a key, even where a caller sends one as
 * its request id, and never a query string, because places are private. Lines are buffered for a moment, so that writing them never delays an answer.
 */
import { StoreUnavailable } from '../account/store.ts';
import type { LogStyle } from '../config/config.ts';
import { WeatherUnavailable } from '../weather/weather.ts';

export interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  /** The path as declared, or "?" where there is none. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The client, as far as the settings let it be named. */
  readonly address: string | null;
  readonly accountId: number | null;
  readonly charged: string | null;
  readonly weather: string | null;
  /** What went wrong inside, for a 5xx. */
  readonly cause?: unknown;
}

export interface Log {
  /** Whether nothing is written: then nothing need be found out for it. */
  readonly isOff: boolean;
  request(line: RequestLine): void;
  note(level: 'info' | 'warn' | 'error', message: string, fields?: Readonly<Record<string, unknown>>): void;
  /** Writes the buffered lines. */
  flush(): void;
}

/** Lines are written together after this long. */
const BUFFER_MS = 50;

export function createLog(style: LogStyle, write: (text: string) => void, nowMs: () => number): Log {
  let buffered = '';
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (buffered === '') return;
    const text = buffered;
    buffered = '';
    write(text);
  };
  const add = (line: string) => {
    buffered += `${line}\n`;
    timer ??= setTimeout(flush, BUFFER_MS);
  };
  if (style === 'off') return { isOff: true, request: () => {}, note: () => {}, flush: () => {} };
  const time = () => new Date(nowMs()).toISOString();
  return {
    isOff: false,
    request(line) {
      add(style === 'json' ? requestJson(time(), line) : requestColumns(time(), line));
    },
    note(level, message, fields = {}) {
      const details = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
      if (style === 'json') add(JSON.stringify({ time: time(), level, message, ...details }));
      else add(`${time().slice(11, 19)} ${level} ${message} ${Object.values(details).join(' ')}`.trimEnd());
    },
    flush,
  };
}

function requestJson(time: string, line: RequestLine): string {
  return JSON.stringify({
    time,
    level: line.status >= 500 ? 'error' : 'info',
    message: 'request',
    request_id: withoutKeys(line.requestId),
    method: line.method,
    route: line.route,
    status: line.status,
    ms: Math.round(line.ms * 100) / 100,
    ...(line.address === null ? {} : { address: line.address }),
    account: line.accountId,
    charged: line.charged,
    weather: line.weather,
    ...(line.cause === undefined ? {} : { cause: plain(line.cause) }),
  });
}

function requestColumns(time: string, line: RequestLine): string {
  const cause = line.cause === undefined ? '' : `  ${plain(line.cause)}`;
  const account = line.accountId === null ? '-' : `account ${line.accountId}`;
  return `${time.slice(11, 19)} ${line.status} ${line.method.padEnd(4)} ${line.route.padEnd(16)} ${line.ms.toFixed(1).padStart(7)} ms  ${account}  ${line.address ?? ''}  ${line.charged ?? ''}${cause}`.trimEnd();
}

/** Without what may be a key of ours: a client that mixes its headers up must not leave one in the log. */
function withoutKeys(text: string): string {
  return text.replace(/fd_\w{8,}/g, 'fd_…');
}

/**
 * Errors as text with their causes; other values as they are. What the world does to a service, such as a full disk or a
 * host that is down, has no place in the code: its words are enough.
 */
function plain(value: unknown, inOutage = false): unknown {
  if (!(value instanceof Error)) return value;
  const isOutage = inOutage || value instanceof StoreUnavailable || value instanceof WeatherUnavailable;
  const cause = value.cause === undefined ? '' : ` ← ${plain(value.cause, isOutage)}`;
  return `${isOutage ? value.message : (value.stack ?? value.message)}${cause}`;
}
