/** The secret that signs links: made once, in a data directory that the first start has yet to make, for its owner alone. */
import { expect, test } from 'bun:test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { linkSecret } from '../../src/adapters/mailer.ts';
import { inEmptyFolder } from '../support/process.ts';

test('is 32 random bytes, the same at the next start', () =>
  inEmptyFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const secret = Buffer.from(linkSecret(dataDir));
    expect(secret.length).toBe(32);
    expect(Buffer.from(linkSecret(dataDir))).toEqual(secret);
    expect(Buffer.from(linkSecret(join(folder, 'other')))).not.toEqual(secret);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  }));
