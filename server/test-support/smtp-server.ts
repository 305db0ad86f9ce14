import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Such as `550 5.1.1 No such user`. */
type Refusal = string;

/** The behavior of the server; may be changed while it runs. */
export interface SmtpBehavior {
  greeting?: Refusal | undefined;
  /** Requires a user and a password, and answers them with this. */
  signIn?: Refusal | 'right' | undefined;
  sender?: Refusal | undefined;
  /** The answer to one recipient; null accepts it. */
  recipient?: ((address: string) => Refusal | null) | undefined;
  /** The answer to a whole email. `drop`: closes the connection. `hang`: never answers. */
  email?: Refusal | 'drop' | 'hang' | undefined;
  /** Called for each whole email before it is answered. */
  onEmail?: ((email: ReceivedEmail) => void | Promise<void>) | undefined;
}

export interface ReceivedEmail extends Email {
  /** The envelope of SMTP, not the headers of the email. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
}

/** Starts an SMTP server on this machine that stores the emails it receives. */
export async function startTestSmtpServer(behavior: SmtpBehavior = {}) {
  const received: ReceivedEmail[] = [];
  let connectionCount = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    // The refusals of a test contain their codes.
    hideENHANCEDSTATUSCODES: true,
    onConnect: (_, done) => {
      connectionCount += 1;
      done(asError(behavior.greeting));
    },
    onAuth: ({ username }, _, done) => {
      if (behavior.signIn === 'right') done(null, { user: username });
      else done(asError(behavior.signIn ?? '535 5.7.8 Nobody signs in here'));
    },
    onMailFrom: (_, session, done) => {
      const isMissing = behavior.signIn !== undefined && !session.user;
      done(asError(isMissing ? '530 5.7.0 Sign in first' : behavior.sender));
    },
    onRcptTo: ({ address }, _, done) => done(asError(behavior.recipient?.(address) ?? undefined)),
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] | null = await stream.toArray().catch(() => null);
      if (chunks === null) return;
      const email = await PostalMime.parse(Buffer.concat(chunks));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const whole = { ...email, envelope: { from, to: envelope.rcptTo.map(({ address }) => address) } };
      received.push(whole);
      await behavior.onEmail?.(whole);
      if (behavior.email === 'drop') hangUp();
      else if (behavior.email !== 'hang') done(asError(behavior.email));
    },
  });
  // Closed connections are part of the tests.
  server.on('error', () => {});
  const sockets = new Set<{ destroy(): void }>();
  server.server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  function hangUp(): void {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }

  return {
    behavior,
    received,
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** The number of connections so far. */
    connectionCount: () => connectionCount,
    hangUp,
    async stop(): Promise<void> {
      hangUp();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

export type TestSmtpServer = Awaited<ReturnType<typeof startTestSmtpServer>>;

function asError(refusal: Refusal | undefined): Error | null {
  if (refusal === undefined) return null;
  const [, code, words] = /^(\d{3}) (.*)$/.exec(refusal) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}
