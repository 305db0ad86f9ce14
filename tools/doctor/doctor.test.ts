import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { dayMs } from '#forms/durations.ts';
import { readSettings } from '../../server/config/settings.ts';
import { linkSecretPath, readServerSecret } from '../../server/links/link-secret.ts';
import { retentionJob } from '../../server/retention/retention.ts';
import { leadAt, subscriberAt } from '../../server/storage/contract/fixtures.ts';
import { newestBackupAt } from '../../server/storage/sqlite/backup-manifest.ts';
import { openStore } from '../../server/storage/sqlite/open.ts';
import { type SmtpBehavior, startTestSmtpServer } from '../../server/test-support/smtp-server.ts';
import { unusedPort } from '../../server/test-support/unused-port.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { checkBackups } from './backups.ts';
import { type Finding, failure, formatFinding, ok } from './finding.ts';
import { checkMailServer, checkSenderDomain, type ResolveTxt, sendTestEmail } from './mail.ts';
import { checkPublicOrigin } from './network.ts';
import { checkSettings } from './settings.ts';
import { checkDatabaseServer, checkDatabaseUsers, checkStore, forgetLinkSecret } from './store.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const from = { name: 'Desk', address: 'desk@example.com' };

/** One line for each finding: its state and its message. */
const summarize = (findings: readonly Finding[]) => findings.map(({ state, message }) => `${state}: ${message}`);
const problems = (findings: readonly Finding[]) => summarize(findings.filter(({ state }) => state !== 'ok'));

it('prints the advice below the finding, in 80 columns', () => {
  const text = formatFinding(failure('long '.repeat(20).trim(), 'Fix it.'));
  expect(text).toMatch(/^ERROR {6}long .+\n {11}long.+\n {11}Fix it\.$/s);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  expect(formatFinding(ok('fine'))).toBe('ok         fine');
});

describe('settings', () => {
  const secrets = {
    SMTP_URL: 'smtps://user:hunter2@smtp.example.com',
    WEBHOOK_URL: 'https://hook.example.com/token-in-path',
    WEBHOOK_SECRET: 'w'.repeat(32),
    LINK_SECRET: 'l'.repeat(32),
  };

  it('are checked without printing secrets', () => {
    const settings = readSettings({ ...secrets, MAIL_FROM: 'Desk <desk@example.com>', MAIL_STAFF: 'a@example.com' });
    const text = summarize(checkSettings(settings)).join('\n');
    for (const part of ['hunter2', 'user', 'token', 'www', 'lll']) expect(text).not.toContain(part);
    expect(text).toContain('warning: PUBLIC_ORIGIN is not set');
  });

  it('that may be mistakes cause warnings', () => {
    const origin = { PUBLIC_ORIGIN: 'https://www.example.com', RETENTION_DAYS_CONTACT: '0' };
    expect(problems(checkSettings(readSettings(origin)))).toEqual([
      'warning: PUBLIC_ORIGIN is set, but PROXY_HOPS is 0',
      'warning: SMTP_URL is not set: no mail is sent, and nobody is notified of new leads',
      'warning: Never deleted: contact',
    ]);
    expect(problems(checkSettings(readSettings({ ...origin, PROXY_HOPS: '1' })))).toHaveLength(2);
    const shared = readSettings({ DATABASE_URL: 'postgres://user:hunter2@db.example.com/site' });
    expect(problems(checkSettings(shared))).toContain(
      'warning: LINK_SECRET is not set: the server makes one in DATA_DIR',
    );
  });
});

