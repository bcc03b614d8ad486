/** Usage, from what a service answers: each day once, and sums that agree with the bill. */
import { expect, test } from 'bun:test';
import { UsagePanel } from '../../../src/console/panels/usage.tsx';
import { usageDays } from '../../../src/console/panels/usage-days.ts';
import type { UsageBody } from '../../../src/operations/usage.ts';
import { startTestService } from '../../support/service.ts';
import { bodyAt, textOf } from './rendering.tsx';

const NOW_MS = Date.parse('2026-07-01T12:00:00Z');

test('the chart has each of 90 days once, ends today, and agrees with the bill', async () => {
  const fairday = await startTestService({ FAIRDAY_FREE_DECISION_MONTH: '0' });
  try {
    const { accounts } = fairday.service;
    const account = await accounts.createAccount('a@example.org', 'verified', NOW_MS);
    const { key } = await accounts.createKey(account.id, 'test', NOW_MS);
    await accounts.topUp({ email: 'a@example.org', amountMicroGbp: 1_000_000, ref: 'r' }, NOW_MS);
    for (const path of [
      'decide?location=Leeds&activity=running&when=tomorrow',
      'astronomy?q=Leeds',
      'astronomy?q=York',
    ]) {
      await bodyAt(fairday, `/v1/${path}`, key);
    }
    const usage = await bodyAt<UsageBody>(fairday, '/v1/usage?days=90', key);
    const days = usageDays(usage.daily_calls ?? [], '2026-07-01', 90);
    expect(new Set(days.map(({ day }) => day)).size).toBe(90);
    expect(days.at(-1)).toEqual({ day: '2026-07-01', free: 2, paid: 1, costMicroGbp: 1_200 });
    const text = textOf(<UsagePanel usage={usage} />);
    expect(text).toContain('£0.9988 credit of a@example.org');
    expect(text).toContain('3 calls in 90 days, for £0.0012 of credit');
    expect(text).toContain('998 of 1,000 free calls left today');
    expect(text).toContain('2026-07-01 decide 1 0.0012');
  } finally {
    await fairday.stop();
  }
});
