/** What one check has found. The message of anything but `ok` says how to mend it. */
import { EXIT } from '../command.ts';

export interface Finding {
  readonly name: string;
  readonly status: 'ok' | 'warn' | 'fail';
  readonly message: string;
  /** The exit code of the command if this check fails. */
  readonly exitCode?: number;
}

/** The findings of a check; a check that breaks is itself a finding, so that the others are made all the same. */
export async function findingsOf(
  name: string,
  check: () => Finding | readonly Finding[] | Promise<Finding | readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [{ name, status: 'fail', message: error instanceof Error ? error.message : String(error) }];
  }
}

/** The exit code of all findings together. */
export function exitCodeOfAll(findings: readonly Finding[]): number {
  const failures = findings.filter(({ status }) => status === 'fail');
  if (failures.some(({ exitCode }) => exitCode === EXIT.integrity)) return EXIT.integrity;
  return failures.length > 0 ? EXIT.unexpected : EXIT.ok;
}
