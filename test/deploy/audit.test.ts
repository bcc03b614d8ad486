/** An audit that nobody answered is never taken for one that found nothing. */
import { expect, test } from 'bun:test';
import { auditOutcome } from '../../scripts/release/audit-outcome.ts';

test('a registry that refuses audits is no clean result', () => {
  const refused = auditOutcome(1, 'bun audit v1.4.5\nerror: POST https://audits.example/bulk - 405\n');
  expect(refused).toMatchObject({ exitCode: 2, words: expect.stringContaining('not audited: error: POST') });
  expect(auditOutcome(1, '').exitCode).toBe(2);
});

test('a known vulnerability fails, none passes', () => {
  expect(
    auditOutcome(1, 'lodash <4.17.21\n  high: prototype pollution\n\n2 vulnerabilities (1 high, 1 low)\n').exitCode,
  ).toBe(1);
  expect(auditOutcome(0, 'No vulnerabilities found\n').exitCode).toBe(0);
});
