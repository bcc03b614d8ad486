/** What `bun audit` has found out: nothing known, something known, or nothing at all because nobody answered. */

export interface AuditOutcome {
  /** 0 where nothing is known, 1 where something is, 2 where nobody answered. */
  readonly exitCode: 0 | 1 | 2;
  readonly words: string;
}

/** `bun audit` ends with 1 for a vulnerability and for a registry that does not answer alike; its words tell them apart. */
export function auditOutcome(exitCode: number, output: string): AuditOutcome {
  if (exitCode === 0) return { exitCode: 0, words: 'no vulnerability of a pinned package is known' };
  if (/\b\d+ vulnerabilit/.test(output)) return { exitCode: 1, words: output.trim() };
  return { exitCode: 2, words: `not audited: ${output.trim().split('\n').at(-1) ?? 'no answer'}` };
}
