/** Accounts and keys: one account per address, secrets nowhere at rest, and another process's changes seen at once. */
import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type ApiKey, type NewApiKey, RotationRefused } from '../../src/account/account.ts';
import { METER_CLASSES, type MeterClass } from '../../src/account/charge.ts';
import { parseEmail } from '../../src/account/email.ts';
import { AccountExists } from '../../src/account/store.ts';
import { NOW_MS } from './customers.ts';
import { STORES } from './stores.ts';
import { openWithCustomer, temporaryPath } from './temporary-store.ts';

const at = (iso: string) => Date.parse(iso);

describe('e-mail addresses', () => {
  test('are trimmed and put in lower case; owner@localhost is one', () => {
    expect(parseEmail('  Jane.Doe@Example.COM\n')).toBe('jane.doe@example.com');
    expect(parseEmail('owner@localhost')).toBe('owner@localhost');
    expect(parseEmail('ÄRGER@Müller.example')).toBe('ärger@müller.example');
  });

  test('that are surely none are refused', () => {
    const long = `${'x'.repeat(250)}@a.uk`;
    for (const text of ['', 'jane', '@', 'jane@', '@example.com', 'a@b@c', 'a b@c', 'a@b c', 'a\u0000@b', long]) {
      expect(parseEmail(text)).toBeNull();
    }
    expect(parseEmail(`${'x'.repeat(64)}@a.uk`)).not.toBeNull();
  });

  test('have the shape of RFC 5321 and RFC 6531', () => {
    // From the examples of RFC 3696 §3 and RFC 6531, without those in quotation marks.
    for (const text of [
      'customer/department=shipping@example.com',
      '$A12345@example.com',
      '!def!xyz%abc@example.com',
      '_somename@example.com',
      'user+mailbox@example.com',
      'иван@пример.example',
      '伝言@例え.example',
    ]) {
      expect(parseEmail(text)).toBe(text.toLowerCase());
    }
    const long = `${'x'.repeat(65)}@a.uk`;
    for (const text of [
      '<script>@example.org',
      '"a b"@example.org',
      'a,b@example.org',
      '.jane@example.org',
      'jane.@example.org',
      'ja..ne@example.org',
      'jane@-example.org',
      'jane@example-.org',
      'jane@example..org',
      'jane@[192.0.2.1]',
      'jane@exa_mple.org',
      `jane@${'x'.repeat(64)}.org`,
      long,
    ]) {
      expect([text, parseEmail(text)]).toEqual([text, null]);
    }
  });

  test('that look like another are that one, or are refused', () => {
    // The Kelvin sign is canonically K; fullwidth letters and ligatures only look so.
    expect(parseEmail('mi\u212ae@example.org')).toBe('mike@example.org');
    expect(parseEmail('jose\u0301@example.org')).toBe('jos\u00e9@example.org');
    for (const text of [
      '\uff4aane@example.org',
      '\ufb01ne@example.org',
      'jane\u200b@example.org',
      'ja\u00adne@example.org',
      '\u202ejane@example.org',
      'jane\u2066@example.org',
      'jane@exam\ufeffple.org',
      'j\u0430ne@example.org',
      'jane@ex\u0430mple.org',
      'jan\u03b5@example.org',
      '\u0301jane@example.org',
      'ja\ufe0fne@example.org',
      'ja\u3164ne@example.org',
    ]) {
      expect([text, parseEmail(text)]).toEqual([text, null]);
    }
  });
});

