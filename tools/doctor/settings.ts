import type { Settings } from '../../server/config/settings.ts';
import { compact, type Finding, ok, warning } from './finding.ts';

/** Finds settings that may be mistakes. The server prints the most important ones when it starts. */
export function checkSettings(settings: Settings): Finding[] {
  const { publicOrigin, proxyHops, mail, linkSecret, database, retentionDays } = settings;
  const neverDeleted = Object.keys(retentionDays).filter((form) => retentionDays[form] === 0);
  const warnings = compact(
    publicOrigin === null &&
      mail !== null &&
      warning('PUBLIC_ORIGIN is not set', 'Set it: without it, links in emails work only on this machine.'),
    publicOrigin?.startsWith('http:') === true &&
      warning(`PUBLIC_ORIGIN is ${publicOrigin}`, 'What visitors type is sent unencrypted. Use https.'),
    publicOrigin !== null &&
      proxyHops === 0 &&
      warning(
        'PUBLIC_ORIGIN is set, but PROXY_HOPS is 0',
        'Set it to the number of your proxies, or the rate limits treat all visitors as one.',
      ),
    mail === null &&
      warning(
        'SMTP_URL is not set: no mail is sent, and nobody is notified of new leads',
        'Set it in .env, or look into the desk often: it lists new leads.',
      ),
    linkSecret === null &&
      database !== null &&
      warning(
        'LINK_SECRET is not set: the server makes one in DATA_DIR',
        'Set it if several machines serve the site, or DATA_DIR is lost at each deploy: a server with another secret does not start.',
      ),
    neverDeleted.length > 0 &&
      warning(
        `Never deleted: ${neverDeleted.join(', ')}`,
        'The privacy notice names a period: set RETENTION_DAYS_... to it.',
      ),
  );
  return warnings.length > 0
    ? warnings
    : [ok('Every setting is valid. The server prints the most important ones when it starts')];
}
