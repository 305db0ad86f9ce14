import { type RawBuilder, sql } from 'kysely';
import type { SqlEngine } from './engine.ts';
import type { Db, Transaction } from './schema.ts';

export interface Searchable {
  readonly reference: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly phones: Readonly<Record<string, string | null>>;
  readonly emailNormal: string | null;
}

/** A longer answer is a message, and nobody searches messages for a person. */
const maxAnswerLength = 120;

/** Longer words are cut off. */
const maxTermLength = 60;

/**
 * The terms of a lead: words of its short answers, email address, reference, and phone numbers without country code, forwards and
 * backwards, so that the first or the last digits find them. A search matches the beginning of a term.
 */
export function termsOf({ reference, answers, phones, emailNormal }: Searchable): string[] {
  const shortAnswers = Object.values(answers).filter((answer) => answer.length <= maxAnswerLength);
  const numbers = [...Object.values(phones), ...shortAnswers.filter(isNumber)].flatMap((number) =>
    digitsOf(number ?? ''),
  );
  const terms = [
    ...shortAnswers.flatMap(wordsOf),
    ...wordsOf(emailNormal ?? ''),
    emailNormal?.toLowerCase() ?? '',
    compact(reference),
    ...numbers.flatMap((digits) => [digits, reversed(digits)]),
  ];
  return [...new Set(terms.map((term) => term.slice(0, maxTermLength)))].filter((term) => term !== '');
}

export async function insertTerms(
  transaction: Transaction,
  { id, ...lead }: Searchable & { id: string },
): Promise<void> {
  const rows = termsOf(lead).map((term) => ({ term, leadId: id }));
  await transaction.insertInto('lead_term').values(rows).execute();
}

/** The beginnings of terms for a search text. A lead must match at least one for each part of the text. */
export function searchPrefixes(text: string): string[][] {
  const trimmed = text.trim().toLowerCase();
  if (isNumber(trimmed)) {
    // The last digits of a number may begin with zeros, which the beginning of a number never does.
    const lastDigits = trimmed.replaceAll(/\D/g, '').slice(-10);
    return lastDigits.length < 4 ? [] : [[...digitsOf(trimmed), reversed(lastDigits), compact(trimmed)]];
  }
  if (trimmed.includes('@')) return [[trimmed]];
  const words = wordsOf(trimmed);
  return /^[a-z0-9]{4}-[a-z0-9]{0,4}$/.test(trimmed) ? [[compact(trimmed)]] : words.map((word) => [word]);
}

/** When the search changes how it looks for leads. */
const defaultLimits = {
  /** A part of a text that this many terms begin with is common: looking for all leads that have it would be slow. */
  common: 50_000,
  /** If a text finds this many leads, looking for it in the newest leads is quicker than reading and sorting all that it finds. */
  many: 1500,
};

/**
 * The conditions that a lead must meet to be found by a text. Few leads are found by their ids, and many by reading the newest leads first. The
 * planners of the engines cannot choose, because they do not know how many terms have a beginning.
 */
export async function searchConditions(
  { db, isOneOf }: Pick<SqlEngine, 'db' | 'isOneOf'>,
  text: string,
  limits = defaultLimits,
): Promise<RawBuilder<boolean>[]> {
  const parts = searchPrefixes(text);
  const isCommon = await Promise.all(
    parts.map(
      async (part) => parts.length > 1 && (await countUpTo(db, leadsWithTerm(part), limits.common)) === limits.common,
    ),
  );
  const rare = parts.filter((_, index) => !isCommon[index]);
  const common = parts.filter((_, index) => isCommon[index]);
  if (parts.length > 0 && rare.length === 0) return common.map(hasTerm);
  const found = await leadsWithAll(db, rare, limits.many);
  if (found.length >= limits.many) return parts.map(hasTerm);
  return [isOneOf(found), ...common.map(hasTerm)];
}

async function countUpTo(db: Db, rows: RawBuilder<unknown>, limit: number): Promise<number> {
  const { rows: counted } = await sql<{ count: number | string }>`
    select count(*) as count from (${rows} limit ${limit}) as found
  `.execute(db);
  return Number(counted[0]?.count);
}

/** The ids of leads that have all these parts, at most `limit`. */
async function leadsWithAll(db: Db, parts: readonly (readonly string[])[], limit: number): Promise<string[]> {
  if (parts.length === 0) return [];
  const each = parts.map((prefixes) => sql`select lead_id from (${leadsWithTerm(prefixes)}) as part`);
  const { rows } = await sql<{ leadId: string }>`
    select distinct lead_id from (${sql.join(each, sql` intersect `)}) as found limit ${limit}
  `.execute(db);
  return rows.map(({ leadId }) => leadId);
}

/** One range at a time: with `or`, SQLite would read the whole table. */
const leadsWithTerm = (prefixes: readonly string[]) =>
  sql`${sql.join(
    prefixes.map((prefix) => sql`select lead_id from lead_term where ${isInRange(prefix)}`),
    sql` union all `,
  )}`;

/** With the offset, PostgreSQL reads the leads in their order, and does not collect all leads with the term first. */
const hasTerm = (prefixes: readonly string[]) => sql<boolean>`exists (
  select 1 from lead_term where lead_id = lead.id and (${sql.join(prefixes.map(isInRange), sql` or `)}) limit 1 offset 0
)`;

const isInRange = (prefix: string) => sql`term >= ${prefix} and term < ${`${prefix}\u{10ffff}`}`;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const isNumber = (text: string) => /^\+?[\d\s().-]{4,25}$/.test(text.trim());

/** A phone number without country code and leading zero: its last ten digits. Empty if there are too few. */
function digitsOf(text: string): string[] {
  const digits = text.trim().replace(/^\+91/, '').replaceAll(/\D/g, '').replace(/^0+/, '').slice(-10);
  return digits.length < 4 ? [] : [digits];
}

/** The digits backwards, after a character with which no other term begins. */
const reversed = (digits: string) => `~${[...digits].reverse().join('')}`;

const compact = (reference: string) => reference.toLowerCase().replaceAll('-', '');
