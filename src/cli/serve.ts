/** `fairday serve`: the service over HTTP, until a signal stops it. */
import { AccountExists } from '../account/store.ts';
import { startPruning, startReleasing } from '../account/upkeep.ts';
import { serviceManager } from '../adapters/service-manager.ts';
import { ConfigError } from '../config/config-error.ts';
import { unknownSettings } from '../config/read-config.ts';
import { createLog, type Log } from '../http/log.ts';
import { type RunningServer, startServer } from '../http/server.ts';
import { armFailpoint, FAILPOINT_VARIABLE, FAILPOINTS } from '../lib/failpoint.ts';
import type { Service } from '../service/service.ts';
import { type Command, EXIT, type Flags, type Terminal } from './command.ts';
import { exposure } from './exposure.ts';
import { FIRST_KEY_FILE, firstKeyText, keepFirstKey } from './first-key.ts';
import { limitHeapTo } from './heap-size.ts';
import { parseFlags } from './terminal/arguments.ts';
import { endUnread, outliveOutput, standardStream } from './terminal/closed-output.ts';
import { terminalOf } from './terminal/output.ts';
import { watchSignals } from './terminal/stop-signals.ts';

/** After a signal to stop, open requests get this long to finish. */
const GRACE_MS = 10_000;
/** A reader of the log gets this long for its last lines. */
const LOG_PATIENCE_MS = 2_000;
const OWNER_EMAIL = 'owner@localhost';

const OPTIONS = {
  'no-owner': { type: 'boolean', meaning: `create no account ${OWNER_EMAIL}` },
  'print-key': { type: 'boolean', meaning: 'print its key even where stderr is no terminal' },
} as const satisfies Flags;

export const serveCommand: Command = {
  name: 'serve',
  summary: 'start the service',
  options: OPTIONS,
  examples: ['fairday serve', 'fairday serve --port 9000 --data /var/lib/fairday', 'fairday serve --weather typical'],
  about: `Prints "listening http://HOST:PORT" on stdout when it accepts connections; everything else goes to stderr. On an empty
database it creates the account ${OWNER_EMAIL} and shows its API key once: on a terminal, or with --print-key, it prints it;
else it writes it to the file ${FIRST_KEY_FILE} of the data directory, so that it stays out of logs.

SIGTERM, SIGHUP or Ctrl-C stops it after the open requests have finished; a second signal stops it at once. With --weather
typical it uses the embedded climate only, and no network. fairday --help lists the settings.`,
  async run(args, { terminal, config, env, openService }) {
    const flags = parseFlags(args, OPTIONS, 'fairday serve --help lists the flags');
    outliveOutput('stderr');
    for (const line of unknownSettings(env)) terminal.err(`fairday: ${line}`);
    limitHeapTo(config.memoryMb, env);
    const isTerminal = terminalOf('stderr').isTTY;
    const log = createLog(
      config.log ?? (isTerminal ? 'pretty' : 'json'),
      (text) => void standardStream('stderr').write(text),
      Date.now,
    );
    armFailpointOf(env[FAILPOINT_VARIABLE], terminal);
    const signals = watchSignals();
    const service = await openService({ onEvent: log.note, forServer: true });
    const released = await releaseHolds(service);
    if (released > 0) log.note('warn', 'released holds that the last server left open', { released });
    if (config.frozenNowMs !== null) {
      terminal.err(`fairday: the clock stands still at ${new Date(config.frozenNowMs).toISOString()} (FAIRDAY_NOW)`);
    }
    if (signals.received() === null) {
      const server = await listen(service, log);
      // Not before it listens: the key is shown once, and a start that fails would have made it for nobody.
      const isShown = isTerminal || flags['print-key'] === true;
      if (flags['no-owner'] !== true) await createOwner(service, server, isShown, terminal);
      for (const line of exposure(config, server.address)) terminal.err(`fairday: ${line}`);
      terminal.out(`listening ${server.address}`);
      outliveOutput('stdout');
      const manager = serviceManager(env, terminal.err);
      manager.ready();
      const stopPruning = startPruning(service.accounts, service.clock.nowMs, log.note);
      const stopReleasing = releasingOf(service, log);
      const signal = await signals.first;
      manager.stopping();
      stopPruning();
      stopReleasing();
      log.note('info', `stopping (${signal}) when the open requests have finished`);
      await server.stop(GRACE_MS);
    }
    await service.close();
    log.note('info', 'stopped');
    log.flush();
    endUnread(LOG_PATIENCE_MS);
    return EXIT.ok;
  },
};

