import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Such as `550 5.1.1 No such user`. */
type Refusal = string;

/** What the peer does; may be changed while it runs. */
export interface SmtpBehavior {
  greeting?: Refusal | undefined;
  /** Asks for a name and a password, and says this of them. */
  signIn?: Refusal | 'right' | undefined;
  sender?: Refusal | undefined;
  /** Of one recipient; null takes it. */
  recipient?: ((address: string) => Refusal | null) | undefined;
  /** Once it has the whole email. `drop`: ends the line without a word. `hang`: says nothing for ever. */
  email?: Refusal | 'drop' | 'hang' | undefined;
  /** Told of each email that it has whole, before it says so. */
  onEmail?: ((email: ReceivedEmail) => void | Promise<void>) | undefined;
}

export interface ReceivedEmail extends Email {
  /** As the line said, not the email. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
}

/** A real SMTP server on this machine, which keeps what it is sent. */
export async function startTestSmtpServer(behavior: SmtpBehavior = {}) {
  const received: ReceivedEmail[] = [];
  let lines = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    // The refusals of a test bring their own.
    hideENHANCEDSTATUSCODES: true,
    onConnect: (_, done) => {
      lines += 1;
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
  // Lines that are cut are part of the tests.
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
    /** How many times somebody called. */
    lines: () => lines,
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
