import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createDeskHandler, type DeskBuild } from '../../desk/server/handler.ts';
import { createSignIn } from '../../desk/server/sign-in.ts';
import { recipientsFrom } from '../../server/intake/outgoing-messages.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { openStore as openDatabase, openTables as openDatabaseTables } from '../../server/storage/postgres/open.ts';
import type { SqlEngine } from '../../server/storage/sql/engine.ts';
import { openStore, openTables } from '../../server/storage/sqlite/open.ts';
import { startTestPostgres } from '../../server/test-support/postgres.ts';
import { addDemoLeads } from '../desk/demo-leads.ts';

/** A page may take this long on the server, in milliseconds, with this many leads. */
const maxMs = 50;
const manyLeads = 100_000;
const fewLeads = 1000;
const rounds = 40;

/**
 * Prints how long the pages of the desk take on the server with a thousand leads and with a hundred thousand, on both engines.
 * @returns whether each page takes at most `maxMs` (95th percentile)
 */
export async function reportDesk(): Promise<boolean> {
  const postgres = await startTestPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-'));
  try {
    const url = await postgres.createSchema();
    const database = { intakeUrl: url, deskUrl: url };
    const onSqlite = await measureEngine('SQLite', {
      openStore: () => openStore(dataDir, 100_000),
      openTables: () => openTables(dataDir),
      settle: 'analyze',
    });
    const onPostgres = await measureEngine('PostgreSQL', {
      openStore: () => openDatabase(database, () => {}),
      openTables: () => openDatabaseTables(url, 'fill'),
      settle: 'vacuum analyze',
    });
    return onSqlite && onPostgres;
  } finally {
    await postgres.dispose();
    rmSync(dataDir, { recursive: true });
  }
}

interface Engine {
  openStore(): Promise<Store>;
  openTables(): Promise<SqlEngine>;
  /** What the engine does by itself some time after many rows were added. */
  readonly settle: string;
}

async function measureEngine(name: string, { openStore, openTables, settle }: Engine): Promise<boolean> {
  let store = await openStore();
  const at = new Date().toISOString();
  const member = { id: 's1', email: 'rina@example.com', name: 'Rina', role: 'owner', invitedAt: at } as const;
  await store.staff.invite({ ...member, suspendedAt: null, seenAt: null });
  await addDemoLeads(store, ['s1'], fewLeads);
  const few = await measurePages(store);
  await store.close();
  const tables = await openTables();
  await multiply(tables);
  await sql.raw(settle).execute(tables.db);
  await tables.db.destroy();
  store = await openStore();
  const many = await measurePages(store);
  await store.close();
  for (const [page, { ms, bytes }] of many) {
    const before = few.get(page)?.ms ?? 0;
    console.info(
      `${name.padEnd(11)}${page.padEnd(28)}${before.toFixed(1).padStart(7)} ms with ${fewLeads}${ms.toFixed(1).padStart(8)} ms with ${manyLeads}${String(bytes).padStart(8)} bytes`,
    );
  }
  return [...many.values()].every(({ ms }) => ms <= maxMs);
}

/** Copies every lead with its terms until there are `manyLeads`. */
async function multiply({ db }: SqlEngine): Promise<void> {
  const all = await db.selectFrom('lead').selectAll().execute();
  const terms = Map.groupBy(await db.selectFrom('lead_term').selectAll().execute(), ({ leadId }) => leadId);
  for (let copy = 1; copy < manyLeads / fewLeads; copy += 1) {
    await db.transaction().execute(async (transaction) => {
      for (let start = 0; start < all.length; start += 100) {
        const part = all.slice(start, start + 100).map((lead) => ({ old: lead.id, id: randomUUID(), lead }));
        const leads = part.map(({ id, lead }) => ({
          ...lead,
          id,
          reference: `${copy}-${lead.reference}`,
          receivedAt: new Date(Date.parse(lead.receivedAt) - copy * 3_600_000).toISOString(),
        }));
        await transaction.insertInto('lead').values(leads).execute();
        const copied = part.flatMap(({ old, id }) => (terms.get(old) ?? []).map(({ term }) => ({ term, leadId: id })));
        for (let at = 0; at < copied.length; at += 2000) {
          await transaction
            .insertInto('lead_term')
            .values(copied.slice(at, at + 2000))
            .execute();
        }
      }
    });
  }
}

/** The time of each page on the server (95th percentile), and its size without compression. */
async function measurePages(store: Store): Promise<Map<string, { ms: number; bytes: number }>> {
  const build = (await import(new URL('../../build/desk/app.js', import.meta.url).href)) as DeskBuild;
  const signIn = createSignIn({ staff: store.staff, secret: 's'.repeat(32), sendCode: () => {} });
  const recipients = recipientsFrom({ mail: null, webhook: null });
  const handle = createDeskHandler(build, {
    store,
    signIn,
    hasMail: false,
    readsAnswers: false,
    recipients,
    staffSettings: null,
    refreshRecipients: async () => {},
    clamdSocket: null,
    needsSecondPerson: false,
    log: () => {},
  });
  const client = { network: '192.0.2.1', origin: 'http://localhost:3001', reference: 'r' };
  const { token, code } = await signIn.makeCode(await store.staff.memberByEmail('rina@example.com'));
  const used = await signIn.redeemCode(token, code, client.network, 'measure');
  const headers = { cookie: `__Host-desk=${used.outcome === 'signed-in' ? used.token : ''}` };
  const [lead] = await store.desk.leads({ form: 'internship-registration' }, { limit: 1 });
  const pages = {
    today: '/',
    list: '/leads',
    'list, one status': '/leads?status=counselling',
    'list, status and owner': '/leads?status=contacted&owner=s1&form=contact',
    'search, name': '/leads?text=rina+deb',
    'search, common name': '/leads?text=tripura+rina',
    'search, common words': '/leads?text=online+offline',
    'search, one letter': '/leads?text=r',
    'search, phone': '/leads?text=98123+10',
    'search, nothing found': '/leads?text=zzzz',
    'one lead': `/leads/${lead?.reference}`,
  };
  const result = new Map<string, { ms: number; bytes: number }>();
  for (const [name, path] of Object.entries(pages)) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const response = await handle(new Request(`http://desk${path}`, { headers }), client);
      bytes = (await response.arrayBuffer()).byteLength;
      times.push(performance.now() - started);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    }
    times.sort((one, other) => one - other);
    result.set(name, { ms: times[Math.floor(rounds * 0.95)] ?? 0, bytes });
  }
  return result;
}
