import { resolve } from 'node:path';
import { storedFormIds } from '#forms/form-ids.ts';
import {
  addresses,
  databaseAddress,
  httpAddress,
  imapAddress,
  ipAddress,
  longSecret,
  oneOf,
  origin,
  origins,
  type Parser,
  secureOrigin,
  sender,
  smtpAddress,
  socketAddress,
  wholeNumber,
} from './parsers.ts';

/** The type of `process.env`. An empty value counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of the server, read when it starts. `.env.example` documents meanings and units. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** The URLs of the database. They contain passwords and must not be printed. */
export type DatabaseSettings = NonNullable<Settings['database']>;

/** `smtpUrl` contains a password and must not be printed. */
export type MailSettings = NonNullable<Settings['mail']>;

/** The settings of the build. `.env.example` documents meanings. */
export type BuildSettings = Readonly<ReturnType<typeof readBuildSettings>>;

/** One or more settings are wrong or misspelt. The message has one line per setting: its name, what is wrong and what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws SettingsError naming every wrong setting */
export function readSettings(env: Environment) {
  const prefixes = [retentionPrefix, staffPrefix];
  return readAll(env, prefixes, (read) => ({
    ...readPorts(read),
    // By default, only this machine reaches the server. http://localhost:3000 works, because browsers that find nothing at the IPv6 address of
    // `localhost` try 127.0.0.1 next. Listening on `localhost` would bind only one of the two addresses.
    host: read('HOST', '127.0.0.1', ipAddress),
    deskHost: read('DESK_HOST', '127.0.0.1', ipAddress),
    /** Null: only this machine reaches the desk. */
    deskOrigin: read('DESK_ORIGIN', null, secureOrigin),
    /** Whether the site exits when a change of facts is live. The process manager must start it again. */
    restartsOnPublish: read('RESTART_ON_PUBLISH', '0', oneOf('0', '1')) === '1',
    /** Whether somebody other than the author must publish a change of facts. */
    needsSecondPerson: read('PUBLISH_SECOND_PERSON', '0', oneOf('0', '1')) === '1',
    /** Null: the pages are on this machine, and no static host serves them. */
    deployCommand: read('DEPLOY_COMMAND', null, (text) => text),
    dataDir: read('DATA_DIR', './data', (text) => resolve(text)),
    storeMaxMb: read('STORE_MAX_MB', '1024', wholeNumber(1, 1_000_000)),
    /** Null: the store is a SQLite file in `dataDir`. */
    database: readDatabase(read),
    backupDir: read('BACKUP_DIR', './backups', (text) => resolve(text)),
    // With fewer days, a clock that is a few days fast would leave only one backup.
    backupDays: read('BACKUP_DAYS', '90', wholeNumber(7, 36_500)),
    /** Null: visitors reach the server directly, without a proxy. */
    publicOrigin: read('PUBLIC_ORIGIN', null, origin),
    allowedOrigins: read('ALLOWED_ORIGINS', null, origins) ?? [],
    proxyHops: read('PROXY_HOPS', '0', wholeNumber(0, 10)),
    postsPerAddress: read('POSTS_PER_ADDRESS', '240', wholeNumber(0, 1_000_000)),
    /** Null: no mail is sent or queued. */
    mail: readMail(read),
    /** Null: emails that bounce later are not noticed. It contains a password and must not be printed. */
    mailboxUrl: read('MAILBOX_URL', null, imapAddress),
    /** Where clamd scans files for viruses; null if there is none. */
    clamdSocket: read('CLAMD_SOCKET', null, socketAddress),
    webhook: readWebhook(read),
    /** Null: the server generates one and stores it in `dataDir`. */
    linkSecret: read('LINK_SECRET', null, longSecret),
    /** Days after which a registration is erased if its sender has not enrolled. 0: the period of its form applies. */
    notEnrolledDays: read('RETENTION_DAYS_NOT_ENROLLED', '365', wholeNumber(0, 36_500)),
    /** Days after which a registration is erased if its sender is under eighteen and no parent or guardian has agreed. */
    guardianDays: read('RETENTION_DAYS_NO_GUARDIAN', '30', wholeNumber(0, 36_500)),
    /** By form; 0 keeps its entries forever. */
    retentionDays: byForm(retentionPrefix, storedFormIds, (name, form) =>
      read(name, String(retentionDays[form] ?? 0), wholeNumber(0, 36_500)),
    ),
  }));
}

