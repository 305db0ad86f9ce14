import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { storedFormIds } from '#forms/form-ids.ts';
import { type Environment, readBuildSettings, readSettings, SettingsError } from './settings.ts';

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));

function namesReadBy(read: (env: Environment) => unknown): string[] {
  const names: string[] = [];
  read(new Proxy({}, { get: (_, name) => void names.push(String(name)) }));
  return names;
}

const unset = {
  backupDir: resolve('backups'),
  backupDays: 90,
  allowedOrigins: [],
  proxyHops: 0,
  deskHost: '127.0.0.1',
  deskOrigin: null,
  deployCommand: null,
  needsSecondPerson: false,
  restartsOnPublish: false,
  postsPerAddress: 240,
  mail: null,
  mailboxUrl: null,
  clamdSocket: null,
  webhook: null,
  linkSecret: null,
  notEnrolledDays: 365,
  guardianDays: 30,
  retentionDays: expect.any(Object),
};

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      deskPort: 3001,
      host: '127.0.0.1',
      opsPort: null,
      deskOpsPort: null,
      dataDir: resolve('data'),
      storeMaxMb: 1024,
      database: null,
      publicOrigin: null,
      ...unset,
    });
    expect(readBuildSettings({})).toEqual({
      delivery: 'intake',
      intakeOrigin: null,
      needsProof: false,
      keepsPages: true,
    });
  });

  it('have a default retention period for every form, never 0', () => {
    const { retentionDays } = readSettings({});
    expect(Object.keys(retentionDays)).toEqual([...storedFormIds]);
    expect(Math.min(...Object.values(retentionDays))).toBeGreaterThan(0);
  });

  it('are read from the environment, and an empty one counts as not set', () => {
    const env = {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/srv/x',
      STORE_MAX_MB: '',
      PUBLIC_ORIGIN: 'https://www.example.com',
    };
    expect(readSettings(env)).toEqual({
      port: 0,
      deskPort: 0,
      host: '::1',
      opsPort: null,
      deskOpsPort: null,
      dataDir: '/srv/x',
      storeMaxMb: 1024,
      database: null,
      publicOrigin: 'https://www.example.com',
      ...unset,
    });
    expect(readBuildSettings({ DELIVERY: 'none', OFFLINE: '0' })).toEqual({
      delivery: 'none',
      intakeOrigin: null,
      needsProof: false,
      keepsPages: false,
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '3000 '],
    ['PORT', '-1'],
    ['PORT', '0x10'],
    ['HOST', 'example.com'],
    ['STORE_MAX_MB', '0'],
    ['STORE_MAX_MB', '1.5'],
    ['BACKUP_DAYS', '6'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/'],
    ['PUBLIC_ORIGIN', 'ftp://www.example.com'],
    ['ALLOWED_ORIGINS', 'https://www.example.com https://example.com'],
    ['ALLOWED_ORIGINS', '*'],
    ['PROXY_HOPS', '11'],
    ['CLAMD_SOCKET', 'clamd.example.com:70000'],
    ['MAIL_FROM', 'Our Company'],
    ['MAIL_STAFF', 'desk@example.com; head@example.com'],
    ['MAIL_STAFF_CONTACT', 'desk'],
    ['RETENTION_DAYS_CONTACT', 'forever'],
    ['DELIVERY', 'mail'],
    ['INTAKE_ORIGIN', 'forms.example.com'],
    ['PROOF_OF_WORK', 'on'],
  ])('%s cannot be %j, and one line says why', (name, value) => {
    const read = () => [readSettings({ [name]: value }), readBuildSettings({ [name]: value })];
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(
      new RegExp(`^${name} is "[^\\n]+: it must be [^\\n]+\\. Correct it, or leave it out[^\\n]*\\.$`),
    );
  });

  it.each([
    ['SMTP_URL', 'https://user:hunter2@smtp.example.com'],
    ['LINK_SECRET', 'hunter2'],
    ['DATABASE_DESK_URL', 'db.example.com/hunter2'],
    ['DATABASE_URL', 'mysql://user:hunter2@db.example.com/website'],
    ['DATABASE_URL', 'postgres://user:hunter2%zz@db.example.com/website'],
    ['SMTP_URL', 'smtps://desk:hunter2%zz@example.com'],
    ['WEBHOOK_URL', 'ftp://example.com/hunter2'],
    ['WEBHOOK_URL', 'http://example.com/hunter2'],
    ['WEBHOOK_SECRET', 'hunter2'],
  ])('%s is a secret: the error message does not show it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} is wrong \\(not shown here\\): it must be [^\\n]+\\.$`, 'm'));
    expect(read).not.toThrow('hunter2');
  });

  it('of the database are one URL for everything, or two; never only the second', () => {
    const [DATABASE_URL, DATABASE_DESK_URL] = ['postgres://intake:hunter2@db/x', 'postgres://desk:hunter2@db/x'];
    expect(readSettings({ DATABASE_URL }).database).toEqual({ intakeUrl: DATABASE_URL, deskUrl: DATABASE_URL });
    expect(readSettings({ DATABASE_URL, DATABASE_DESK_URL }).database?.deskUrl).toBe(DATABASE_DESK_URL);
    expect(() => readSettings({ DATABASE_DESK_URL })).toThrow(/^DATABASE_DESK_URL is set, but DATABASE_URL is not\./);
  });

  it('of origins are a list', () => {
    const { allowedOrigins } = readSettings({ ALLOWED_ORIGINS: 'https://www.example.com, http://localhost:3000' });
    expect(allowedOrigins).toEqual(['https://www.example.com', 'http://localhost:3000']);
  });

  it('of mail recipients are for all forms, or for one', () => {
    const mail = {
      SMTP_URL: 'smtps://u:p@smtp.example.com',
      MAIL_FROM: 'Us <us@example.com>',
      MAIL_STAFF: 'a@example.com, b@example.com',
    };
    const { staff } = readSettings({ ...mail, MAIL_STAFF_APPLICATION: 'c@example.com' }).mail ?? {};
    expect(staff).toMatchObject({ contact: ['a@example.com', 'b@example.com'], application: ['c@example.com'] });
  });

  it('name each mailbox of the staff once, in its first spelling, so that it gets each email once', () => {
    const mail = { SMTP_URL: 'smtps://u:p@smtp.example.com', MAIL_FROM: 'us@example.com' };
    const MAIL_STAFF = 'Desk@example.com, b@example.com, desk@Example.COM, b@example.com';
    expect(readSettings({ ...mail, MAIL_STAFF }).mail?.staff.contact).toEqual(['Desk@example.com', 'b@example.com']);
  });

  it.each(['MAIL_STAFF_SALES', 'RETENTION_DAYS_CV'])(
    'of an unknown form (%s) are refused unless empty, and the message lists the known names',
    (name) => {
      expect(() => readSettings({ [name]: '1' })).toThrow(
        new RegExp(`^${name} is set, but there is no such setting\\. .+_CONTACT, .+_REGISTRATION\\.$`),
      );
      expect(readSettings({ [name]: '' })).toEqual(readSettings({}));
    },
  );

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['STMP_URL', 'SMTP_URL'],
    ['RETENTION_DAY_CONTACT', 'RETENTION_DAYS_CONTACT'],
    ['MAIL_STAFF_CONTCT', 'MAIL_STAFF_CONTACT'],
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
    ['PRT', 'PORT'],
    ['DATA_DIRR', 'DATA_DIR'],
    ['MAIL_FRON', 'MAIL_FROM'],
  ])('that are misspelt (%s) are refused, and the message names the one that is meant', (name, meant) => {
    const message = `${name} is not a setting. Did you mean ${meant}? Correct it, or remove it.`;
    expect(() => readSettings({ [name]: '1' })).toThrow(message);
    expect(readSettings({ [name]: '' })).toEqual(readSettings({}));
  });

  it('of other programs and of the build are not taken for misspelt ones', () => {
    const system = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'MAIL', 'LOGNAME', 'NODE_ENV', 'NODE_OPTIONS', 'HOSTTYPE'];
    const neighbours = ['APP_PORT', 'API_PORT', 'SITE_URL', 'HTTP_URL', 'JAVA_DIR', 'ORTP'];
    const others = [...system, ...neighbours];
    const set = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'x']));
    expect(readSettings(set([...others, ...namesReadBy(readBuildSettings)]))).toEqual(readSettings({}));
    expect(readBuildSettings(set([...others, ...namesReadBy(readSettings)]))).toEqual(readBuildSettings({}));
  });

  it('are refused if another setting that they need is missing', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://127.0.0.1', WEBHOOK_URL: 'https://example.com' })).toThrow(
      /^SMTP_URL is set, but MAIL_FROM .+\nSMTP_URL is set, but MAIL_STAFF .+\nWEBHOOK_URL is set, but WEBHOOK_SECRET .+$/,
    );
  });

  it('are refused if they contradict each other', () => {
    const env = { DELIVERY: 'none', INTAKE_ORIGIN: 'https://forms.example.com', PROOF_OF_WORK: '1' };
    expect(() => readBuildSettings(env)).toThrow(
      /^INTAKE_ORIGIN is set, but with DELIVERY=none .+\nPROOF_OF_WORK is 1, but with DELIVERY=none .+$/,
    );
  });

  it('are all reported at once if several are wrong, one per line', () => {
    const read = () => readSettings({ PORT: 'x', HOST: 'y', DATA_DIR: 'fine' });
    expect(read).toThrow(/^PORT is .+\nHOST is .+$/);
  });
});

