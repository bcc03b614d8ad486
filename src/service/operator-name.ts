/** Who runs this process, for the operator log: the user of the operating system and the host, `root@shop`. */
import { readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';

/** The log takes that many characters. */
const MAX_LENGTH = 200;

export function operatorName(): string {
  return `${userName()}@${hostname()}`.slice(0, MAX_LENGTH);
}

/** By the number of the user, since the runtime takes the name from the environment, where anyone can set it. */
function userName(): string {
  const uid = process.getuid?.();
  return uid === undefined ? userInfo().username : (nameOf(uid) ?? `uid-${uid}`);
}

/** The name in the list of local users; null for a user who is not there, as in a container. */
function nameOf(uid: number): string | null {
  try {
    const users = readFileSync('/etc/passwd', 'utf8').split('\n');
    const user = users.map((line) => line.split(':')).find((fields) => fields[2] === String(uid));
    return user?.[0] ?? null;
  } catch {
    return null;
  }
}
