import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LeadChange, ReceivedEmail } from '../ports/desk.ts';
import { type NewLead, untouchedState } from '../ports/entries.ts';
import type { FactChange } from '../ports/facts.ts';
import { type OutgoingKind, outgoingStates } from '../ports/outbox.ts';
import type { Passkey, SignIn, StaffMember } from '../ports/staff.ts';
import type { Store } from '../ports/store.ts';
import { type Engine, leadAt, noon, openForEachTest, outgoingAt } from './fixtures.ts';

const iso = (afterMs: number) => new Date(noon + afterMs).toISOString();
const hash = (character: string) => character.repeat(64);

/** Tests what every engine must do for the desk. Call it in a test file of the engine. */
export function testDesk(name: string, makeEngine: () => Promise<Engine>): void {
  describe(`${name} store: the desk`, () => {
    let engine: Engine;
    let store: Store;
    openForEachTest(makeEngine, (opened) => ({ engine, store } = opened));

    const addLead = async (minutes: number, change: Partial<NewLead> = {}) => {
      const lead = leadAt(noon + minutes * 60_000, { digest: randomUUID(), reference: `R${minutes}`, ...change });
      await store.intake.addLead(lead);
      return lead;
    };
    const changeOf = (leadId: string, change: Partial<LeadChange>): LeadChange => {
      const event = { id: randomUUID(), leadId, staffId: 's1', at: iso(0), kind: 'changed', text: '' } as const;
      return { ...event, set: {}, seenVersion: null, ...change };
    };
    const found = async (...query: Parameters<Store['desk']['leads']>) =>
      (await store.desk.leads(...query)).map(({ reference }) => reference);
    const stateOf = async (reference: string) => (await store.desk.leads({ reference }))[0]?.state;

    it('lists leads by status, owner and follow-up date', async () => {
      const [one, two, three] = [await addLead(1), await addLead(2), await addLead(3)];
      await store.desk.change(changeOf(one.id, { set: { status: 'lost', followUpOn: '2026-11-20', ownerId: 's1' } }));
      await store.desk.change(
        changeOf(two.id, { set: { status: 'contacted', followUpOn: '2026-11-21', ownerId: 's2' } }),
      );
      await store.desk.change(changeOf(three.id, { set: { status: 'contacted', followUpOn: '2026-11-20' } }));
      await addLead(4);
      expect(await found({ status: 'new' })).toEqual(['R4']);
      expect(await found({ status: 'contacted' })).toEqual(['R3', 'R2']);
      expect(await found({ ownerId: 's1' })).toEqual(['R1']);
      expect(await found({ ownerId: null })).toEqual(['R4', 'R3']);
      expect(await found({ followUpUntil: '2026-11-20' }, { order: 'follow-up' })).toEqual(['R1', 'R3']);
      expect(await found({ followUpUntil: '2026-11-21' }, { order: 'follow-up' })).toEqual(['R1', 'R3', 'R2']);
      expect(await found({ hasFollowUp: false })).toEqual(['R4']);
      expect(await found({}, { order: 'oldest', limit: 2 })).toEqual(['R1', 'R2']);
      expect(await store.desk.countLeads({}, 3)).toBe(3);
    });

    it('pages through leads without a gap or a repeat, even where times are equal', async () => {
      for (const number of [1, 2, 3, 4, 5, 6, 7]) await addLead(number % 2, { reference: `R${number}` });
      const pages: string[] = [];
      for (let after: NewLead | undefined | { id: string; receivedAt: string }; ; ) {
        const page = await store.desk.leads({}, { limit: 2, after });
        pages.push(...page.map(({ reference }) => reference));
        after = page.at(-1);
        if (page.length < 2) break;
      }
      expect(pages).toHaveLength(7);
      expect(pages.toSorted()).toEqual(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7']);
    });

    it('finds the other leads of a person by email address or phone number', async () => {
      const one = await addLead(1, { person: { email: 'a@example.com', phone: '+911' } });
      await addLead(2, { person: { email: 'a@example.com', phone: null } });
      await addLead(3, { person: { email: null, phone: '+911' } });
      await addLead(4, { person: { email: 'b@example.com', phone: null } });
      expect(await found({ samePersonAs: one.id })).toEqual(['R3', 'R2']);
      const alone = await addLead(5);
      expect(await found({ samePersonAs: alone.id })).toEqual([]);
    });

    it('records every change with the values before and after', async () => {
      const { id, reference } = await addLead(1);
      expect(await stateOf(reference)).toEqual(untouchedState);
      const first = changeOf(id, { kind: 'reached', text: 'অনন্যা', set: { status: 'contacted' } });
      expect(await store.desk.change(first)).toBe('changed');
      const second = changeOf(id, { at: iso(1), set: { status: 'contacted', followUpOn: '2026-12-01' } });
      expect(await store.desk.change(second)).toBe('changed');
      expect(await stateOf(reference)).toEqual({
        ...untouchedState,
        status: 'contacted',
        followUpOn: '2026-12-01',
        version: 2,
      });
      expect(await store.desk.events(id)).toMatchObject([
        { kind: 'reached', text: 'অনন্যা', before: { status: 'new' }, after: { status: 'contacted' } },
        { kind: 'changed', before: { followUpOn: null }, after: { followUpOn: '2026-12-01' } },
      ]);
    });

    it('deletes a note that is undone, and no other', async () => {
      const { id } = await addLead(1);
      const note = changeOf(id, { kind: 'note', text: 'wrong person' });
      await store.desk.change(note);
      await store.desk.change(changeOf(id, { kind: 'note', text: 'right', at: iso(1) }));
      await store.desk.change(changeOf(id, { kind: 'undone', at: iso(2), undoes: note.id }));
      expect((await store.desk.events(id)).map(({ text }) => text)).toEqual(['', 'right', '']);
    });

    it('queues the messages of a change only if the change is made', async () => {
      const { id } = await addLead(1, { isMinor: true });
      expect(await stateOf('R1')).toMatchObject({ guardian: 'awaited' });
      const outgoing = [outgoingAt(0, { kind: 'acknowledgement', recipient: 'student@example.com' })];
      const agreed = { kind: 'guardian-agreed', set: { guardian: 'agreed' }, outgoing } as const;
      expect(await store.desk.change(changeOf(id, { ...agreed, seenVersion: 5 }))).toBe('conflict');
      expect(await store.outbox.listOfLead(id)).toEqual([]);
      expect(await store.desk.change(changeOf(id, agreed))).toBe('changed');
      expect(await store.outbox.listOfLead(id)).toMatchObject([
        { kind: 'acknowledgement', recipient: 'student@example.com' },
      ]);
    });

    it('marks a bounced email as failed, and no other email', async () => {
      const lead = leadAt(noon, { digest: 'bounce', reference: 'R9' });
      const email = outgoingAt(0, { kind: 'acknowledgement', recipient: 'Riya@example.com' });
      await store.intake.addLead(lead, [email]);
      const { messageId } = email;
      const bounce = { messageId, recipient: 'riya@example.com', status: '5.1.1' };
      // It is not sent yet.
      expect(await store.outbox.recordBounce(bounce, iso(1))).toBeNull();
      const [claimed] = await store.outbox.claim({
        now: iso(1),
        leaseUntil: iso(60_000),
        limit: 1,
        kinds: ['acknowledgement'],
      });
      if (!claimed) throw new Error('nothing to send');
      await store.outbox.begin(claimed);
      await store.outbox.finish(claimed, { outcome: 'sent', code: '250' }, iso(2));
      for (const forged of [{ recipient: 'other@example.com' }, { messageId: 'other@example.com' }])
        expect(await store.outbox.recordBounce({ ...bounce, ...forged }, iso(3))).toBeNull();
      expect(await store.outbox.recordBounce(bounce, iso(3))).toBe('acknowledgement');
      expect(await store.outbox.recordBounce(bounce, iso(4))).toBeNull();
      expect(await store.outbox.listOfLead(lead.id)).toMatchObject([{ state: 'dead', lastCode: '5.1.1' }]);
    });

    const claim = (kind: OutgoingKind) =>
      store.outbox.claim({ now: iso(1), leaseUntil: iso(60_000), limit: 5, kinds: [kind] });

    it('sends every email of the staff, and lists it with the lead', async () => {
      const { id, reference } = await addLead(1);
      const write = (subject: string, inReplyTo: string | null) => {
        const outgoing = outgoingAt(0, { kind: 'reply', recipient: 'riya@example.com' });
        const email = { subject, messageId: outgoing.messageId, inReplyTo, replyTo: 'rina@example.com' };
        return { ...changeOf(id, { kind: 'emailed', text: `Text of ${subject}`, email, outgoing: [outgoing] }) };
      };
      for (const change of [write('One', 'ack@example.com'), write('Two', null)])
        expect(await store.desk.change(change)).toBe('changed');
      const claimed = await claim('reply');
      expect(
        claimed.map(({ reply, lead }) => [reply?.subject, reply?.text, reply?.inReplyTo, lead?.reference]),
      ).toEqual(
        expect.arrayContaining([
          ['One', 'Text of One', 'ack@example.com', reference],
          ['Two', 'Text of Two', null, reference],
        ]),
      );
      expect(await store.outbox.listOfLead(id)).toMatchObject([
        { kind: 'reply', reference },
        { kind: 'reply', reference },
      ]);
      const [event] = await store.desk.events(id);
      expect(event?.email).toMatchObject({ replyTo: 'rina@example.com' });
      // Erasing the lead also erases its queued emails.
      await store.people.eraseLead(id, iso(1), 'staff');
      expect(await claim('reply')).toEqual([]);
      expect(await store.outbox.list(outgoingStates)).toEqual([]);
    });

    it('adds an answer once to the lead whose email it answers, and to no other lead', async () => {
      const acknowledgement = outgoingAt(0, { kind: 'acknowledgement', recipient: 'riya@example.com' });
      const notice = outgoingAt(0);
      const lead = leadAt(noon, {
        digest: 'r',
        reference: 'CCCC-DDDD',
        person: { email: 'riya@example.com', phone: null },
      });
      await store.intake.addLead(lead, [acknowledgement, notice]);
      const day = { at: iso(2), today: '2026-11-20' };
      const receive = (change: Partial<ReceivedEmail>) => {
        const email = {
          subject: 'Re',
          messageId: `${randomUUID()}@x`,
          references: [],
          from: '',
          text: 'Hi',
          leadReferences: [],
        };
        return store.desk.receive({ ...email, ...change }, { ...day, id: randomUUID() });
      };
      const first = { messageId: 'first@x', references: ['other@x', acknowledgement.messageId] };
      expect(await receive(first)).toBe('CCCC-DDDD');
      expect(await receive(first)).toBeNull();
      expect(await receive({ references: ['first@x'], text: 'And more' })).toBe('CCCC-DDDD');
      expect(await receive({ leadReferences: ['CCCC-DDDD'], from: 'riya@example.com' })).toBe('CCCC-DDDD');
      expect(await receive({ leadReferences: ['CCCC-DDDD'], from: 'stranger@example.com' })).toBeNull();
      expect(await receive({ references: [notice.messageId], from: 'riya@example.com' })).toBeNull();
      expect(await receive({ from: 'riya@example.com' })).toBeNull();
      expect(await store.desk.events(lead.id)).toHaveLength(3);
      expect(await stateOf('CCCC-DDDD')).toMatchObject({ status: 'new', followUpOn: '2026-11-20' });
    });

    it('keeps an earlier follow-up date when an answer comes', async () => {
      const { id } = await addLead(1, { reference: 'CCCC-DDDD', person: { email: 'a@x.org', phone: null } });
      await store.desk.change(changeOf(id, { set: { followUpOn: '2026-11-18' } }));
      const email = {
        subject: '',
        messageId: 'm@x',
        references: [],
        from: 'a@x.org',
        text: '',
        leadReferences: ['CCCC-DDDD'],
      };
      await store.desk.receive(email, { id: randomUUID(), at: iso(1), today: '2026-11-20' });
      expect((await stateOf('CCCC-DDDD'))?.followUpOn).toBe('2026-11-18');
    });

    it('finds leads by program and source, and leaves quarantined leads out of the figures', async () => {
      const program = 'contact: Cloud';
      await addLead(1, { program, source: 'poster', page: '/services' });
      await addLead(2, { program });
      await addLead(3, { quarantine: 'hidden-field' });
      expect(await found({ program })).toEqual(['R2', 'R1']);
      expect(await found({ source: 'poster' })).toEqual(['R1']);
      expect(await store.desk.leads({ reference: 'R1' })).toMatchObject([{ source: 'poster', page: '/services' }]);
      expect(await store.desk.figures(iso(0))).toMatchObject([
        { program, source: 'poster', status: 'new', contactedAt: null },
        { program, source: null },
      ]);
      expect(await store.desk.figures(iso(90_000))).toHaveLength(1);
    });

    it('adds page views to those of the day', async () => {
      await store.desk.addPageViews('2026-11-20', new Map([['/', 2]]));
      await store.desk.addPageViews(
        '2026-11-20',
        new Map([
          ['/', 3],
          ['/page', 1],
        ]),
      );
      await store.desk.addPageViews('2026-11-19', new Map([['/', 9]]));
      expect(await store.desk.pageViews('2026-11-20')).toEqual([
        { day: '2026-11-20', page: '/', views: 5 },
        { day: '2026-11-20', page: '/page', views: 1 },
      ]);
    });

    it('keeps the last value of a setting of the staff', async () => {
      expect(await store.desk.setting('templates')).toBeNull();
      for (const value of [[1], [{ text: 'অনন্যা' }]]) await store.desk.changeSetting('templates', value);
      expect(await store.desk.changeSetting('templates', [2], [{ text: 'seen before' }])).toBe(false);
      expect(await store.desk.changeSetting('first', { a: 1 }, {})).toBe(true);
      expect(await store.desk.changeSetting('first', { a: 2 }, {})).toBe(false);
      expect(await store.desk.changeSetting('first', { a: 2 }, { a: 1 })).toBe(true);
      expect(await store.desk.setting('templates')).toEqual([{ text: 'অনন্যা' }]);
    });

    it('keeps one value of a setting if two servers add it at the same time, and adds it again after it was removed', async () => {
      const other = await engine.openSecondProcess();
      const add = ({ desk }: Store, value: string) => desk.changeSetting('secret', value, null);
      const added = await Promise.all([add(store, 'one'), add(other, 'two')]);
      expect(await store.desk.setting('secret')).toBe(added[0] ? 'one' : 'two');
      expect(added.toSorted()).toEqual([false, true]);
      await store.desk.changeSetting('secret', null);
      expect([await add(other, 'three'), await store.desk.setting('secret')]).toEqual([true, 'three']);
      await other.close();
    });

    it('keeps changes of facts, and changes only those in the expected state', async () => {
      const change: FactChange = {
        id: 'c1',
        fact: 'fees',
        base: '{}',
        value: '{"fee":"₹১"}',
        state: 'proposed',
        proposedBy: 's1',
        proposedAt: iso(0),
        publishedBy: null,
        publishAt: null,
        expiresAt: null,
        liveAt: null,
        overridesSpecification: false,
        pages: null,
        problem: null,
      };
      await store.facts.add(change);
      await store.facts.add({ ...change, id: 'c2', proposedAt: iso(1), state: 'approved' });
      expect(await store.facts.find('c1')).toEqual(change);
      expect(await store.facts.find('c3')).toBeNull();
      expect((await store.facts.list(5)).map(({ id }) => id)).toEqual(['c2', 'c1']);
      expect((await store.facts.waiting(['proposed', 'live'])).map(({ id }) => id)).toEqual(['c1']);
      const ready = { state: 'ready', pages: ['/'], overridesSpecification: true } as const;
      expect(await store.facts.update('c1', 'approved', ready)).toBe(false);
      expect(await store.facts.update('c1', 'proposed', ready)).toBe(true);
      expect(await store.facts.find('c1')).toEqual({ ...change, ...ready });
    });

    it('stores an editor, who is not an owner', async () => {
      const member = {
        id: 's7',
        email: 'e@example.com',
        name: 'E',
        invitedAt: iso(0),
        suspendedAt: null,
        seenAt: null,
      };
      await store.staff.invite({ ...member, id: 's6', email: 'o@example.com', role: 'owner' });
      await store.staff.invite({ ...member, role: 'editor' });
      expect(await store.staff.memberByEmail('e@example.com')).toEqual({ ...member, role: 'editor' });
      expect(await store.staff.changeMember('s6', { role: 'editor' })).toBe(false);
      await store.staff.changeMember('s7', { role: 'owner' });
      expect((await store.staff.members()).map(({ role }) => role)).toEqual(['owner', 'owner']);
    });

    it('refuses a change that is based on an older version, even if two changes come at the same moment', async () => {
      const { id, reference } = await addLead(1);
      const other = await engine.openSecondProcess();
      const outcomes = await Promise.all([
        store.desk.change(changeOf(id, { set: { status: 'won' }, seenVersion: 0 })),
        other.desk.change(changeOf(id, { set: { status: 'lost' }, seenVersion: 0 })),
      ]);
      await other.close();
      expect(outcomes.toSorted()).toEqual(['changed', 'conflict']);
      expect(await store.desk.events(id)).toHaveLength(1);
      expect((await stateOf(reference))?.version).toBe(1);
      expect(await store.desk.change(changeOf(randomUUID(), {}))).toBe('gone');
    });

    it('joins leads to a main lead and separates them, but never in a chain', async () => {
      const [one, two, three] = [await addLead(1), await addLead(2), await addLead(3)];
      const join = (lead: NewLead, main: string | null) =>
        store.desk.change(changeOf(lead.id, { set: { joinedTo: main } }));
      expect(await join(two, 'R1')).toBe('changed');
      expect(await found({ isJoined: false })).toEqual(['R3', 'R1']);
      expect(await found({ isJoined: true })).toEqual(['R2']);
      expect(await found({ joinedTo: 'R1' })).toEqual(['R2']);
      expect(await store.desk.figures('')).toHaveLength(2);
      const refused = [
        await join(three, 'R2'),
        await join(one, 'R3'),
        await join(three, 'R3'),
        await join(three, 'R9'),
      ];
      expect(refused).toEqual(['conflict', 'conflict', 'conflict', 'conflict']);
      expect(await join(two, null)).toBe('changed');
      expect(await found({ isJoined: false })).toEqual(['R3', 'R2', 'R1']);
      expect(new Set((await store.desk.events(two.id)).map(({ after }) => after.joinedTo))).toEqual(
        new Set(['R1', null]),
      );
    });

    it('joins only one of two leads to the other if both are asked for at the same moment', async () => {
      const [one, two] = [await addLead(1), await addLead(2)];
      const other = await engine.openSecondProcess();
      const outcomes = await Promise.all([
        store.desk.change(changeOf(one.id, { set: { joinedTo: 'R2' } })),
        other.desk.change(changeOf(two.id, { set: { joinedTo: 'R1' } })),
      ]);
      await other.close();
      expect(outcomes.toSorted()).toEqual(['changed', 'conflict']);
    });

    it('continues with the state of an erased main lead in the leads that were joined to it', async () => {
      const [main, joined] = [await addLead(1), await addLead(2)];
      await store.desk.change(changeOf(joined.id, { set: { joinedTo: 'R1' } }));
      await store.desk.change(changeOf(main.id, { set: { status: 'won', ownerId: 's1' } }));
      await store.people.eraseLead(main.id, iso(0), 'retention');
      expect(await stateOf('R2')).toMatchObject({ joinedTo: null, status: 'won', ownerId: 's1' });
    });

    it('adds an answer to the main lead if the lead that it answers is joined', async () => {
      await addLead(1);
      const joined = await addLead(2, { reference: 'CCCC-DDDD', person: { email: 'rina@example.com', phone: null } });
      await store.desk.change(changeOf(joined.id, { set: { joinedTo: 'R1' } }));
      const email = { subject: 'Re', messageId: 'm@x', references: [], text: 'Yes', leadReferences: ['CCCC-DDDD'] };
      const event = { id: randomUUID(), at: iso(0), today: '2026-11-20' };
      expect(await store.desk.receive({ ...email, from: 'rina@example.com' }, event)).toBe('R1');
    });

    it('erases what the staff wrote about a lead with the lead', async () => {
      const { id } = await addLead(1, { answers: { name: 'Rina' } });
      await store.desk.change(changeOf(id, { kind: 'note', text: 'private' }));
      await store.people.eraseLead(id, iso(1), 'staff');
      expect(await store.desk.events(id)).toEqual([]);
      expect(await found({ text: 'rina' })).toEqual([]);
    });

    const member = (change: Partial<StaffMember> = {}): StaffMember => ({
      id: randomUUID(),
      email: 'rina@example.com',
      name: 'Rina',
      role: 'owner',
      invitedAt: iso(0),
      suspendedAt: null,
      seenAt: null,
      ...change,
    });

    it('has one account for each address, and keeps one active owner', async () => {
      const owner = member();
      expect(await store.staff.invite(owner)).toBe(true);
      expect(await store.staff.invite(member())).toBe(false);
      expect(await store.staff.memberByEmail('rina@example.com')).toEqual(owner);
      expect(await store.staff.changeMember(owner.id, { suspendedAt: iso(1) })).toBe(false);
      expect(await store.staff.changeMember(owner.id, { role: 'counsellor' })).toBe(false);
      const second = member({ email: 'b@example.com' });
      await store.staff.invite(second);
      expect(await store.staff.changeMember(owner.id, { role: 'counsellor' })).toBe(true);
      expect(await store.staff.changeMember(second.id, { suspendedAt: iso(1) })).toBe(false);
      expect(await store.staff.changeMember(randomUUID(), { name: 'X' })).toBe(false);
    });

    it('ends the sessions of a suspended account, and hides expired ones', async () => {
      const [owner, other] = [member(), member({ email: 'b@example.com' })];
      for (const one of [owner, other]) await store.staff.invite(one);
      const times = { createdAt: iso(0), usedAt: iso(0), confirmedAt: iso(0) };
      for (const [tokenHash, staffId] of [
        [hash('a'), owner.id],
        [hash('b'), other.id],
      ] as const)
        await store.staff.addSession({ tokenHash, staffId, device: 'Firefox on Linux', ...times });
      expect(await store.staff.session(hash('a'), iso(0))).toMatchObject({ member: owner });
      expect(await store.staff.session(hash('a'), iso(1))).toBeNull();
      await store.staff.changeMember(other.id, { suspendedAt: iso(1) });
      expect(await store.staff.session(hash('b'), iso(0))).toBeNull();
      // Nobody ends the session of somebody else.
      await store.staff.endSession(other.id, hash('a'));
      expect(await store.staff.sessions(owner.id)).toHaveLength(1);
      await store.staff.deleteOld({ signIns: iso(1), sessions: iso(1) });
      expect(await store.staff.sessions(owner.id)).toEqual([]);
    });

    it('counts attempts of a code, and gives a used or old code to nobody', async () => {
      const { id } = member();
      await store.staff.invite(member({ id }));
      const signIn: SignIn = { browserHash: hash('a'), staffId: id, codeHash: 'c', attempts: 0, createdAt: iso(0) };
      await store.staff.addSignIn(signIn);
      await store.staff.addSignIn({ ...signIn, browserHash: hash('b'), staffId: null });
      expect(await store.staff.countSignIns(id, iso(0))).toBe(1);
      expect(await store.staff.tryCode(hash('a'), iso(0))).toMatchObject({ attempts: 1, codeHash: 'c' });
      expect(await store.staff.tryCode(hash('a'), iso(0))).toMatchObject({ attempts: 2 });
      expect(await store.staff.tryCode(hash('a'), iso(1))).toBeNull();
      expect(await store.staff.tryCode(hash('c'), iso(0))).toBeNull();
      await store.staff.endSignIn(hash('a'));
      expect(await store.staff.tryCode(hash('a'), iso(0))).toMatchObject({ codeHash: '' });
      expect(await store.staff.countSignIns(id, iso(0))).toBe(1);
    });

    it('keeps the passkeys of each account, and none of a suspended one', async () => {
      const [owner, other] = [member(), member({ email: 'b@example.com' })];
      for (const one of [owner, other]) await store.staff.invite(one);
      const keyOf = (id: string, staffId: string): Passkey => {
        const device = 'Chrome on Android';
        return { id, staffId, publicKey: 'cose', counter: 2 ** 32 - 1, device, createdAt: iso(0), usedAt: null };
      };
      const [one, two] = [keyOf('one', owner.id), keyOf('two', other.id)];
      expect(await store.staff.addPasskey(one)).toBe(true);
      expect(await store.staff.addPasskey(two)).toBe(true);
      expect(await store.staff.addPasskey({ ...one, staffId: other.id })).toBe(false);
      expect(await store.staff.passkey('one')).toEqual({ passkey: one, member: owner });
      expect(await store.staff.passkey('three')).toBeNull();
      const use = { counter: 2 ** 32, usedAt: iso(1) };
      expect(await store.staff.recordPasskeyUse('one', one.counter, use)).toBe(true);
      expect(await store.staff.recordPasskeyUse('one', one.counter, use)).toBe(false);
      expect(await store.staff.passkeys(owner.id)).toEqual([{ ...one, ...use }]);
      // Nobody removes the passkey of somebody else.
      expect(await store.staff.removePasskey(other.id, 'one')).toBe(false);
      await store.staff.changeMember(other.id, { suspendedAt: iso(2) });
      expect(await store.staff.passkey('two')).toBeNull();
      await store.staff.changeMember(other.id, { suspendedAt: null });
      expect(await store.staff.passkeys(other.id)).toEqual([]);
      expect(await store.staff.removePasskey(owner.id, 'one')).toBe(true);
      expect(await store.staff.passkey('one')).toBeNull();
    });

    it('returns no passkey of an account that was suspended while the passkey was added', async () => {
      for (const one of [member(), member({ id: 's2', email: 'b@example.com', suspendedAt: iso(1) })])
        await store.staff.invite(one);
      const passkey = { id: 'one', staffId: 's2', publicKey: 'cose', counter: 0, device: 'Firefox on Linux' };
      await store.staff.addPasskey({ ...passkey, createdAt: iso(1), usedAt: null });
      expect(await store.staff.passkey('one')).toBeNull();
    });

    it('keeps the audit, the newest first', async () => {
      for (const minute of [1, 2]) {
        const entry = { id: randomUUID(), at: iso(minute), staffId: null, action: `a${minute}`, subject: 'x' };
        await store.staff.record(entry);
      }
      expect((await store.staff.audit(5)).map(({ action }) => action)).toEqual(['a2', 'a1']);
      expect(await store.staff.audit(1)).toHaveLength(1);
    });
  });
}