describe('the store', () => {
  let settings: { dataDir: string; storeMaxMb: number; database: null; linkSecret: string | null };
  beforeEach(() => {
    settings = { dataDir: mkdtempSync(join(tmpdir(), 'doctor-')), storeMaxMb: 16, database: null, linkSecret: null };
    onTestFinished(() => rmSync(settings.dataDir, { recursive: true }));
  });
  const open = () => openStore(settings.dataDir, 16);

  it('that does not exist yet is not an error', async () => {
    expect(summarize(await checkStore(settings, now))).toEqual([
      `warning: There is no store at ${settings.dataDir}/store.db yet`,
    ]);
  });

  it('is checked while the server runs: its size and the last retention run', async () => {
    const store = await open();
    const times = { now: now.toISOString(), dueBefore: now.toISOString(), leaseUntil: now.toISOString() };
    await store.retention.finishJob(
      retentionJob,
      (await store.retention.beginJob(retentionJob, times)) ?? '',
      times.now,
    );
    const findings = summarize(await checkStore(settings, now));
    expect(findings).toEqual([
      expect.stringMatching(/^ok: The store .+ opens, and can be written to$/),
      expect.stringMatching(/^ok: It uses 1 MB of 16 MB \(STORE_MAX_MB\); free on the disk: [\d,]+ MB$/),
      'ok: No lead is in quarantine',
      'ok: Waiting to be sent: 0 emails',
      'ok: Entries past their retention period were last erased 2026-11-20 17:30',
    ]);
    expect(await store.intake.addLead(leadAt(now.getTime()))).toMatchObject({ outcome: 'added' });
    expect(problems(await checkStore(settings, new Date(now.getTime() + 3 * dayMs)))).toEqual([
      'warning: The staff got no email about 1 lead',
      'warning: Entries past their retention period were last erased 2026-11-20 17:30',
    ]);
    await store.close();
  });

  it('with leads in quarantine, overdue emails, or entries of which nobody was notified causes warnings', async () => {
    const store = await open();
    await store.intake.addLead(leadAt(now.getTime(), { quarantine: 'odd' }));
    const email = { kind: 'webhook', recipient: '', createdAt: '2026-11-20T09:00:00.000Z' } as const;
    await store.intake.addLead(leadAt(now.getTime(), { digest: 'd2' }), [{ ...email, id: 'l', messageId: 'm' }]);
    await store.intake.addSubscriber(subscriberAt());
    await store.close();
    expect(problems(await checkStore(settings, now))).toEqual([
      'warning: In quarantine: 1 lead',
      'warning: The staff got no email about 1 lead',
      'warning: Nobody was asked to confirm 1 newsletter address',
      'error: Waiting to be sent: 1 email; the oldest has been due for 3 hours',
    ]);
    expect(problems(await checkStore(settings, new Date(now.getTime() + 3 * dayMs)))).toContain(
      'warning: Entries past their retention period were never erased',
    );
  });

  it('with an address of the staff that the mail server refuses is an error that names it', async () => {
    const store = await open();
    const id = 'l';
    const email = { id, kind: 'staff-notice', recipient: 'gone@example.com', messageId: 'm' } as const;
    await store.intake.addLead(leadAt(now.getTime()), [{ ...email, createdAt: now.toISOString() }]);
    const at = now.toISOString();
    const [claimed] = await store.outbox.claim({ now: at, leaseUntil: at, limit: 1, kinds: ['staff-notice'] });
    if (!claimed) throw new Error('nothing to send');
    await store.outbox.begin(claimed);
    await store.outbox.finish(claimed, { outcome: 'dead', code: '550 5.1.1' }, at);
    await store.close();
    expect(problems(await checkStore(settings, now))).toContain(
      'error: The mail server refuses gone@example.com, an address of the staff (550 5.1.1)',
    );
  });

  it('that belongs to another secret for links is an error until the secret is forgotten', async () => {
    const store = await open();
    await readServerSecret(settings, store.desk);
    expect(summarize(await checkStore(settings, now))).toContain('ok: The secret for links belongs to this store');
    const other = { ...settings, linkSecret: 'o'.repeat(32) };
    expect(problems(await checkStore(other, now))).toContainEqual(
      expect.stringMatching(/^error: The secret for links \(LINK_SECRET\) is not the one .+ --forget-link-secret\./),
    );
    rmSync(linkSecretPath(settings.dataDir));
    expect(problems(await checkStore(settings, now))).toContainEqual(expect.stringMatching(/^error: .+ \(ENOENT\)\./));
    expect(existsSync(linkSecretPath(settings.dataDir))).toBe(false);
    expect(await forgetLinkSecret(settings)).toMatch(/^The store has forgotten its secret for links\./);
    expect(await readServerSecret(other, store.desk)).toBe(other.linkSecret);
    expect(summarize(await checkStore(other, now))).toContain('ok: The secret for links belongs to this store');
    await store.close();
  });

  it('that is damaged is an error', async () => {
    await (await open()).close();
    writeFileSync(join(settings.dataDir, 'store.db'), 'x'.repeat(9000));
    expect(summarize(await checkStore(settings, now))).toEqual([
      expect.stringMatching(/^error: .+ damaged or not a store\./),
    ]);
  });
});

