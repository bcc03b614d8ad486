/**
 * Self-service: a person with an e-mail address gets an account and a key, another key for a lost one, or deletes the account,
 * each by a link that is sent to the address. What a stranger is answered never depends on whether an address has an account.
 */
import type { Account } from './account.ts';
import { DELETED_DOMAIN, DeletionRefused } from './directory.ts';
import { parseEmail } from './email.ts';
import { type LinkPurpose, linkSignature, linkToken, type MailLink, readLinkToken } from './mail-link.ts';
import { THE_ACCOUNT_ITSELF as BY } from './operator-log.ts';
import { createRateLimiter } from './rate.ts';
import { AccountExists, type AccountStore } from './store.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface SelfServiceOptions {
  readonly accounts: () => AccountStore;
  /** Signs the links where no other server has come before: 32 random bytes that outlive a restart. */
  readonly secret: Uint8Array;
  /** The page of a link, without its token. */
  readonly linkUrl: string;
  readonly nowMs: () => number;
  readonly monotonicMs: () => number;
  /** Makes and sends a mail in the background, if there is one to send; failures are its own to log. */
  readonly send: (make: () => Promise<Mail | null>) => void;
}

/** What a request for mail is answered. `sent` says nothing of whether the address has an account. */
export type Requested = 'sent' | 'no-email' | { readonly retryAfterSeconds: number };

