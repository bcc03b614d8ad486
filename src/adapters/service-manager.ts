/**
 * What a server tells the service manager that started it, by the protocol of sd_notify(3): that it is ready, that it stops,
 * and, where the unit sets WatchdogSec, that it is alive. Datagrams to a Unix socket, which Bun has no API for; so through the
 * socket calls of the C library. Without NOTIFY_SOCKET in the environment nothing is loaded and nothing is sent.
 */
import { FFIType } from 'bun:ffi';
import { openCLibrary } from './c-library.ts';

export interface ServiceManager {
  /** The server accepts connections; from now on it says regularly that it is alive. */
  ready(): void;
  /** The server finishes what is under way and ends. */
  stopping(): void;
}

/** What is sent, where to, and how often the manager expects a sign of life. */
export interface Notifier {
  readonly send: (state: string) => void;
  /** Null where the unit has no watchdog. */
  readonly watchdogMs: number | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NOBODY: ServiceManager = { ready() {}, stopping() {} };

/** Tells the manager of this environment; `complain` gets one line where its socket cannot be used. */
export function serviceManager(env: Environment, complain: (line: string) => void): ServiceManager {
  const path = env.NOTIFY_SOCKET;
  if (path === undefined || path === '') return NOBODY;
  try {
    return notifying({ send: datagramsTo(path), watchdogMs: watchdogMs(env, process.pid) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    complain(`fairday: the service manager cannot be told that the server is ready (NOTIFY_SOCKET=${path}: ${reason})`);
    return NOBODY;
  }
}

/** As the manual advises, a sign of life comes twice in each interval. It comes from the event loop: a loop that hangs sends none. */
export function notifying({ send, watchdogMs }: Notifier): ServiceManager {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    ready() {
      send('READY=1');
      if (watchdogMs !== null) timer = setInterval(() => send('WATCHDOG=1'), watchdogMs / 2);
      timer?.unref();
    },
    stopping() {
      send('STOPPING=1');
    },
  };
}

/** Milliseconds between signs of life; null where none is wanted, or wanted of another process. */
export function watchdogMs(env: Environment, pid: number): number | null {
  const micro = Number(env.WATCHDOG_USEC ?? '');
  if (!Number.isFinite(micro) || micro <= 0) return null;
  if (env.WATCHDOG_PID !== undefined && env.WATCHDOG_PID !== String(pid)) return null;
  return micro / 1000;
}

const AF_UNIX = 1;
/** SOCK_DGRAM with SOCK_CLOEXEC, as Linux numbers them; no other system has this protocol. */
const SOCK_DGRAM_CLOEXEC = 2 | 0o2000000;

function datagramsTo(path: string): (state: string) => void {
  const { symbols } = cLibrary();
  const name = Buffer.from(path);
  // A leading @ stands for the NUL of Linux's abstract names; a path ends with a NUL.
  const address = Buffer.alloc(2 + name.length + (path.startsWith('@') ? 0 : 1));
  address.writeUInt16LE(AF_UNIX, 0);
  name.copy(address, 2);
  if (path.startsWith('@')) address[2] = 0;
  const socket = symbols.socket(AF_UNIX, SOCK_DGRAM_CLOEXEC, 0);
  if (socket < 0) throw new Error('no socket');
  return (state) => {
    const bytes = Buffer.from(`${state}\n`);
    symbols.sendto(socket, bytes, bytes.length, 0, address, address.length);
  };
}

function cLibrary() {
  return openCLibrary({
    socket: { args: [FFIType.i32, FFIType.i32, FFIType.i32], returns: FFIType.i32 },
    sendto: {
      args: [FFIType.i32, FFIType.ptr, FFIType.u64, FFIType.i32, FFIType.ptr, FFIType.u32],
      returns: FFIType.i64,
    },
  });
}
