import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readBuildSettings, readSettings } from '../../server/config/settings.ts';
import { retentionJob } from '../../server/retention/retention.ts';
import { leadAt, subscriberAt } from '../../server/storage/contract/fixtures.ts';
import { openStore } from '../../server/storage/sqlite/open.ts';
import { type SmtpBehavior, startTestSmtpServer } from '../../server/test-support/smtp-server.ts';
import { unusedPort } from '../../server/test-support/unused-port.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { lookAtBackups } from './backups.ts';
import { type Finding, findingInWords, ok, wrong } from './finding.ts';
import { lookAtDomain, lookAtMail, type ResolveTxt, sendTestEmail } from './mail.ts';
import { lookAtPublicOrigin, lookAtWebhook } from './network.ts';
import { lookAtProof, lookAtSettings } from './settings.ts';
import { judgeServer, judgeUsers, lookAtStore } from './store.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const from = { name: 'Desk', address: 'desk@example.com' };

/** In one line each: state and what was found. */
const told = (findings: readonly Finding[]) => findings.map(({ state, what }) => `${state}: ${what}`);
const unlike = (findings: readonly Finding[]) => told(findings.filter(({ state }) => state !== 'ok'));

it('says what to do below what it found, in 80 columns', () => {
  const text = findingInWords(wrong('long '.repeat(20).trim(), 'Mend it.'));
  expect(text).toMatch(/^WRONG {6}long .+\n {11}long.+\n {11}Mend it\.$/s);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  expect(findingInWords(ok('fine'))).toBe('ok         fine');
});

describe('settings', () => {
  const secrets = {
    SMTP_URL: 'smtps://user:hunter2@smtp.example.com',
    WEBHOOK_URL: 'https://hook.example.com/token-in-path',
    WEBHOOK_SECRET: 'w'.repeat(32),
    LINK_SECRET: 'l'.repeat(32),
  };

  it('are told without what is secret', () => {
    const settings = readSettings({ ...secrets, MAIL_FROM: 'Desk <desk@example.com>', MAIL_STAFF: 'a@example.com' });
    const text = told(lookAtSettings(settings)).join('\n');
    for (const part of ['hunter2', 'user', 'token', 'www', 'lll']) expect(text).not.toContain(part);
    expect(text).toContain('ok: SMTP_URL is set (smtp.example.com); mail comes from Desk <desk@example.com>');
    expect(text).toContain('ok: LINK_SECRET is set');
    expect(text).toContain('look: PUBLIC_ORIGIN is not set');
  });

  it('that may be meant otherwise are pointed at', () => {
    const origin = { PUBLIC_ORIGIN: 'https://www.example.com', RETENTION_DAYS_CONTACT: '0' };
    expect(unlike(lookAtSettings(readSettings(origin)))).toEqual([
      'look: PUBLIC_ORIGIN is set, but PROXY_HOPS is 0',
      'look: SMTP_URL is not set: no mail is sent, and nobody told of what comes',
      'look: Kept for ever: contact',
    ]);
    expect(unlike(lookAtSettings(readSettings({ ...origin, PROXY_HOPS: '1' })))).toHaveLength(2);
    const shared = readSettings({ DATABASE_URL: 'postgres://user:hunter2@db.example.com/site' });
    expect(unlike(lookAtSettings(shared))).toContain('look: LINK_SECRET is not set: one is made, and kept in DATA_DIR');
  });

  it.each([
    ['ok: No proof of work is asked for (PROOF_OF_WORK)', false, {}],
    [
      'look: PROOF_OF_WORK is 1, but the site was built without it: no proof is asked for',
      false,
      { PROOF_OF_WORK: '1' },
    ],
    ['ok: A proof of work is asked for (PROOF_OF_WORK): what comes without one is in quarantine', true, {}],
    [
      'look: A proof of work is asked for (PROOF_OF_WORK), but PUBLIC_ORIGIN is http',
      true,
      { PUBLIC_ORIGIN: 'http://www.example.com' },
    ],
  ])('of a proof of work the build decides: %s', (line, isBuilt, env: Record<string, string>) => {
    expect(told(lookAtProof(isBuilt, readSettings(env), readBuildSettings(env)))).toEqual([line]);
  });
});

