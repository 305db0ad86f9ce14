import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../server/config.ts';
import { isLoopback } from '../../server/is-loopback.ts';
import { readSender } from '../../server/mail/read-sender.ts';
import { smtpServerOf } from '../../server/mail/smtp-server-of.ts';
import { type Finding, look, ok, wrong } from './finding.ts';
import { codeOf, isNoNetwork } from './no-network.ts';

type Mail = Pick<MailSettings, 'smtpUrl' | 'from'>;

/** How long the server may take for each step. */
const patienceMs = 10_000;

const connect = ({ smtpUrl }: Mail) =>
  createTransport({
    ...smtpServerOf(smtpUrl),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    dnsTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Connects, encrypts and signs in, and sends nothing. */
export async function lookAtMail(mail: Mail): Promise<Finding[]> {
  const { hostname, port, username } = new URL(mail.smtpUrl);
  const server = `${hostname}${port ? `:${port}` : ''}`;
  const transport = connect(mail);
  try {
    await transport.verify();
    const line = isLoopback(hostname) ? 'on this machine' : 'over an encrypted line';
    return [ok(`${server} takes our mail ${line}${username ? ', and the password is right' : '; nobody signs in'}`)];
  } catch (error) {
    return [judge(error, server)];
  } finally {
    transport.close();
  }
}

/** @returns what the server answered to a letter that says it is a test */
export async function sendTestLetter(mail: Mail, to: string): Promise<Finding> {
  const transport = connect(mail);
  try {
    const { response } = await transport.sendMail({
      from: readSender(mail.from),
      to: { name: '', address: to },
      subject: 'Test of the website’s mail',
      text: 'This letter was sent by npm run doctor. If you can read it in your inbox, letters of the website arrive.\n\nIf it is among the spam, npm run doctor says what the domain of the sender needs.\n',
    });
    return ok(`Sent to ${to}. The server answered: ${response}`);
  } catch (error) {
    return judge(error, new URL(mail.smtpUrl).hostname);
  } finally {
    transport.close();
  }
}

function judge(error: unknown, server: string): Finding {
  const code = codeOf(error);
  const answer = error instanceof Error && 'response' in error ? String(error.response) : undefined;
  if (answer !== undefined) {
    const isSignIn = 'code' in (error as Error) && code === 'EAUTH';
    return wrong(
      `${server} ${isSignIn ? 'lets nobody in with this name and password' : 'refuses'}: ${answer}`,
      isSignIn
        ? 'Correct name and password in SMTP_URL; many providers want one made for programs.'
        : 'Ask who runs it.',
    );
  }
  if (isNoNetwork(error)) {
    return look(
      `${server} cannot be reached from here (${code})`,
      'Is there a network, and is the name in SMTP_URL right?',
    );
  }
  if (code === 'ECONNREFUSED') {
    return wrong(
      `Nobody answers at ${server}`,
      'Correct the name and the port in SMTP_URL: 465 for smtps://, 587 for smtp://.',
    );
  }
  if (code === 'ETLS' || /CERT|SSL|TLS|SELF_SIGNED|ALTNAME|VERIFY/.test(code)) {
    return wrong(
      `No encrypted line to ${server} (${code})`,
      'Its certificate has to be valid for this name; smtps:// wants port 465, smtp:// wants 587.',
    );
  }
  return wrong(`${server} does not take our mail (${code})`, 'Compare SMTP_URL with what its provider says.');
}
