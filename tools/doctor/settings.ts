import { existsSync } from 'node:fs';
import type { BuildSettings, Settings } from '../../server/config/settings.ts';
import type { SiteBuild } from '../../server/http/react-router.ts';
import { compact, type Finding, ok, warning } from './finding.ts';

/** Reports the settings. It reports only whether a secret is set. */
export function checkSettings(settings: Settings): Finding[] {
  const { host, port, dataDir, publicOrigin, proxyHops, webhook, linkSecret, database } = settings;
  const neverDeleted = Object.keys(settings.retentionDays).filter((form) => settings.retentionDays[form] === 0);
  const ownSecret = 'LINK_SECRET is not set: the server makes one in DATA_DIR';
  return compact(
    ok(`The server listens on ${host}, port ${port}. Its data is in ${dataDir}`),
    checkOrigin(settings),
    publicOrigin !== null &&
      (proxyHops > 0
        ? ok(`PROXY_HOPS is ${proxyHops}`)
        : warning(
            'PUBLIC_ORIGIN is set, but PROXY_HOPS is 0',
            'Set it to the number of your proxies, or the rate limits treat all visitors as one.',
          )),
    checkMailSettings(settings),
    ok(webhook ? 'WEBHOOK_URL and WEBHOOK_SECRET are set' : 'WEBHOOK_URL is not set: no other system is notified'),
    linkSecret === null && database !== null
      ? warning(
          ownSecret,
          'Set it if several machines serve the site, or DATA_DIR is lost at each deploy: a server with another secret does not start.',
        )
      : ok(linkSecret === null ? ownSecret : 'LINK_SECRET is set'),
    neverDeleted.length > 0
      ? warning(
          `Never deleted: ${neverDeleted.join(', ')}`,
          'The privacy notice names a period: set RETENTION_DAYS_... to it.',
        )
      : ok('Every form has a retention period (RETENTION_DAYS_...)'),
  );
}

function checkOrigin({ publicOrigin, mail }: Settings): Finding {
  if (publicOrigin === null && mail === null) return ok('PUBLIC_ORIGIN is not set: the site is reached directly');
  if (publicOrigin === null) {
    const advice = 'Set it: without it, links in emails work only on this machine.';
    return warning('PUBLIC_ORIGIN is not set', advice);
  }
  if (publicOrigin.startsWith('https:')) return ok(`PUBLIC_ORIGIN is ${publicOrigin}`);
  return warning(`PUBLIC_ORIGIN is ${publicOrigin}`, 'What visitors type is sent unencrypted. Use https.');
}

function checkMailSettings({ mail }: Settings): Finding[] {
  if (!mail) {
    const advice = 'Set it in .env, or run npm run leads often: it lists new leads.';
    return [warning('SMTP_URL is not set: no mail is sent, and nobody is notified of new leads', advice)];
  }
  const { name, address } = mail.from;
  const sender = name === '' ? address : `${name} <${address}>`;
  const byStaff = Map.groupBy(Object.entries(mail.staff), ([, addresses]) => addresses.join(', '));
  return [
    ok(`SMTP_URL is set (${new URL(mail.smtpUrl).hostname}); mail comes from ${sender}`),
    ...[...byStaff].map(([staff, forms]) =>
      ok(`Notified of ${forms.map(([form]) => form).join(', ')}, unless the desk says otherwise: ${staff}`),
    ),
  ];
}

/** Whether the forms of the last build send a proof of work; null without a build. The server follows the build. */
export async function readBuiltProofOfWork(): Promise<boolean | null> {
  const file = new URL('../../build/server/index.js', import.meta.url);
  if (!existsSync(file)) return null;
  const build: SiteBuild = await import(file.href);
  return build.entry.module.needsProof ?? false;
}

/** @param buildNeedsProof from `readBuiltProofOfWork` */
export function checkProofOfWork(
  buildNeedsProof: boolean | null,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  { needsProof }: Pick<BuildSettings, 'needsProof'>,
): Finding[] {
  return compact(
    buildNeedsProof === true &&
      (publicOrigin?.startsWith('http:')
        ? warning(
            'Forms need a proof of work (PROOF_OF_WORK), but PUBLIC_ORIGIN is http',
            'Browsers compute it on https only, so every entry is put in quarantine. Use https.',
          )
        : ok('Forms need a proof of work (PROOF_OF_WORK): an entry without one is put in quarantine')),
    buildNeedsProof === false &&
      (needsProof
        ? warning(
            'PROOF_OF_WORK is 1, but the site was built without it: forms need no proof',
            'Build with it and restart the server: PROOF_OF_WORK=1 npm run build',
          )
        : ok('Forms need no proof of work (PROOF_OF_WORK)')),
  );
}