describe.each(STORES)('$name:', ({ place, open, withCustomer, beside }) => {
  describe('e-mail addresses of accounts', () => {
    test('of earlier versions still name their accounts', async () => {
      const path = await place();
      const store = open(path);
      const values = "VALUES (1, '<script>@example.org', 'verified', 5)";
      await beside(path).run(`INSERT INTO account (id, email, status, created_at_ms) ${values}`);
      expect((await store.findAccount('<SCRIPT>@example.org'))?.id).toBe(1);
      expect((await store.changeEmail('<script>@example.org', 'jane@example.org'))?.email).toBe('jane@example.org');
    });

    test('whatever is accepted can be stored, and found again in any capitals', async () => {
      const store = open(await place());
      const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
      await fc.assert(
        fc.asyncProperty(fc.tuple(part, part), async ([local, domain]) => {
          const email = parseEmail(`${local}@${domain}`);
          fc.pre(email !== null);
          const account = await store.createAccount(email, 'verified', NOW_MS).catch(() => store.findAccount(email));
          expect(account?.email).toBe(email);
          expect(parseEmail(email)).toBe(email);
        }),
        { numRuns: 100 },
      );
    });
  });

  describe('accounts', () => {
    test('an address makes one account, whatever its capitals', async () => {
      const store = open(await place());
      const jane = await store.createAccount('Jane@Example.com', 'unverified', NOW_MS);
      expect(jane).toEqual({
        id: 1,
        email: 'jane@example.com',
        status: 'unverified',
        createdAtMs: NOW_MS,
        defaultPlace: null,
        deletedAtMs: null,
      });
      await expect(store.createAccount('jane@EXAMPLE.com ', 'verified', NOW_MS)).rejects.toThrow(AccountExists);
      await expect(store.createAccount('nobody', 'verified', NOW_MS)).rejects.toThrow(RangeError);
      expect(await store.findAccount('JANE@example.com')).toEqual(jane);
      expect(await store.findAccount('john@example.com')).toBeNull();
      expect(await store.findAccount('nobody')).toBeNull();
      expect(await store.listAccounts()).toEqual([jane]);
    });

    test('a status set by one connection is seen by another at its next call', async () => {
      const path = await place();
      const { store: server, key, account } = await withCustomer(path);
      const operator = open(path);
      expect((await server.findKey(key.key, NOW_MS))?.lastUsedDayMs).toBeNull();
      const noted = at('2026-11-21');
      for (const status of ['suspended', 'unverified', 'verified'] as const) {
        expect(await operator.setStatus('JANE@example.com', status)).toBe(true);
        expect(await server.findKey(key.key, NOW_MS)).toEqual({
          accountId: account.id,
          keyId: key.id,
          email: account.email,
          status,
          defaultPlace: null,
          ratePerSecond: null,
          rateBurst: null,
          lastUsedDayMs: noted,
        });
      }
      expect(await operator.setStatus('john@example.com', 'verified')).toBe(false);
      expect(await operator.setStatus('nobody', 'verified')).toBe(false);
    });

    test('usage of an account that is not there is null', async () => {
      expect(await open(await place()).usage(1, NOW_MS)).toBeNull();
    });
  });

  describe('keys', () => {
    test('an account has several, and each finds it', async () => {
      const { store, account, key } = await withCustomer(await place());
      const laptop = await store.createKey(account.id, ' laptop ', NOW_MS + 1);
      expect(laptop).toMatchObject({ id: 2, name: 'laptop', createdAtMs: NOW_MS + 1, revokedAtMs: null });
      expect((await store.findKey(key.key, NOW_MS))?.keyId).toBe(key.id);
      expect((await store.findKey(laptop.key, NOW_MS))?.keyId).toBe(laptop.id);
      const listed = await store.listKeys(account.id);
      const unused = (shown: ApiKey): ApiKey => ({ ...shown, lastUsedDayMs: null });
      expect(listed.map(unused)).toEqual([key, laptop].map(withoutSecret));
    });

    test('a caller is found with the standing of that pool, the same as when both are asked for one by one', async () => {
      const { store, account, key, request } = await withCustomer(await place(), { standard: 3, premium: 1 });
      const other = await store.createAccount('john@example.com', 'verified', NOW_MS);
      const { key: others } = await store.createKey(other.id, 'default', NOW_MS);
      await store.topUp({ email: account.email, amountMicroGbp: 5_000, ref: 'first' }, NOW_MS);
      await store.charge(request());
      await store.charge(request({ meter: 'premium' }));
      for (const secret of [key.key, others]) {
        for (const meter of METER_CLASSES) {
          const found = await store.findCaller(secret, meter, NOW_MS);
          const holder = await store.findKey(secret, NOW_MS);
          expect({ ...found?.holder, lastUsedDayMs: null }).toEqual({ ...holder, lastUsedDayMs: null });
          expect(found?.balance).toEqual(await store.balance(holder?.accountId ?? 0, meter, NOW_MS));
        }
      }
      const standing = async (meter: MeterClass) => (await store.findCaller(key.key, meter, NOW_MS))?.balance;
      expect(await standing('standard')).toEqual({ freeRemaining: 2, balanceMicroGbp: 5_000 });
      expect(await standing('premium')).toEqual({ freeRemaining: 0, balanceMicroGbp: 5_000 });
    });

    test('a caller whose key is revoked, past its time or mistyped is not found', async () => {
      const { store, account, key } = await withCustomer(await place());
      const rotated = await store.rotateKey(account.id, key.id, NOW_MS, 1_000);
      const find = (secret: string, nowMs: number) => store.findCaller(secret, 'standard', nowMs);
      expect((await find(key.key, NOW_MS + 999))?.holder.keyId).toBe(key.id);
      expect(await find(key.key, NOW_MS + 1_000)).toBeNull();
      await store.revokeKey(account.id, rotated?.id ?? 0, NOW_MS);
      expect(await find(rotated?.key ?? '', NOW_MS)).toBeNull();
      expect(await find('fd_mistyped', NOW_MS)).toBeNull();
    });

    test('a revoked key is unknown at once, to other connections too; its neighbour still works', async () => {
      const path = await place();
      const { store: server, account, key } = await withCustomer(path);
      const other = await server.createKey(account.id, 'other', NOW_MS);
      const operator = open(path);
      expect(await operator.revokeKey(account.id, key.id, NOW_MS + 5)).toBe(true);
      expect(await server.findKey(key.key, NOW_MS)).toBeNull();
      expect(await server.findKey(other.key, NOW_MS)).not.toBeNull();
    });

    test('revoking twice is true and keeps the first time; a key of another account is not there', async () => {
      const { store, account, key } = await withCustomer(await place());
      const stranger = await store.createAccount('stranger@example.com', 'verified', NOW_MS);
      expect(await store.revokeKey(stranger.id, key.id, NOW_MS)).toBe(false);
      expect(await store.revokeKey(account.id, 99, NOW_MS)).toBe(false);
      expect(await store.revokeKey(account.id, key.id, NOW_MS + 1)).toBe(true);
      expect(await store.revokeKey(account.id, key.id, NOW_MS + 2)).toBe(true);
      expect((await store.listKeys(account.id))[0].revokedAtMs).toBe(NOW_MS + 1);
    });

    test('rotating puts a new key of the same name in place of the old one, once', async () => {
      const { store, account, key } = await withCustomer(await place());
      const stranger = await store.createAccount('stranger@example.com', 'verified', NOW_MS);
      expect(await store.rotateKey(stranger.id, key.id, NOW_MS)).toBeNull();
      const rotated = await store.rotateKey(account.id, key.id, NOW_MS + 1);
      expect(rotated?.name).toBe('default');
      expect(await store.findKey(key.key, NOW_MS)).toBeNull();
      expect((await store.findKey(rotated?.key ?? '', NOW_MS))?.keyId).toBe(2);
      expect(await store.rotateKey(account.id, key.id, NOW_MS + 2)).toBeNull();
      expect(await store.listKeys(account.id)).toHaveLength(2);
    });

    test('rotating with an overlap keeps both working until then; revoking ends the old one at once all the same', async () => {
      const { store, account, key } = await withCustomer(await place());
      const hour = 3_600_000;
      const rotated = await store.rotateKey(account.id, key.id, NOW_MS, hour);
      expect((await store.findKey(key.key, NOW_MS + hour - 1))?.keyId).toBe(1);
      expect(await store.findKey(key.key, NOW_MS + hour)).toBeNull();
      expect((await store.findKey(rotated?.key ?? '', NOW_MS + hour))?.keyId).toBe(2);
      // Replacing it once more would make a third key that works.
      for (const overlapMs of [0, 9 * hour]) {
        await expect(store.rotateKey(account.id, key.id, NOW_MS, overlapMs)).rejects.toThrow(RotationRefused);
      }
      expect((await store.listKeys(account.id)).map(({ id }) => id)).toEqual([1, 2]);
      expect(await store.rotateKey(account.id, key.id, NOW_MS + hour, hour)).toBeNull();
      await store.revokeKey(account.id, key.id, NOW_MS);
      expect(await store.findKey(key.key, NOW_MS)).toBeNull();
    });

    test('note the day on which they were last presented, once a day, and never an earlier one', async () => {
      const { store, account, key } = await withCustomer(await place());
      const lastUsed = async () => {
        // Whatever was queued before this write is on disk with it.
        await store.setStatus(account.email, 'verified');
        return (await store.listKeys(account.id))[0].lastUsedDayMs;
      };
      expect(await lastUsed()).toBeNull();
      await store.findKey(key.key, at('2026-11-21T23:59:59Z'));
      expect(await lastUsed()).toBe(at('2026-11-21'));
      await store.findKey(key.key, at('2026-11-22T00:00:00Z'));
      expect(await lastUsed()).toBe(at('2026-11-22'));
      await store.findKey(key.key, at('2026-11-21T12:00:00Z'));
      expect(await lastUsed()).toBe(at('2026-11-22'));
    });

    test('a key needs a name and an account', async () => {
      const { store, account } = await withCustomer(await place());
      for (const name of ['', '  ', 'a\nb', 'x'.repeat(101)]) {
        await expect(store.createKey(account.id, name, NOW_MS)).rejects.toThrow(RangeError);
      }
      await expect(store.createKey(99, 'default', NOW_MS)).rejects.toThrow(/foreign key/i);
    });

    test('a wrong checksum is refused before the database is asked', async () => {
      const path = await place();
      const { store, key } = await withCustomer(path);
      await beside(path).run('ALTER TABLE api_key RENAME TO hidden');
      await expect(store.findKey(key.key, NOW_MS)).rejects.toThrow(/api_key/);
      const mistyped = key.key.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));
      expect(await store.findKey(mistyped, NOW_MS)).toBeNull();
    });
  });
});

test('no byte of the database files holds a secret', async () => {
  const path = temporaryPath();
  const { store, key } = await openWithCustomer(path);
  const bytes = Buffer.concat([path, `${path}-wal`].map((file) => readFileSync(file)));
  await store.close();
  const closed = readFileSync(path);
  for (const content of [bytes, closed]) {
    expect(content.includes(key.hint)).toBe(true);
    expect(content.includes(key.key)).toBe(false);
    expect(content.includes(key.key.slice(3, 33))).toBe(false);
    expect(content.includes(key.key.slice(10, 30))).toBe(false);
  }
});

function withoutSecret({ key: _, ...shown }: NewApiKey): ApiKey {
  return shown;
}