describe('the store', () => {
  let settings: { dataDir: string; storeMaxMb: number; database: null };
  beforeEach(() => {
    settings = { dataDir: mkdtempSync(join(tmpdir(), 'doctor-')), storeMaxMb: 16, database: null };
    onTestFinished(() => rmSync(settings.dataDir, { recursive: true }));
  });
  const opened = () => openStore(settings.dataDir, 16);

  it('that is not there yet is no fault', async () => {
    expect(told(await lookAtStore(settings, now))).toEqual([
      `look: There is no store at ${settings.dataDir}/store.db yet`,
    ]);
  });

  it('in use is looked at beside the server, with its size and when retention was done', async () => {
    const store = await opened();
    const times = { now: now.toISOString(), dueBefore: now.toISOString(), leaseUntil: now.toISOString() };
    await store.retention.finishJob(
      retentionJob,
      (await store.retention.beginJob(retentionJob, times)) ?? '',
      times.now,
    );
    const findings = told(await lookAtStore(settings, now));
    expect(findings).toEqual([
      expect.stringMatching(/^ok: The store .+ opens, and can be written to$/),
      expect.stringMatching(/^ok: It takes 1 MB of 16 MB \(STORE_MAX_MB\); free on the disk: [\d,]+ MB$/),
      'ok: No lead is in quarantine',
      'ok: Waiting to be sent: 0 emails',
      'ok: What is too old was last erased 2026-11-20 17:30',
    ]);
    expect(await store.intake.addLead(leadAt(now.getTime()))).toMatchObject({ added: 'added' });
    expect(unlike(await lookAtStore(settings, new Date(now.getTime() + 3 * 24 * 60 * 60 * 1000)))).toEqual([
      'look: The staff had no email of 1 lead',
      'look: What is too old was last erased 2026-11-20 17:30',
    ]);
    await store.close();
  });

  it('tells of leads in quarantine, of emails that do not go out, and of who came while no mail was sent', async () => {
    const store = await opened();
    await store.intake.addLead(leadAt(now.getTime(), { quarantine: 'odd' }));
    const email = { kind: 'webhook', recipient: '', createdAt: '2026-11-20T09:00:00.000Z' } as const;
    await store.intake.addLead(leadAt(now.getTime(), { digest: 'd2' }), [{ ...email, id: 'l', messageId: 'm' }]);
    await store.intake.addSubscriber(subscriberAt());
    await store.close();
    expect(unlike(await lookAtStore(settings, now))).toEqual([
      'look: In quarantine: 1 lead',
      'look: The staff had no email of 1 lead',
      'look: Nobody was asked to confirm 1 newsletter address',
      'wrong: Waiting to be sent: 1 email; the oldest that is due, for 3 hours',
      'look: What is too old was never erased yet',
    ]);
  });

  it('that is no store is wrong', async () => {
    await (await opened()).close();
    writeFileSync(join(settings.dataDir, 'store.db'), 'x'.repeat(9000));
    expect(told(await lookAtStore(settings, now))).toEqual([
      expect.stringMatching(/^wrong: .+ damaged or not a store\./),
    ]);
  });
});

describe('the database', () => {
  const facts = { engine: 'PostgreSQL 18.4', schema: '0001-store', unsafe: [] };
  const rights = { user: 'site-intake', canAdd: true, excessRights: [] };

  it('that is as it should be is ok, with one user or two', () => {
    expect(unlike([...judgeServer(facts), ...judgeUsers(null), ...judgeUsers(rights)])).toEqual([]);
  });

  it('that may lose what it has, or whose user may do less or more than it should, is wrong', () => {
    const unsafe = judgeServer({ ...facts, unsafe: ['fsync', 'synchronous_commit'] });
    const excessRights = ['read answers', 'erase entries'];
    expect(unlike([...unsafe, ...judgeUsers({ ...rights, canAdd: false, excessRights })])).toEqual([
      'wrong: What it has taken may be lost by a power cut: fsync and synchronous_commit off',
      'wrong: Its user site-intake, of DATABASE_URL, may not add what visitors send',
      'wrong: site-intake may also read answers, erase entries',
    ]);
  });
});

