/** What goes wrong with the database, as sentences that say what to do and never hold the password of its URL. */
import { SQL } from 'bun';
import { OutcomeUnknown, StoreDamaged, StoreUnavailable } from '../store.ts';
import { CommitUnknown, DeadlinePassed, NoConnectionFree } from './connections.ts';

/** The SQLSTATE of an error of the server; null for any other. */
export function sqlState(thrown: unknown): string | null {
  return thrown instanceof SQL.PostgresError && typeof thrown.errno === 'string' ? thrown.errno : null;
}

/** Whether the connection broke or was never there, so that the outcome of what was sent is unknown. */
export function isLost(thrown: unknown): boolean {
  if (thrown instanceof DeadlinePassed || thrown instanceof CommitUnknown) return true;
  if (!(thrown instanceof SQL.PostgresError) || isRefusedByPooler(thrown)) return false;
  const state = sqlState(thrown);
  // Of a server that shuts down, starts up, or has no connection left, or that ended a session for having waited.
  if (state !== null) return /^(?:08|57P0|53300|25P0[34])/.test(state);
  return /CONNECTION|TIMEOUT/.test(thrown.code);
}

/** Whether the server has undone it and the same again can succeed: a conflict or a deadlock between transactions. */
export function isConflict(thrown: unknown): boolean {
  return /^(?:40001|40P01)$/.test(sqlState(thrown) ?? '');
}

/** Whether another transaction wrote the same meanwhile; the same again finds what it wrote. */
export function isRace(thrown: unknown): boolean {
  return sqlState(thrown) === '23505';
}

/** Whether one of several things that were written together caused it. */
export function isFaultOfValues(thrown: unknown): boolean {
  return thrown instanceof RangeError || /^(?:22|23)/.test(sqlState(thrown) ?? '');
}

/** `thrown` as `StoreUnavailable` where the cause is the database or the way to it; any other value unchanged. */
export function asDatabaseFailure(thrown: unknown, place: string): unknown {
  if (thrown instanceof CommitUnknown) {
    return new OutcomeUnknown(`the database ${place} does not answer`, { cause: withoutSecrets(thrown) });
  }
  if (thrown instanceof NoConnectionFree) {
    return new StoreUnavailable(`the database ${place} is too busy: ${thrown.message}`);
  }
  const state = sqlState(thrown) ?? '';
  if (/^XX00[12]/.test(state)) {
    return new StoreDamaged(`the database ${place} is damaged; restore a backup of it`, { cause: thrown });
  }
  const sentence = isLost(thrown) ? 'does not answer' : (wayOf(thrown) ?? sentenceOf(state));
  return sentence === null
    ? thrown
    : new StoreUnavailable(`the database ${place} ${sentence}`, { cause: withoutSecrets(thrown) });
}

/** What is wrong with the way there, as the client tells it: encryption, and who is let in. */
function wayOf(thrown: unknown): string | null {
  if (!(thrown instanceof Error)) return null;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  if (/^(?:UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|CERT_|INVALID_CA|ERR_TLS_CERT)/.test(code)) {
    return `shows a certificate that is not trusted (${thrown.message}); name the file of its authority with sslrootcert in FAIRDAY_DATABASE_URL`;
  }
  if (code === 'ERR_POSTGRES_TLS_NOT_AVAILABLE') {
    return 'has no encryption; set it up there, or leave sslmode out of FAIRDAY_DATABASE_URL';
  }
  if (/caFile/.test(thrown.message))
    return 'is not asked: the file of sslrootcert in FAIRDAY_DATABASE_URL cannot be read';
  if (isRefusedByPooler(thrown)) {
    return 'is behind a pooler that refuses the settings of a connection; name PostgreSQL itself in FAIRDAY_DATABASE_URL';
  }
  // Without the address that it repeats.
  if (/pg_hba\.conf/.test(thrown.message)) {
    const isPlain = thrown.message.endsWith('no encryption');
    return `has no line in its pg_hba.conf for this user from here${isPlain ? '; it may have one for encryption (sslmode=require)' : ''}`;
  }
  return null;
}

function isRefusedByPooler({ message }: Error): boolean {
  return message.startsWith('unsupported startup parameter');
}

function sentenceOf(state: string): string | null {
  if (/^28/.test(state)) return 'refuses the user or the password of FAIRDAY_DATABASE_URL';
  if (state === '3D000') return 'does not exist; create it, or name another in FAIRDAY_DATABASE_URL';
  if (state === '42501') return 'does not let this user do that; make it the owner of its tables';
  if (state === '55000') return 'takes no connections at the moment';
  if (state === '25006') return 'is read-only: a standby, or one that was told so';
  if (state === '53100') return 'cannot grow: its disk is full';
  if (/^(?:53|54|58)/.test(state)) return 'lacks the means to answer; its log says which';
  if (/^(?:26000|42P05)$/.test(state)) {
    return 'is behind a pooler that lends a connection for a transaction at a time; use one of sessions, or PostgreSQL itself';
  }
  if (/^(?:57014|55P03)/.test(state)) return 'did not finish in time';
  return null;
}

/** The words of the client alone; nothing that could hold the URL. */
function withoutSecrets(thrown: unknown): Error {
  return new Error(thrown instanceof Error ? thrown.message.replace(/\b\w+:\/\/\S+/g, 'the URL') : 'unknown');
}

/** A database by host and name, without user and password. */
export function databasePlace(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host === '' ? (searchParams.get('host') ?? '') : host}${pathname}`;
}
