import { randomUUID } from 'node:crypto';
import { codeMinutes, createSignIn } from '../desk/server/sign-in.ts';
import { readSettings } from '../server/config/settings.ts';
import { isMailable } from '../server/intake/email-address.ts';
import { readCommandSecret } from '../server/links/link-secret.ts';
import { openStoreForCommand } from '../server/storage/open.ts';
import { readOptions, runCommand, UsageError } from './command-line/command.ts';

const help = `Accounts of the desk, the web application of the staff. Start it with the site:
npm start, or alone: npm run serve-desk

  npm run desk -- --invite rina@example.com --name "Rina Das"
                                        an account; the first one is an owner's
  npm run desk -- --invite ... --owner  an owner: may also export, erase, invite
  npm run desk -- --code rina@example.com
                                        a sign-in code, if emails do not arrive
  npm run desk -- --list                all accounts`;

/** `npm run desk -- --help`: accounts of the desk, even while it runs. */
await runCommand(async () => {
  const { values } = readOptions('desk', {
    invite: { type: 'string' },
    name: { type: 'string' },
    owner: { type: 'boolean' },
    code: { type: 'string' },
    list: { type: 'boolean' },
  });
  if (values.help || !(values.invite || values.code || values.list)) return help;
  const settings = readSettings(process.env);
  const store = await openStoreForCommand(settings);
  try {
    const origin = settings.deskOrigin ?? `http://localhost:${settings.deskPort}`;
    const { staff } = store;
    const members = await staff.members();
    if (values.list) {
      return members
        .map(({ name, email, role, suspendedAt }) => `${name} <${email}>  ${role}${suspendedAt ? '  suspended' : ''}`)
        .join('\n');
    }
    const email = (values.invite ?? values.code ?? '').trim().toLowerCase();
    if (values.invite) {
      if (!isMailable(email))
        throw new UsageError(`${JSON.stringify(email)} is not an email address. Write one such as rina@example.com.`);
      const role = values.owner || members.length === 0 ? 'owner' : 'counsellor';
      const id = randomUUID();
      const at = new Date().toISOString();
      const name = values.name ?? email.split('@')[0] ?? email;
      if (!(await staff.invite({ id, email, name, role, invitedAt: at, suspendedAt: null, seenAt: null }))) {
        throw new UsageError(`${email} has an account already. For a code: npm run desk -- --code ${email}`);
      }
      await staff.record({ id: randomUUID(), at, staffId: null, action: 'invited', subject: id });
      return `${name} <${email}> is invited as ${role}, and signs in at ${origin}${settings.mail ? '' : `\nThis site sends no email, so make a code: npm run desk -- --code ${email}`}`;
    }
    const member = await staff.memberByEmail(email);
    if (!member || member.suspendedAt !== null)
      throw new UsageError(`${email} has no active account. All accounts: npm run desk -- --list`);
    const secret = await readCommandSecret(settings, store.desk);
    const { token, code } = await createSignIn({ staff, secret, sendCode: () => {} }).makeCode(member);
    return `Open ${origin}/sign-in?token=${token}\nand type the code ${code.slice(0, 3)} ${code.slice(3)} within ${codeMinutes} minutes. Give both only to ${member.name}.`;
  } finally {
    await store.close();
  }
});
