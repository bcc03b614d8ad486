/** Accounts out of reach: 503 with a wait, nothing charged, and one line in the log for the outage, without a stack. */
import { expect, test } from 'bun:test';
import { StoreUnavailable } from '../../src/account/store.ts';
import { bodyOf, startTestService } from '../support/service.ts';

const DECIDE = '/v1/decide?location=Leeds&activity=running';

test('a charge that cannot be written is 503, costs nothing, and is told once until it is over', async () => {
  const fairday = await startTestService();
  try {
    const key = await fairday.keyOf('verified');
    const { accounts } = fairday.service;
    const charge = accounts.charge.bind(accounts);
    accounts.charge = async () => {
      throw new StoreUnavailable('the database x cannot grow: the disk is full; make room and try again');
    };
    for (let i = 0; i < 3; i++) {
      const response = await fairday.get(DECIDE, key);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
      expect(response.headers.get('x-free-calls-remaining')).toBe('1000');
      const { error } = await bodyOf(response);
      expect(error.code).toBe('service_unavailable');
      expect(error.message).not.toContain('disk');
    }
    accounts.charge = charge;
    const paid = await fairday.get(DECIDE, key);
    expect([paid.status, paid.headers.get('x-free-calls-remaining')]).toEqual([200, '999']);
    const lines = () => fairday.logged.join('').trim().split('\n');
    while (!lines().some((line) => line.includes('in order again'))) await Bun.sleep(10);
    expect(lines().filter((line) => line.includes('out of order'))).toHaveLength(1);
    expect(lines().join('')).not.toMatch(/\bat .+:\d+:\d+/);
  } finally {
    await fairday.stop();
  }
});
