import { type Kysely, sql } from 'kysely';
import { internalJobs } from './engine.ts';
import { script } from './migrate.ts';

/** What differs between the engines. */
interface Dialect {
  /** The type of texts that are compared by bytes: keys and times. */
  readonly key: string;
  /** At the end of a table. */
  readonly tableOptions: string;
  /** The type of whole numbers of 64 bits. */
  readonly longInteger: 'bigint' | 'integer';
  /** Added to `add column` on engines that support it. */
  readonly ifMissing: 'if not exists' | '';
}

/** Adds the tables and columns of the desk: the state of leads, their events and search terms, the staff with their sessions, and the audit. */
export const addDesk = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  await createTables(dialect)(db);
  const at = new Date().toISOString();
  await sql`insert into job (name, done_at) values (${internalJobs.statuses}, ${at}) on conflict do nothing`.execute(
    db,
  );
};

/**
 * Adds the emails in the history of a lead, and the settings of the desk.
 * `outgoing_once` allows one message of a kind to a lead, so a reply of the staff refers to its event instead.
 */
export const addReplies = ({ key, tableOptions, ifMissing }: Dialect) =>
  script(`
  -- The email that was written or received: subject, Message-ID without angle brackets, the one it answers, and the address for answers.
  alter table lead_event add column ${ifMissing} subject text;
  alter table lead_event add column ${ifMissing} message_id text;
  alter table lead_event add column ${ifMissing} in_reply_to text;
  alter table lead_event add column ${ifMissing} reply_to text;
  create unique index if not exists lead_event_by_message on lead_event (message_id) where message_id is not null;
  alter table outgoing add column ${ifMissing} event_id ${key} references lead_event (id) on delete cascade;
  create index if not exists outgoing_by_event on outgoing (event_id) where event_id is not null;
  -- What the staff set in the desk. The value is JSON.
  create table if not exists desk_setting (
    name ${key} primary key not null,
    value text not null
  ) ${tableOptions};
`);

/** Adds the language of the form that a lead answers. */
export const addLanguage = ({ ifMissing }: Dialect) =>
  script(`
  alter table lead add column ${ifMissing} language text not null default 'en';
`);

/** Adds the source and the page of each lead, and the page views of each day. */
export const addSources = ({ key, tableOptions, ifMissing }: Dialect) =>
  script(`
  alter table lead add column ${ifMissing} source ${key};
  alter table lead add column ${ifMissing} page text;
  create index if not exists lead_by_source on lead (source, received_at) where source is not null;
  create index if not exists lead_by_program on lead (program, received_at);
  create table if not exists page_view (
    -- In India, such as 2026-11-27.
    day ${key} not null,
    page ${key} not null,
    views integer not null,
    primary key (day, page)
  ) ${tableOptions};
`);

/** Adds the changes of facts, and the role of an editor. */
export const addFactChanges = ({ key, tableOptions, ifMissing }: Dialect) =>
  script(`
  alter table staff add column ${ifMissing} is_editor integer not null default 0;
  create table if not exists fact_change (
    id ${key} primary key,
    fact text not null,
    base text not null,
    value text not null,
    state text not null check (state in ('proposed', 'ready', 'approved', 'live', 'refused', 'withdrawn')),
    proposed_by ${key},
    proposed_at ${key} not null,
    published_by ${key},
    publish_at ${key},
    expires_at ${key},
    live_at ${key},
    overrides_specification integer not null,
    -- A JSON list of addresses; null before the preview.
    pages text,
    problem text
  ) ${tableOptions};
  create index if not exists fact_change_by_time on fact_change (proposed_at);
`);

/** Adds the main lead of leads that the staff joined. A main lead is not joined to another one. */
export const addJoins = ({ key, ifMissing }: Dialect) =>
  script(`
  -- Reference of the main lead. No foreign key: a copy of the store inserts leads in the order of their ids.
  alter table lead add column ${ifMissing} joined_to ${key};
  create index if not exists lead_by_main on lead (joined_to) where joined_to is not null;
`);

