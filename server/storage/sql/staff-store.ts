import type { Selectable } from 'kysely';
import type { StaffMember, StaffRole, StaffStore } from '../ports/staff.ts';
import type { SqlEngine } from './engine.ts';
import { countRows } from './lead-reader.ts';
import type { Tables, Transaction } from './schema.ts';

export function createStaffStore({ db, write }: SqlEngine): StaffStore {
  return {
    ...createMemberStore({ db, write }),
    ...createSessionStore({ db, write }),
    ...createPasskeyStore({ db, write }),
    record: (entry) =>
      write(async (transaction) => void (await transaction.insertInto('audit').values(entry).execute())),
    audit: (limit) => db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute(),
  };
}

type Engine = Pick<SqlEngine, 'db' | 'write'>;

const createMemberStore = ({ db, write }: Engine) =>
  ({
    invite: (member) =>
      write(async (transaction) => {
        const insertion = transaction.insertInto('staff').values({ ...member, ...toColumns(member.role) });
        const { numInsertedOrUpdatedRows } = await insertion
          .onConflict((conflict) => conflict.column('email').doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      }),
    members: async () =>
      (await db.selectFrom('staff').selectAll().orderBy('name').orderBy('id').execute()).map(toMember),
    async memberByEmail(email) {
      const row = await db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
      return row ? toMember(row) : null;
    },
    changeMember: (id, { role, ...set }) =>
      write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('staff')
          .set({ ...set, ...(role && toColumns(role)) })
          .where('id', '=', id)
          .where((where) =>
            where.or([
              where.val((role ?? 'owner') === 'owner' && !set.suspendedAt),
              where.exists(activeOwners(transaction).where('id', '<>', id)),
            ]),
          )
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        if (set.suspendedAt) {
          await transaction.deleteFrom('staff_session').where('staffId', '=', id).execute();
          await transaction.deleteFrom('passkey').where('staffId', '=', id).execute();
        }
        return true;
      }),
    markSeen: (id, seenAt) =>
      write(
        async (transaction) =>
          void (await transaction.updateTable('staff').set({ seenAt }).where('id', '=', id).execute()),
      ),
  }) satisfies Partial<StaffStore>;

const toColumns = (role: StaffRole) =>
  role === 'editor' ? ({ role: 'counsellor', isEditor: 1 } as const) : { role, isEditor: 0 };

const toMember = ({ isEditor, role, ...row }: Selectable<Tables['staff']>): StaffMember => ({
  ...row,
  role: isEditor ? 'editor' : role,
});

async function activeMember(db: Engine['db'], id: string): Promise<StaffMember | undefined> {
  const members = db.selectFrom('staff').selectAll().where('id', '=', id).where('suspendedAt', 'is', null);
  const row = await members.executeTakeFirst();
  return row && toMember(row);
}

const activeOwners = (transaction: Transaction) =>
  transaction.selectFrom('staff').select('id').where('role', '=', 'owner').where('suspendedAt', 'is', null);

const createSessionStore = ({ db, write }: Engine) =>
  ({
    addSignIn: (signIn) =>
      write(async (transaction) => {
        await transaction.deleteFrom('sign_in').where('browserHash', '=', signIn.browserHash).execute();
        await transaction.insertInto('sign_in').values(signIn).execute();
      }),
    countSignIns: (staffId, since) =>
      countRows(db.selectFrom('sign_in').where('staffId', '=', staffId).where('createdAt', '>=', since)),
    tryCode: (browserHash, since) =>
      write(
        async (transaction) =>
          (await transaction
            .updateTable('sign_in')
            .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
            .where('browserHash', '=', browserHash)
            .where('createdAt', '>=', since)
            .returningAll()
            .executeTakeFirst()) ?? null,
      ),
    // The row stays, because it counts towards the limit of the account.
    endSignIn: (browserHash) =>
      write(
        async (transaction) =>
          void (await transaction
            .updateTable('sign_in')
            .set({ codeHash: '' })
            .where('browserHash', '=', browserHash)
            .execute()),
      ),
    addSession: (session) =>
      write(async (transaction) => void (await transaction.insertInto('staff_session').values(session).execute())),
    async session(tokenHash, since) {
      const session = await db
        .selectFrom('staff_session')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .where('createdAt', '>=', since)
        .executeTakeFirst();
      if (!session) return null;
      const member = await activeMember(db, session.staffId);
      return member ? { session, member } : null;
    },
    sessions: (staffId) =>
      db
        .selectFrom('staff_session')
        .selectAll()
        .where('staffId', '=', staffId)
        .orderBy('usedAt', 'desc')
        .orderBy('tokenHash')
        .execute(),
    touchSession: (tokenHash, set) =>
      write(
        async (transaction) =>
          void (await transaction.updateTable('staff_session').set(set).where('tokenHash', '=', tokenHash).execute()),
      ),
    endSession: (staffId, tokenHash) =>
      write(
        async (transaction) =>
          void (await transaction
            .deleteFrom('staff_session')
            .where('staffId', '=', staffId)
            .where('tokenHash', '=', tokenHash)
            .execute()),
      ),
    endAllSessions: () =>
      write(async (transaction) => {
        await transaction.deleteFrom('sign_in').execute();
        await transaction.deleteFrom('staff_session').execute();
      }),
    deleteOld: ({ signIns, sessions }) =>
      write(async (transaction) => {
        await transaction.deleteFrom('sign_in').where('createdAt', '<', signIns).execute();
        await transaction.deleteFrom('staff_session').where('createdAt', '<', sessions).execute();
      }),
  }) satisfies Partial<StaffStore>;

const createPasskeyStore = ({ db, write }: Engine) =>
  ({
    addPasskey: (passkey) =>
      write(async (transaction) => {
        const insertion = transaction.insertInto('passkey').values(passkey);
        const { numInsertedOrUpdatedRows } = await insertion
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      }),
    async passkey(id) {
      const passkey = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
      const member = passkey && (await activeMember(db, passkey.staffId));
      return member ? { passkey, member } : null;
    },
    passkeys: (staffId) =>
      db
        .selectFrom('passkey')
        .selectAll()
        .where('staffId', '=', staffId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute(),
    recordPasskeyUse: (id, seenCounter, use) =>
      write(async (transaction) => {
        const update = transaction.updateTable('passkey').set(use);
        const { numUpdatedRows } = await update
          .where('id', '=', id)
          .where('counter', '=', seenCounter)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),
    removePasskey: (staffId, id) =>
      write(async (transaction) => {
        const deletion = transaction.deleteFrom('passkey').where('id', '=', id).where('staffId', '=', staffId);
        return (await deletion.executeTakeFirst()).numDeletedRows === 1n;
      }),
  }) satisfies Partial<StaffStore>;
