import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { factFiles } from '#content';
import batches from '../../../content/facts/batches.json' with { type: 'json' };
import type { FactChange } from '../../../server/storage/ports/facts.ts';
import type { Store } from '../../../server/storage/ports/store.ts';
import { buildDir } from '../../../tools/site-build/paths.ts';
import { type RunningDesk, startDesk } from '../support/desk.ts';

/** These tests share one desk. Each has its own accounts and changes. */
let shared: RunningDesk;
beforeAll(async () => {
  const cleanUps: (() => void | Promise<void>)[] = [];
  shared = await startDesk({}, (cleanUp) => cleanUps.unshift(cleanUp));
  return async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  };
});

async function addChange(store: Store, set: Partial<FactChange>): Promise<FactChange> {
  const change: FactChange = {
    id: crypto.randomUUID(),
    fact: 'fees',
    base: '{}',
    value: '{"<b>":"<script>"}',
    state: 'ready',
    proposedBy: null,
    proposedAt: new Date().toISOString(),
    publishedBy: null,
    publishAt: null,
    expiresAt: null,
    liveAt: null,
    overridesSpecification: false,
    pages: ['/about'],
    problem: null,
    ...set,
  };
  await store.facts.add(change);
  return change;
}

it('lets editors open facts but no leads, and counsellors open leads but no facts', async () => {
  const { desk, store, signedIn } = shared;
  const { id } = await addChange(store, {});
  const [owner, editor, counsellor] = [await signedIn('owner'), await signedIn('editor'), await signedIn('counsellor')];
  for (const path of ['/facts', '/facts/fees', `/facts/changes/${id}`]) {
    expect([(await owner.get(path)).status, (await editor.get(path)).status], path).toEqual([200, 200]);
    expect((await counsellor.get(path)).status, path).toBe(403);
  }
  for (const path of ['/', '/leads', '/leads/new', '/figures', '/export', '/staff', '/templates']) {
    const reply = await editor.get(path);
    expect([reply.status, reply.headers.get('location')], path).toEqual([303, '/facts']);
  }
  expect((await editor.post('/leads/new', { intent: 'add' })).headers.get('location')).toBe('/facts');
  expect((await counsellor.post(`/facts/changes/${id}`, { intent: 'publish' })).status).toBe(403);
  expect(await (await editor.get(`/facts/changes/${id}`)).text()).not.toContain('<script>');
  expect((await owner.get('/facts/__proto__')).status).toBe(404);
  expect(await (await fetch(`${desk.origin}/facts/fees`)).text()).not.toContain('4999');
});

it('names the changed texts that pages in other languages show in English', async () => {
  const { store, signedIn } = shared;
  const live = JSON.stringify(batches);
  const value = live.replace(`"time":"${batches[0]?.time}"`, '"time":"6PM to 8PM"');
  const different = await addChange(store, { fact: 'batches', base: live, value });
  const same = await addChange(store, { fact: 'batches', base: live, value: live });
  const editor = await signedIn('editor');
  const note =
    /Pages in other languages show this in English[^<]*<!-- -->6PM to 8PM<|Pages in other languages show this in English[^<]*6PM to 8PM/;
  expect(await (await editor.get(`/facts/changes/${different.id}`)).text()).toMatch(note);
  expect(await (await editor.get(`/facts/changes/${same.id}`)).text()).not.toContain('Pages in other languages');
});

it('shows a preview with its scripts blocked, and no file outside it', async () => {
  const { desk, store, signedIn } = shared;
  const { id } = await addChange(store, {});
  const folder = join(buildDir, 'changes', id);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'client/about'), { recursive: true });
  writeFileSync(join(folder, 'secret'), 'secret');
  writeFileSync(join(folder, 'client/about/index.html'), '<a href="/x"><script>1</script><img srcset="/a 1x, /b 2x">');
  const owner = await signedIn('owner');
  const base = `/facts/changes/${id}/preview`;
  const page = await owner.get(`${base}/about`);
  expect(await page.text()).toBe(`<a href="${base}/x"><script>1</script><img srcset="${base}/a 1x, ${base}/b 2x">`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
  for (const path of ['/..%2Fsecret', '/%2e%2e/secret', '/about/..%2F..%2Fsecret', '/missing']) {
    expect((await owner.get(`${base}${path}`)).status, path).toBe(404);
  }
  expect((await fetch(`${desk.origin}${base}/about`, { redirect: 'manual' })).status).toBe(303);
});

it('publishes a change that contradicts the specification only for an owner who ticks the box', async () => {
  const { store, signedIn } = shared;
  const [owner, editor] = [await signedIn('owner'), await signedIn('editor')];
  const fees = factFiles.fees[1];
  const value = JSON.stringify({ ...fees, internships: fees.internships.map((fee) => ({ ...fee, feeInr: 3500 })) });
  const { id } = await addChange(store, { base: JSON.stringify(fees), value });
  const path = `/facts/changes/${id}`;
  expect(await (await owner.get(path)).text()).toContain(
    'The specification fixes the fee of the internship of 4 Weeks: ₹1,999. Here it is ₹3,500.',
  );
  for (const refused of [
    await editor.post(path, { intent: 'publish', override: 'on' }),
    await owner.post(path, { intent: 'publish' }),
  ]) {
    expect(refused.status).toBe(422);
  }
  await owner.post(path, { intent: 'publish', override: 'on', publishOn: '2099-01-15', until: '2099-01-20' });
  expect(await store.facts.find(id)).toMatchObject({
    state: 'approved',
    overridesSpecification: true,
    publishAt: '2099-01-14T18:30:00.000Z',
    expiresAt: '2099-01-20T18:30:00.000Z',
  });
  await editor.post(path, { intent: 'withdraw' });
  expect(await store.facts.find(id)).toMatchObject({ state: 'withdrawn' });
});

it('undoes a published change with an approved change that puts the old values back', async () => {
  const { store, signedIn } = shared;
  const live = JSON.stringify(factFiles.batches[1]);
  const { id } = await addChange(store, { fact: 'batches', state: 'live', base: '[]', value: live });
  const editor = await signedIn('editor');
  expect(await (await editor.get(`/facts/changes/${id}`)).text()).toContain('Undo: put the old values back');
  const reply = await editor.post(`/facts/changes/${id}`, { intent: 'undo' });
  const undone = await store.facts.find(reply.headers.get('location')?.split('/').at(-1) ?? '');
  expect(undone).toMatchObject({ fact: 'batches', state: 'approved', base: live, value: '[]', publishAt: null });
});

it('lets nobody publish their own change if PUBLISH_SECOND_PERSON is set', async () => {
  const { store, signedIn } = await startDesk({ PUBLISH_SECOND_PERSON: '1' });
  const [owner, editor] = [await signedIn('owner'), await signedIn('editor')];
  const [author] = (await store.staff.members()).filter(({ role }) => role === 'editor');
  const base = JSON.stringify(factFiles.batches[1]);
  const { id } = await addChange(store, { fact: 'batches', base, value: base, proposedBy: author?.id ?? '' });
  expect((await editor.post(`/facts/changes/${id}`, { intent: 'publish' })).status).toBe(403);
  expect((await owner.post(`/facts/changes/${id}`, { intent: 'publish' })).status).toBe(303);
});
