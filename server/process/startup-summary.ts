import { readFileSync } from 'node:fs';
import type { Settings } from '../config/settings.ts';
import { formatDuration, pluralize } from '../format/format.ts';
import { wrap } from '../format/wrap.ts';
import type { Recipients } from '../intake/outgoing-messages.ts';
import { linkSecretPath } from '../links/link-secret.ts';
import type { StoreInfo } from '../storage/ports/store.ts';

const mebibyte = 1024 * 1024;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** A row of the summary. */
type SummaryLine = readonly [topic: string, text: string];

export interface StartupInfo {
  readonly settings: Settings;
  /** The URL at which this machine reaches the site. */
  readonly address: string;
  /** The URL of the operations server; null if there is none. */
  readonly opsAddress: string | null;
  /** `sizes`: in bytes, from `readStoreSizes`. */
  readonly store: StoreInfo & { readonly location: string; readonly sizes: Readonly<Record<string, number>> };
  /** The time of the latest backup, ISO 8601; null if there is none; 'unreadable' if this user cannot read the folder. */
  readonly backupMadeAt: string | 'unreadable' | null;
  /** Whether the forms of this build require a proof of work. */
  readonly needsProof: boolean;
  /** The addresses that get an email about a lead, with those that an owner set in the desk. */
  readonly staff: Recipients['staff'];
  /** The number of leads without an email to the staff. */
  readonly unnotifiedLeads: number;
  readonly now: Date;
}

/**
 * A table of 80 columns for the operator, with the URL of the site first. It contains no secrets and no personal data: of a URL such as
 * SMTP_URL it shows only the host.
 */
export function summarizeStartup(info: StartupInfo): string {
  const { settings, address, store, opsAddress, needsProof } = info;
  const { postsPerAddress, webhook, canaryEmail } = settings;
  const lines: SummaryLine[] = [
    ['program', `version ${version}, Node.js ${process.versions.node}`],
    ['visitors', visitors(settings)],
    [
      'limits',
      postsPerAddress === 0
        ? 'none: POSTS_PER_ADDRESS is 0'
        : `${pluralize(postsPerAddress, 'form')} from an address in ten minutes, then quarantine`,
    ],
    [
      'robots',
      needsProof
        ? 'an entry without a proof of work is put in quarantine'
        : 'no proof of work: PROOF_OF_WORK is not set',
    ],
    ['store', store.location],
    ['engine', engine(store)],
    ...size(store),
    ['backups', backups(info)],
    ['retention', retention(settings)],
    ...mail(info),
    ['webhook', webhook ? `each lead is sent to ${hostOf(webhook.url)}` : 'none: WEBHOOK_URL is not set'],
    ['links', links(settings, address)],
    ['operations', opsAddress === null ? 'none: OPS_PORT is not set' : `${opsAddress}/livez, /readyz and /metrics`],
    ['canary', canaryEmail === null ? 'none: CANARY_EMAIL is not set' : 'one a day'],
  ];
  const indent = ' '.repeat(4 + Math.max(...lines.map(([topic]) => topic.length)));
  return [
    `The site is at ${address}`,
    ...lines.map(([topic, text]) => `  ${topic}`.padEnd(indent.length) + wrap(text, indent).join('\n').trimStart()),
  ].join('\n');
}

function visitors({ publicOrigin, proxyHops }: Settings): string {
  const proxies = proxyHops === 0 ? '' : `, through ${pluralize(proxyHops, 'proxy', 'proxies')}`;
  return publicOrigin === null ? `reach it directly: PUBLIC_ORIGIN is not set${proxies}` : `${publicOrigin}${proxies}`;
}

function engine({ engine: name, schema, unsafe }: StoreInfo): string {
  const warning = unsafe.length > 0 ? `; ${unsafe.join(' and ')} off: a power cut may lose entries` : '';
  return `${name}, tables ${schema}${warning}`;
}

/** Only a file has a size limit. The size of a PostgreSQL database is not shown. */
function size({ sizes: { file = 0, wal = 0, limit } }: StartupInfo['store']): SummaryLine[] {
  const inMb = (bytes: number) => Math.ceil(bytes / mebibyte).toLocaleString('en-IN');
  return limit === undefined ? [] : [['size', `${inMb(file + wal)} of ${inMb(limit)} MB`]];
}

function backups({ settings: { backupDir }, backupMadeAt, now }: StartupInfo): string {
  if (backupMadeAt === 'unreadable') return `${backupDir} (BACKUP_DIR) cannot be read by this user`;
  if (backupMadeAt === null) return `none in ${backupDir}: npm run backup makes one`;
  return `the last is ${formatDuration(now.getTime() - Date.parse(backupMadeAt))} old, in ${backupDir}`;
}

function retention({ retentionDays }: Settings): string {
  const days = Object.values(retentionDays).filter((count) => count > 0);
  const neverErased = Object.keys(retentionDays).filter((form) => retentionDays[form] === 0);
  const [least, most] = [Math.min(...days), Math.max(...days)].map((count) => count.toLocaleString('en-IN'));
  const erased = days.length > 0 ? `erased after ${least} to ${most} days, by form` : '';
  const never = neverErased.length > 0 ? `never erased: ${neverErased.join(', ')}` : '';
  return [erased, never].filter((text) => text !== '').join('; ');
}

function mail({ settings: { mail }, staff, unnotifiedLeads }: StartupInfo): SummaryLine[] {
  if (mail === null) {
    return [
      ['mail', 'disabled: SMTP_URL is not set'],
      ['withdrawal', 'only by writing or calling: links need mail'],
    ];
  }
  const addresses = new Set(Object.values(staff ?? {}).flat());
  const lines: SummaryLine[] = [
    ['mail', `sent through ${hostOf(mail.smtpUrl)}`],
    ['staff', `${pluralize(addresses.size, 'recipient')} of emails about new leads`],
  ];
  if (unnotifiedLeads === 0) return lines;
  const advice = 'npm run leads -- --notify-staff sends the emails';
  return [
    ...lines,
    ['unnotified', `${pluralize(unnotifiedLeads, 'lead')} that the staff got no email about: ${advice}`],
  ];
}

const hostOf = (url: string) => new URL(url).hostname;

function links({ linkSecret, dataDir, publicOrigin, mail }: Settings, address: string): string {
  const secret = linkSecret === null ? linkSecretPath(dataDir) : 'LINK_SECRET';
  const warning =
    mail && publicOrigin === null ? `; they work only on this machine (${address}): PUBLIC_ORIGIN is not set` : '';
  return `signed with ${secret}${warning}`;
}
