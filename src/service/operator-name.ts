/** Who runs this process, for the operator log: the user of the operating system and the host, `root@shop`. */
import { hostname, userInfo } from 'node:os';

/** The log takes that many characters. */
const MAX_LENGTH = 200;

export function operatorName(): string {
  return `${userName()}@${hostname()}`.slice(0, MAX_LENGTH);
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user may be a number without a name.
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
