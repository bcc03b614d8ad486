/**
 * The links that self-service sends by mail: signed texts that say for which address and purpose they were made, until when they
 * hold, and in which state the account was then. A link that was used has changed that state, and is remembered as used.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkPurpose = 'sign-up' | 'new-key' | 'delete';

export interface MailLink {
  readonly purpose: LinkPurpose;
  readonly email: string;
  /** What the account was like when the link was made. */
  readonly state: string;
  readonly expiresMs: number;
}

/** The token of a link: letters, digits, `-`, `_` and a point. */
export function linkToken(link: MailLink, secret: Uint8Array): string {
  const payload = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** The link of a token that we signed and that still holds; null for every other text. */
export function readLinkToken(token: string, secret: Uint8Array, nowMs: number): MailLink | null {
  const [payload, signature, ...rest] = token.split('.');
  if (signature === undefined || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(payload, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const link = JSON.parse(Buffer.from(payload, 'base64url').toString()) as MailLink;
  return link.expiresMs > nowMs ? link : null;
}

/** The signature of a token as we write it, which names the link; in a token it can be written in more than one way. */
export function linkSignature(token: string, secret: Uint8Array): string {
  return signatureOf(token.split('.')[0], secret).toString('base64url');
}

function signatureOf(payload: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}
