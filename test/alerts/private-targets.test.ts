/** A public feed does not send this machine to machines that only it can reach. */
import { expect, test } from 'bun:test';
import { leadsIntoPrivate } from '../../src/alerts/private-targets.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'feeds.example.org': ['93.184.216.34'],
  'files.example.org': ['93.184.216.35', '2606:2800:21f::1'],
  'inside.example.org': ['10.0.0.5'],
  'both.example.org': ['93.184.216.35', '127.0.0.1'],
  'mapped.example.org': ['::ffff:169.254.169.254'],
  'intranet.lan': ['192.168.1.5'],
  'more.intranet.lan': ['192.168.1.6'],
};
const addressesOf = async (hostname: string) => {
  const found = NAMES[hostname];
  if (found === undefined) throw new Error('ENOTFOUND');
  return found;
};

test.each([
  ['https://feeds.example.org/f', 'https://files.example.org/x', false],
  ['https://feeds.example.org/f', 'https://inside.example.org/x', true],
  ['https://feeds.example.org/f', 'https://both.example.org/x', true],
  ['https://feeds.example.org/f', 'https://mapped.example.org/x', true],
  ['https://feeds.example.org/f', 'https://nowhere.example.org/x', false],
  ['https://inside.example.org/f', 'https://inside.example.org/x', false],
  ['https://intranet.lan/f', 'https://more.intranet.lan/x', false],
])('from %s to %s: into a private network: %p', async (feed, link, isPrivate) => {
  expect(await leadsIntoPrivate(link, feed, addressesOf)).toBe(isPrivate);
});
