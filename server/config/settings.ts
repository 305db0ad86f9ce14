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
  sender,
  smtpAddress,
  wholeNumber,
} from './parsers.ts';

/** What `process.env` holds. An empty value counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How the server runs; read when it starts. Meanings and units: `.env.example`. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Addresses of one database. They hold passwords: never to be printed. */
export type DatabaseSettings = NonNullable<Settings['database']>;

/** The address of the mail server holds a password: never to be printed. */
export type MailSettings = NonNullable<Settings['mail']>;

/** What the build makes; read when the site is built. Meanings: `.env.example`. */
export type BuildSettings = Readonly<ReturnType<typeof readBuildSettings>>;

/** One or more settings are wrong. The message has one line for each: name, what is wrong, what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws SettingsError naming every wrong setting */
export function readSettings(env: Environment) {
  return readAll(env, (read) => ({
    port: read('PORT', '3000', wholeNumber(0, 65_535)),
    // Only this machine, until someone decides otherwise. Every browser that finds nobody at `localhost`'s IPv6 address
    // tries 127.0.0.1 next, so http://localhost:3000 works; listening on the name itself would take only one of the two.
    host: read('HOST', '127.0.0.1', ipAddress),
    opsPort: read('OPS_PORT', null, wholeNumber(0, 65_535)),
    canaryEmail: read('CANARY_EMAIL', null, emailAddress),
    dataDir: read('DATA_DIR', './data', (text) => resolve(text)),
    storeMaxMb: read('STORE_MAX_MB', '1024', wholeNumber(1, 1_000_000)),
    /** Null: the store is a file in `dataDir`. */
    database: readDatabase(read),
    backupDir: read('BACKUP_DIR', './backups', (text) => resolve(text)),
    // With less, a clock that is a few days ahead would leave one backup.
    backupDays: read('BACKUP_DAYS', '90', wholeNumber(7, 36_500)),
    /** Null: the site is only reached directly. */
    publicOrigin: read('PUBLIC_ORIGIN', null, origin),
    allowedOrigins: read('ALLOWED_ORIGINS', null, origins) ?? [],
    proxyHops: read('PROXY_HOPS', '0', wholeNumber(0, 10)),
    postsPerAddress: read('POSTS_PER_ADDRESS', '240', wholeNumber(0, 1_000_000)),
    /** Null: no mail is sent, and none is kept to be sent later. */
    mail: readMail(env, read),
    webhook: readWebhook(read),
    /** Null: one is made, and kept beside the store. */
    linkSecret: read('LINK_SECRET', null, longSecret),
    /** By form; 0 keeps its entries. */
    retentionDays: byForm(env, read, 'RETENTION_DAYS_', keptFormIds, (form, name) =>
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

function readDatabase(read: Read) {
  const intakeUrl = read('DATABASE_URL', null, databaseAddress);
  const deskUrl = read('DATABASE_DESK_URL', null, databaseAddress);
  if (intakeUrl === null && deskUrl !== null)
    read.refuse('DATABASE_DESK_URL is set, but DATABASE_URL is not. Set that too: by it visitors add to the store.');
  // Visitors add by the first; everything else is done by the second, which may be the same.
  return intakeUrl === null ? null : { intakeUrl, deskUrl: deskUrl ?? intakeUrl };
}

function readMail(env: Environment, read: Read) {
  const smtpUrl = read('SMTP_URL', null, smtpAddress);
  const from = read('MAIL_FROM', null, sender);
  const everyone = read('MAIL_STAFF', null, addresses);
  // Nobody is told of a subscriber.
  const forms = keptFormIds.filter((form) => form !== 'newsletter');
  const staff = byForm(env, read, 'MAIL_STAFF_', forms, (_, name) => read(name, null, addresses) ?? everyone ?? []);
  if (smtpUrl === null) return null;
  if (from === null) read.refuse('SMTP_URL is set, but MAIL_FROM is not. Say from which address mail is sent.');
  if (everyone === null) read.refuse('SMTP_URL is set, but MAIL_STAFF is not. Say who is told of what visitors send.');
  return { smtpUrl, from: from ?? { name: '', address: '' }, staff };
}

function readWebhook(read: Read) {
  const url = read('WEBHOOK_URL', null, httpAddress);
  const secret = read('WEBHOOK_SECRET', null, longSecret);
  if (url === null) return null;
  if (secret === null)
    read.refuse('WEBHOOK_URL is set, but WEBHOOK_SECRET is not. What is sent there has to be signed.');
  return { url, secret: secret ?? '' };
}

/** Of each of these forms. A name that only looks like one of these settings is refused: it would go withRandomDelay for years. */
function byForm<T>(
  env: Environment,
  read: Read,
  prefix: string,
  forms: readonly string[],
  readOne: (form: string, name: string) => T,
): Record<string, T> {
  const nameOf = (form: string) => prefix + form.toUpperCase().replaceAll('-', '_');
  const known = forms.map(nameOf);
  for (const name of Object.keys(env).filter((each) => env[each] && each.startsWith(prefix) && !known.includes(each))) {
    read.refuse(
      `${name} is set, but there is no such setting. Take it out, or correct it to one of ${known.join(', ')}.`,
    );
  }
  return Object.fromEntries(forms.map((form) => [form, readOne(form, nameOf(form))]));
}

/** @throws SettingsError naming every wrong setting */
export function readBuildSettings(env: Environment) {
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
    /** Whether browsers keep the pages that were read, for when there is no network. */
    const keepsPages = read('OFFLINE', '1', oneOf('0', '1')) === '1';
    return { delivery, intakeOrigin, asksProof, keepsPages, hasGallery: read('GALLERY', '0', oneOf('0', '1')) === '1' };
  });
}

interface Read {
  <T>(name: string, fallback: string, reader: Reader<T>): T;
  <T>(name: string, fallback: null, reader: Reader<T>): T | null;
  /** Settings that do not go together, or are none. */
  refuse(problem: string): void;
}

/** Of a setting whose name ends like one of these, the value is never printed, not even a wrong one. */
const isSecret = (name: string) => /_(URL|SECRET)$/.test(name);

function readAll<T>(env: Environment, readEach: (read: Read) => T): T {
  const problems: string[] = [];
  function readOne<V>(name: string, fallback: string | null, reader: Reader<V>): V {
    const text = env[name] || fallback;
    if (text === null) return null as V;
    try {
      return reader(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const shown = isSecret(name) ? 'is wrong (not shown here)' : `is ${JSON.stringify(text)}`;
      const otherwise = fallback === null ? 'or leave it out' : `or leave it out for ${fallback}`;
      problems.push(`${name} ${shown}: it must be ${error.message}. Correct it, ${otherwise}.`);
      return undefined as V;
    }
  }
  const settings = readEach(Object.assign(readOne, { refuse: (problem: string) => void problems.push(problem) }));
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}
