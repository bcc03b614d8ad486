/** A mail server on loopback that keeps what it gets. */
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  /** Headers and body as they came, lines joined where the sender has folded them. */
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** The mail number `index` (from 0), as soon as it has come. */
  mail(index: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** `refuse` returns what is wrong with a recipient; null for nothing. */
export async function startMailServer(
  refuse: (recipient: { readonly address: string }) => Error | null = () => null,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let onMail = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (recipient, _session, done) => done(refuse(recipient)),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const text = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
        received.push({ to: envelope.rcptTo.map(({ address }) => address), from, text });
        done();
        onMail();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async mail(index) {
      while (received.length <= index) {
        await new Promise<void>((resolve) => {
          onMail = resolve;
        });
      }
      return received[index];
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
