/**
 * Named moments at which a test can kill the process, to prove that no answer, charge or refund is lost or doubled there.
 *
 * They are part of the release executable, so that the test proves it for the program that operators run; such moments
 * (between a commit and its answer, for example) cannot be hit from outside. They do nothing unless `FAIRDAY_FAILPOINT`
 * is set when `serve` starts, which logs it on stderr. Anyone who can set the environment can stop the server anyway.
 */

export const FAILPOINT_VARIABLE = 'FAIRDAY_FAILPOINT';

/** Between an operation and its charge; between a commit and its result; before the answer is sent. */
export const FAILPOINTS = ['after-work', 'after-commit', 'before-answer'] as const;

type Failpoint = (typeof FAILPOINTS)[number];

let armed: Failpoint | null = null;
let passesLeft = 0;

/** Arms `NAME` or `NAME:N`: the process is killed at the N-th pass. False when the text is not a failpoint. */
export function armFailpoint(text: string): boolean {
  const [, name, passes = '1'] = /^([a-z-]+)(?::(\d{1,9}))?$/.exec(text) ?? [];
  armed = FAILPOINTS.find((known) => known === name) ?? null;
  passesLeft = Number(passes);
  return armed !== null;
}

/** Passes the named moment; does nothing unless a test has armed it. */
export function failpoint(name: Failpoint): void {
  if (armed === name && --passesLeft <= 0) process.kill(process.pid, 'SIGKILL');
}