/** Settings with these prefixes exist for each form. */
const retentionPrefix = 'RETENTION_DAYS_';
const staffPrefix = 'MAIL_STAFF_';

/** The periods of the privacy notice. Registrations without an enrolment have a shorter one. */
const retentionDays: Readonly<Record<string, number>> = {
  contact: 730,
  newsletter: 30,
  application: 365,
  'course-question': 365,
  'internship-registration': 1095,
  'placement-training-registration': 1095,
};

/** The port of the desk if none is set: the next one after the port of the site, or any free port if the site takes any. */
function portAfter(port: number, taken: readonly (number | null)[]): number {
  const free = [port + 1, port + 2, port + 3].find((next) => !taken.includes(next)) ?? port;
  return port === 0 ? 0 : Math.min(free, 65_535);
}

function readPorts(read: Read) {
  const portNumber = wholeNumber(0, 65_535);
  const ports = {
    PORT: read('PORT', '3000', portNumber),
    OPS_PORT: read('OPS_PORT', null, portNumber),
    DESK_PORT: read('DESK_PORT', null, portNumber),
    DESK_OPS_PORT: read('DESK_OPS_PORT', null, portNumber),
  };
  const chosen = Object.entries(ports).filter(([, port]) => port);
  for (const [name, port] of chosen) {
    const [first = name] = chosen.find(([, other]) => other === port) ?? [];
    if (first !== name) read.refuse(`${name} and ${first} are both ${port}. Set ${name} to another number.`);
  }
  const { PORT: port, OPS_PORT: opsPort, DESK_PORT: deskPort, DESK_OPS_PORT: deskOpsPort } = ports;
  return { port, opsPort, deskOpsPort, deskPort: deskPort ?? portAfter(port, [opsPort, deskOpsPort]) };
}

function readDatabase(read: Read) {
  const intakeUrl = read('DATABASE_URL', null, databaseAddress);
  const deskUrl = read('DATABASE_DESK_URL', null, databaseAddress);
  if (intakeUrl === null && deskUrl !== null)
    read.refuse('DATABASE_DESK_URL is set, but DATABASE_URL is not. Set it, too: it stores the forms of visitors.');
  // The first URL stores the forms of visitors. The second does everything else; it may be the same.
  return intakeUrl === null ? null : { intakeUrl, deskUrl: deskUrl ?? intakeUrl };
}

function readMail(read: Read) {
  const smtpUrl = read('SMTP_URL', null, smtpAddress);
  const from = read('MAIL_FROM', null, sender);
  const allForms = read('MAIL_STAFF', null, addresses);
  // The staff get no email about a subscriber.
  const forms = storedFormIds.filter((form) => form !== 'newsletter');
  const staff = byForm(staffPrefix, forms, (name) => read(name, null, addresses) ?? allForms ?? []);
  if (smtpUrl === null) return null;
  if (from === null) read.refuse('SMTP_URL is set, but MAIL_FROM is not. Set the address that sends the emails.');
  if (allForms === null)
    read.refuse('SMTP_URL is set, but MAIL_STAFF is not. Set the addresses that get an email about each form.');
  return { smtpUrl, from: from ?? { name: '', address: '' }, staff, allForms: allForms ?? [] };
}

