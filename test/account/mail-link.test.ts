/** A link of a mail is ours, whole and in time, or it is nothing. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { linkToken, type MailLink, readLinkToken } from '../../src/account/mail-link.ts';

const SECRET = new Uint8Array(32).fill(7);
const links: fc.Arbitrary<MailLink> = fc.record({
  purpose: fc.constantFrom('sign-up', 'new-key', 'delete'),
  email: fc.emailAddress(),
  state: fc.string(),
  expiresMs: fc.integer({ min: 1, max: 4e12 }),
});

test('what was signed is read again until it expires, and not after', () => {
  fc.assert(
    fc.property(links, (link) => {
      const token = linkToken(link, SECRET);
      expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
      expect(readLinkToken(token, SECRET, link.expiresMs - 1)).toEqual(link);
      expect(readLinkToken(token, SECRET, link.expiresMs)).toBeNull();
      expect(readLinkToken(token, new Uint8Array(32).fill(8), 0)).toBeNull();
    }),
  );
});

test('a token with one character changed is nothing', () => {
  fc.assert(
    fc.property(links, fc.nat(), fc.constantFrom('A', 'b', '0', '-', '_', '.', '=', ' '), (link, place, character) => {
      const token = linkToken(link, SECRET);
      const at = place % token.length;
      // The last character of a part has bits that stand for nothing.
      fc.pre(token[at] !== character && at !== token.length - 1 && at !== token.indexOf('.') - 1);
      expect(readLinkToken(token.slice(0, at) + character + token.slice(at + 1), SECRET, 0)).toBeNull();
    }),
  );
});

test('any other text is nothing', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(readLinkToken(text, SECRET, 0)).toBeNull()));
});
