import { hostname } from 'node:os';
import { readSettings } from '../server/config/settings.ts';
import { readOptions, runCommand, UsageError } from './command-line/command.ts';
import { formatFinding } from './doctor/finding.ts';
import { sendDirectly } from './doctor/mail.ts';

const help = `website report-failure <unit>   emails MAIL_STAFF that a systemd unit failed

systemd runs it (OnFailure= in deploy/). It needs neither the store nor the
server.`;

/** `website report-failure`: emails the staff that a systemd unit failed. */
await runCommand(async () => {
  const { values, positionals } = readOptions('report-failure', {}, { maxPositionals: 1 });
  const [unit] = positionals;
  if (values.help || unit === undefined) return help;
  // A wrong setting may be the cause of the failure, so this reads only the settings for email.
  const { SMTP_URL, MAIL_FROM, MAIL_STAFF } = process.env;
  const { mail } = readSettings({ SMTP_URL, MAIL_FROM, MAIL_STAFF });
  if (mail === null) throw new UsageError(`Nobody was told that ${unit} failed: SMTP_URL is not set.`);
  const content = {
    subject: `Website: ${unit} failed on ${hostname()}`,
    text: `The unit ${unit} failed on ${hostname()}.\n\nFor the reason: journalctl -u ${unit} -n 50\nFor advice: website doctor\n`,
  };
  const findings = await Promise.all(mail.allForms.map((address) => sendDirectly(mail, address, content)));
  const text = findings.map(formatFinding).join('\n');
  if (findings.every(({ state }) => state === 'ok')) return text;
  throw new UsageError(text);
});
