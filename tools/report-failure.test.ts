import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startTestSmtpServer } from '../server/test-support/smtp-server.ts';
import { unusedPort } from '../server/test-support/unused-port.ts';
import { projectDir } from './site-build/paths.ts';

async function reportFailure(env: Record<string, string>) {
  const child = spawn(process.execPath, ['tools/report-failure.ts', 'website-backup.service'], {
    cwd: projectDir,
    env: { MAIL_FROM: 'Desk <desk@example.com>', MAIL_STAFF: 'a@example.com, b@example.com', ...env },
  });
  const [output, error, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status, output, error };
}

it('emails every address of MAIL_STAFF that a unit failed, even because of a wrong setting', async () => {
  const server = await startTestSmtpServer();
  onTestFinished(() => server.stop());
  // The server does not start with this number of proxies.
  const settings = { SMTP_URL: server.url, PROXY_HOPS: 'x' };
  expect(await reportFailure(settings)).toMatchObject({ status: 0, error: '' });
  expect(server.received.flatMap(({ envelope }) => envelope.to).sort()).toEqual(['a@example.com', 'b@example.com']);
  expect(server.received[0]).toMatchObject({ subject: expect.stringContaining('website-backup.service failed on ') });
});

it('fails if the email cannot be sent, and the journal shows the reason', async () => {
  const port = await unusedPort();
  expect(await reportFailure({ SMTP_URL: `smtp://127.0.0.1:${port}` })).toMatchObject({
    status: 1,
    error: expect.stringContaining(`Nothing answers at 127.0.0.1:${port}`),
  });
  expect(await reportFailure({})).toMatchObject({ status: 1, error: expect.stringContaining('SMTP_URL is not set') });
});
