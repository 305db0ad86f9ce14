import type { Settings } from '../config.ts';

/**
 * What the start says of mail, line by line: hosts alone, since the rest of such an address may be a secret.
 * @param address of this server
 * @param untold of how many leads the staff had no letter
 */
export function describeMail(
  { mail, webhook, publicOrigin }: Pick<Settings, 'mail' | 'webhook' | 'publicOrigin'>,
  address: string,
  untold: number,
): string[] {
  return [
    ...(mail ? [`Mail goes out through ${hostOf(mail.smtpUrl)}`] : withoutMail),
    ...(mail && publicOrigin === null
      ? [`Links in letters lead to ${address}: PUBLIC_ORIGIN is not set, and nobody else can follow them.`]
      : []),
    ...(mail && untold > 0
      ? [`Leads of which the staff had no letter: ${untold}. npm run leads -- --tell-staff sends them.`]
      : []),
    ...(webhook ? [`${hostOf(webhook.url)} is told of each lead`] : []),
  ];
}

const withoutMail = [
  'No mail is sent: SMTP_URL is not set.',
  'Whoever asks for links to withdraw is told to write or call instead.',
];

const hostOf = (url: string) => new URL(url).hostname;