const createTables = ({ key, tableOptions, ifMissing }: Dialect) =>
  script(`
  alter table lead add column ${ifMissing} status text not null default 'new'
    check (status in ('new', 'contacted', 'counselling', 'won', 'lost'));
  alter table lead add column ${ifMissing} lost_reason text;
  alter table lead add column ${ifMissing} owner_id ${key};
  -- A date in India, such as 2026-11-30.
  alter table lead add column ${ifMissing} follow_up_on ${key};
  -- The first call or email that reached the sender.
  alter table lead add column ${ifMissing} contacted_at ${key};
  -- Whether a parent or guardian of a sender under eighteen has agreed. Null for other leads.
  alter table lead add column ${ifMissing} guardian text check (guardian in ('awaited', 'agreed'));
  -- Increases with every change by the staff.
  alter table lead add column ${ifMissing} version integer not null default 0;
  create index if not exists lead_by_status on lead (status, received_at);
  create index if not exists lead_by_owner on lead (owner_id, received_at) where owner_id is not null;
  create index if not exists lead_by_follow_up on lead (follow_up_on, received_at, id) where follow_up_on is not null;
  create index if not exists lead_by_guardian on lead (received_at) where guardian = 'awaited';
  -- Each row is one word, number or address of a lead, for the search.
  create table if not exists lead_term (
    term ${key} not null,
    lead_id ${key} not null references lead (id) on delete cascade,
    primary key (term, lead_id)
  ) ${tableOptions};
  create index if not exists lead_term_by_lead on lead_term (lead_id);
  create table if not exists staff (
    id ${key} primary key not null,
    -- In lower case.
    email text not null unique,
    name text not null,
    role text not null check (role in ('owner', 'counsellor')),
    invited_at ${key} not null,
    suspended_at ${key},
    -- What the staff member saw before this visit is not new.
    seen_at ${key}
  ) ${tableOptions};
  create table if not exists staff_session (
    token_hash ${key} primary key not null check (length(token_hash) = 64),
    staff_id ${key} not null references staff (id) on delete cascade,
    device text not null,
    created_at ${key} not null,
    used_at ${key} not null,
    -- When the staff member last typed a code.
    confirmed_at ${key} not null
  ) ${tableOptions};
  create index if not exists staff_session_by_staff on staff_session (staff_id);
  -- A code that was sent. Staff is null if no account has the address: the sign-in then takes the same steps.
  create table if not exists sign_in (
    browser_hash ${key} primary key not null check (length(browser_hash) = 64),
    staff_id ${key} references staff (id) on delete cascade,
    code_hash text not null,
    attempts integer not null default 0,
    created_at ${key} not null
  ) ${tableOptions};
  create index if not exists sign_in_by_staff on sign_in (staff_id, created_at);
  -- What the staff did with a lead. Rows are never changed.
  create table if not exists lead_event (
    id ${key} primary key not null,
    lead_id ${key} not null references lead (id) on delete cascade,
    staff_id ${key},
    at ${key} not null,
    kind text not null,
    text text not null,
    -- JSON object: the columns of the lead that changed, before and after.
    change text not null
  ) ${tableOptions};
  create index if not exists lead_event_by_lead on lead_event (lead_id, at);
  -- Who did what. It has no personal data and no foreign keys, so it remains when a lead or an account is erased.
  create table if not exists audit (
    id ${key} primary key not null,
    at ${key} not null,
    staff_id ${key},
    action text not null,
    subject text not null
  ) ${tableOptions};
  create index if not exists audit_by_time on audit (at);
`);

/** Adds the passkeys of the staff. */
export const addPasskeys = ({ key, longInteger, tableOptions }: Dialect) =>
  script(`
  create table if not exists passkey (
    id ${key} primary key not null,
    staff_id ${key} not null references staff (id) on delete cascade,
    public_key text not null,
    counter ${longInteger} not null,
    device text not null,
    created_at ${key} not null,
    used_at ${key}
  ) ${tableOptions};
  create index if not exists passkey_by_staff on passkey (staff_id);
`);
