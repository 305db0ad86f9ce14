import type { Settings } from '../../server/config.ts';
import { type Finding, look, ok } from './finding.ts';

/** What is set. Of what holds a secret, only that it is. */
export function lookAtSettings(settings: Settings): Finding[] {
  const { host, port, dataDir, publicOrigin } = settings;
  return [
    ok(`Listens on ${host}, port ${port}; keeps its data in ${dataDir}`),
    lookAtOrigin(settings),
    ...(publicOrigin === null ? [] : [lookAtProxies(settings)]),
    ...lookAtMail(settings),
    ok(settings.webhook ? 'WEBHOOK_URL and WEBHOOK_SECRET are set' : 'WEBHOOK_URL is not set: no other system is told'),
    lookAtLinkSecret(settings),
    lookAtRetention(settings),
  ];
}

function lookAtOrigin({ publicOrigin, mail }: Settings): Finding {
  if (publicOrigin === null && mail === null) return ok('PUBLIC_ORIGIN is not set: the site is reached directly');
  if (publicOrigin === null) {
    return look(
      'PUBLIC_ORIGIN is not set',
      'Set it: links in letters lead there, and nobody else can follow them now.',
    );
  }
  if (publicOrigin.startsWith('https:')) return ok(`PUBLIC_ORIGIN is ${publicOrigin}`);
  return look(`PUBLIC_ORIGIN is ${publicOrigin}`, 'What visitors type goes over the line unencrypted: use https.');
}

function lookAtProxies({ proxyHops }: Settings): Finding {
  if (proxyHops > 0) return ok(`PROXY_HOPS is ${proxyHops}`);
  return look(
    'PUBLIC_ORIGIN is set, but PROXY_HOPS is 0',
    'Set it to the number of your proxies, or all visitors count as one address.',
  );
}

function lookAtMail({ mail }: Settings): Finding[] {
  if (!mail) {
    const advice = 'Set it in .env, or look often: npm run leads shows what came.';
    return [look('SMTP_URL is not set: no mail is sent, and nobody told of what comes', advice)];
  }
  return [
    ok(`SMTP_URL is set (${new URL(mail.smtpUrl).hostname}); mail comes from ${mail.from}`),
    ...[...byStaff(mail.staff)].map(([staff, forms]) => ok(`Told of ${forms.join(', ')}: ${staff}`)),
  ];
}

const byStaff = (staff: Readonly<Record<string, readonly string[]>>): Map<string, string[]> =>
  new Map(
    [...Map.groupBy(Object.entries(staff), ([, addresses]) => addresses.join(', '))].map(([addresses, all]) => [
      addresses,
      all.map(([form]) => form),
    ]),
  );

function lookAtLinkSecret({ linkSecret, database }: Settings): Finding {
  if (linkSecret !== null) return ok('LINK_SECRET is set');
  const what = 'LINK_SECRET is not set: one is made, and kept in DATA_DIR';
  if (database === null) return ok(what);
  return look(what, 'Set it if more than one machine serves the site: each would make another.');
}

function lookAtRetention({ retentionDays }: Settings): Finding {
  const forEver = Object.keys(retentionDays).filter((form) => retentionDays[form] === 0);
  if (forEver.length === 0) return ok('Of each form it is set when an entry is erased (RETENTION_DAYS_...)');
  return look(
    `Kept for ever: ${forEver.join(', ')}`,
    'The privacy notice names a period: set RETENTION_DAYS_... to it.',
  );
}
