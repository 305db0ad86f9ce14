import { resolve } from 'node:path';
import { keptFormIds } from '#forms/form-ids.ts';
import {
  addresses,
  databaseAddress,
  emailAddress,
  httpAddress,
  ipAddress,
  longSecret,
  oneOf,
  origin,
  origins,
  type Reader,
  type Sender,
  sender,
  smtpAddress,
  wholeNumber,
} from './setting-readers.ts';

/** What `process.env` holds. An empty value counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How the server runs; read when it starts. Meanings and units: `.env.example`. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where whoever runs the server asks how it is, on this machine alone; null: nowhere. */
  readonly opsPort: number | null;
  /** Who is told by a message that the site sends to itself each day; null: it sends none. */
  readonly canaryEmail: string | null;
  /** Absolute path. */
  readonly dataDir: string;
  readonly storeMaxMb: number;
  /** Null: the store is a file in `dataDir`. */
  readonly database: DatabaseSettings | null;
  /** Absolute path: where `npm run backup` puts them. */
  readonly backupDir: string;
  /** Days after which a backup is deleted. */
  readonly backupDays: number;
  /** Such as `https://www.example.com`; null when the site is only reached directly. */
  readonly publicOrigin: string | null;
  /** Other sites whose pages hold our forms, such as `https://www.example.com`. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies of ours stand in front, each of which adds to `X-Forwarded-For`. */
  readonly proxyHops: number;
  /** Most small forms that one address may send in ten minutes; 0: as many as it likes. */
  readonly postsPerAddress: number;
  /** Null: no mail is sent, and none is kept to be sent later. */
  readonly mail: MailSettings | null;
  /** Null: no other system is told. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** What links in letters are signed with; null: one is made, and kept beside the store. */
  readonly linkSecret: string | null;
  /** By form: days after which an entry is erased; 0 keeps it. Of the newsletter, an address that was asked to confirm and did not. */
  readonly retentionDays: Readonly<Record<string, number>>;
}

/** Addresses of one database. They hold passwords: never to be printed. */
export interface DatabaseSettings {
  /** By which visitors add to it. */
  readonly intakeUrl: string;
  /** By which everything else is done; may be the same. */
  readonly deskUrl: string;
}

export interface MailSettings {
  /** Holds a password: never to be printed. */
  readonly smtpUrl: string;
  readonly from: Sender;
  /** By form: who is told of an entry. */
  readonly staff: Readonly<Record<string, readonly string[]>>;
}

/** What the build makes; read when the site is built. Meanings: `.env.example`. */
export interface BuildSettings {
  readonly delivery: 'intake' | 'none';
  /** Where the intake is, if the pages are served by another host; null: it serves them itself. */
  readonly intakeOrigin: string | null;
  /** Whether forms are to bring a proof of work. */
  readonly asksProof: boolean;
  /** Whether browsers keep the pages that were read, for when there is no line. */
  readonly keepsPages: boolean;
  readonly hasGallery: boolean;
}

/** One or more settings are wrong. The message has one line for each: name, what is wrong, what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws SettingsError naming every wrong setting */
export function readSettings(env: Environment): Settings {
  return readAll(env, (read) => ({
    port: read('PORT', '3000', wholeNumber(0, 65_535)),
    // Only this machine, until someone decides otherwise. Every browser that finds nobody at `localhost`'s IPv6 address
    // tries 127.0.0.1 next, so http://localhost:3000 works; listening on the name itself would take only one of the two.
    host: read('HOST', '127.0.0.1', ipAddress),
    opsPort: read('OPS_PORT', null, wholeNumber(0, 65_535)),
    canaryEmail: read('CANARY_EMAIL', null, emailAddress),
    dataDir: read('DATA_DIR', './data', (text) => resolve(text)),
    storeMaxMb: read('STORE_MAX_MB', '1024', wholeNumber(1, 1_000_000)),
    database: readDatabase(read),
    backupDir: read('BACKUP_DIR', './backups', (text) => resolve(text)),
    // With less, a clock that is a few days ahead would leave one backup.
    backupDays: read('BACKUP_DAYS', '90', wholeNumber(7, 36_500)),
    publicOrigin: read('PUBLIC_ORIGIN', null, origin),
    allowedOrigins: read('ALLOWED_ORIGINS', null, origins) ?? [],
    proxyHops: read('PROXY_HOPS', '0', wholeNumber(0, 10)),
    postsPerAddress: read('POSTS_PER_ADDRESS', '240', wholeNumber(0, 1_000_000)),
    mail: readMail(read),
    webhook: readWebhook(read),
    linkSecret: read.secret('LINK_SECRET', longSecret),
    retentionDays: byForm(read, 'RETENTION_DAYS_', keptFormIds, (form, name) =>
      read(name, String(retentionDays[form] ?? 0), wholeNumber(0, 36_500)),
    ),
  }));
}

/** What the privacy notice says; registrations for the longer of their two periods: whether a place was taken, the staff know. */
const retentionDays: Readonly<Record<string, number>> = {
  contact: 730,
  newsletter: 30,
  application: 365,
  'course-question': 365,
  'internship-registration': 1095,
  'placement-training-registration': 1095,
};

