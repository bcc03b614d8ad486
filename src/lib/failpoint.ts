/**
 * Named moments at which a test may kill the process, to prove that no answer, charge or refund is lost or doubled there.
 *
 * They are compiled in, because what is to be proved is proved of the very executable that operators run, and the moments
 * (between a commit and its answer, say) cannot be hit from outside. They are inert unless `FAIRDAY_FAILPOINT` was set
 * when `serve` started, which says so on stderr: whoever can set a server's environment can stop it anyway.
 */

export const FAILPOINT_VARIABLE = 'FAIRDAY_FAILPOINT';

/** After an operation's work and before its charge; after a commit and before its callers know; before the answer is sent. */
export const FAILPOINTS = ['after-work', 'after-commit', 'before-answer'] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

let armed: Failpoint | null = null;
let passesLeft = 0;

/** Arms `NAME` or `NAME:N`: the process dies at the N-th pass. False when the text names no failpoint. */
export function armFailpoint(text: string): boolean {
  const [, name, passes = '1'] = /^([a-z-]+)(?::(\d{1,9}))?$/.exec(text) ?? [];
  armed = FAILPOINTS.find((known) => known === name) ?? null;
  passesLeft = Number(passes);
  return armed !== null;
}

/** Passes the named moment: nothing, unless a test has armed it. */
export function failpoint(name: Failpoint): void {
  if (armed === name && --passesLeft <= 0) process.kill(process.pid, 'SIGKILL');
}
