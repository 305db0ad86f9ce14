import { expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { type StartupInfo, summarizeStartup } from './startup-summary.ts';

const now = new Date('2026-11-22T12:00:00.000Z');

function summaryOf(environment: Readonly<Record<string, string>>, change: Partial<StartupInfo> = {}): string {
  const settings = readSettings({ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/backups', ...environment });
  return summarizeStartup({
    settings,
    address: 'http://localhost:3000',
    opsAddress: null,
    store: {
      engine: 'SQLite 3.53.1',
      schema: '0001-tables',
      unsafe: [],
      location: '/srv/data/store.db',
    },
    backupMadeAt: null,
    staff: settings.mail?.staff ?? null,
    unnotifiedLeads: 0,
    needsProof: false,
    now,
    ...change,
  }).replace(/version .+/, '[versions]');
}

it('names the settings that are not set, and their effect', () => {
  expect(summaryOf({})).toBe(`The site is at http://localhost:3000
  program     [versions]
  visitors    reach it directly: PUBLIC_ORIGIN is not set
  robots      no proof of work
  store       /srv/data/store.db
  engine      SQLite 3.53.1, tables 0001-tables
  backups     none in /srv/backups: npm run backup makes one
  mail        disabled: SMTP_URL is not set
  webhook     none: WEBHOOK_URL is not set
  operations  none: OPS_PORT is not set`);
});

const everything = {
  PUBLIC_ORIGIN: 'https://www.example.com',
  PROXY_HOPS: '2',
  POSTS_PER_ADDRESS: '0',
  RETENTION_DAYS_CONTACT: '0',
  SMTP_URL: 'smtps://hunter1:hunter2@smtp.example.com',
  MAIL_FROM: 'Desk <hunter3@example.com>',
  MAIL_STAFF: 'hunter4@example.com, hunter5@example.com',
  MAIL_STAFF_CONTACT: 'hunter4@example.com, hunter6@example.com',
  WEBHOOK_URL: 'https://hook.example.com/hunter7',
  WEBHOOK_SECRET: 'hunter8'.repeat(5),
  LINK_SECRET: 'hunter9'.repeat(5),
};

it('shows the settings without secrets and email addresses', () => {
  const backupMadeAt = '2026-11-22T07:00:00.000Z';
  expect(
    summaryOf(everything, { opsAddress: 'http://127.0.0.1:9464', backupMadeAt }),
  ).toBe(`The site is at http://localhost:3000
  program     [versions]
  visitors    https://www.example.com, through 2 proxies
  robots      no proof of work
  store       /srv/data/store.db
  engine      SQLite 3.53.1, tables 0001-tables
  backups     the last is 5 hours old, in /srv/backups
  mail        sent through smtp.example.com
  staff       3 recipients of emails about new leads
  webhook     each lead is sent to hook.example.com
  operations  http://127.0.0.1:9464/livez, /readyz and /metrics`);
});

it('counts the recipients that an owner set in the desk', () => {
  const staff = { contact: ['rina@example.com'], application: ['rina@example.com'] };
  expect(summaryOf(everything, { staff })).toContain('  staff       1 recipient of emails about new leads');
});

it('warns of a database that may lose entries, and of missing backups', () => {
  const database = { BACKUP_DIR: '/srv/backups', DATABASE_URL: 'postgres://hunter1:hunter2@db.example.com/site' };
  const store = {
    engine: 'PostgreSQL 18.4',
    schema: '0001-tables',
    unsafe: ['fsync'],
    location: 'the location',
  };
  const text = summaryOf(database, { store });
  expect(text).toContain(`
  store       the location
  engine      PostgreSQL 18.4, tables 0001-tables; fsync off: a power cut may
              lose entries
  backups     none in /srv/backups: npm run backup makes one
`);
  expect(text).not.toContain('hunter');
});

it('has no line longer than 80 columns', () => {
  const text = summaryOf(everything, { unnotifiedLeads: 3 });
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('says that the folder of backups cannot be read', () => {
  expect(summaryOf({}, { backupMadeAt: 'unreadable' })).toContain(
    '  backups     /srv/backups (BACKUP_DIR) cannot be read by this user',
  );
});
