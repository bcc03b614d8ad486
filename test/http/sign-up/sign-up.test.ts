/**
 * Self-service over HTTP with a mail server: an account and a key by a link, another key, deletion. A link works once, a
 * stranger learns nothing, and nobody's mailbox can be filled.
 */
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkSecret } from '../../../src/adapters/mailer.ts';
import { dropDatabase, newDatabase } from '../../support/postgres.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts';

const BASE_URL = 'https://weather.example.org';

let mails: MailServer;
let service: TestService;

const started = (env: Readonly<Record<string, string>> = {}) =>
  startTestService({
    FAIRDAY_SIGNUP: 'on',
    FAIRDAY_SMTP_URL: mails.url,
    FAIRDAY_MAIL_FROM: 'Fairday <weather@example.org>',
    FAIRDAY_BASE_URL: BASE_URL,
    FAIRDAY_TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  });

beforeEach(async () => {
  mails = await startMailServer();
  service = await started();
});
afterEach(async () => {
  await service.stop();
  await mails.stop();
});

const post = (path: string, form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${service.url}${path}`, { method: 'POST', body: new URLSearchParams(form), headers });

const askFor = (email: string, purpose = 'sign-up', client = '203.0.113.5') =>
  post('/signup/mail', { email, purpose }, { 'X-Forwarded-For': client });

const tokenOf = ({ text }: ReceivedMail): string => {
  const [, token] = /https:\/\/weather\.example\.org\/signup\/link\?token=([\w.-]+)/.exec(text) ?? [];
  expect(token).toBeString();
  return token;
};

const use = async (token: string, choices: Readonly<Record<string, string>> = {}) => {
  const response = await post('/signup/use', { token, ...choices });
  const html = await response.text();
  return { status: response.status, html, key: /fd_[0-9A-Za-z]{36}/.exec(html)?.[0] };
};

async function signUp(email: string): Promise<string> {
  const before = mails.received.length;
  expect((await askFor(email)).status).toBe(200);
  const { key } = await use(tokenOf(await mails.mail(before)));
  expect(key).toBeString();
  return key ?? '';
}

describe('an account', () => {
  test('comes with a key, by a link in a mail, and the key works', async () => {
    const key = await signUp('Jane@example.org');
    expect(mails.received[0]).toMatchObject({ to: ['jane@example.org'], from: 'weather@example.org' });
    expect(mails.received[0].text).toContain('Auto-Submitted: auto-generated');
    expect((await service.get('/v1/usage', key)).status).toBe(200);
    expect(await service.service.accounts.findAccount('jane@example.org')).toMatchObject({ status: 'verified' });
  });

  test('is not made by opening the link, which mail programs do by themselves, but by its button', async () => {
    await askFor('jane@example.org');
    const token = tokenOf(await mails.mail(0));
    const page = await service.get(`/signup/link?token=${token}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('jane@example.org');
    expect(await service.service.accounts.findAccount('jane@example.org')).toBeNull();
  });

  test('is made by a link of another server on the same database, and once over all of them', async () => {
    const url = await newDatabase();
    const servers = await Promise.all([1, 2].map(() => started({ FAIRDAY_DATABASE_URL: url })));
    const [one, other] = servers;
    const sent = (to: TestService, path: string, form: Record<string, string>) =>
      fetch(`${to.url}${path}`, { method: 'POST', body: new URLSearchParams(form) });
    try {
      await sent(one, '/signup/mail', { email: 'jane@example.org', purpose: 'sign-up' });
      const token = tokenOf(await mails.mail(0));
      expect((await other.get(`/signup/link?token=${token}`)).status).toBe(200);
      expect((await sent(other, '/signup/use', { token })).status).toBe(200);
      expect((await sent(one, '/signup/use', { token })).status).toBe(409);
      // Each has a key of its own in its data directory; that of the first signs for both.
      expect(linkSecret(one.service.config.dataDir)).not.toEqual(linkSecret(other.service.config.dataDir));
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await dropDatabase(url);
    }
  });

  test('is made once: the link of a used mail makes no second key', async () => {
    await askFor('jane@example.org');
    const token = tokenOf(await mails.mail(0));
    const answers = await Promise.all([use(token), use(token), use(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const account = await service.service.accounts.findAccount('jane@example.org');
    expect(await service.service.accounts.listKeys(account?.id ?? 0)).toHaveLength(1);
  });

  test('of an operator that was not verified is verified by the link', async () => {
    await service.service.accounts.createAccount('jane@example.org', 'unverified', 0);
    await signUp('jane@example.org');
    expect(await service.service.accounts.findAccount('jane@example.org')).toMatchObject({ status: 'verified' });
  });

  test.each([
    'nobody',
    'owner@localhost',
    'a\u202eb@example.org',
    '<script>@example.org',
    'a@b.com, c@d.com',
    'a@b.com\r\nBcc: c@d.com',
    'account-1@deleted.invalid',
  ])('is not made for %j, and no mail is sent', async (email) => {
    expect((await askFor(email)).status).toBe(400);
    expect(mails.received).toHaveLength(0);
  });
});

describe('a lost key', () => {
  test('is replaced by a link, and the old one stops working if its owner says so', async () => {
    const old = await signUp('jane@example.org');
    await askFor('jane@example.org', 'new-key');
    const { key } = await use(tokenOf(await mails.mail(1)), { revoke: 'yes' });
    expect((await service.get('/v1/usage', key)).status).toBe(200);
    expect((await service.get('/v1/usage', old)).status).toBe(401);
  });

  test('keeps working otherwise', async () => {
    const old = await signUp('jane@example.org');
    await askFor('jane@example.org', 'new-key');
    const { key } = await use(tokenOf(await mails.mail(1)));
    expect((await service.get('/v1/usage', key)).status).toBe(200);
    expect((await service.get('/v1/usage', old)).status).toBe(200);
  });

  test('is what somebody gets who signs up a second time', async () => {
    await signUp('jane@example.org');
    await askFor('jane@example.org', 'sign-up');
    const mail = await mails.mail(1);
    expect(mail.text).toContain('has an account already');
    expect((await use(tokenOf(mail))).status).toBe(200);
  });

  test('of a suspended account is not replaced', async () => {
    await signUp('jane@example.org');
    await askFor('jane@example.org', 'new-key');
    const token = tokenOf(await mails.mail(1));
    await service.service.accounts.setStatus('jane@example.org', 'suspended');
    expect((await use(token)).key).toBeUndefined();
    await askFor('jane@example.org', 'new-key');
    expect(await use(tokenOf(await mails.mail(2)))).toMatchObject({
      status: 409,
      html: expect.stringContaining('suspended'),
    });
  });
});

test('what a person does by a link is logged as done by the account, what an operator does is not', async () => {
  await signUp('jane@example.org');
  await askFor('jane@example.org', 'new-key');
  await use(tokenOf(await mails.mail(1)), { revoke: 'yes' });
  await service.service.accounts.setStatus('jane@example.org', 'suspended');
  await service.service.accounts.setStatus('jane@example.org', 'verified');
  await askFor('jane@example.org', 'delete');
  await use(tokenOf(await mails.mail(2)));
  const { actions } = await service.service.accounts.operatorActions({ limit: 20, offset: 0 });
  const self = 'the account itself';
  const done = actions.toReversed().map(({ action, operator }) => [action, operator === self]);
  const byLinks = ['account.create', 'key.create', 'key.create', 'key.revoke'].map((action) => [action, true]);
  const operators = [
    ['account.status', false],
    ['account.status', false],
  ];
  expect(done.slice(-7)).toEqual([...byLinks, ...operators, ['account.delete', true]]);
});

describe('deletion', () => {
  test('takes address and keys, after a mail', async () => {
    const key = await signUp('jane@example.org');
    await askFor('jane@example.org', 'delete');
    expect((await use(tokenOf(await mails.mail(1)))).status).toBe(200);
    expect(await service.service.accounts.findAccount('jane@example.org')).toBeNull();
    expect((await service.get('/v1/usage', key)).status).toBe(401);
  });

  test('does not take credit unless its owner gives it up', async () => {
    await signUp('jane@example.org');
    const { accounts } = service.service;
    await accounts.topUp({ email: 'jane@example.org', amountMicroGbp: 1_000_000, ref: 'bank-1' }, 0);
    await askFor('jane@example.org', 'delete');
    const token = tokenOf(await mails.mail(1));
    expect(await use(token)).toMatchObject({ status: 409, html: expect.stringContaining('credit') });
    expect((await use(token, { forfeit: 'yes' })).status).toBe(200);
    expect(await accounts.findAccount('jane@example.org')).toBeNull();
  });
});

describe('a stranger', () => {
  test('is answered the same whether an address has an account or not', async () => {
    await signUp('jane@example.org');
    for (const purpose of ['sign-up', 'new-key', 'delete']) {
      const [known, unknown] = await Promise.all([
        askFor('jane@example.org', purpose, '198.51.100.1').then((response) => response.text()),
        askFor('john@example.org', purpose, '198.51.100.2').then((response) => response.text()),
      ]);
      expect(known).toBe(unknown);
    }
  });

  test('cannot fill a mailbox, nor send mails without end', async () => {
    for (let index = 0; index < 8; index++) {
      expect((await askFor('jane@example.org', 'sign-up', `198.51.${index}.1`)).status).toBe(200);
    }
    expect(mails.received.length).toBeLessThanOrEqual(3);
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) statuses.push((await askFor(`a${index}@example.org`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test('of one IPv6 site is one client, whichever of its networks asks', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++)
      statuses.push((await askFor(`a${n}@example.org`, 'sign-up', `2001:db8:0:${n}::1`)).status);
    expect(statuses.slice(5)).toEqual([429, 429]);
    expect((await askFor('b@example.org', 'sign-up', '2001:db8:1::1')).status).toBe(200);
  });

  test('cannot use a link again once the account is deleted or has another address, however the link is written', async () => {
    const { accounts } = service.service;
    for (const [index, end] of [
      () => accounts.deleteAccount('jane0@example.org', 0, { forfeit: true }),
      () => accounts.changeEmail('jane1@example.org', 'kim@example.org'),
    ].entries()) {
      const email = `jane${index}@example.org`;
      await askFor(email, 'sign-up', `198.51.103.${index}`);
      const token = tokenOf(await mails.mail(index));
      expect((await use(token)).status).toBe(200);
      await end();
      expect(await use(token)).toMatchObject({ status: 409, key: undefined });
      expect(await use(`${token}=`)).toMatchObject({ status: 409, key: undefined });
      expect(await accounts.findAccount(email)).toBeNull();
    }
  });

  test('cannot use a link again after a restart either', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairday-restart-'));
    try {
      await service.stop();
      service = await started({ FAIRDAY_DATA_DIR: folder });
      await askFor('jane@example.org');
      const token = tokenOf(await mails.mail(0));
      expect((await use(token)).status).toBe(200);
      await service.service.accounts.deleteAccount('jane@example.org', 0, { forfeit: true });
      await service.stop();
      service = await started({ FAIRDAY_DATA_DIR: folder });
      expect(await use(token)).toMatchObject({ status: 409, key: undefined });
      expect(await service.service.accounts.findAccount('jane@example.org')).toBeNull();
    } finally {
      await service.stop();
      rmSync(folder, { recursive: true });
      service = await started();
    }
  });

  test('makes no use of a link that was changed, or is another service’s, or is old', async () => {
    await askFor('jane@example.org');
    const token = tokenOf(await mails.mail(0));
    const [payload, signature] = token.split('.');
    const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('jane', 'john')).toString(
      'base64url',
    );
    for (const bad of [
      `${forged}.${signature}`,
      `${payload}.${signature.slice(2)}`,
      `${payload}.`,
      payload,
      '',
      '.',
      `${token}.x`,
    ]) {
      expect(await use(bad)).toMatchObject({ status: 409, key: undefined });
      expect((await service.get(`/signup/link?token=${encodeURIComponent(bad)}`)).status).toBe(410);
    }
  });

  test('who asks without end is refused alone: others get their mails', async () => {
    for (let index = 0; index < 150; index++) await askFor(`a${index}@example.org`);
    expect((await askFor('jane@example.org', 'sign-up', '198.51.100.9')).status).toBe(200);
  });

  test('cannot have a form filled in from another site, and no page of another site reads an answer', async () => {
    const sent = (headers: Readonly<Record<string, string>>, client: string) =>
      post('/signup/mail', { email: 'jane@example.org' }, { ...headers, 'X-Forwarded-For': client });
    for (const [index, headers] of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'https://weather.example.org.evil.example' },
    ].entries()) {
      expect((await sent(headers, `198.51.101.${index}`)).status).toBe(403);
    }
    for (const [index, headers] of [
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
      { Origin: BASE_URL },
      { Origin: 'null' },
      {},
    ].entries()) {
      expect((await sent(headers, `198.51.102.${index}`)).status).toBe(200);
    }
    const page = await fetch(`${service.url}/signup`, { headers: { Origin: 'https://evil.example' } });
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

test('the links outlive a restart, and only the owner of the data directory can read what signs them', () => {
  const { mode } = statSync(join(service.service.config.dataDir, 'links.key'));
  expect(mode & 0o777).toBe(0o600);
});

test('a mail server that is away is logged and changes no answer', async () => {
  await mails.stop();
  expect((await askFor('jane@example.org')).status).toBe(200);
  mails = await startMailServer();
});

test('without the setting there are no such pages', async () => {
  const plain = await startTestService();
  try {
    for (const path of ['/signup', '/signup/key', '/signup/link?token=x'])
      expect((await plain.get(path)).status).toBe(404);
  } finally {
    await plain.stop();
  }
});
