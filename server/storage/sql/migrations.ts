import { type Migrations, script } from './migrate.ts';

/** What differs between the engines. */
export interface Dialect {
  /** The type of texts that are compared by bytes: keys and times. */
  readonly key: string;
  /** The type of a column of JSON. It is validated, and keeps the order of its fields. */
  json(column: string): string;
  readonly bytes: 'blob' | 'bytea';
  /** The type of whole numbers of 64 bits. */
  readonly longInteger: 'integer' | 'bigint';
  /** How a generated column is kept. */
  readonly generated: 'virtual' | 'stored';
  /** At the end of a table. */
  readonly tableOptions: string;
  /** At the end of a table with small rows, which can be in the index of the primary key. */
  readonly smallTableOptions: string;
  /** Indexes that only this engine needs. */
  readonly ownIndexes: string;
}

/** Every migration, sorted by name. A migration that has shipped never changes. */
export const migrationsOf = (dialect: Dialect): Migrations => ({
  '0001-tables': { up: createTables(dialect), compatibleFrom: '0001-tables' },
});

/** The tables that migrations need: `migration` records them, and PostgreSQL locks a row of `job`. */
export const createBookkeeping = ({ key, smallTableOptions }: Dialect) =>
  script(`
  -- A job that one server runs at a time.
  create table if not exists job (
    name ${key} primary key not null,
    done_at ${key},
    lease_token text,
    lease_until ${key}
  ) ${smallTableOptions};
  create table if not exists migration (
    name ${key} primary key not null,
    compatible_from ${key} not null,
    applied_at ${key} not null
  ) ${smallTableOptions};
`);

/**
 * Times are ISO 8601 text, so neither a driver nor the time zone of a session changes them. Keys are random text. Dates such as 2026-11-30 are
 * in India.
 */
