import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { leadAt } from '#server/storage/contract/fixtures.ts';
import { openStore } from '#server/storage/sqlite/open.ts';
import type { SignedInDesk } from '../context.ts';
import { changeLead, newChange } from './lead-changes.ts';

it('does not record an undo that came too late, because somebody else changed the lead', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = await openStore(folder, 64);
  onTestFinished(() => store.close());
  const member = { id: 's1', email: 'rina@example.com', name: 'Rina', role: 'owner', suspendedAt: null, seenAt: null };
  await store.staff.invite({ ...member, role: 'owner', invitedAt: new Date().toISOString() });
  await store.intake.addLead(leadAt(0, { reference: 'R1' }));
  const desk = { store, user: { member }, now: new Date() } as unknown as SignedInDesk;
  const read = async () => (await store.desk.leads())[0] ?? expect.fail();
  const { id } = await read();
  const reached = { ...newChange(desk, id), kind: 'reached', set: { status: 'contacted' } } as const;
  await store.desk.change(reached);
  const seen = await read();
  await store.desk.change({
    ...newChange(desk, id),
    at: '2026-01-01',
    kind: 'changed',
    set: { followUpOn: '2030-01-02' },
  });

  const form = new FormData();
  form.set('intent', 'undo');
  form.set('event', reached.id);
  await changeLead(desk, seen, form, '/');
  expect((await read()).state).toMatchObject({ status: 'contacted', followUpOn: '2030-01-02' });
  expect(await store.staff.audit(9)).toEqual([]);

  await changeLead(desk, await read(), form, '/');
  expect((await read()).state).toMatchObject({ status: 'new', followUpOn: '2030-01-02' });
  expect(await store.staff.audit(9)).toMatchObject([{ action: 'lead-undone' }]);
});
