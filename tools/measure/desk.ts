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

async function measureEngine(engine: string, { openStore, openTables, settle }: Engine): Promise<boolean> {
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
  const inMs = (ms = 0) => `${ms.toFixed(1).padStart(7)} ms`;
  for (const [page, ms] of many) {
    const name = `${engine.padEnd(11)}${page.padEnd(28)}`;
    console.info(`${name}${inMs(few.get(page))} with ${fewLeads}${inMs(ms)} with ${manyLeads}`);
  }
  return [...many.values()].every((ms) => ms <= maxMs);
}

/** Copies leads with their terms until there are `manyLeads`. */
async function multiply({ db }: SqlEngine): Promise<void> {
  const lead = await db.selectFrom('lead').selectAll().limit(1).executeTakeFirst();
  const names = Object.keys(lead ?? {}).filter((name) => name !== 'id' && name !== 'reference');
  const others = sql.join(names.map((name) => sql.ref(name)));
  for (let count = fewLeads; count < manyLeads; count *= 2) {
    const suffix = sql.lit(`-${count}`);
    await sql`
      insert into lead (id, reference, ${others}) select id || ${suffix}, reference || ${suffix}, ${others}
      from lead order by id limit ${manyLeads - count}
    `.execute(db);
    await sql`
      insert into lead_term (term, lead_id) select term, lead_id || ${suffix}
      from lead_term where lead_id || ${suffix} in (select id from lead)
    `.execute(db);
  }
}

/** The time of each page on the server in milliseconds (95th percentile). */
async function measurePages(store: Store): Promise<Map<string, number>> {
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
  const result = new Map<string, number>();
  for (const [name, path] of Object.entries(pages)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const response = await handle(new Request(`http://desk${path}`, { headers }), client);
      await response.arrayBuffer();
      times.push(performance.now() - started);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    }
    times.sort((one, other) => one - other);
    result.set(name, times[Math.floor(rounds * 0.95)] ?? 0);
  }
  return result;
}