describe('backups', () => {
  it('are none, or told with their age, where they are, and what a restore put aside', async () => {
    const root = await temporaryFolder();
    const settings = { dataDir: join(root, 'data'), backupDir: join(root, 'backups'), backupDays: 90 };
    const unlikeAt = (time: string) => unlike(lookAtBackups(settings, new Date(time)));
    expect(unlikeAt('2026-11-20T12:00:00.000Z')).toEqual([
      `look: There is no backup in ${settings.backupDir} (BACKUP_DIR)`,
    ]);
    const store = await openStore(settings.dataDir, 16);
    await store.intake.addLead(leadAt(now.getTime()));
    await store.close();
    await makeBackup(settings, settings.backupDir, now);
    const what = 'The last backup is of 2026-11-20 17:30: 1 lead, 0 files, 0 subscribers';
    expect(told(lookAtBackups(settings, now))).toEqual([
      `ok: ${what}`,
      `look: ${settings.backupDir} is on the disk of the store`,
    ]);
    mkdirSync(join(settings.dataDir, 'put-aside-x'));
    expect(unlikeAt('2026-11-23T12:00:00.000Z')).toEqual([
      `look: ${what}; 3 days ago`,
      expect.any(String),
      `look: A restore put aside ${settings.dataDir}/put-aside-x`,
    ]);
    expect(unlikeAt('2027-03-01T12:00:00.000Z')).toContain('look: Older than BACKUP_DAYS: 1 backup');
    expect(unlikeAt('2026-11-19T12:00:00.000Z')).toContain(`look: ${what}`);
  });
});

describe('the mail server', () => {
  async function peerWith(behavior: SmtpBehavior) {
    const peer = await startTestSmtpServer(behavior);
    onTestFinished(() => peer.stop());
    return peer;
  }
  const withPassword = (port: number) => `smtp://desk:pass%40word@127.0.0.1:${port}`;

  it('that lets us in is ok, and is sent nothing', async () => {
    const peer = await peerWith({ signIn: 'right' });
    expect(told([await lookAtMail({ smtpUrl: withPassword(peer.port), from })])).toEqual([
      `ok: 127.0.0.1:${peer.port} takes our mail on this machine, and the password is right`,
    ]);
    expect(peer.received).toEqual([]);
  });

  it('that does not let us in is wrong, with its answer and without the password', async () => {
    const peer = await peerWith({ signIn: '535 5.7.8 Wrong password' });
    const finding = await lookAtMail({ smtpUrl: withPassword(peer.port), from });
    expect(finding).toMatchObject({ state: 'wrong', what: expect.stringContaining(': 535 5.7.8 Wrong password') });
    expect(JSON.stringify(finding)).not.toContain('pass@word');
  });

  it('that nobody runs, or that does not encrypt, is wrong', async () => {
    const port = await unusedPort();
    expect(told([await lookAtMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from })])).toEqual([
      `wrong: Nobody answers at 127.0.0.1:${port}`,
    ]);
    const { port: plainPort } = await peerWith({});
    expect(told([await lookAtMail({ smtpUrl: `smtps://127.0.0.1:${plainPort}`, from })])).toEqual([
      expect.stringMatching(/^wrong: No encrypted line to 127\.0\.0\.1:\d+ \(.+\)$/),
    ]);
  });

  it('whose name nobody knows is no fault: there may be no network', async () => {
    expect(told([await lookAtMail({ smtpUrl: 'smtp://smtp.example.invalid', from })])).toEqual([
      expect.stringMatching(/^look: smtp\.example\.invalid cannot be reached from here \(E.+\)$/),
    ]);
  });

  it('takes a test email, and what it answers is told', async () => {
    const peer = await peerWith({});
    const sent = await sendTestEmail({ smtpUrl: peer.url, from }, 'me@example.com');
    expect(told([sent])).toEqual([expect.stringMatching(/^ok: Sent to me@example\.com\. The server answered: 250 /)]);
    expect(peer.received).toMatchObject([
      { envelope: { from: 'desk@example.com', to: ['me@example.com'] }, from: { name: 'Desk' } },
    ]);
    peer.behavior.recipient = () => '550 5.1.1 No such user';
    const refused = await sendTestEmail({ smtpUrl: peer.url, from }, 'me@example.com');
    expect(told([refused])).toEqual([expect.stringMatching(/^wrong: 127\.0\.0\.1:\d+ refuses: .*550 5\.1\.1/)]);
  });
});

