import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { RenderedEmail } from '#forms/email.ts';
import { isLoopback } from '../config/parsers.ts';
import type { MailSettings } from '../config/settings.ts';
import { errorCodeOf } from '../log.ts';
import type { Result } from './worker.ts';

export interface Email {
  /** Without angle brackets. */
  readonly messageId: string;
  /** If null, the transport does the work of sending, but sends nothing. */
  readonly to: string | null;
  /** The reply address; null if replies go to the sender. */
  readonly replyTo: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: RenderedEmail;
}

export interface EmailTransport {
  /** Sends one email and returns the result; throws nothing. If the signal aborts it, the email may have arrived or not. */
  send(email: Email, signal: AbortSignal): Promise<Result>;
  close(): void;
}

const defaultTimes = {
  /** The timeout of each: the DNS lookup, the connection and the greeting of the server. */
  connectMs: 10_000,
  /** The timeout of a reply. A server may scan an email before it accepts it (RFC 5321, section 4.5.3.2.6). */
  silentMs: 600_000,
  /** How long an idle connection stays open. If the server closed it first, the outcome of the next email could be unknown. */
  idleMs: 5000,
};

const maxConnections = 3;

/**
 * The options of nodemailer for an address such as `smtps://user:password@smtp.example.com:465`. Query
 * parameters are ignored, so an address cannot turn encryption off. Nothing is sent unencrypted, except to this machine.
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
    // The outbox retries, not the pool.
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
          // The pool connects and signs in before it finds that there is no recipient.
          ...(to === null ? { envelope: { from: from.address, to: [] } } : { to: toAddressObject(to) }),
          ...(replyTo !== null && { replyTo: toAddressObject(replyTo) }),
          // `prepared` keeps a long link from being folded, which would break it.
          headers: Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } })),
          ...content,
          signal,
        });
        return { outcome: 'sent', code: codeOf(response) ?? '250' };
      } catch (error) {
        if (to === null && (error as SmtpError).code === 'EENVELOPE')
          return { outcome: 'cancelled', code: 'no-recipient' };
        return classify(error, bodies.get(`<${messageId}>`)?.readableDidRead ?? false);
      } finally {
        bodies.delete(`<${messageId}>`);
      }
    },
    close: () => transporter.close({ force: true }),
  };
}

/** Nodemailer splits a string at its commas, but not an object. */
const toAddressObject = (address: string) => ({ name: '', address });

/** The properties of nodemailer's errors, except the message, which may quote an address. */
type SmtpError = { readonly [Key in 'code' | 'response' | 'command']?: unknown };

const connectionError = /^E(CONNECTION|TIMEDOUT|SOCKET|DNS|TLS|PROTOCOL|AUTH|NOAUTH|ABORT)$/;

/**
 * Classifies a failure. A reply to RCPT or DATA concerns this email alone: visitors type addresses and text, and must not be able to stop
 * all emails with them. A reply to an earlier command, and a lost connection, concern the server.
 * @param mayHaveArrived whether the server had begun to read the email
 */
export function classify(error: unknown, mayHaveArrived: boolean): Result {
  const { code, response, command } = (error instanceof Error ? error : {}) as SmtpError;
  const reply = codeOf(response);
  const name = errorCodeOf(error);
  if (reply === undefined) {
    const isServer = connectionError.test(String(code));
    return isServer ? { outcome: 'pause', code: name, isUnknown: mayHaveArrived } : { outcome: 'retry', code: name };
  }
  const isRecipient = command === 'RCPT TO';
  // 53x: the server requires a sign-in.
  if ((!isRecipient && command !== 'DATA') || /^53[0458]/.test(reply)) return { outcome: 'pause', code: reply };
  // These are temporary, although most begin with 5: a bad sequence of commands (503), the sender's address (5.1.7, 5.1.8), a full mailbox,
  // routing and limits, a policy.
  if (/^(4|503|\d+ 5\.(1\.[78]|2\.2|4\.[456]|7\.\d+)$)/.test(reply)) return { outcome: 'retry', code: reply };
  // A 550 without an enhanced code may be a limit. Only these enhanced codes mean that there is no such mailbox.
  return { outcome: 'dead', code: reply, isAddressGone: isRecipient && /^\d+ 5\.1\.(1|2|3|6|10)$/.test(reply) };
}

/** The codes of a reply without its text, such as `550 5.1.1`. */
export function codeOf(response: unknown): string | undefined {
  const [, basic, enhanced] = /^(\d{3})(?:[ -]+(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(String(response ?? '')) ?? [];
  return enhanced ? `${basic} ${enhanced}` : basic;
}
