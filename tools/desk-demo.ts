import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { codeMinutes, createSignIn } from '../desk/server/sign-in.ts';
import { readSettings } from '../server/config/settings.ts';
import { readServerSecret } from '../server/links/link-secret.ts';
import { openStore } from '../server/storage/open.ts';
import { runCommand, UsageError } from './command-line/command.ts';
import { addDemoLeads } from './desk/demo-leads.ts';

/**
 * `npm run desk:demo`: starts the desk with a thousand made-up leads, in a store of their own below DATA_DIR. Every start makes new ones. Emails
 * are queued and never sent.
 */
await runCommand(async () => {
  const settings = readSettings(process.env);
  const dataDir = join(settings.dataDir, 'desk-demo');
  // Otherwise, a demo that still runs would lose its store.
  if (await isTaken(settings.deskPort))
    throw new UsageError(
      `Port ${settings.deskPort} is taken. Stop the other desk, or set DESK_PORT to another number.`,
    );
  rmSync(dataDir, { recursive: true, force: true });
  const store = await openStore({ dataDir, storeMaxMb: settings.storeMaxMb, database: null }, () => {});
  const invitedAt = new Date().toISOString();
  const staff = ['Rina Das', 'Biplab Debbarma', 'Anita Saha'].map((name, index) => ({
    id: randomUUID(),
    email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
    name,
    role: index === 0 ? ('owner' as const) : ('counsellor' as const),
    invitedAt,
    suspendedAt: null,
    seenAt: null,
  }));
  for (const member of staff) await store.staff.invite(member);
  await addDemoLeads(
    store,
    staff.map(({ id }) => id),
    1000,
  );
  const secret = await readServerSecret({ ...settings, dataDir }, store.desk);
  const lines = [];
  for (const member of staff.slice(0, 2)) {
    const { token, code } = await createSignIn({ staff: store.staff, secret, sendCode: () => {} }).makeCode(member);
    const url = `http://localhost:${settings.deskPort}/sign-in?token=${token}`;
    lines.push(
      `${member.name}, ${member.role}: ${url}\n  code ${code.slice(0, 3)} ${code.slice(3)}, within ${codeMinutes} minutes`,
    );
  }
  await store.close();
  console.info(`1,000 made-up leads are in ${dataDir}.\n\nSign in as\n${lines.join('\n')}\n`);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DATABASE_DESK_URL: '',
    DESK_ORIGIN: '',
    // Only the site sends emails, and it does not run.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'desk@example.com',
    MAIL_STAFF: 'desk@example.com',
    MAILBOX_URL: '',
  };
  const main = join(import.meta.dirname, '../desk/main.ts');
  spawn(process.execPath, [main], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  return undefined;
});

/** Whether a program listens on the port of this machine. */
function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
