import { Resolver } from 'node:dns/promises';
import { readSettings, type Settings, SettingsError } from '../server/config/settings.ts';
import { isMailable } from '../server/intake/email-address.ts';
import { escapeControlCharacters, readOptions, runCommand, UsageError } from './command-line/command.ts';
import { checkBackups } from './doctor/backups.ts';
import { type Finding, failure, formatFinding, ok } from './doctor/finding.ts';
import { checkMailbox, checkMailServer, checkSenderDomain, sendTestEmail } from './doctor/mail.ts';
import { checkPublicOrigin } from './doctor/network.ts';
import { checkSettings } from './doctor/settings.ts';
import { checkDatabase, checkStore, forgetLinkSecret } from './doctor/store.ts';

const help = `npm run doctor                            checks settings, connections, store and outbox
npm run doctor -- --send me@example.com   also sends a test email
npm run doctor -- --forget-link-secret    lets the next server that starts set another
                                          LINK_SECRET: links in sent emails stop working

Each line is ok, a WARNING or an ERROR. With an error the exit code is 1.`;

/** `npm run doctor`: checks settings, store, backups and connections. The server may run at the same time. */
await runCommand(async () => {
  const { values } = readOptions('doctor', {
    send: { type: 'string' },
    'forget-link-secret': { type: 'boolean' },
  });
  if (values.help) return help;
  if (values['forget-link-secret']) return forgetLinkSecret(readSettings(process.env));
  if (values.send !== undefined && !isMailable(values.send))
    throw new UsageError('--send needs an e-mail address, such as desk@example.com.');
  // `tools/check-node.mjs` has already refused an older Node.js.
  printSection('Program', [
    ok(`Node.js ${process.versions.node}, SQLite ${process.versions.sqlite}`),
    ok(`Time zone of this machine: ${Intl.DateTimeFormat().resolvedOptions().timeZone}. Times below are in India's.`),
  ]);
  try {
    await runChecks(readSettings(process.env), values.send);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const advice = '.env.example says what each setting means.';
    printSection(
      'Settings',
      error.message.split('\n').map((line) => failure(line, advice)),
    );
  }
  return undefined;
});

async function runChecks(settings: Settings, send: string | undefined): Promise<void> {
  printSection('Settings', checkSettings(settings));
  printSection('Store', await checkStore(settings, new Date()));
  printSection('Backups', checkBackups(settings, new Date()));
  if (settings.database !== null) printSection('Database', await checkDatabase(settings.database));
  await checkNetwork(settings);
  if (send === undefined) return;
  const noMail = failure('No test email was sent', 'Set SMTP_URL, MAIL_FROM and MAIL_STAFF first.');
  printSection('Test email', [settings.mail ? await sendTestEmail(settings.mail, send) : noMail]);
}

async function checkNetwork({ mail, mailboxUrl, publicOrigin }: Settings): Promise<void> {
  const { hostname: own } = new URL(publicOrigin ?? 'http://localhost');
  if (publicOrigin !== null) printSection(`Visitors, at ${own}`, [await checkPublicOrigin(publicOrigin)]);
  if (mailboxUrl) printSection('Mailbox', [await checkMailbox(mailboxUrl)]);
  if (!mail) return;
  printSection('Mail', [await checkMailServer(mail)]);
  const domain = mail.from.address.split('@').at(-1) ?? '';
  const resolver = new Resolver({ timeout: 3000, tries: 1 });
  printSection(`Domain of the sender, ${domain}`, await checkSenderDomain(domain, (name) => resolver.resolveTxt(name)));
}

/** Prints a section as soon as its checks end, because the next check may wait for a server that does not answer. */
function printSection(heading: string, findings: readonly Finding[]): void {
  console.info(`${heading}\n${escapeControlCharacters(findings.map(formatFinding).join('\n'))}\n`);
  if (findings.some(({ state }) => state === 'error')) process.exitCode = 1;
}
