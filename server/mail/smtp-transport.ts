import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config.ts';
import { classify, codeOf } from './classify.ts';
import type { Letter } from './letter.ts';
import { readSender } from './read-sender.ts';
import { smtpServerOf } from './smtp-server-of.ts';
import type { Verdict } from './verdict.ts';

export interface LetterTransport {
  /** Sends one letter, and says what came of it; throws nothing. Cut off by the signal, it may have left or not. */
  send(letter: Letter, signal: AbortSignal): Promise<Verdict>;
  close(): void;
}

interface SmtpTimes {
  /** For the line, the server's greeting and its name, each. */
  readonly connectMs: number;
  /** How long the line may be silent: a server looks through a letter before it takes it (RFC 5321, section 4.5.3.2.6). */
  readonly silentMs: number;
  /** How long a line is kept for the next letter; servers close them, too, and then nobody knows whether they heard us. */
  readonly idleMs: number;
}

const defaultTimes: SmtpTimes = { connectMs: 10_000, silentMs: 600_000, idleMs: 5000 };

/** As many as a worker sends at once. */
const lines = 3;

export function createSmtpTransport(
  { smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>,
  times = defaultTimes,
): LetterTransport {
  const transporter = createTransport({
    ...smtpServerOf(smtpUrl),
    pool: true,
    maxConnections: lines,
    // By itself the pool would try a letter again that the server did not take; when that is done is for the outbox to say.
    maxRequeues: 0,
    idleTimeout: times.idleMs,
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    dnsTimeout: times.connectMs,
    socketTimeout: times.silentMs,
    disableFileAccess: true,
    disableUrlAccess: true,
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
          from: readSender(from),
          to: addressed(to),
          ...(replyTo !== null && { replyTo: addressed(replyTo) }),
          // As they are: an address of a link that is folded is no address any more.
          headers: Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } })),
          ...content,
          signal,
        });
        return { means: 'sent', code: codeOf(response) ?? '250' };
      } catch (error) {
        return classify(error, bodies.get(`<${messageId}>`)?.readableDidRead ?? false);
      } finally {
        bodies.delete(`<${messageId}>`);
      }
    },
    close: () => transporter.close({ force: true }),
  };
}

/** An object, which nobody takes apart at its commas. */
const addressed = (address: string) => ({ name: '', address });
