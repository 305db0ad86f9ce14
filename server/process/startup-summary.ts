import { readFileSync } from 'node:fs';
import type { Settings } from '../config/settings.ts';
import { formatDuration, pluralize } from '../format/format.ts';
import { wrap } from '../format/wrap.ts';
import type { Recipients } from '../intake/outgoing-messages.ts';
import type { StoreInfo } from '../storage/ports/store.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

type SummaryLine = readonly [topic: string, text: string];

export interface StartupInfo {
  readonly settings: Settings;
  /** The URL at which this machine reaches the site. */
  readonly address: string;
  /** The URL of the operations server; null if there is none. */
  readonly opsAddress: string | null;
  readonly store: StoreInfo & { readonly location: string };
  /** The time of the latest backup, ISO 8601; null if there is none; 'unreadable' if this user cannot read the folder. */
  readonly backupMadeAt: string | 'unreadable' | null;
  /** Whether the forms of this build require a proof of work. */
  readonly needsProof: boolean;
  /** The addresses that get an email about a lead, with those that an owner set in the desk. */
  readonly staff: Recipients['staff'];
  readonly unnotifiedLeads: number;
  readonly now: Date;
}

/**
 * A table of 80 columns for the operator, with the URL of the site first. It contains no secrets and no personal data: of a URL such as
 * SMTP_URL it shows only the host.
 */
export function summarizeStartup(info: StartupInfo): string {
  const { settings, address, store, opsAddress, needsProof } = info;
  const { webhook } = settings;
  const lines: SummaryLine[] = [
    ['program', `version ${version}, Node.js ${process.versions.node}`],
    ['visitors', visitors(settings)],
    ['robots', needsProof ? 'an entry without a proof of work is put in quarantine' : 'no proof of work'],
    ['store', store.location],
    ['engine', engine(store)],
    ['backups', backups(info)],
    ...mail(info),
    ['webhook', webhook ? `each lead is sent to ${new URL(webhook.url).hostname}` : 'none: WEBHOOK_URL is not set'],
    ['operations', opsAddress === null ? 'none: OPS_PORT is not set' : `${opsAddress}/livez, /readyz and /metrics`],
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

function backups({ settings: { backupDir }, backupMadeAt, now }: StartupInfo): string {
  if (backupMadeAt === 'unreadable') return `${backupDir} (BACKUP_DIR) cannot be read by this user`;
  if (backupMadeAt === null) return `none in ${backupDir}: npm run backup makes one`;
  return `the last is ${formatDuration(now.getTime() - Date.parse(backupMadeAt))} old, in ${backupDir}`;
}

function mail({ settings: { mail }, staff, unnotifiedLeads }: StartupInfo): SummaryLine[] {
  if (mail === null) return [['mail', 'disabled: SMTP_URL is not set']];
  const addresses = new Set(Object.values(staff ?? {}).flat());
  const lines: SummaryLine[] = [
    ['mail', `sent through ${new URL(mail.smtpUrl).hostname}`],
    ['staff', `${pluralize(addresses.size, 'recipient')} of emails about new leads`],
  ];
  if (unnotifiedLeads === 0) return lines;
  const advice = 'npm run leads -- --notify-staff sends the emails';
  return [
    ...lines,
    ['unnotified', `${pluralize(unnotifiedLeads, 'lead')} that the staff got no email about: ${advice}`],
  ];
}