function readWebhook(read: Read) {
  const url = read('WEBHOOK_URL', null, httpAddress);
  const secret = read('WEBHOOK_SECRET', null, longSecret);
  if (url === null) return null;
  if (secret === null)
    read.refuse('WEBHOOK_URL is set, but WEBHOOK_SECRET is not. Calls of the webhook must be signed.');
  return { url, secret: secret ?? '' };
}

const byForm = <T>(
  prefix: string,
  forms: readonly string[],
  readOne: (name: string, form: string) => T,
): Record<string, T> =>
  Object.fromEntries(forms.map((form) => [form, readOne(prefix + form.toUpperCase().replaceAll('-', '_'), form)]));

/** @throws SettingsError naming every wrong setting */
export function readBuildSettings(env: Environment) {
  return readAll(env, [], (read) => {
    const delivery = read('DELIVERY', 'intake', oneOf('intake', 'none'));
    const intakeOrigin = read('INTAKE_ORIGIN', null, origin);
    if (delivery === 'none' && intakeOrigin !== null) {
      read.refuse('INTAKE_ORIGIN is set, but with DELIVERY=none nothing is sent there. Remove one of them.');
    }
    const needsProof = read('PROOF_OF_WORK', '0', oneOf('0', '1')) === '1';
    if (delivery === 'none' && needsProof) {
      read.refuse('PROOF_OF_WORK is 1, but with DELIVERY=none nothing checks a proof. Remove one of them.');
    }
    /** Whether browsers keep visited pages for offline use. */
    const keepsPages = read('OFFLINE', '1', oneOf('0', '1')) === '1';
    return { delivery, intakeOrigin, needsProof, keepsPages };
  });
}

interface Read {
  <T>(name: string, fallback: string, parse: Parser<T>): T;
  <T>(name: string, fallback: null, parse: Parser<T>): T | null;
  /** Reports settings that contradict each other. */
  refuse(problem: string): void;
}

/** The values of these settings are never printed, not even wrong ones. */
const isSecret = (name: string) => /_(URL|SECRET)$/.test(name);

/** Whether one character is missing, wrong or too many, or two neighbours are swapped. Other unknown names belong to other programs. */
function isMisspelt(name: string, known: string): boolean {
  let same = 0;
  while (same < name.length && name[same] === known[same]) same += 1;
  const [rest, other] = [name.slice(same), known.slice(same)];
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return isSwapped || [rest, rest.slice(1)].includes(other.slice(1)) || rest.slice(1) === other;
}

/** @param prefixes an unknown name that begins with one is an error, because a typo would go unnoticed for years */
function readAll<T>(env: Environment, prefixes: readonly string[], readValues: (read: Read) => T): T {
  const problems: string[] = [];
  const known: string[] = [];
  function readOne<V>(name: string, fallback: string | null, parse: Parser<V>): V {
    known.push(name);
    const text = env[name] || fallback;
    if (text === null) return null as V;
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const shown = isSecret(name) ? 'is wrong (not shown here)' : `is ${JSON.stringify(text)}`;
      const otherwise = fallback === null ? 'or leave it out' : `or leave it out for ${fallback}`;
      problems.push(`${name} ${shown}: it must be ${error.message}. Correct it, ${otherwise}.`);
      return undefined as V;
    }
  }
  const settings = readValues(Object.assign(readOne, { refuse: (problem: string) => void problems.push(problem) }));
  for (const name of Object.keys(env).filter((key) => env[key] && !known.includes(key))) {
    const meant = known.find((other) => isMisspelt(name, other));
    const prefix = prefixes.find((start) => name.startsWith(start));
    const others = known.filter((other) => prefix !== undefined && other.startsWith(prefix));
    if (meant !== undefined) {
      problems.push(`${name} is not a setting. Did you mean ${meant}? Correct it, or remove it.`);
    } else if (prefix !== undefined) {
      problems.push(
        `${name} is set, but there is no such setting. Remove it, or correct it to one of ${others.join(', ')}.`,
      );
    }
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}
