import type { LinkSecretStore } from '../ports/link-secret.ts';
import type { SqlEngine } from './engine.ts';
import type { Db } from './schema.ts';

export const createLinkSecretStore = ({ db, write }: SqlEngine): LinkSecretStore => ({
  fingerprint: () => readFingerprint(db),
  addFingerprint: (fingerprint) =>
    write(async (transaction) => {
      await transaction
        .insertInto('link_secret')
        .values({ id: 1, fingerprint })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return (await readFingerprint(transaction)) ?? fingerprint;
    }),
  forgetFingerprint: () =>
    write(async (transaction) => (await transaction.deleteFrom('link_secret').executeTakeFirst()).numDeletedRows > 0n),
});

async function readFingerprint(db: Db): Promise<string | null> {
  return (await db.selectFrom('link_secret').select('fingerprint').executeTakeFirst())?.fingerprint ?? null;
}