function readDatabase(read: Read): DatabaseSettings | null {
  const intakeUrl = read.secret('DATABASE_URL', databaseAddress);
  const deskUrl = read.secret('DATABASE_DESK_URL', databaseAddress);
  if (intakeUrl === null && deskUrl !== null)
    read.refuse('DATABASE_DESK_URL is set, but DATABASE_URL is not. Set that too: by it visitors add to the store.');
  return intakeUrl === null ? null : { intakeUrl, deskUrl: deskUrl ?? intakeUrl };
}

function readMail(read: Read): MailSettings | null {
  const smtpUrl = read.secret('SMTP_URL', smtpAddress);
  const from = read('MAIL_FROM', null, sender);
  const everyone = read('MAIL_STAFF', null, addresses);
  // Nobody is told of a subscriber.
  const forms = keptFormIds.filter((form) => form !== 'newsletter');
  const staff = byForm(read, 'MAIL_STAFF_', forms, (_, name) => read(name, null, addresses) ?? everyone ?? []);
  if (smtpUrl === null) return null;
  if (from === null) read.refuse('SMTP_URL is set, but MAIL_FROM is not. Say from which address mail is sent.');
  if (everyone === null) read.refuse('SMTP_URL is set, but MAIL_STAFF is not. Say who is told of what visitors send.');
  return { smtpUrl, from: from ?? { name: '', address: '' }, staff };
}

function readWebhook(read: Read): Settings['webhook'] {
  const url = read.secret('WEBHOOK_URL', httpAddress);
  const secret = read.secret('WEBHOOK_SECRET', longSecret);
  if (url === null) return null;
  if (secret === null)
    read.refuse('WEBHOOK_URL is set, but WEBHOOK_SECRET is not. What is sent there has to be signed.');
  return { url, secret: secret ?? '' };
}

/** Of each of these forms. A name that only looks like one of these settings is refused: it would go unnoticed for years. */
function byForm<T>(
  read: Read,
  prefix: string,
  forms: readonly string[],
  readOne: (form: string, name: string) => T,
): Record<string, T> {
  const nameOf = (form: string) => prefix + form.toUpperCase().replaceAll('-', '_');
  const known = forms.map(nameOf);
  for (const name of read.namesSet.filter((each) => each.startsWith(prefix) && !known.includes(each))) {
    read.refuse(
      `${name} is set, but there is no such setting. Take it out, or correct it to one of ${known.join(', ')}.`,
    );
  }
  return Object.fromEntries(forms.map((form) => [form, readOne(form, nameOf(form))]));
}

/** @throws SettingsError naming every wrong setting */
export function readBuildSettings(env: Environment): BuildSettings {
  return readAll(env, (read) => {
    const delivery = read('DELIVERY', 'intake', oneOf('intake', 'none'));
    const intakeOrigin = read('INTAKE_ORIGIN', null, origin);
    if (delivery === 'none' && intakeOrigin !== null) {
      read.refuse('INTAKE_ORIGIN is set, but with DELIVERY=none nothing is sent there. Leave one of them out.');
    }
    const asksProof = read('PROOF_OF_WORK', '0', oneOf('0', '1')) === '1';
    if (delivery === 'none' && asksProof) {
      read.refuse('PROOF_OF_WORK is 1, but with DELIVERY=none nobody looks at a proof. Leave one of them out.');
    }
    const keepsPages = read('OFFLINE', '1', oneOf('0', '1')) === '1';
    return { delivery, intakeOrigin, asksProof, keepsPages, hasGallery: read('GALLERY', '0', oneOf('0', '1')) === '1' };
  });
}

interface Read {
  <T>(name: string, fallback: string, reader: Reader<T>): T;
  <T>(name: string, fallback: null, reader: Reader<T>): T | null;
  /** One whose value must not be printed, not even a wrong one. */
  secret<T>(name: string, reader: Reader<T>): T | null;
  /** Settings that do not go together, or are none. */
  refuse(problem: string): void;
  /** Of everything in the environment that holds a value. */
  readonly namesSet: readonly string[];
}

function readAll<T>(env: Environment, readEach: (read: Read) => T): T {
  const problems: string[] = [];
  const readOne = <V>(name: string, fallback: string | null, reader: Reader<V>, shown: (text: string) => string): V => {
    const text = env[name] || fallback;
    if (text === null) return null as V;
    try {
      return reader(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const otherwise = fallback === null ? 'or leave it out' : `or leave it out for ${fallback}`;
      problems.push(`${name} ${shown(text)}: it must be ${error.message}. Correct it, ${otherwise}.`);
      return undefined as V;
    }
  };
  const settings = readEach(
    Object.assign(
      <V>(name: string, fallback: string | null, reader: Reader<V>) =>
        readOne(name, fallback, reader, (text) => `is ${JSON.stringify(text)}`),
      {
        secret: <V>(name: string, reader: Reader<V>) =>
          readOne<V | null>(name, null, reader, () => 'is wrong (not shown here)'),
        refuse: (problem: string) => void problems.push(problem),
        namesSet: Object.keys(env).filter((name) => env[name]),
      },
    ),
  );
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}
