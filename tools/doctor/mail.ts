import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../../server/config/parsers.ts';
import type { MailSettings } from '../../server/config/settings.ts';
import { readMailbox } from '../../server/mail/mailbox.ts';
import { smtpOptions } from '../../server/mail/smtp-transport.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import { codeOf, isNoNetwork } from './network.ts';

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
    return failure(`The mailbox at ${hostname} cannot be read (${codeOf(error)})`, 'Correct MAILBOX_URL, or empty it.');
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
  const code = codeOf(error);
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
  const texts = await textsOf(domain, resolve);
  // Without a network, a resolver may answer that no name exists. The domain of the sender exists, so these answers are wrong.
  const lookUp: ResolveTxt = Array.isArray(texts) ? resolve : () => Promise.reject(new Error('no resolver'));
  return [checkSpf(domain, texts), ...(await Promise.all([checkDkim(domain, lookUp), checkDmarc(domain, lookUp)]))];
}

function checkSpf(domain: string, texts: Texts): Finding {
  const advice = `${domain} needs one TXT record such as "v=spf1 include:<your mail provider> -all". It says who may send for the domain.`;
  if (!Array.isArray(texts)) return warning(lookupFailed('SPF'), advice);
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const [spf] = records;
  if (spf === undefined) return failure(`SPF: ${domain} has no record`, advice);
  if (records.length > 1)
    return failure(`SPF: ${domain} has ${records.length} records, so none counts`, 'Merge them into one record.');
  if (/\s\+?all$/i.test(spf)) return failure(`SPF: "${spf}" lets everyone send for ${domain}`, 'End it with -all.');
  return ok(`SPF: "${spf}"`);
}

async function checkDkim(domain: string, resolve: ResolveTxt): Promise<Finding> {
  const advice = `Your mail provider signs emails. It gives you a TXT record for <selector>._domainkey.${domain}. The source of an email that arrived shows "dkim=pass" if it works.`;
  const names = selectors.map((selector) => `${selector}._domainkey.${domain}`);
  const all = await Promise.all(names.map((name) => textsOf(name, resolve)));
  const index = all.findIndex((texts) => textsIn(texts).some((text) => /(^|;)\s*p=[^;\s]/.test(text)));
  if (index >= 0) return ok(`DKIM: ${names[index]} has a key`);
  if (all.includes('no answer')) return warning(lookupFailed('DKIM'), advice);
  return warning(`DKIM: no key under the common selectors; ${domain} may have one under another selector`, advice);
}

async function checkDmarc(domain: string, resolve: ResolveTxt): Promise<Finding> {
  const advice = `_dmarc.${domain} needs a TXT record such as "v=DMARC1; p=none; rua=mailto:desk@${domain}".`;
  const labels = domain.split('.');
  // The record of a parent domain counts for a domain without one.
  for (let above = 0; above <= Math.max(0, labels.length - 2); above += 1) {
    const name = `_dmarc.${labels.slice(above).join('.')}`;
    const texts = await textsOf(name, resolve);
    if (texts === 'no answer') return warning(lookupFailed('DMARC'), advice);
    const dmarc = textsIn(texts).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (dmarc !== undefined) return ok(`DMARC: ${name} says "${dmarc}"`);
  }
  return failure(`DMARC: ${domain} has no record`, advice);
}

const lookupFailed = (message: string) => `${message}: the lookup failed on this machine`;

/** The TXT records of a name, or the reason why there are none. */
type Texts = readonly string[] | 'no such name' | 'no answer';

const textsIn = (texts: Texts) => (Array.isArray(texts) ? texts : []);

async function textsOf(name: string, resolve: ResolveTxt): Promise<Texts> {
  try {
    return (await resolve(name)).map((strings) => strings.join(''));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENODATA') return [];
    return code === 'ENOTFOUND' ? 'no such name' : 'no answer';
  }
}
