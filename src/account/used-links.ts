/**
 * What the links of self-service are signed with, and which were used. The state that a link was made in shows it for most; a link to sign up holds again
 * once the account that it made is deleted, so it is remembered until it ends by itself. As many are kept as were mailed and
 * used in the last days, which the limits on mail bound.
 */
export interface Links {
  /** What every server of this store signs with; `own` where no other one has come before. */
  linkSecret(own: Uint8Array): Promise<Uint8Array>;
  /** Takes a link, named by its signature: true once, on whichever server, also after a restart. On disk when it resolves. */
  takeLink(signature: string, untilMs: number): Promise<boolean>;
}

const DAY_MS = 86_400_000;

/** Links that ended before this are forgotten: a day late, for clocks that are put back. */
export function linksForgottenBeforeMs(nowMs: number): number {
  return Math.max(0, nowMs - DAY_MS);
}