describe('the address visitors use', () => {
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
    [200, undefined, /^ok: .+\/privacy-notice is answered$/],
    [502, undefined, /^wrong: .+ is answered with 502$/],
    [301, 'https://www.example.com/', /^wrong: .+ leads on to https:\/\/www\.example\.com\/$/],
  ])('that answers %i is judged by that', async (status, location, words) => {
    expect(told([await lookAtPublicOrigin(await siteAnswering(status, location))])[0]).toMatch(words);
  });

  it('that cannot be reached from here is no fault, nor is another system', async () => {
    expect(await lookAtPublicOrigin(`http://127.0.0.1:${await unusedPort()}`)).toMatchObject({ state: 'look' });
    expect(await lookAtPublicOrigin('https://www.example.invalid')).toMatchObject({ state: 'look' });
    const webhook = { url: 'https://hook.example.invalid/x', secret: '' };
    expect(await lookAtWebhook(webhook)).toMatchObject({ state: 'look' });
    expect(await lookAtWebhook({ ...webhook, url: 'http://127.0.0.1/x' })).toMatchObject({ state: 'ok' });
  });
});

describe('the domain of the sender', () => {
  const failing = (code: string) => Object.assign(new Error(code), { code });
  const among =
    (texts: Readonly<Record<string, readonly string[]>>, otherwise = 'ENOTFOUND'): ResolveTxt =>
    async (name) => {
      const found = texts[name];
      if (!found) throw failing(otherwise);
      // Long ones come in pieces.
      return found.map((text) => [text.slice(0, 9), text.slice(9)]);
    };
  const good = {
    'mail.example.com': ['v=spf1 include:_spf.example.net -all', 'other=1'],
    'google._domainkey.mail.example.com': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.example.com': ['v=DMARC1; p=none'],
  };

  it('that has all three is ok; what the domain above says of DMARC counts', async () => {
    expect(unlike(await lookAtDomain('mail.example.com', among(good)))).toEqual([]);
  });

  it('that has none is wrong, with what it needs', async () => {
    const findings = await lookAtDomain('example.com', among({ 'example.com': [] }));
    expect(unlike(findings)).toEqual([
      'wrong: SPF: example.com has none',
      'look: DKIM: no key under the names that are usual; example.com may have one under another',
      'wrong: DMARC: example.com has none',
    ]);
    expect(findings.map(({ advice }) => advice).join('\n')).toMatch(/v=spf1 .+_domainkey.+v=DMARC1/s);
  });

  it.each([
    [['v=spf1 -all', 'v=spf1 mx -all'], 'wrong: SPF: example.com has 2, and so none counts'],
    [['v=spf1 mx +all'], 'wrong: SPF: "v=spf1 mx +all" lets everybody send for example.com'],
  ])('whose SPF is %j is told so', async (texts, words) => {
    expect(told(await lookAtDomain('example.com', among({ 'example.com': texts })))[0]).toBe(words);
  });

  it.each(['ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED', 'ENOTFOUND'])(
    'is not called wrong where no resolver answers (%s): what to look for is told instead',
    async (code) => {
      const findings = await lookAtDomain('example.com', among({}, code));
      expect(findings.map(({ state }) => state)).toEqual(['look', 'look', 'look']);
      expect(findings.map(({ advice }) => advice).join('\n')).toMatch(/v=spf1 .+_domainkey.+v=DMARC1/s);
    },
  );
});
