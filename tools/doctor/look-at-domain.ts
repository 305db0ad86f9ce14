import { type Finding, look, ok, wrong } from './finding.ts';
import { codeOf } from './no-network.ts';

/** Looks up the texts of a name, each in pieces. @throws as node:dns does */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** Names under which mail providers publish the key of their signature; nothing lists those a domain has. */
const selectors = ['default', 'dkim', 'google', 'k1', 'mail', 's1', 'selector1', 'selector2', 'zmail', 'zoho'];

/** What the domain of the sender needs, or large providers refuse its letters. @param domain such as example.com */
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
  const advice = `Your mail provider signs letters, and tells you a name <selector> and a text (TXT) for <selector>._domainkey.${domain}. A letter's source shows "dkim=pass" where it works.`;
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
