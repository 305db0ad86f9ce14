import type { Settings } from '../config.ts';
import type { StartLine } from '../describe-start.ts';
import { howMany } from '../words/how-many.ts';

/**
 * What the start says of mail: hosts and numbers alone, since the rest of such addresses is secret, or a person's.
 * @param untold of how many leads the staff had no letter
 */
export function describeMail({ mail, webhook }: Pick<Settings, 'mail' | 'webhook'>, untold: number): StartLine[] {
  return [
    ...(mail ? [['mail', `goes out through ${hostOf(mail.smtpUrl)}`] as const] : withoutMail),
    ...(mail ? [['staff', `${howMany(countOf(mail.staff), 'address', 'addresses')} told of entries`] as const] : []),
    ...(mail && untold > 0
      ? [
          [
            'untold',
            `${howMany(untold, 'lead')} no letter went out about: npm run leads -- --tell-staff sends them`,
          ] as const,
        ]
      : []),
    ['webhook', webhook ? `${hostOf(webhook.url)} is told of each lead` : 'none: WEBHOOK_URL is not set'],
  ];
}

const withoutMail: StartLine[] = [
  ['mail', 'none is sent: SMTP_URL is not set'],
  ['withdrawal', 'whoever asks for links is told to write or call instead'],
];

const hostOf = (url: string) => new URL(url).hostname;

const countOf = (staff: Readonly<Record<string, readonly string[]>>) => new Set(Object.values(staff).flat()).size;
