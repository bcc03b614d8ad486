/** `fairday healthcheck`: whether the server on this machine is ready, for containers and supervisors. */
import { type Command, EXIT } from './command.ts';
import { parseFlags } from './terminal/arguments.ts';

/** A server that takes longer is not ready. */
const TIMEOUT_MS = 5_000;

export const healthcheckCommand: Command = {
  name: 'healthcheck',
  summary: 'exit 0 when the server on this host and port is ready',
  examples: ['fairday healthcheck', 'fairday healthcheck --port 9000'],
  async run(args, { terminal, config }) {
    parseFlags(args, {}, 'fairday healthcheck takes --host and --port alone');
    const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}/readyz`;
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = (await response.text()).trim();
      if (!text.startsWith('{"status":')) {
        terminal.err(`fairday: what answers at ${url} is no Fairday (HTTP ${response.status}); is the port right?`);
        return EXIT.unexpected;
      }
      terminal.out(text);
      return response.ok ? EXIT.ok : EXIT.unexpected;
    } catch {
      terminal.err(`fairday: nothing answers at ${url}; is the server running?`);
      return EXIT.unexpected;
    }
  },
};