const createTables = (dialect: Dialect) => {
  const { key, json, bytes, longInteger, generated, tableOptions, smallTableOptions, ownIndexes } = dialect;
  return script(`
  create table if not exists lead (
    id ${key} primary key not null,
    reference text not null,
    form text not null,
    form_version integer not null,
    notice_version integer not null,
    program text not null,
    answers ${json('answers')} not null,
    questions ${json('questions')} not null,
    phones ${json('phones')} not null,
    received_at ${key} not null,
    quarantine text,
    quarantine_told integer not null default 0,
    staff_told integer not null default 0,
    email_normal text,
    phone_normal text,
    duplicate_of text,
    source ${key},
    page text,
    language text not null,
    status text not null default 'new' check (status in ('new', 'contacted', 'counselling', 'won', 'lost')),
    lost_reason text,
    owner_id ${key},
    follow_up_on ${key},
    -- The first call or email that reached the sender.
    contacted_at ${key},
    guardian text check (guardian in ('awaited', 'agreed')),
    -- Reference of the main lead. No foreign key: a copy of the store inserts leads in the order of their ids.
    joined_to ${key},
    -- Increases with every change by the staff.
    version integer not null default 0
  ) ${tableOptions};
  create unique index if not exists lead_by_reference on lead (reference);
  create index if not exists lead_by_time on lead (received_at);
  create index if not exists lead_by_form on lead (form, received_at);
  create index if not exists lead_by_program on lead (program, received_at);
  create index if not exists lead_by_source on lead (source, received_at) where source is not null;
  create index if not exists lead_by_email on lead (email_normal, program, received_at);
  create index if not exists lead_by_phone on lead (phone_normal, program, received_at);
  -- The quarantine notice looks for these few leads every hour; without the index it would scan the table.
  create index if not exists lead_in_quarantine on lead (quarantine_told) where quarantine is not null;
  create index if not exists lead_untold on lead (received_at) where staff_told = 0 and quarantine is null;
  create index if not exists lead_by_status on lead (status, received_at);
  create index if not exists lead_by_owner on lead (owner_id, received_at) where owner_id is not null;
  create index if not exists lead_by_follow_up on lead (follow_up_on, received_at, id) where follow_up_on is not null;
  create index if not exists lead_by_guardian on lead (received_at) where guardian = 'awaited';
  create index if not exists lead_by_main on lead (joined_to) where joined_to is not null;
  create table if not exists attachment (
    lead_id ${key} not null references lead (id) on delete cascade,
    field ${key} not null,
    file_name text not null,
    media_type text not null,
    byte_size integer not null check (byte_size = length(content)),
    sha256 text not null check (length(sha256) = 64),
    -- The last column: SQLite then reads the rest of a row without it.
    content ${bytes} not null,
    primary key (lead_id, field)
  ) ${tableOptions};
  -- The lead that a set of answers belongs to, and the keys it was submitted under. Concurrent writers conflict on these unique rows.
  create table if not exists arrival (
    form ${key} not null,
    digest ${key} not null,
    lead_id ${key} not null references lead (id) on delete cascade,
    received_at ${key} not null,
    primary key (form, digest)
  ) ${tableOptions};
  create table if not exists arrival_key (
    form ${key} not null,
    digest ${key} not null,
    idempotency_key ${key} not null,
    lead_id ${key} not null references lead (id) on delete cascade,
    primary key (form, digest, idempotency_key)
  ) ${tableOptions};
  -- Without these, erasing a lead would read both tables from end to end.
  create index if not exists arrival_by_lead on arrival (lead_id);
  create index if not exists arrival_key_by_lead on arrival_key (lead_id);
  -- Each row is one word, number or address of a lead, for the search.
  create table if not exists lead_term (
    term ${key} not null,
    lead_id ${key} not null references lead (id) on delete cascade,
    primary key (term, lead_id)
  ) ${smallTableOptions};
  -- With both columns, searches read no rows of the table.
  create index if not exists lead_term_by_lead on lead_term (lead_id, term);
  -- What the staff did with a lead. Only the text of a note that was undone changes.
  create table if not exists lead_event (
    id ${key} primary key not null,
    lead_id ${key} not null references lead (id) on delete cascade,
    staff_id ${key},
    at ${key} not null,
    kind text not null,
    text text not null,
    -- JSON object: the columns of the lead that changed, before and after.
    change text not null,
    -- The email that was written or received: subject, Message-ID without angle brackets, the one it answers, and the address for answers.
    subject text,
    message_id text,
    in_reply_to text,
    reply_to text
  ) ${smallTableOptions};
  create index if not exists lead_event_by_lead on lead_event (lead_id, at);
  create unique index if not exists lead_event_by_message on lead_event (message_id) where message_id is not null;
  create table if not exists subscriber (
    id ${key} primary key not null,
    email text not null,
    email_normal text not null unique,
    state text not null check (state in ('pending', 'confirmed')),
    form_version integer not null,
    notice_version integer not null,
    received_at ${key} not null,
    asked_at ${key},
    quarantine text,
    confirmed_at ${key}
  ) ${tableOptions};
  -- Records that an entry was erased, when and why. Holds no personal data.
  create table if not exists tombstone (
    id ${key} primary key not null,
    form text not null,
    reference text,
    cause text not null check (cause in ('withdrawn', 'retention', 'staff')),
    erased_at ${key} not null
  ) ${tableOptions};
  create table if not exists outgoing (
    id ${key} primary key not null,
    kind text not null,
    lead_id ${key} references lead (id) on delete cascade,
    subscriber_id ${key} references subscriber (id) on delete cascade,
    tombstone_id ${key} references tombstone (id),
    event_id ${key} references lead_event (id) on delete cascade,
    recipient text not null,
    mailbox text,
    message_id text not null unique,
    state text not null check (state in ('queued', 'leased', 'sending', 'retry', 'dead', 'unknown', 'sent', 'cancelled')),
    attempts integer not null,
    unknown_sends integer not null default 0,
    next_attempt_at ${key} not null,
    lease_token text,
    lease_until ${key},
    due_at ${key} generated always as (
      case when state in ('queued', 'retry') then next_attempt_at when state in ('leased', 'sending') then lease_until end
    ) ${generated},
    last_code text,
    created_at ${key} not null,
    finished_at ${key},
    check (lead_id is null or coalesce(subscriber_id, tombstone_id, event_id) is null),
    check (subscriber_id is null or coalesce(tombstone_id, event_id) is null)
  ) ${tableOptions};
  -- In claiming order and without finished rows, so that a claim needs no sorting.
  create index if not exists outgoing_due on outgoing (kind, due_at, id) where due_at is not null;
  -- A lead has one message of each kind for each recipient. A subscriber may have several, and so may a lead of replies, which have an event.
  create unique index if not exists outgoing_once on outgoing (lead_id, kind, recipient);
  create index if not exists outgoing_by_subscriber on outgoing (subscriber_id);
  create index if not exists outgoing_by_event on outgoing (event_id) where event_id is not null;
  create index if not exists outgoing_by_mailbox on outgoing (mailbox, kind, created_at) where mailbox is not null;
  create table if not exists suppression (
    address_hash ${key} primary key not null check (length(address_hash) = 64),
    reason text not null,
    suppressed_at ${key} not null
  ) ${tableOptions};
  create table if not exists staff (
    id ${key} primary key not null,
    -- In lower case.
    email text not null unique,
    name text not null,
    role text not null check (role in ('owner', 'counsellor', 'editor')),
    invited_at ${key} not null,
    suspended_at ${key},
    -- What the staff member saw before this visit is not new.
    seen_at ${key}
  ) ${smallTableOptions};
  create table if not exists staff_session (
    token_hash ${key} primary key not null check (length(token_hash) = 64),
    staff_id ${key} not null references staff (id) on delete cascade,
    device text not null,
    created_at ${key} not null,
    used_at ${key} not null,
    confirmed_at ${key} not null
  ) ${smallTableOptions};
  create index if not exists staff_session_by_staff on staff_session (staff_id);
  create table if not exists passkey (
    id ${key} primary key not null,
    staff_id ${key} not null references staff (id) on delete cascade,
    public_key text not null,
    counter ${longInteger} not null,
    device text not null,
    created_at ${key} not null,
    used_at ${key}
  ) ${smallTableOptions};
  create index if not exists passkey_by_staff on passkey (staff_id);
  -- A code that was sent. Staff is null if no account has the address: the sign-in then takes the same steps.
  create table if not exists sign_in (
    browser_hash ${key} primary key not null check (length(browser_hash) = 64),
    staff_id ${key} references staff (id) on delete cascade,
    code_hash text not null,
    attempts integer not null default 0,
    created_at ${key} not null
  ) ${smallTableOptions};
  create index if not exists sign_in_by_staff on sign_in (staff_id, created_at);
  -- Who did what. It has no personal data and no foreign keys, so it remains when a lead or an account is erased.
  create table if not exists audit (
    id ${key} primary key not null,
    at ${key} not null,
    staff_id ${key},
    action text not null,
    subject text not null
  ) ${smallTableOptions};
  create index if not exists audit_by_time on audit (at);
  create table if not exists page_view (
    day ${key} not null,
    page ${key} not null,
    views integer not null,
    primary key (day, page)
  ) ${smallTableOptions};
  create table if not exists fact_change (
    id ${key} primary key not null,
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
  ) ${smallTableOptions};
  create index if not exists fact_change_by_time on fact_change (proposed_at);
  -- What the desk and the server keep under a name. The value is JSON.
  create table if not exists setting (
    name ${key} primary key not null,
    value text not null
  ) ${smallTableOptions};
  ${ownIndexes}
`);
};