describe('the database', () => {
  const info = { engine: 'PostgreSQL 18.4', schema: '0001-store', unsafe: [] };
  const rights = { user: 'site-intake', canAdd: true, excessRights: [] };

  it('with the right settings is ok, with one user or two', () => {
    expect(
      problems([...checkDatabaseServer(info), ...checkDatabaseUsers(null), ...checkDatabaseUsers(rights)]),
    ).toEqual([]);
  });

  it('that may lose data, or whose user has too few or too many rights, is an error', () => {
    const unsafe = checkDatabaseServer({ ...info, unsafe: ['fsync', 'synchronous_commit'] });
    const excessRights = ['read answers', 'erase entries'];
    expect(problems([...unsafe, ...checkDatabaseUsers({ ...rights, canAdd: false, excessRights })])).toEqual([
      'error: A power cut may lose entries: fsync and synchronous_commit off',
      'error: Its user site-intake, of DATABASE_URL, cannot add entries',
      'error: site-intake can also read answers, erase entries',
    ]);
  });
});

describe('backups', () => {
  it('in a folder that cannot be read are an error, and do not stop the server', async () => {
    const backupDir = join(await temporaryFolder(), 'loop');
    symlinkSync('loop', backupDir);
    const settings = { dataDir: '/nowhere', backupDir, backupDays: 90, database: null };
    expect(problems(checkBackups(settings, now))).toEqual([
      `error: ${backupDir} (BACKUP_DIR) cannot be read by this user`,
    ]);
    expect(newestBackupAt(backupDir)).toBe('unreadable');
  });

  it('are reported with their age and place, and with the old store that a restore left behind', async () => {
    const root = await temporaryFolder();
    const settings = { dataDir: join(root, 'data'), backupDir: join(root, 'backups'), backupDays: 90, database: null };
    const problemsAt = (time: string) => problems(checkBackups(settings, new Date(time)));
    expect(problemsAt('2026-11-20T12:00:00.000Z')).toEqual([
      `warning: There is no backup in ${settings.backupDir} (BACKUP_DIR)`,
    ]);
    const store = await openStore(settings.dataDir, 16);
    await store.intake.addLead(leadAt(now.getTime()));
    await store.close();
    await makeBackup(settings, settings.backupDir, now);
    const message = 'The last backup was made on 2026-11-20 17:30: 1 lead, 0 files, 0 subscribers';
    expect(summarize(checkBackups(settings, now))).toEqual([
      `ok: ${message}`,
      `warning: ${settings.backupDir} is on the same disk as the store`,
    ]);
    mkdirSync(join(settings.dataDir, 'put-aside-x'));
    expect(problemsAt('2026-11-23T12:00:00.000Z')).toEqual([
      `warning: ${message}; 3 days ago`,
      expect.any(String),
      `warning: A restore moved the old store to ${settings.dataDir}/put-aside-x`,
    ]);
    expect(problemsAt('2026-11-19T12:00:00.000Z')).toContain(`warning: ${message}`);
  });
});

