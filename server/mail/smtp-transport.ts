import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { RenderedEmail } from '#forms/email.ts';
import { isLoopback } from '../config/parsers.ts';
import type { MailSettings } from '../config/settings.ts';
import type { Result } from './worker.ts';

/** One mail, ready to be sent. */
export interface Email {
  /** Without angle brackets. */
  readonly messageId: string;
  readonly to: string;
  /** The reply address; null if it is the sender. */
  readonly replyTo: string | null;
  /** Additional headers. */
  readonly headers: Readonly<Record<string, string>>;
  readonly content: RenderedEmail;
}

export interface EmailTransport {
  /** Sends one mail and returns the result; throws nothing. Aborted by the signal, the mail may have arrived or not. */
  send(email: Email, signal: AbortSignal): Promise<Result>;
  close(): void;
}

const defaultTimes = {
  /** For the connection, the server's greeting and its name, each. */
  connectMs: 10_000,
  /** How long the server may be silent: it looks through a mail before it takes it (RFC 5321, section 4.5.3.2.6). */
  silentMs: 600_000,
  /** How long a connection is kept for the next mail; a server closes it, too, and then nobody knows whether it heard us. */
  idleMs: 5000,
};

const maxConnections = 3;

/**
 * The options of nodemailer for an address such as `smtps://user:password@smtp.example.com:465`. Only what is named here counts: an
 * address that asks for no encryption has no effect. Nothing is sent unencrypted, except to this machine.
 */
export function smtpOptions(smtpUrl: string, { connectMs, silentMs }: { connectMs: number; silentMs: number }) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silentMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function createSmtpTransport(
  { smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>,
  times = defaultTimes,
): EmailTransport {
  const transporter = createTransport({
    ...smtpOptions(smtpUrl, times),
    pool: true,
    maxConnections,
    // The pool must not retry: the outbox does that.
    maxRequeues: 0,
    idleTimeout: times.idleMs,
  });
  const bodies = new Map<unknown, Readable>();
  transporter.use('stream', (mail, done) => {
    mail.message.processFunc((body: Readable) => {
      bodies.set(mail.data.messageId, body);
      return body;
    });
    done();
  });

  return {
    async send({ messageId, to, replyTo, headers, content }, signal) {
      try {
        const { response } = await transporter.sendMail({
          messageId: `<${messageId}>`,
          from,
          to: addressed(to),
          ...(replyTo !== null && { replyTo: addressed(replyTo) }),
          // `prepared` keeps a long link from being folded, which would break it.
          headers: Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } })),
          ...content,
          signal,
        });
        return { outcome: 'sent', code: codeOf(response) ?? '250' };
      } catch (error) {
        return classify(error, bodies.get(`<${messageId}>`)?.readableDidRead ?? false);
      } finally {
        bodies.delete(`<${messageId}>`);
      }
    },
    close: () => transporter.close({ force: true }),
  };
}

/** An object, which nodemailer does not split at its commas. */
const addressed = (address: string) => ({ name: '', address });

/** What nodemailer's errors have besides their message, which may quote an address. */
type SmtpError = { readonly [Part in 'code' | 'originalCode' | 'response' | 'command']?: unknown };

const connectionError = /^E(CONNECTION|TIMEDOUT|SOCKET|DNS|TLS|PROTOCOL|AUTH|NOAUTH|ABORT)$/;

/**
 * Classifies a failure. An answer to RCPT or DATA is about this mail: visitors type addresses and text, and must not be able to stop all
 * mails with them. Everything before that, and a lost connection, is about the server.
 * @param mayHaveArrived whether the server had begun to read the mail
 */
export function classify(error: unknown, mayHaveArrived: boolean): Result {
  const { code, originalCode, response, command } = (error instanceof Error ? error : {}) as SmtpError;
  const answer = codeOf(response);
  // The system's own code, where nodemailer has another word for it.
  const name = nameOf(originalCode) ?? nameOf(code) ?? 'error';
  if (answer === undefined) {
    const isServer = connectionError.test(String(code));
    return isServer ? { outcome: 'pause', code: name, isUnknown: mayHaveArrived } : { outcome: 'retry', code: name };
  }
  const isRecipient = command === 'RCPT TO';
  // 53x: it wants us to sign in first.
  if ((!isRecipient && command !== 'DATA') || /^53[0458]/.test(answer)) return { outcome: 'pause', code: answer };
  // Not for good, though it begins with 5: the sender's address (5.1.7, 5.1.8), a full mailbox, routing and limits, a policy, a lost thread.
  if (/^(4|503|\d+ 5\.(1\.[78]|2\.2|4\.[456]|7\.\d+)$)/.test(answer)) return { outcome: 'retry', code: answer };
  // A bare 550 may be a limit, too: only these say that there is no such mailbox.
  return { outcome: 'dead', code: answer, isAddressGone: isRecipient && /^\d+ 5\.1\.(1|2|3|6|10)$/.test(answer) };
}

const nameOf = (code: unknown) => (/^[A-Z][A-Z0-9_]{1,50}$/.test(String(code)) ? String(code) : undefined);

/** The numbers of an answer, without its words: `550 5.1.1`. */
export function codeOf(response: unknown): string | undefined {
  const [, basic, enhanced] = /^(\d{3})(?:[ -]+(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(String(response ?? '')) ?? [];
  return enhanced ? `${basic} ${enhanced}` : basic;
}
