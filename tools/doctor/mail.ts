import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../../server/config/parsers.ts';
import type { MailSettings } from '../../server/config/settings.ts';
import { errorCodeOf } from '../../server/log.ts';
import { readMailbox } from '../../server/mail/mailbox.ts';
import { smtpOptions } from '../../server/mail/smtp-transport.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import { isNoNetwork } from './network.ts';

type Mail = Pick<MailSettings, 'smtpUrl' | 'from'>;

/** @param use returns the message of a finding that is ok */
async function tryMail({ smtpUrl }: Mail, use: (transport: Transporter, server: string) => Promise<string>) {
  const { hostname, port } = new URL(smtpUrl);
  const server = `${hostname}${port ? `:${port}` : ''}`;
  const transport = createTransport(smtpOptions(smtpUrl, { connectMs: 10_000, silentMs: 10_000 }));
  try {
    return ok(await use(transport, server));
  } catch (error) {
    return explainMailError(error, server);
  } finally {
    transport.close();
  }
}

/** Connects and signs in. Sends nothing. */
export const checkMailServer = (mail: Mail): Promise<Finding> =>
  tryMail(mail, async (transport, server) => {
    await transport.verify();
    const { hostname, username } = new URL(mail.smtpUrl);
    const connection = isLoopback(hostname) ? 'on this machine' : 'over an encrypted connection';
    return `${server} accepts mail ${connection}${username ? ', and the password is right' : '; SMTP_URL has no password'}`;
  });

/** Connects to the mailbox and signs in. Reads and marks nothing. */
export async function checkMailbox(url: string): Promise<Finding> {
  const { hostname } = new URL(url);
  try {
    await readMailbox(url, async () => {}, AbortSignal.abort());
    return ok(`The mailbox at ${hostname} can be read`);
  } catch (error) {
    const isRefused = error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed === true;
    if (isRefused) return failure(`${hostname} refuses the name or password of MAILBOX_URL`, 'Correct them.');
    // The package for IMAP has codes of its own, such as ClosedAfterConnectTLS.
    const code = error instanceof Error && 'code' in error ? error.code : errorCodeOf(error);
    return failure(`The mailbox at ${hostname} cannot be read (${code})`, 'Correct MAILBOX_URL, or empty it.');
  }
}

/** Sends an email that does not go through the store. @returns the answer of the server */
export const sendDirectly = (
  mail: Mail,
  to: string,
  content: { readonly subject: string; readonly text: string },
): Promise<Finding> =>
  tryMail(mail, async (transport) => {
    const { response } = await transport.sendMail({ from: mail.from, to: { name: '', address: to }, ...content });
    return `Sent to ${to}. The server answered: ${response}`;
  });

/** @returns the answer of the server */
export const sendTestEmail = (mail: Mail, to: string): Promise<Finding> =>
  sendDirectly(mail, to, {
    subject: 'Test of the website’s mail',
    text: 'This email was sent by npm run doctor. If you can read it in your inbox, emails of the website arrive.\n\nIf it is in the spam folder, npm run doctor says which DNS records the domain of the sender needs.\n',
  });

function explainMailError(error: unknown, server: string): Finding {
  const code = errorCodeOf(error);
  const answer = error instanceof Error && 'response' in error ? String(error.response) : undefined;
  if (answer !== undefined && code === 'EAUTH') {
    const advice = 'Correct the name and password in SMTP_URL. Many providers require an app password.';
    return failure(`${server} refuses this name and password: ${answer}`, advice);
  }
  if (answer !== undefined) return failure(`${server} refuses: ${answer}`, 'Ask the operator of that mail server.');
  if (isNoNetwork(error)) {
    const advice = 'Check the network, and the name in SMTP_URL.';
    return warning(`${server} cannot be reached from this machine (${code})`, advice);
  }
  if (code === 'ECONNREFUSED') {
    const advice = 'Correct the name and the port in SMTP_URL: 465 for smtps://, 587 for smtp://.';
    return failure(`Nothing answers at ${server}`, advice);
  }
  if (code === 'CERT_HAS_EXPIRED') {
    return failure(`The certificate of ${server} has expired`, 'Renew it, or ask the operator of that mail server to.');
  }
  if (code === 'ETLS' || /CERT|SSL|TLS|SELF_SIGNED|ALTNAME|VERIFY/.test(code)) {
    const advice = 'Its certificate must be valid for this name. smtps:// needs port 465, smtp:// needs 587.';
    return failure(`No encrypted connection to ${server} (${code})`, advice);
  }
  return failure(
    `${server} does not accept mail (${code})`,
    'Compare SMTP_URL with the documentation of the provider.',
  );
}

