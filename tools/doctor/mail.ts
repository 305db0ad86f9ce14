import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../../server/config/parsers.ts';
import type { MailSettings } from '../../server/config/settings.ts';
import { smtpOptions } from '../../server/mail/smtp-transport.ts';
import { type Finding, look, ok, wrong } from './finding.ts';
import { codeOf, isNoNetwork } from './network.ts';

type Mail = Pick<MailSettings, 'smtpUrl' | 'from'>;

/** @param use returns what it found */
async function tryMail({ smtpUrl }: Mail, use: (transport: Transporter, server: string) => Promise<string>) {
  const { hostname, port } = new URL(smtpUrl);
  const server = `${hostname}${port ? `:${port}` : ''}`;
  const transport = createTransport(smtpOptions(smtpUrl, { connectMs: 10_000, silentMs: 10_000 }));
  try {
    return ok(await use(transport, server));
  } catch (error) {
    return judge(error, server);
  } finally {
    transport.close();
  }
}

/** Connects, encrypts and signs in, and sends nothing. */
export const lookAtMail = (mail: Mail): Promise<Finding> =>
  tryMail(mail, async (transport, server) => {
    await transport.verify();
    const { hostname, username } = new URL(mail.smtpUrl);
    const line = isLoopback(hostname) ? 'on this machine' : 'over an encrypted line';
    return `${server} takes our mail ${line}${username ? ', and the password is right' : '; nobody signs in'}`;
  });

/** @returns what the server answered to an email that says it is a test */
export const sendTestEmail = (mail: Mail, to: string): Promise<Finding> =>
  tryMail(mail, async (transport) => {
    const { response } = await transport.sendMail({
      from: mail.from,
      to: { name: '', address: to },
      subject: 'Test of the website’s mail',
      text: 'This email was sent by npm run doctor. If you can read it in your inbox, emails of the website arrive.\n\nIf it is among the spam, npm run doctor says what the domain of the sender needs.\n',
    });
    return `Sent to ${to}. The server answered: ${response}`;
  });

function judge(error: unknown, server: string): Finding {
  const code = codeOf(error);
  const answer = error instanceof Error && 'response' in error ? String(error.response) : undefined;
  if (answer !== undefined && code === 'EAUTH') {
    const advice = 'Correct name and password in SMTP_URL; many providers want one made for programs.';
    return wrong(`${server} lets nobody in with this name and password: ${answer}`, advice);
  }
  if (answer !== undefined) return wrong(`${server} refuses: ${answer}`, 'Ask who runs it.');
  if (isNoNetwork(error)) {
    const advice = 'Is there a network, and is the name in SMTP_URL right?';
    return look(`${server} cannot be reached from here (${code})`, advice);
  }
  if (code === 'ECONNREFUSED') {
    const advice = 'Correct the name and the port in SMTP_URL: 465 for smtps://, 587 for smtp://.';
    return wrong(`Nobody answers at ${server}`, advice);
  }
  if (code === 'ETLS' || /CERT|SSL|TLS|SELF_SIGNED|ALTNAME|VERIFY/.test(code)) {
    const advice = 'Its certificate has to be valid for this name; smtps:// wants port 465, smtp:// wants 587.';
    return wrong(`No encrypted line to ${server} (${code})`, advice);
  }
  return wrong(`${server} does not take our mail (${code})`, 'Compare SMTP_URL with what its provider says.');
}

/** Looks up the texts of a name, each in pieces. @throws as node:dns does */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** Names under which mail providers publish the key of their signature; nothing lists those a domain has. */
const selectors = ['default', 'dkim', 'google', 'k1', 'mail', 's1', 'selector1', 'selector2', 'zmail', 'zoho'];

/** What the domain of the sender needs, or large providers refuse its emails. @param domain such as example.com */
export async function lookAtDomain(domain: string, resolve: ResolveTxt): Promise<Finding[]> {
  const texts = await textsOf(domain, resolve);
  // A resolver without a network may say of every name that it does not exist; of one that has our mail, that is no answer.
  const asked: ResolveTxt = Array.isArray(texts) ? resolve : () => Promise.reject(new Error('nobody answers'));
  return [lookAtSpf(domain, texts), ...(await Promise.all([lookAtDkim(domain, asked), lookAtDmarc(domain, asked)]))];
}

function lookAtSpf(domain: string, texts: Texts): Finding {
  const advice = `${domain} needs one text (TXT) such as "v=spf1 include:<your mail provider> -all": who may send for it.`;
  if (!Array.isArray(texts)) return look(notLookedUp('SPF'), advice);
  const found = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const [spf] = found;
  if (spf === undefined) return wrong(`SPF: ${domain} has none`, advice);
  if (found.length > 1)
    return wrong(`SPF: ${domain} has ${found.length}, and so none counts`, 'Make one text of them.');
  if (/\s\+?all$/i.test(spf)) return wrong(`SPF: "${spf}" lets everybody send for ${domain}`, 'End it with -all.');
  return ok(`SPF: "${spf}"`);
}

async function lookAtDkim(domain: string, resolve: ResolveTxt): Promise<Finding> {
  const advice = `Your mail provider signs emails, and tells you a name <selector> and a text (TXT) for <selector>._domainkey.${domain}. A email's source shows "dkim=pass" where it works.`;
  const names = selectors.map((selector) => `${selector}._domainkey.${domain}`);
  const all = await Promise.all(names.map((name) => textsOf(name, resolve)));
  const at = all.findIndex((texts) => textsIn(texts).some((text) => /(^|;)\s*p=[^;\s]/.test(text)));
  if (at >= 0) return ok(`DKIM: ${names[at]} has a key`);
  if (all.includes('no answer')) return look(notLookedUp('DKIM'), advice);
  return look(`DKIM: no key under the names that are usual; ${domain} may have one under another`, advice);
}

async function lookAtDmarc(domain: string, resolve: ResolveTxt): Promise<Finding> {
  const advice = `_dmarc.${domain} needs a text (TXT) such as "v=DMARC1; p=none; rua=mailto:desk@${domain}".`;
  const labels = domain.split('.');
  // That of the domain above counts for one that has none.
  for (let above = 0; above <= Math.max(0, labels.length - 2); above += 1) {
    const name = `_dmarc.${labels.slice(above).join('.')}`;
    const texts = await textsOf(name, resolve);
    if (texts === 'no answer') return look(notLookedUp('DMARC'), advice);
    const dmarc = textsIn(texts).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (dmarc !== undefined) return ok(`DMARC: ${name} says "${dmarc}"`);
  }
  return wrong(`DMARC: ${domain} has none`, advice);
}

const notLookedUp = (what: string) => `${what}: could not be looked up from here`;

/** The texts of a name that exists; or why there are none. */
type Texts = readonly string[] | 'no such name' | 'no answer';

const textsIn = (texts: Texts) => (Array.isArray(texts) ? texts : []);

async function textsOf(name: string, resolve: ResolveTxt): Promise<Texts> {
  try {
    return (await resolve(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENODATA') return [];
    return code === 'ENOTFOUND' ? 'no such name' : 'no answer';
  }
}
