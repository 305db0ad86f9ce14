import type { StaffStore } from '../ports/staff.ts';
import { countChanges, createWriter, type SqlEngine } from './engine.ts';
import { countRows } from './lead-reader.ts';
import type { Db, Transaction } from './schema.ts';

export function createStaffStore({ db, write }: SqlEngine): StaffStore {
  return {
    ...createMemberStore({ db, write }),
    ...createSessionStore({ db, write }),
    ...createPasskeyStore({ db, write }),
    record: (entry) => createWriter({ write }).run((transaction) => transaction.insertInto('audit').values(entry)),
    audit: (limit) => db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute(),
  };
}

type Engine = Pick<SqlEngine, 'db' | 'write'>;

function createMemberStore({ db, write }: Engine) {
  const { run, changes } = createWriter({ write });
  return {
    invite: (member) =>
      changes((transaction) =>
        transaction
          .insertInto('staff')
          .values(member)
          .onConflict((conflict) => conflict.column('email').doNothing()),
      ),
    members: () => db.selectFrom('staff').selectAll().orderBy('name').orderBy('id').execute(),
    memberByEmail: async (email) =>
      (await db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst()) ?? null,
    changeMember: (id, set) =>
      write(async (transaction) => {
        const { role = 'owner', suspendedAt } = set;
        const update = transaction
          .updateTable('staff')
          .set(set)
          .where('id', '=', id)
          .where((where) =>
            where.or([
              where.val(role === 'owner' && !suspendedAt),
              where.exists(activeOwners(transaction).where('id', '<>', id)),
            ]),
          );
        if ((await countChanges(transaction, update)) === 0) return false;
        if (suspendedAt) {
          await transaction.deleteFrom('staff_session').where('staffId', '=', id).execute();
          await transaction.deleteFrom('passkey').where('staffId', '=', id).execute();
        }
        return true;
      }),
    markSeen: (id, seenAt) =>
      run((transaction) => transaction.updateTable('staff').set({ seenAt }).where('id', '=', id)),
  } satisfies Partial<StaffStore>;
}

const activeOwners = (transaction: Transaction) =>
  transaction.selectFrom('staff').select('id').where('role', '=', 'owner').where('suspendedAt', 'is', null);

const activeMember = (db: Db, id: string) =>
  db.selectFrom('staff').selectAll().where('id', '=', id).where('suspendedAt', 'is', null).executeTakeFirst();

function createSessionStore({ db, write }: Engine) {
  const { run } = createWriter({ write });
  return {
    addSignIn: (signIn) =>
      write(async (transaction) => {
        await transaction.deleteFrom('sign_in').where('browserHash', '=', signIn.browserHash).execute();
        await transaction.insertInto('sign_in').values(signIn).execute();
      }),
    countSignIns: (staffId, since) =>
      countRows(db.selectFrom('sign_in').where('staffId', '=', staffId).where('createdAt', '>=', since)),
    tryCode: (browserHash, since) =>
      write(async (transaction) => {
        const signIn = transaction
          .updateTable('sign_in')
          .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
          .where('browserHash', '=', browserHash)
          .where('createdAt', '>=', since);
        return (await signIn.returningAll().executeTakeFirst()) ?? null;
      }),
    // The row stays, because it counts towards the limit of the account.
    endSignIn: (browserHash) =>
      run((transaction) =>
        transaction.updateTable('sign_in').set({ codeHash: '' }).where('browserHash', '=', browserHash),
      ),
    addSession: (session) => run((transaction) => transaction.insertInto('staff_session').values(session)),
    async session(tokenHash, since) {
      const found = db.selectFrom('staff_session').selectAll().where('tokenHash', '=', tokenHash);
      const session = await found.where('createdAt', '>=', since).executeTakeFirst();
      const member = session && (await activeMember(db, session.staffId));
      return member ? { session, member } : null;
    },
    sessions(staffId) {
      const sessions = db.selectFrom('staff_session').selectAll().where('staffId', '=', staffId);
      return sessions.orderBy('usedAt', 'desc').orderBy('tokenHash').execute();
    },
    touchSession: (tokenHash, set) =>
      run((transaction) => transaction.updateTable('staff_session').set(set).where('tokenHash', '=', tokenHash)),
    endSession: (staffId, tokenHash) =>
      run((transaction) =>
        transaction.deleteFrom('staff_session').where('staffId', '=', staffId).where('tokenHash', '=', tokenHash),
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
  } satisfies Partial<StaffStore>;
}

function createPasskeyStore({ db, write }: Engine) {
  const { changes } = createWriter({ write });
  return {
    addPasskey: (passkey) =>
      changes((transaction) =>
        transaction
          .insertInto('passkey')
          .values(passkey)
          .onConflict((conflict) => conflict.column('id').doNothing()),
      ),
    async passkey(id) {
      const passkey = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
      const member = passkey && (await activeMember(db, passkey.staffId));
      return member ? { passkey, member } : null;
    },
    passkeys(staffId) {
      const passkeys = db.selectFrom('passkey').selectAll().where('staffId', '=', staffId);
      return passkeys.orderBy('createdAt', 'desc').orderBy('id').execute();
    },
    recordPasskeyUse: (id, seenCounter, use) =>
      changes((transaction) =>
        transaction.updateTable('passkey').set(use).where('id', '=', id).where('counter', '=', seenCounter),
      ),
    removePasskey: (staffId, id) =>
      changes((transaction) => transaction.deleteFrom('passkey').where('id', '=', id).where('staffId', '=', staffId)),
  } satisfies Partial<StaffStore>;
}