/**
 * Where servers share the accounts, each releases what another that died left open, and what it could not release itself while the
 * database was away; a file has one server, which does it at its start.
 */
function releasingOf({ accounts, clock, config }: Service, log: Log): () => void {
  if (config.databaseUrl === null) return () => {};
  return startReleasing(accounts, clock.nowMs, (released) =>
    log.note('warn', 'released holds that were left open', { released }),
  );
}

/** Opens the accounts, and returns how many holds the last server left open. */
async function releaseHolds(service: Service): Promise<number> {
  try {
    return await service.accounts.releaseAbandoned(service.clock.nowMs());
  } catch (error) {
    await service.close();
    throw error;
  }
}

async function listen(service: Service, log: Log): Promise<RunningServer> {
  const { host, port } = service.config;
  try {
    return startServer(service, log);
  } catch (error) {
    await service.close();
    throw new ConfigError(
      `cannot listen on ${host} port ${port}: ${whyNotThere(error)}; choose another with --host or --port`,
    );
  }
}

/** What the system calls an invalid argument or a missing file is a name that it could not look up. */
const WHY_NOT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there',
  EADDRNOTAVAIL: 'this machine does not have that address',
  EACCES: 'this user may not use that port',
  EINVAL: 'no address of this machine has that name',
  ENOENT: 'no address of this machine has that name',
  ENOTFOUND: 'no address of this machine has that name',
};

function whyNotThere(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return WHY_NOT['code' in error ? String(error.code) : ''] ?? error.message;
}

/** For the crash tests only; a line on stderr says that the process will kill itself. */
function armFailpointOf(text: string | undefined, terminal: Terminal): void {
  if (text === undefined || text === '') return;
  if (!armFailpoint(text)) {
    throw new ConfigError(`${FAILPOINT_VARIABLE} must be one of ${FAILPOINTS.join(', ')}, or NAME:N; it is "${text}"`);
  }
  terminal.err(`fairday: this process will kill itself at ${text} (${FAILPOINT_VARIABLE})`);
}

/** Creates the owner's account in an empty database, and says where its key is. */
async function createOwner(
  service: Service,
  server: RunningServer,
  isShown: boolean,
  terminal: Terminal,
): Promise<void> {
  try {
    const key = await ownerKeyOfEmptyStore(service);
    if (key === null) return;
    const keyFile = isShown ? null : keepFirstKey(service.config.dataDir, key);
    terminal.err(firstKeyText(OWNER_EMAIL, key, keyFile, server.url));
  } catch (error) {
    await server.stop(0);
    await service.close();
    throw error;
  }
}

/** The key of the owner's account; null when there is an account already. */
async function ownerKeyOfEmptyStore({ accounts, clock }: Service): Promise<string | null> {
  // Nearly always the owner is there, and of a hundred thousand accounts no other has to be read.
  if ((await accounts.findAccount(OWNER_EMAIL)) !== null || (await accounts.listAccounts()).length > 0) return null;
  try {
    const owner = await accounts.createAccount(OWNER_EMAIL, 'verified', clock.nowMs());
    const { key } = await accounts.createKey(owner.id, 'first start', clock.nowMs());
    return key;
  } catch (error) {
    // Another server that shares the accounts has started at the same moment, and shows the key.
    if (error instanceof AccountExists) return null;
    throw error;
  }
}
