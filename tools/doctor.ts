import { Resolver } from 'node:dns/promises';
import { emailAddress } from '../server/config/parsers.ts';
import { readBuildSettings, readSettings, type Settings, SettingsError } from '../server/config/settings.ts';
import { escapeControlCharacters, readOptions, runCommand, UsageError } from './command-line/command.ts';
import { lookAtBackups } from './doctor/backups.ts';
import { type Finding, findingInWords, ok, wrong } from './doctor/finding.ts';
import { lookAtDomain, lookAtMail, sendTestEmail } from './doctor/mail.ts';
import { lookAtPublicOrigin, lookAtWebhook } from './doctor/network.ts';
import { builtWithProof, lookAtProof, lookAtSettings } from './doctor/settings.ts';
import { lookAtDatabase, lookAtStore } from './doctor/store.ts';

const help = `npm run doctor                            what is set, what can be reached, what waits
npm run doctor -- --send me@example.com   sends a test email as well

Each line is ok, to be looked at, or wrong; where one is wrong, it ends with 1.`;

/** `npm run doctor`: whether the server has what it needs. Also while the site runs. */
await runCommand(async () => {
  const { values } = readOptions('doctor', { send: { type: 'string' } });
  if (values.help) return help;
  if (values.send !== undefined) refuseNoAddress(values.send);
  // An older Node.js is refused before this is read (`tools/check-node.mjs`).
  say('Program', [
    ok(`Node.js ${process.versions.node}, SQLite ${process.versions.sqlite}`),
    ok(`Time zone of this machine: ${Intl.DateTimeFormat().resolvedOptions().timeZone}. Times below are India's.`),
  ]);
  try {
    await lookAround(readSettings(process.env), values.send);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const advice = '.env.example says what each setting means.';
    say(
      'Settings',
      error.message.split('\n').map((line) => wrong(line, advice)),
    );
  }
  return undefined;
});

async function lookAround(settings: Settings, send: string | undefined): Promise<void> {
  const ofBuild = readBuildSettings(process.env);
  say('Settings', [...lookAtSettings(settings), ...lookAtProof(await builtWithProof(), settings, ofBuild)]);
  say('Store', await lookAtStore(settings, new Date()));
  if (settings.database === null) say('Backups', lookAtBackups(settings, new Date()));
  else say('Database', await lookAtDatabase(settings.database));
  await sayWhatIsReached(settings);
  if (send === undefined) return;
  const noMail = wrong('No test email was sent', 'Set SMTP_URL, MAIL_FROM and MAIL_STAFF first.');
  say('Test email', [settings.mail ? await sendTestEmail(settings.mail, send) : noMail]);
}

/** @throws UsageError */
function refuseNoAddress(text: string): void {
  try {
    emailAddress(text);
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(`--send needs ${error.message}.`) : error;
  }
}

async function sayWhatIsReached({ mail, webhook, publicOrigin }: Settings): Promise<void> {
  const { hostname: own } = new URL(publicOrigin ?? 'http://localhost');
  if (publicOrigin !== null) say(`Visitors, at ${own}`, [await lookAtPublicOrigin(publicOrigin)]);
  if (webhook) say('Other system', [await lookAtWebhook(webhook)]);
  if (!mail) return;
  say('Mail', [await lookAtMail(mail)]);
  const domain = mail.from.address.split('@').at(-1) ?? '';
  const resolver = new Resolver({ timeout: 3000, tries: 1 });
  say(`Domain of the sender, ${domain}`, await lookAtDomain(domain, (name) => resolver.resolveTxt(name)));
}

/** As soon as it is known: a server that does not answer takes its time. */
function say(heading: string, findings: readonly Finding[]): void {
  console.info(`${heading}\n${escapeControlCharacters(findings.map(findingInWords).join('\n'))}\n`);
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
}