/** Looks up the TXT records of a name. A long record consists of several strings. @throws like node:dns */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** Common DKIM selectors. DNS cannot list the selectors of a domain. */
const selectors = ['default', 'dkim', 'google', 'k1', 'mail', 's1', 'selector1', 'selector2', 'zmail', 'zoho'];

/** Checks the DNS records without which large providers refuse mail. @param domain such as example.com */
export async function checkSenderDomain(domain: string, resolve: ResolveTxt): Promise<Finding[]> {
  const lookUp = async (name: string): Promise<string[]> => {
    try {
      return (await resolve(name)).map((strings) => strings.join(''));
    } catch (error) {
      // Without a network, a resolver may answer that no name exists. The domain of the sender exists, so that answer is wrong.
      if (errorCodeOf(error) === 'ENODATA' || (errorCodeOf(error) === 'ENOTFOUND' && name !== domain)) return [];
      throw error;
    }
  };
  const labels = domain.split('.');
  // The record of a parent domain counts for a domain without one.
  const parents = labels.slice(0, Math.max(1, labels.length - 1)).map((_, above) => labels.slice(above).join('.'));
  try {
    const spf = await lookUp(domain);
    const dkim = await Promise.all(selectors.map((selector) => lookUp(`${selector}._domainkey.${domain}`)));
    const dmarc = await Promise.all(parents.map((parent) => lookUp(`_dmarc.${parent}`)));
    return [checkSpf(domain, spf), checkDkim(domain, dkim.flat()), checkDmarc(domain, dmarc.flat())];
  } catch (error) {
    const advice = 'Look up SPF, DKIM and DMARC on another machine.';
    return [warning(`The records of ${domain} cannot be looked up on this machine (${errorCodeOf(error)})`, advice)];
  }
}

function checkSpf(domain: string, texts: readonly string[]): Finding {
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const [spf] = records;
  if (spf === undefined) {
    const advice = `${domain} needs one TXT record such as "v=spf1 include:<your mail provider> -all". It says who may send for the domain.`;
    return failure(`SPF: ${domain} has no record`, advice);
  }
  if (records.length > 1)
    return failure(`SPF: ${domain} has ${records.length} records, so none counts`, 'Merge them into one record.');
  if (/\s\+?all$/i.test(spf)) return failure(`SPF: "${spf}" lets everyone send for ${domain}`, 'End it with -all.');
  return ok(`SPF: "${spf}"`);
}

function checkDkim(domain: string, texts: readonly string[]): Finding {
  if (texts.some((text) => /(^|;)\s*p=[^;\s]/.test(text))) return ok(`DKIM: ${domain} has a key`);
  const advice = `Your mail provider signs emails. It gives you a TXT record for <selector>._domainkey.${domain}. The source of an email that arrived shows "dkim=pass" if it works.`;
  return warning(`DKIM: no key under the common selectors; ${domain} may have one under another selector`, advice);
}

function checkDmarc(domain: string, texts: readonly string[]): Finding {
  const dmarc = texts.find((text) => /^v=DMARC1\s*;/i.test(text));
  if (dmarc !== undefined) return ok(`DMARC: "${dmarc}"`);
  const advice = `_dmarc.${domain} needs a TXT record such as "v=DMARC1; p=none; rua=mailto:desk@${domain}".`;
  return failure(`DMARC: ${domain} has no record`, advice);
}
