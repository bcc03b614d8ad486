/** `mcp`: the tools for agents over standard input and output, in this process, without a key or a bill. */
import type { McpContext } from '../mcp/perform.ts';
import { type Command, EXIT } from './command.ts';
import { parseFlags } from './terminal/arguments.ts';

/** A tool call waits this long for real weather before the typical climate answers instead. */
const PATIENCE_MS = 4_000;

export const mcpCommand: Command = {
  name: 'mcp',
  summary: 'the tools for agents (Model Context Protocol) over stdin and stdout',
  examples: ['fairday mcp', 'fairday mcp --weather typical'],
  about: `For clients that start their tools as programs, with the entry {"command": "fairday", "args": ["mcp"]}.

Only the protocol is written to stdout; messages go to stderr. No key is needed and nothing is charged. It ends when
stdin ends and what was asked is answered, or with SIGTERM or Ctrl-C. Clients that use HTTP connect to a running server, at /mcp with a key. With
--weather typical it uses the embedded climate only, and no network. fairday --help lists the settings.`,
  async run(args, { terminal, openService }) {
    parseFlags(args, {}, 'fairday mcp has no flags of its own');
    // Loaded here, so that other commands do not wait for the library.
    const [{ serveStdio }, { answeredStdio }, { createFairdayServer }] = await Promise.all([
      import('@modelcontextprotocol/server/stdio'),
      import('../mcp/answered-stdio.ts'),
      import('../mcp/server.ts'),
    ]);
    const service = await openService({
      patienceMs: PATIENCE_MS,
      onEvent: (level, message, fields) =>
        terminal.err(`fairday: ${level} ${message} ${Object.values(fields).join(' ')}`.trimEnd()),
    });
    const context: McpContext = {
      service,
      caller: null,
      requestId: crypto.randomUUID(),
      isRepeatable: false,
      callerIp: () => null,
      onCall: ({ name, status, cause }) => {
        if (status >= 500) terminal.err(`fairday: ${name} failed with ${status}: ${reasonOf(cause)}`);
      },
    };
    const { transport, closed } = answeredStdio(process.stdin, process.stdout);
    const handle = serveStdio(() => createFairdayServer(context), {
      transport,
      onerror: (error) => terminal.err(`fairday: ${inOneLine(error)}`),
    });
    await Promise.race([closed, signalled()]);
    await handle.close();
    await service.close();
    return EXIT.ok;
  },
};

/** The library gives the whole report of its schema on what is no message. */
function inOneLine({ name, message }: Error): string {
  return name === 'ZodError' ? 'a line on stdin is no message of the protocol (JSON-RPC 2.0)' : message;
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Resolves when a signal asks the process to end. */
function signalled(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
}