/** A certificate of January 2025 for 127.0.0.1, with its key. It protects nothing. */
const expired = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBVzCB/aADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCTEyNy4wLjAu
MTAeFw0yNTAxMDEwMDAwMDBaFw0yNTAyMDEwMDAwMDBaMBQxEjAQBgNVBAMMCTEy
Ny4wLjAuMTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLtf/Hpff7WN7fFLIkgL
EL9P4druaWi4U5ouVJ6yisoMkNUWyUrACRdts9fOav4fwUoHYV9CHKmpS1ppy14Z
HpWjQDA+MA8GA1UdEQQIMAaHBH8AAAEwDAYDVR0TBAUwAwEB/zAdBgNVHQ4EFgQU
cQ6uc8DJd8eIYJEDn4Om836UQbQwCgYIKoZIzj0EAwIDSQAwRgIhAIvDIsRp0IKD
YdcT9T1EL63sRAiq/7jJ7Ghu8di7CGQiAiEAp3bv2g4+wp1P5iB5Z8xRqjwnQwnO
v/b9/hVRiz6YFFU=
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgt1UmjNrHAxhLxYJP
bsWQ1VLpyGjNrplO7vxVeeQ8ttyhRANCAAS7X/x6X3+1je3xSyJICxC/T+Ha7mlo
uFOaLlSesorKDJDVFslKwAkXbbPXzmr+H8FKB2FfQhypqUtaacteGR6V
-----END PRIVATE KEY-----`,
};

describe('the mail server', () => {
  async function serverWith(behavior: SmtpBehavior) {
    const smtpServer = await startTestSmtpServer(behavior);
    onTestFinished(() => smtpServer.stop());
    return smtpServer;
  }
  const withPassword = (port: number) => `smtp://desk:pass%40word@127.0.0.1:${port}`;

  it('that accepts the password is ok, and gets no email', async () => {
    const smtpServer = await serverWith({ signIn: 'right' });
    expect(summarize([await checkMailServer({ smtpUrl: withPassword(smtpServer.port), from })])).toEqual([
      `ok: 127.0.0.1:${smtpServer.port} accepts mail on this machine, and the password is right`,
    ]);
    expect(smtpServer.received).toEqual([]);
  });

  it('that refuses the password is an error, with its answer and without the password', async () => {
    const smtpServer = await serverWith({ signIn: '535 5.7.8 Wrong password' });
    const finding = await checkMailServer({ smtpUrl: withPassword(smtpServer.port), from });
    expect(finding).toMatchObject({ state: 'error', message: expect.stringContaining(': 535 5.7.8 Wrong password') });
    expect(JSON.stringify(finding)).not.toContain('pass@word');
  });

  it('that does not answer, or does not encrypt, is an error', async () => {
    const port = await unusedPort();
    expect(summarize([await checkMailServer({ smtpUrl: `smtp://127.0.0.1:${port}`, from })])).toEqual([
      `error: Nothing answers at 127.0.0.1:${port}`,
    ]);
    const { port: plainPort } = await serverWith({});
    expect(summarize([await checkMailServer({ smtpUrl: `smtps://127.0.0.1:${plainPort}`, from })])).toEqual([
      expect.stringMatching(/^error: No encrypted connection to 127\.0\.0\.1:\d+ \(.+\)$/),
    ]);
  });

  it('with an expired certificate is an error that says so', async () => {
    const trusted = getCACertificates();
    setDefaultCACertificates([expired.cert]);
    const server = createTlsServer(expired).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      setDefaultCACertificates(trusted);
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    expect(summarize([await checkMailServer({ smtpUrl: `smtps://127.0.0.1:${port}`, from })])).toEqual([
      `error: The certificate of 127.0.0.1:${port} has expired`,
    ]);
  });

  it('with an unknown name is a warning: there may be no network', async () => {
    expect(summarize([await checkMailServer({ smtpUrl: 'smtp://smtp.example.invalid', from })])).toEqual([
      expect.stringMatching(/^warning: smtp\.example\.invalid cannot be reached from this machine \(E.+\)$/),
    ]);
  });

  it('accepts a test email, and its answer is reported', async () => {
    const smtpServer = await serverWith({});
    const sent = await sendTestEmail({ smtpUrl: smtpServer.url, from }, 'me@example.com');
    expect(summarize([sent])).toEqual([
      expect.stringMatching(/^ok: Sent to me@example\.com\. The server answered: 250 /),
    ]);
    expect(smtpServer.received).toMatchObject([
      { envelope: { from: 'desk@example.com', to: ['me@example.com'] }, from: { name: 'Desk' } },
    ]);
    smtpServer.behavior.recipient = () => '550 5.1.1 No such user';
    const refused = await sendTestEmail({ smtpUrl: smtpServer.url, from }, 'me@example.com');
    expect(summarize([refused])).toEqual([expect.stringMatching(/^error: 127\.0\.0\.1:\d+ refuses: .*550 5\.1\.1/)]);
  });
});