describe('.env.example', () => {
  it('has only comments and settings, as `docker run --env-file` and shells need', () => {
    const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n');
    expect(lines.filter((line) => !/^(#.*|[A-Z_]+=\S*|)$/.test(line))).toEqual([]);
  });

  it('contains exactly the settings that are read', () => {
    const read = [...namesReadBy(readSettings), ...namesReadBy(readBuildSettings)];
    expect(Object.keys(example).sort()).toEqual(read.sort());
  });

  it('shows the defaults', () => {
    expect(readSettings(example)).toEqual(readSettings({}));
    expect(readBuildSettings(example)).toEqual(readBuildSettings({}));
  });
});

it('refuses the same port for visitors and operations, and says that it is ours', () => {
  expect(() => readSettings({ PORT: '4000', OPS_PORT: '4000' })).toThrow(
    'OPS_PORT and PORT are both 4000. Set OPS_PORT to another number.',
  );
  expect(readSettings({ PORT: '0', OPS_PORT: '0' })).toMatchObject({ port: 0, opsPort: 0 });
});

it('gives the desk its own port', () => {
  expect(readSettings({ PORT: '4000', OPS_PORT: '4001' }).deskPort).toBe(4002);
  expect(readSettings({ PORT: '4000', DESK_PORT: '80' }).deskPort).toBe(80);
  expect(readSettings({ PORT: '4000', OPS_PORT: '4002', DESK_OPS_PORT: '4001' }).deskPort).toBe(4003);
  expect(() => readSettings({ PORT: '4000', DESK_PORT: '4000' })).toThrow('DESK_PORT and PORT are both 4000.');
  for (const name of ['PORT', 'OPS_PORT', 'DESK_PORT'])
    expect(() => readSettings({ [name]: '4000', DESK_OPS_PORT: '4000' })).toThrow(
      `DESK_OPS_PORT and ${name} are both 4000. Set DESK_OPS_PORT to another number.`,
    );
});
