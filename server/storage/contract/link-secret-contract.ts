import { describe, expect, it } from 'vitest';
import type { Store } from '../ports/store.ts';
import { type Engine, openForEachTest } from './fixtures.ts';

const [first, second] = ['1'.repeat(64), '2'.repeat(64)] as const;

/** Tests what every engine must do for the link secret. Call it in a test file of the engine. */
export function testLinkSecret(name: string, makeEngine: () => Promise<Engine>): void {
  describe(`${name} store, link secret`, () => {
    let engine: Engine;
    let store: Store;
    openForEachTest(makeEngine, (opened) => {
      ({ engine, store } = opened);
    });

    it('keeps the first fingerprint until it is forgotten', async () => {
      const { linkSecret } = store;
      expect([await linkSecret.fingerprint(), await linkSecret.forgetFingerprint()]).toEqual([null, false]);
      expect([await linkSecret.addFingerprint(first), await linkSecret.addFingerprint(second)]).toEqual([first, first]);
      expect([await linkSecret.fingerprint(), await linkSecret.forgetFingerprint()]).toEqual([first, true]);
      expect([await linkSecret.addFingerprint(second), await linkSecret.fingerprint()]).toEqual([second, second]);
    });

    it('keeps one fingerprint if two servers start at the same time', async () => {
      const other = await engine.openSecondProcess();
      const [one, two] = await Promise.all([
        store.linkSecret.addFingerprint(first),
        other.linkSecret.addFingerprint(second),
      ]);
      expect([one, await store.linkSecret.fingerprint()]).toEqual([two, two]);
      await other.close();
    });
  });
}