describe('PUBLIC_ORIGIN', () => {
  async function siteAnswering(status: number, location?: string) {
    const server = createServer((request, response) => {
      const isPage = request.url === '/privacy-notice';
      response.writeHead(isPage ? status : 404, location ? { location } : {}).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it.each([
    [200, undefined, /^ok: .+\/privacy-notice answers$/],
    [502, undefined, /^error: .+ answers with 502$/],
    [301, 'https://www.example.com/', /^error: .+ redirects to https:\/\/www\.example\.com\/$/],
  ])('is checked by its status: %i', async (status, location, words) => {
    expect(summarize([await checkPublicOrigin(await siteAnswering(status, location))])[0]).toMatch(words);
  });

  it('is a warning if it cannot be reached', async () => {
    expect(await checkPublicOrigin(`http://127.0.0.1:${await unusedPort()}`)).toMatchObject({ state: 'warning' });
    expect(await checkPublicOrigin('https://www.example.invalid')).toMatchObject({ state: 'warning' });
  });
});

describe('the domain of the sender', () => {
  const failing = (code: string) => Object.assign(new Error(code), { code });
  const resolverFor =
    (texts: Readonly<Record<string, readonly string[]>>, otherwise = 'ENOTFOUND'): ResolveTxt =>
    async (name) => {
      const found = texts[name];
      if (!found) throw failing(otherwise);
      // A long record consists of several strings.
      return found.map((text) => [text.slice(0, 9), text.slice(9)]);
    };
  const allRecords = {
    'mail.example.com': ['v=spf1 include:_spf.example.net -all', 'other=1'],
    'google._domainkey.mail.example.com': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.example.com': ['v=DMARC1; p=none'],
  };

  it('with all three records is ok; the DMARC record of the parent domain counts', async () => {
    expect(problems(await checkSenderDomain('mail.example.com', resolverFor(allRecords)))).toEqual([]);
  });

  it('without records is an error that names the records it needs', async () => {
    const findings = await checkSenderDomain('example.com', resolverFor({ 'example.com': [] }));
    expect(problems(findings)).toEqual([
      'error: SPF: example.com has no record',
      'warning: DKIM: no key under the common selectors; example.com may have one under another selector',
      'error: DMARC: example.com has no record',
    ]);
    expect(findings.map(({ advice }) => advice).join('\n')).toMatch(/v=spf1 .+_domainkey.+v=DMARC1/s);
  });

  it.each([
    [['v=spf1 -all', 'v=spf1 mx -all'], 'error: SPF: example.com has 2 records, so none counts'],
    [['v=spf1 mx +all'], 'error: SPF: "v=spf1 mx +all" lets everyone send for example.com'],
  ])('with the SPF records %j is an error', async (texts, words) => {
    expect(summarize(await checkSenderDomain('example.com', resolverFor({ 'example.com': texts })))[0]).toBe(words);
  });

  it.each(['ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED', 'ENOTFOUND'])(
    'is a warning with advice if no resolver answers (%s)',
    async (code) => {
      const findings = await checkSenderDomain('example.com', resolverFor({}, code));
      expect(findings).toMatchObject([{ state: 'warning', advice: expect.stringContaining('SPF, DKIM and DMARC') }]);
    },
  );
});
