/** Waiting in tests: for a condition instead of for a time. */

/** Polls until the condition holds; the test's own time limit ends the wait. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await Bun.sleep(2);
}
