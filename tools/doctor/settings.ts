import { existsSync } from 'node:fs';
import type { BuildSettings, Settings } from '../../server/config/settings.ts';
import type { SiteBuild } from '../../server/http/react-router.ts';
import { type Finding, found, look, ok } from './finding.ts';

/** What is set. Of what holds a secret, only that it is. */
export function lookAtSettings(settings: Settings): Finding[] {
  const { host, port, dataDir, publicOrigin, proxyHops, webhook, linkSecret, database } = settings;
  const forEver = Object.keys(settings.retentionDays).filter((form) => settings.retentionDays[form] === 0);
  const ownSecret = 'LINK_SECRET is not set: one is made, and kept in DATA_DIR';
  return found(
    ok(`Listens on ${host}, port ${port}; keeps its data in ${dataDir}`),
    lookAtOrigin(settings),
    publicOrigin !== null &&
      (proxyHops > 0
        ? ok(`PROXY_HOPS is ${proxyHops}`)
        : look(
            'PUBLIC_ORIGIN is set, but PROXY_HOPS is 0',
            'Set it to the number of your proxies, or all visitors count as one address.',
          )),
    lookAtMailSettings(settings),
    ok(webhook ? 'WEBHOOK_URL and WEBHOOK_SECRET are set' : 'WEBHOOK_URL is not set: no other system is told'),
    linkSecret === null && database !== null
      ? look(ownSecret, 'Set it if more than one machine serves the site: each would make another.')
      : ok(linkSecret === null ? ownSecret : 'LINK_SECRET is set'),
    forEver.length > 0
      ? look(`Kept for ever: ${forEver.join(', ')}`, 'The privacy notice names a period: set RETENTION_DAYS_... to it.')
      : ok('Of each form it is set when an entry is erased (RETENTION_DAYS_...)'),
  );
}

function lookAtOrigin({ publicOrigin, mail }: Settings): Finding {
  if (publicOrigin === null && mail === null) return ok('PUBLIC_ORIGIN is not set: the site is reached directly');
  if (publicOrigin === null) {
    const advice = 'Set it: links in emails lead there, and nobody else can follow them now.';
    return look('PUBLIC_ORIGIN is not set', advice);
  }
  if (publicOrigin.startsWith('https:')) return ok(`PUBLIC_ORIGIN is ${publicOrigin}`);
  return look(`PUBLIC_ORIGIN is ${publicOrigin}`, 'What visitors type goes over the line unencrypted: use https.');
}

function lookAtMailSettings({ mail }: Settings): Finding[] {
  if (!mail) {
    const advice = 'Set it in .env, or look often: npm run leads shows what came.';
    return [look('SMTP_URL is not set: no mail is sent, and nobody told of what comes', advice)];
  }
  const { name, address } = mail.from;
  const sender = name === '' ? address : `${name} <${address}>`;
  const byStaff = Map.groupBy(Object.entries(mail.staff), ([, addresses]) => addresses.join(', '));
  return [
    ok(`SMTP_URL is set (${new URL(mail.smtpUrl).hostname}); mail comes from ${sender}`),
    ...[...byStaff].map(([staff, forms]) => ok(`Told of ${forms.map(([form]) => form).join(', ')}: ${staff}`)),
  ];
}

/** Whether the last build has forms bring a proof of work, which is what the server goes by; null where there is none. */
export async function builtWithProof(): Promise<boolean | null> {
  const file = new URL('../../build/server/index.js', import.meta.url);
  if (!existsSync(file)) return null;
  const build: SiteBuild = await import(file.href);
  return build.entry.module.asksProof ?? false;
}

/** @param isBuilt `builtWithProof()` */
export function lookAtProof(
  isBuilt: boolean | null,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  { asksProof }: Pick<BuildSettings, 'asksProof'>,
): Finding[] {
  return found(
    isBuilt === true &&
      (publicOrigin?.startsWith('http:')
        ? look(
            'A proof of work is asked for (PROOF_OF_WORK), but PUBLIC_ORIGIN is http',
            'Browsers prove work on https alone, so everything is in quarantine: use https.',
          )
        : ok('A proof of work is asked for (PROOF_OF_WORK): what comes without one is in quarantine')),
    isBuilt === false &&
      (asksProof
        ? look(
            'PROOF_OF_WORK is 1, but the site was built without it: no proof is asked for',
            'Build with it, and start the server anew: PROOF_OF_WORK=1 npm run build',
          )
        : ok('No proof of work is asked for (PROOF_OF_WORK)')),
  );
}