export type Confirmed =
  | { readonly kind: 'key'; readonly email: string; readonly key: string }
  | { readonly kind: 'deleted'; readonly email: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface ConfirmChoices {
  /** Revoke the keys that the account had before. */
  readonly revokeOthers: boolean;
  /** Give up credit that is left. */
  readonly forfeit: boolean;
}

export interface SelfService {
  /** Sends a link if the purpose fits the address. `client` is the network of who asks. */
  request(purpose: LinkPurpose, text: string, client: string): Promise<Requested>;
  /** What a token was made for; null where it holds no more. Changes nothing: mail programs open links by themselves. */
  read(token: string): Promise<MailLink | null>;
  /** Does what the link was made for, once. */
  confirm(token: string, choices: ConfirmChoices): Promise<Confirmed>;
}

const HOUR_MS = 3_600_000;
const VALID_MS: Readonly<Record<LinkPurpose, number>> = {
  'sign-up': 24 * HOUR_MS,
  'new-key': HOUR_MS,
  delete: HOUR_MS,
};
const MAX_REMEMBERED = 10_000;
const USED = 'This link was used already, or the account has changed since. Ask for a new one.';
const EXPIRED = 'This link is not valid any more. Ask for a new one.';

export function createSelfService(options: SelfServiceOptions): SelfService {
  const { accounts, secret: own, linkUrl, nowMs, monotonicMs, send } = options;
  const perHour = (count: number, burst: number) =>
    createRateLimiter<string>({ perSecond: count / 3600, burst, monotonicMs, maxBuckets: MAX_REMEMBERED });
  const perClient = perHour(10, 5);
  // A person who clicks twice gets both mails; a stranger cannot fill somebody's mailbox.
  const perAddress = perHour(4, 3);
  const overall = perHour(300, 100);

  const stateOf = async (account: Account | null): Promise<string> => {
    if (account === null) return 'none';
    const keys = await accounts().listKeys(account.id);
    return `${account.id} ${account.status} ${Math.max(0, ...keys.map(({ id }) => id))}`;
  };

  const makeKey = async (account: Account, name: string, revokeOthers: boolean): Promise<Confirmed> => {
    const store = accounts();
    const old = revokeOthers ? await store.listKeys(account.id) : [];
    if (account.status === 'unverified') await store.setStatus(account.email, 'verified', BY);
    const { key } = await store.createKey(account.id, name, nowMs(), BY);
    for (const { id } of old) await store.revokeKey(account.id, id, nowMs(), BY);
    return { kind: 'key', email: account.email, key };
  };

  const signUp = async (email: string): Promise<Confirmed> => {
    try {
      const existing = await accounts().findAccount(email);
      const account = existing ?? (await accounts().createAccount(email, 'verified', nowMs(), BY));
      return await makeKey(account, 'sign-up', false);
    } catch (error) {
      if (error instanceof AccountExists) return { kind: 'refused', message: USED };
      throw error;
    }
  };

  const remove = async (email: string, forfeit: boolean): Promise<Confirmed> => {
    try {
      const deletion = await accounts().deleteAccount(email, nowMs(), { forfeit, by: BY });
      return deletion === null ? { kind: 'refused', message: USED } : { kind: 'deleted', email };
    } catch (error) {
      if (error instanceof DeletionRefused) return { kind: 'refused', message: REMAINING_CREDIT };
      throw error;
    }
  };

  let shared: Promise<Uint8Array> | null = null;
  const linkSecret = (): Promise<Uint8Array> => {
    shared ??= accounts()
      .linkSecret(own)
      .catch((error) => {
        shared = null;
        throw error;
      });
    return shared;
  };

  const mailFor = async (purpose: LinkPurpose, email: string): Promise<Mail | null> => {
    const account = await accounts().findAccount(email);
    const fitting = fittingPurpose(purpose, account);
    if (fitting === null) return null;
    const expiresMs = nowMs() + VALID_MS[fitting];
    const link: MailLink = { purpose: fitting, email, state: await stateOf(account), expiresMs };
    return mailOf(link, `${linkUrl}?token=${linkToken(link, await linkSecret())}`, purpose !== fitting);
  };

  const confirm = async (token: string, { revokeOthers, forfeit }: ConfirmChoices): Promise<Confirmed> => {
    const secret = await linkSecret();
    const link = readLinkToken(token, secret, nowMs());
    if (link === null) return { kind: 'refused', message: EXPIRED };
    const account = await accounts().findAccount(link.email);
    if ((await stateOf(account)) !== link.state) return { kind: 'refused', message: USED };
    if (account?.status === 'suspended') return { kind: 'refused', message: SUSPENDED };
    // Of an account that is deleted nothing is left to delete; while credit keeps it, the link holds.
    if (link.purpose === 'delete') return remove(link.email, forfeit);
    // The state alone does not do: that of an account which was deleted since is that of before it was made.
    if (!(await accounts().takeLink(linkSignature(token, secret), link.expiresMs)))
      return { kind: 'refused', message: USED };
    if (link.purpose === 'sign-up') return signUp(link.email);
    return account === null ? { kind: 'refused', message: USED } : makeKey(account, 'replacement', revokeOthers);
  };
  let confirming: Promise<unknown> = Promise.resolve();

  return {
    async request(purpose, text, client) {
      const email = mailAddress(text);
      if (email === null) return 'no-email';
      // In this order, each only where the one before allows it: a client that asks without end takes nothing from the others.
      for (const take of [() => perClient.take(client), () => overall.take('')]) {
        const decision = take();
        if (!decision.allowed) return { retryAfterSeconds: decision.retryAfterSeconds };
      }
      if (!perAddress.take(email).allowed) return 'sent';
      // Behind the answer, whose time would tell whether the address has an account.
      send(() => mailFor(purpose, email));
      return 'sent';
    },
    read: async (token) => readLinkToken(token, await linkSecret(), nowMs()),
    confirm(token, choices) {
      // One after the other: of two links that were made in one state, the second finds it changed.
      const result = confirming.then(() => confirm(token, choices));
      confirming = result.catch(() => {});
      return result;
    },
  };
}

const SUSPENDED = 'This account is suspended. Write to the operator of the service.';
const REMAINING_CREDIT =
  'The account still has credit. Ask the operator to pay it back first, or tick that you give it up.';

/** The address, if mail can be sent there: with a domain that can be on the internet. */
function mailAddress(text: string): string | null {
  const email = parseEmail(text);
  if (email === null || email.endsWith(DELETED_DOMAIN)) return null;
  return /@[^@]+\.[^@.]{2,}$/.test(email) ? email : null;
}

/** Who signs up again has lost the key; who has no account has nothing to replace or delete. */
function fittingPurpose(purpose: LinkPurpose, account: Account | null): LinkPurpose | null {
  if (purpose === 'sign-up') return account === null || account.status === 'unverified' ? 'sign-up' : 'new-key';
  return account === null ? null : purpose;
}

function mailOf({ purpose, email }: MailLink, url: string, hadAccount: boolean): Mail {
  const { subject, opening, hours } = MAILS[purpose];
  const known = hadAccount ? 'This address has an account already.\n\n' : '';
  return {
    to: email,
    subject,
    text: `${known}${opening}\n\n${url}\n\nThe link works once, within ${hours}. If you did not ask for it, do nothing: nothing changes.\n`,
  };
}

const MAILS: Readonly<
  Record<LinkPurpose, { readonly subject: string; readonly opening: string; readonly hours: string }>
> = {
  'sign-up': {
    subject: 'Your Fairday account',
    opening: 'Open this page to confirm your address and get your API key:',
    hours: '24 hours',
  },
  'new-key': {
    subject: 'A new API key for Fairday',
    opening: 'Open this page to get another API key:',
    hours: 'one hour',
  },
  delete: {
    subject: 'Delete your Fairday account',
    opening: 'Open this page to delete your account:',
    hours: 'one hour',
  },
};
