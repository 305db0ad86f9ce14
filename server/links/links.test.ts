import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#forms/durations.ts';
import type { LinkPurpose } from '#forms/link.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import type { EntryStatus, PeopleStore } from '../storage/ports/people.ts';
import { createLinkSigner, expiryOf } from './link-signer.ts';
import { createLinks, type Links } from './links.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const signer = createLinkSigner('x'.repeat(32), '');
const reference = 'CCCC-DDDD';

let id: string;
let known: Map<string, Omit<EntryStatus, 'reference'>>;
let changes: string[];
let reported: unknown[];
let links: Links;

const observer = {
  onError: (error: unknown) => void reported.push(error),
  onStoreUnavailable: (reason: unknown) => void reported.push(reason),
};
const tokenOf = (purpose: LinkPurpose, of = id) =>
  signer.hrefOf(purpose, of, expiryOf(purpose, now)).slice('/link/'.length);

/** Keeps leads and subscribers in one map. */
function peopleWith(change: Partial<PeopleStore> = {}): PeopleStore {
  const find = async (of: string) => {
    const entry = known.get(of);
    return entry ? { ...entry, reference } : null;
  };
  const changing = (name: string, state: EntryStatus['state']) => async (of: string) => {
    changes.push(name);
    known.set(of, { state });
    return find(of);
  };
  return {
    find,
    entriesByEmail: async () => [],
    eraseLead: changing('eraseLead', 'erased'),
    confirmSubscriber: changing('confirmSubscriber', 'stored'),
    eraseSubscriber: changing('eraseSubscriber', 'erased'),
    ...change,
  };
}

beforeEach(() => {
  id = randomUUID();
  known = new Map();
  [changes, reported] = [[], []];
  links = createLinks({ signer, people: peopleWith(), now: () => now });
});

describe.each([
  ['withdraw', 'stored', 'eraseLead'],
  ['confirm', 'pending', 'confirmSubscriber'],
  ['leave', 'stored', 'eraseSubscriber'],
  ['leave', 'pending', 'eraseSubscriber'],
] as const)('a link to %s, of an entry that is %s,', (purpose, state, method) => {
  beforeEach(() => void known.set(id, { state }));

  it('changes nothing when it is opened', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await links.open(tokenOf(purpose), observer)).toEqual({
        outcome: 'ready',
        status: 200,
        purpose,
        reference,
      });
    }
    expect(changes).toEqual([]);
  });

  it('performs its action once when it is followed, and then reports that it is done', async () => {
    const outcomes = [];
    for (const request of ['follow', 'follow', 'open'] as const) {
      outcomes.push((await links[request](tokenOf(purpose), observer)).outcome);
    }
    expect(outcomes).toEqual(['done', 'alreadyDone', 'alreadyDone']);
    expect(changes).toEqual([method]);
  });

  it('does nothing after it has expired or for an unknown entry', async () => {
    const late = createLinks({ signer, people: peopleWith(), now: () => expiryOf(purpose, now) });
    expect(await late.follow(tokenOf(purpose), observer)).toEqual({ outcome: 'expired', status: 410 });
    expect(await links.follow(tokenOf(purpose, randomUUID()), observer)).toEqual({ outcome: 'invalid', status: 404 });
    expect(await links.follow(tokenOf(purpose).slice(1), observer)).toEqual({ outcome: 'invalid', status: 404 });
    expect(changes).toEqual([]);
  });
});

it.each([
  ['withdrawn', 'unsubscribed'],
  ['retention', 'expired'],
  ['staff', 'expired'],
] as const)(
  'a confirmation link does not restore an address that is erased (%s), and reports %s',
  async (cause, outcome) => {
    known.set(id, { state: 'erased', cause });
    for (const request of ['open', 'follow'] as const) {
      expect(await links[request](tokenOf('confirm'), observer)).toEqual({ outcome, status: 410 });
    }
    expect(changes).toEqual([]);
  },
);

it.each([
  [new StoreUnavailable('busy'), 'busy'],
  [new Error('broken'), new Error('broken')],
])('reports a link as unavailable when the store fails with %s, and logs the reason', async (error, logged) => {
  known.set(id, { state: 'stored' });
  const people = peopleWith({ eraseLead: () => Promise.reject(error) });
  links = createLinks({ signer, people, now: () => now });
  expect(await links.follow(tokenOf('withdraw'), observer)).toEqual({ outcome: 'unavailable', status: 503 });
  expect(reported).toEqual([logged]);
  expect(await links.open(tokenOf('withdraw'), observer)).toMatchObject({ outcome: 'ready' });
});

it('a link expires after thirty days if it confirms, and after ten years if it erases', () => {
  const days = (purpose: LinkPurpose) => (expiryOf(purpose, now).getTime() - now.getTime()) / dayMs;
  expect([days('withdraw'), days('confirm'), days('leave')]).toEqual([3653, 30, 3653]);
});
