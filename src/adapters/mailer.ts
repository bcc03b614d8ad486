/** Sends mail over SMTP, in the background, and the secret that signs the links of mails. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from '../account/self-service.ts';
import { ConfigError } from '../config/config-error.ts';
import { readFileBytes, TextFileError } from '../lib/text-file.ts';

export interface Mailer {
  /** Returns at once, makes the mail and sends it if there is one; a failure is logged. */
  send(make: () => Promise<Mail | null>): void;
  /** Resolves when what is under way is sent or has failed, after a few seconds at the latest; the rest is given up. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 10_000;
/** A stop waits that long for mails under way: together with the open requests less than a supervisor waits. */
const CLOSING_MS = 3_000;
/** More at once would only wait in memory for a mail server that is away. */
const MAX_WAITING = 500;

/** `smtpUrl` as `smtp://user:password@host:587` or `smtps://…`; `from` is the sender. The library is loaded with the first mail. */
export function createMailer(
  { smtpUrl, from }: { readonly smtpUrl: string; readonly from: string },
  log: (message: string, fields: Readonly<Record<string, unknown>>) => void,
  closingMs = CLOSING_MS,
): Mailer {
  const underWay = new Set<Promise<void>>();
  let transport: Promise<Transport> | null = null;
  let isClosed = false;
  const deliver = async (make: () => Promise<Mail | null>) => {
    try {
      const mail = await make();
      if (mail === null) return;
      const { to, subject, text } = mail;
      transport ??= openTransport(smtpUrl);
      await (await transport).sendMail({
        from,
        // As an object it is one address, whatever it holds.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      if (!isClosed) log('a mail could not be sent', { reason: reasonOf(error) });
    }
  };
  return {
    send(make) {
      if (underWay.size >= MAX_WAITING) {
        log('a mail was not sent: too many wait for the mail server', {});
        return;
      }
      const sending = deliver(make).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      const patience = Promise.withResolvers<void>();
      const timer = setTimeout(patience.resolve, closingMs);
      await Promise.race([Promise.all(underWay), patience.promise]);
      clearTimeout(timer);
      if (underWay.size > 0) log('mails were not sent: the server stops', { count: underWay.size });
      isClosed = true;
      (await transport)?.close();
    },
  };
}

/** Without addresses: mail servers repeat them, and the log holds none. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(an address)');
}

type Transport = Awaited<ReturnType<typeof openTransport>>;

async function openTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

const SECRET_BYTES = 32;

/** The secret of this data directory, made at the first use; its owner alone can read the file. */
export function linkSecret(dataDir: string): Uint8Array {
  const path = join(dataDir, 'links.key');
  if (existsSync(path)) return checkedSecret(path);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, randomBytes(SECRET_BYTES), { mode: 0o600, flush: true });
  renameSync(unfinished, path);
  return checkedSecret(path);
}

/** Throws `ConfigError` for a file that was emptied or cut: anybody could sign with what is left. */
function checkedSecret(path: string): Uint8Array {
  const secret = bytesOfSecret(path);
  if (secret.length >= SECRET_BYTES) return secret;
  throw new ConfigError(`${path} is not whole; delete it, and the next start makes another (links that were sent end)`);
}

function bytesOfSecret(path: string): Uint8Array {
  try {
    return readFileBytes(path);
  } catch (error) {
    if (!(error instanceof TextFileError)) throw error;
    throw new ConfigError(`${path} cannot be used: ${error.message}`);
  }
}
