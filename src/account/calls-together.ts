/**
 * Free calls of one account that are charged together and differ in their request ids alone are stored as one row, which has their
 * ids in their order and says how many they are: a tenth of the work, and of the bytes that go to the disk, of a row for each.
 * Whoever counts calls adds up `calls`, and `units * calls`; whoever lists them takes the row apart again.
 */

/** So that a row stays within a page of the database with ids of the length of ours (36 characters). */
export const MAX_CALLS_TOGETHER = 64;

/** Ids of requests have none: the doors take visible characters alone. */
const BETWEEN_IDS = ' ';

/** The ids as they are stored; null where one of them could not be told apart from its neighbours. */
export function idsTogether(ids: readonly string[]): string | null {
  return ids.some((id) => id.includes(BETWEEN_IDS)) ? null : ids.join(BETWEEN_IDS);
}

/** The calls of rows, each by itself, in their order. */
export function* callsApart<Call extends { readonly requestId: string }>(
  rows: Iterable<Call & { readonly calls: number }>,
): Iterable<Omit<Call, 'calls'>> {
  for (const { calls, ...call } of rows) {
    if (calls === 1) yield call;
    else for (const requestId of call.requestId.split(BETWEEN_IDS)) yield { ...call, requestId };
  }
}
