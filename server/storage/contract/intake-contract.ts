import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type NewLead, untouchedState } from '../ports/entries.ts';
import { duplicateWindowMs, maxClockSkewMs, ReferenceTaken, repeatWindowMs } from '../ports/intake.ts';
import type { Store } from '../ports/store.ts';
import { attachmentOf, type Engine, leadAt, noon, subscriberAt } from './fixtures.ts';

/** Tests what every engine must do with new entries. Call it in a test file of the engine. */
export function testIntake(name: string, makeEngine: () => Promise<Engine>): void {
  describe(`${name} store`, () => {
    let engine: Engine;
    let store: Store;
    let reader: Store;

    beforeEach(async () => {
      engine = await makeEngine();
      store = await engine.openStore();
      reader = await engine.openStoreForCommand();
    });
    afterEach(async () => {
      await reader.close();
      await store.close();
      await engine.dispose();
    });

    it('returns a lead as it was added', async () => {
      const lead = leadAt(noon, { idempotencyKey: 'k1' });
      expect(await store.intake.addLead(lead)).toMatchObject({ outcome: 'added' });
      const { idempotencyKey: _, digest: __, person: ___, isMinor: ____, ...stored } = lead;
      expect(await reader.desk.leads()).toEqual([{ ...stored, duplicateOf: null, state: untouchedState }]);
    });

    it('answers every repeat with the first reference', async () => {
      const keyed = await store.intake.addLead(leadAt(noon, { idempotencyKey: 'k1', reference: 'CCCC-DDDD' }));
      const keyless = await store.intake.addLead(leadAt(noon, { digest: 'd2', reference: 'FFFF-GGGG' }));
      expect([keyed.reference, keyless.reference]).toEqual(['CCCC-DDDD', 'FFFF-GGGG']);
      const repeats = [leadAt(noon + 1, { idempotencyKey: 'k1' }), leadAt(noon + 1, { digest: 'd2' })];
      expect(await Promise.all(repeats.map((lead) => store.intake.addLead(lead)))).toEqual([
        { outcome: 'repeated', reference: 'CCCC-DDDD' },
        { outcome: 'repeated', reference: 'FFFF-GGGG' },
      ]);
      expect((await reader.desk.leads()).map(({ reference }) => reference).sort()).toEqual(['CCCC-DDDD', 'FFFF-GGGG']);
    });

    it('refuses a reference that another lead has, and accepts the lead under a free one', async () => {
      await store.intake.addLead(leadAt(noon, { reference: 'CCCC-DDDD' }));
      const second = leadAt(noon, {
        digest: 'd2',
        form: 'apply',
        reference: 'CCCC-DDDD',
        attachments: [attachmentOf(9)],
      });
      await expect(store.intake.addLead(second)).rejects.toThrow(ReferenceTaken);
      expect(await reader.desk.attachments(second.id)).toEqual([]);
      expect(await reader.desk.leads()).toHaveLength(1);
      expect(await store.intake.addLead({ ...second, reference: 'FFFF-GGGG' })).toMatchObject({ outcome: 'added' });
    });

    it('lists the newest first, and only one form if filtered', async () => {
      await store.intake.addLead(leadAt(noon, { digest: 'old', form: 'contact' }));
      await store.intake.addLead(leadAt(noon + 1, { digest: 'new', form: 'apply' }));
      expect((await reader.desk.leads()).map((lead) => lead.form)).toEqual(['apply', 'contact']);
      expect((await reader.desk.leads({ form: 'contact' })).map((lead) => lead.form)).toEqual(['contact']);
    });

    it('keeps one lead for one key and the same answers, however late the repeat', async () => {
      await store.intake.addLead(leadAt(noon, { idempotencyKey: 'k1' }));
      const late = leadAt(noon + 30 * repeatWindowMs, { idempotencyKey: 'k1' });
      expect(await store.intake.addLead(late)).toMatchObject({ outcome: 'repeated' });
      expect(await reader.desk.leads()).toHaveLength(1);
    });

    it('keeps both when the answers under one key differ', async () => {
      await store.intake.addLead(leadAt(noon, { idempotencyKey: 'k1' }));
      expect(await store.intake.addLead(leadAt(noon, { idempotencyKey: 'k1', digest: 'd2' }))).toMatchObject({
        outcome: 'added',
      });
      expect(await reader.desk.leads()).toHaveLength(2);
    });

    it.each([
      ['k1', 'k2'],
      ['k1', null],
      [null, 'k1'],
      [null, null],
    ])(
      'keeps one lead of the same answers within 24 hours, first with key %s, then with key %s',
      async (one, other) => {
        const { reference } = await store.intake.addLead(leadAt(noon, { idempotencyKey: one }));
        const again = (atMs: number, change = {}) =>
          store.intake.addLead(leadAt(atMs, { idempotencyKey: other, ...change }));
        expect(await again(noon + repeatWindowMs - 1)).toEqual({ outcome: 'repeated', reference });
        expect(await again(noon, { form: 'apply' })).toMatchObject({ outcome: 'added' });
        expect(await again(noon, { digest: 'd2' })).toMatchObject({ outcome: 'added' });
        expect(await again(noon + repeatWindowMs, { idempotencyKey: 'k3' })).toMatchObject({ outcome: 'added' });
        expect(await reader.desk.leads()).toHaveLength(4);
      },
    );

    it('stores the same answers again if a clock far ahead dated the first ones', async () => {
      const { reference } = await store.intake.addLead(leadAt(noon + maxClockSkewMs));
      expect(await store.intake.addLead(leadAt(noon))).toEqual({ outcome: 'repeated', reference });
      expect(await store.intake.addLead(leadAt(noon - 1))).toMatchObject({ outcome: 'added' });
      await store.intake.addLead(leadAt(noon + 5 * 365 * repeatWindowMs, { digest: 'd2' }));
      expect(await store.intake.addLead(leadAt(noon, { digest: 'd2' }))).toMatchObject({ outcome: 'added' });
      expect(await store.intake.addLead(leadAt(noon + 1, { digest: 'd2' }))).toMatchObject({ outcome: 'repeated' });
      expect(await reader.desk.leads()).toHaveLength(4);
    });

    it('finds a lead by its key, even after the same answers were sent under another key', async () => {
      const { reference } = await store.intake.addLead(leadAt(noon, { idempotencyKey: 'k1' }));
      const late = noon + 2 * repeatWindowMs;
      expect(await store.intake.addLead(leadAt(late, { idempotencyKey: 'k2' }))).toMatchObject({ outcome: 'added' });
      expect(await store.intake.addLead(leadAt(late, { idempotencyKey: 'k1' }))).toEqual({
        outcome: 'repeated',
        reference,
      });
    });

    it('finds a lead by each of its keys, however late the repeat', async () => {
      const { reference } = await store.intake.addLead(leadAt(noon, { idempotencyKey: 'k1' }));
      await store.intake.addLead(leadAt(noon + 1, { idempotencyKey: 'k2' }));
      for (const idempotencyKey of ['k1', 'k2']) {
        const late = leadAt(noon + 30 * repeatWindowMs, { idempotencyKey });
        expect(await store.intake.addLead(late)).toEqual({ outcome: 'repeated', reference });
      }
    });

    it('flags another lead of the same person for the same program within 30 days, and keeps it', async () => {
      const person = { email: 'a@example.com', phone: '+911' };
      const add = (atMs: number, reference: string, change: Partial<NewLead> = {}) =>
        store.intake.addLead(leadAt(atMs, { digest: reference, reference, program: 'loom', person, ...change }));
      await add(noon, 'first');
      await add(noon + 1, 'by-mail', { person: { email: 'a@example.com', phone: null } });
      await add(noon + 2, 'by-phone', { person: { email: 'b@example.com', phone: '+911' } });
      await add(noon + 3, 'unknown', { person: { email: null, phone: null } });
      await add(noon + 4, 'elsewhere', { program: 'dye' });
      await add(noon + 3 + duplicateWindowMs, 'late');
      const flags = (await reader.desk.leads()).map(({ reference, duplicateOf }) => [reference, duplicateOf]);
      expect(Object.fromEntries(flags)).toEqual({
        first: null,
        'by-mail': 'first',
        'by-phone': 'first',
        unknown: null,
        elsewhere: null,
        late: null,
      });
    });

    it('stores a subscriber once per normalized address, as first typed', async () => {
      expect(await store.intake.addSubscriber(subscriberAt())).toBe('added');
      expect(await store.intake.addSubscriber(subscriberAt({ email: 'a@EXAMPLE.com' }))).toBe('repeated');
      expect(await store.intake.addSubscriber(subscriberAt({ emailNormal: 'b@example.com' }))).toBe('added');
      const subscribers = await reader.desk.subscribers();
      expect(subscribers.map(({ email, state }) => ({ email, state }))).toEqual([
        { email: 'A@example.com', state: 'pending' },
        { email: 'A@example.com', state: 'pending' },
      ]);
    });

    it.each([
      ['k1', 'k1'],
      [null, null],
      ['k1', 'k2'],
    ])(
      'adds one of many equal leads sent concurrently over two connections, with the keys %s and %s',
      async (one, two) => {
        const other = await engine.openSecondProcess();
        const sends = Array.from({ length: 40 }, (_, index) =>
          index % 2
            ? store.intake.addLead(leadAt(noon + index, { idempotencyKey: one }))
            : other.intake.addLead(leadAt(noon + index, { idempotencyKey: two })),
        );
        const all = await Promise.all(sends);
        await other.close();
        const [lead, ...others] = await reader.desk.leads();
        expect(others).toEqual([]);
        expect(all.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
        expect(new Set(all.map(({ reference }) => reference))).toEqual(new Set([lead?.reference]));
      },
    );

    it('adds many different leads concurrently over two connections', async () => {
      const other = await engine.openSecondProcess();
      const sends = Array.from({ length: 60 }, (_, index) =>
        (index % 2 ? store : other).intake.addLead(leadAt(noon, { digest: `d${index}` })),
      );
      const all = await Promise.all(sends);
      expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['added']));
      await other.close();
      expect(await reader.desk.leads()).toHaveLength(60);
    });

    it('returns the files of a lead byte for byte, and lists them without their content', async () => {
      const everyByte = attachmentOf(Uint8Array.from({ length: 70_000 }, (_, index) => index % 256));
      const other = attachmentOf(10, { field: 'email', fileName: 'a\'b"c.pdf' });
      const lead = leadAt(noon, { attachments: [everyByte, other] });
      await store.intake.addLead(lead);
      await store.intake.addLead(leadAt(noon - 1, { digest: 'd2' }));
      const files = await reader.desk.attachments(lead.id);
      expect(files.map(({ content, ...metadata }) => ({ ...metadata, content: Buffer.from(content) }))).toEqual(
        [other, everyByte].map((file) => ({ ...file, content: Buffer.from(file.content) })),
      );
      const [first, second] = await reader.desk.leads();
      expect(first?.attachments).toEqual([other, everyByte].map(({ content: _, ...metadata }) => metadata));
      expect(second?.attachments).toEqual([]);
      expect(await reader.desk.attachments(randomUUID())).toEqual([]);
    });

    it('stores the files of a repeated lead once', async () => {
      const lead = () => leadAt(noon, { idempotencyKey: 'k1', attachments: [attachmentOf(1000)] });
      const first = lead();
      const repeats = [lead(), lead()];
      expect(await store.intake.addLead(first)).toMatchObject({ outcome: 'added' });
      for (const repeat of repeats) expect(await store.intake.addLead(repeat)).toMatchObject({ outcome: 'repeated' });
      expect(await reader.desk.attachments(first.id)).toHaveLength(1);
      for (const repeat of repeats) expect(await reader.desk.attachments(repeat.id)).toEqual([]);
    });

    it('stores no lead if it cannot store its file', async () => {
      const mismatched = attachmentOf(1000, { byteSize: 999 });
      await expect(store.intake.addLead(leadAt(noon, { attachments: [mismatched] }))).rejects.toThrow();
      const twice = [attachmentOf(10), attachmentOf(10)];
      await expect(store.intake.addLead(leadAt(noon, { attachments: twice }))).rejects.toThrow();
      expect(await reader.desk.leads()).toEqual([]);
      expect(await store.intake.addLead(leadAt(noon))).toMatchObject({ outcome: 'added' });
    });

    it('keeps what it added after it is closed and opened again', async () => {
      await store.intake.addLead(leadAt(noon, { idempotencyKey: 'k1' }));
      await store.intake.addLead(leadAt(noon, { digest: 'd2' }));
      await store.close();
      store = await engine.openStore();
      expect(await store.intake.addLead(leadAt(noon, { idempotencyKey: 'k1' }))).toMatchObject({ outcome: 'repeated' });
      expect(await store.intake.addLead(leadAt(noon + 1, { digest: 'd2' }))).toMatchObject({ outcome: 'repeated' });
      expect(await reader.desk.leads()).toHaveLength(2);
    });
  });
}
