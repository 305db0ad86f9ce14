import type { Settings } from '../config.ts';
import type { StartLine } from '../describe-start.ts';
import { howMany } from '../words/how-many.ts';

/** What the start says of mail: hosts and numbers alone, since the rest of such addresses is secret, or a person's. */
export function describeMail({ mail, webhook }: Pick<Settings, 'mail' | 'webhook'>): StartLine[] {
  return [
    ['mail', mail ? `goes out through ${hostOf(mail.smtpUrl)}` : 'none is sent: SMTP_URL is not set'],
    ...(mail ? [['staff', `${howMany(countOf(mail.staff), 'address', 'addresses')} told of entries`] as const] : []),
    ['webhook', webhook ? `${hostOf(webhook.url)} is told of each lead` : 'none: WEBHOOK_URL is not set'],
  ];
}

const hostOf = (url: string) => new URL(url).hostname;

const countOf = (staff: Readonly<Record<string, readonly string[]>>) => new Set(Object.values(staff).flat()).size;
