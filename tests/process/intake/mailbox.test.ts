import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readMailbox } from '../../../server/mail/mailbox.ts';
import { unusedPort } from '../../../server/test-support/unused-port.ts';
import { checkMailbox } from '../../../tools/doctor/mail.ts';
import { locateProgram } from '../../../tools/programs/locate-program.ts';
import { acceptsConnections } from '../support/http-client.ts';
import { temporaryFolder, unprivilegedUser } from '../support/server-process.ts';

// Dovecot starts its sign-in as another user, which only root may do.
const dovecot = unprivilegedUser === undefined ? undefined : locateProgram(['dovecot']);

/** Starts Dovecot with one mailbox. @returns the URL of the mailbox, and one with a wrong password */
async function startDovecot(messages: readonly string[]) {
  const folder = temporaryFolder();
  const port = await unusedPort();
  const mail = join(folder, 'mail');
  for (const name of ['cur', 'new', 'tmp']) mkdirSync(join(mail, name), { recursive: true });
  for (const [index, text] of messages.entries()) {
    writeFileSync(join(mail, 'new', `${1_800_000_000 + index}.M${index}.host`), text.replaceAll('\n', '\r\n'));
  }
  chmodSync(folder, 0o755);
  const files = [mail, ...readdirSync(mail, { recursive: true, encoding: 'utf8' }).map((name) => join(mail, name))];
  for (const file of files) chownSync(file, unprivilegedUser ?? 0, unprivilegedUser ?? 0);
  const config = join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = nobody
default_internal_group = nogroup
default_login_user = nobody
mail_location = maildir:${mail}
first_valid_uid = 1
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${unprivilegedUser} gid=${unprivilegedUser} home=${mail}
}
`,
  );
  const child = spawn(dovecot ?? '', ['-F', '-c', config], { stdio: 'ignore' });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  await expect.poll(() => acceptsConnections(port)).toBe(true);
  return { url: `imap://desk:secret@127.0.0.1:${port}/INBOX`, wrongUrl: `imap://desk:wrong@127.0.0.1:${port}/INBOX` };
}

it.skipIf(dovecot === undefined)('reads each message of a mailbox once, and deletes none (Dovecot)', async () => {
  const { url, wrongUrl } = await startDovecot(['Subject: one\n\nfirst', 'Subject: two\n\nsecond']);
  const texts: string[] = [];
  const read = (handle?: (text: string) => void) =>
    readMailbox(url, async (source) => {
      const text = new TextDecoder().decode(source);
      handle?.(text);
      texts.push(text);
    });
  // A message whose handler fails is read again.
  await expect(
    read((text) => {
      if (text.includes('second')) throw new Error('the store is down');
    }),
  ).rejects.toThrow('the store is down');
  expect(await read()).toBe(1);
  expect(await read()).toBe(0);
  expect(texts.map((text) => /Subject: (\w+)/.exec(text)?.[1])).toEqual(['one', 'two']);
  expect(await checkMailbox(url)).toMatchObject({ state: 'ok' });
  expect(await checkMailbox(wrongUrl)).toMatchObject({
    state: 'error',
    message: '127.0.0.1 refuses the name or password of MAILBOX_URL',
  });
});
