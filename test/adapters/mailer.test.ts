/**
 * Mails that cannot be sent neither hold up a stop nor bring an address into the log. The secret that signs links is made once, in a
 * data directory that the first start has yet to make, for its owner alone.
 */
import { expect, test } from 'bun:test';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMailer, linkSecret } from '../../src/adapters/mailer.ts';
import { ConfigError } from '../../src/config/config-error.ts';
import { startMailServer } from '../http/sign-up/mail-server.ts';
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

test('is refused where it was emptied or cut: anybody could sign with what is left', () =>
  inEmptyFolder(async (folder) => {
    linkSecret(folder);
    writeFileSync(join(folder, 'links.key'), '');
    expect(() => linkSecret(folder)).toThrow(ConfigError);
    rmSync(join(folder, 'links.key'));
    Bun.spawnSync(['mkfifo', join(folder, 'links.key')]);
    expect(() => linkSecret(folder)).toThrow('it is a pipe or a device');
  }));

const mailTo = (to: string) => async () => ({ to, subject: 'A link', text: 'https://weather.example.org' });

test('a mail server that never answers holds up no stop; how many mails were lost is said once', async () => {
  const silent = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const lines: string[] = [];
  const smtpUrl = `smtp://127.0.0.1:${silent.port}`;
  const mailer = createMailer({ smtpUrl, from: 'a@b.org' }, (...line) => lines.push(JSON.stringify(line)), 50);
  for (let n = 0; n < 40; n++) mailer.send(mailTo(`jane${n}@example.org`));
  await mailer.close();
  expect(lines).toEqual(['["mails were not sent: the server stops",{"count":40}]']);
  silent.stop(true);
});

test('the log holds no address, whatever the mail server answers', async () => {
  const server = await startMailServer(
    ({ address }) => new Error(`<${address}> is unknown, says postmaster@mail.example`),
  );
  const lines: string[] = [];
  const mailer = createMailer({ smtpUrl: server.url, from: 'a@b.org' }, (...line) => lines.push(JSON.stringify(line)));
  mailer.send(mailTo('jane@example.org'));
  await mailer.close();
  await server.stop();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('is unknown');
  expect(lines[0]).not.toContain('@');
});
