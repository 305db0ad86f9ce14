import { request as httpRequest } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { deskTemplates, internshipRegistration } from '#content';
import { attachmentOf, leadAt } from '../../../server/storage/contract/fixtures.ts';
import { createAuthenticator } from '../../../server/test-support/authenticator.ts';
import { startTestScanner } from '../../../server/test-support/clamd.ts';
import { startTestSmtpServer } from '../../../server/test-support/smtp-server.ts';
import { type Browser, createBrowser, startDesk, startSiteAndDesk } from '../support/desk.ts';

/** Most tests share one desk, because it takes longer to start than a test. Each has its own accounts and leads. */
let shared: Awaited<ReturnType<typeof startSiteAndDesk>>;
beforeAll(async () => {
  const cleanUps: (() => void | Promise<void>)[] = [];
  shared = await startSiteAndDesk({}, (cleanUp) => cleanUps.unshift(cleanUp));
  return async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  };
});

const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

/** Sends a message of a new person with the form of the site. @returns its reference */
async function sendMessage(origin: string, values: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams({
    name: 'Rina Das',
    email: `${crypto.randomUUID()}@example.org`,
    message: 'Hello',
    ...values,
  });
  const headers = { referer: `${origin}/services?x=1` };
  const response = await fetch(`${origin}/api/send/contact`, { method: 'POST', body, headers });
  const { reference } = (await response.json()) as { reference: string };
  return reference;
}

it('signs in with a code from an email, and answers a lead', async () => {
  const smtp = await startTestSmtpServer();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Site <site@example.com>', MAIL_STAFF: 'desk@example.com' };
  const { desk, site, store } = await startSiteAndDesk(mail);
  const invited = { id: 's1', email: 'rina@example.com', name: 'Rina <b>', role: 'owner' } as const;
  await store.staff.invite({ ...invited, invitedAt: new Date().toISOString(), suspendedAt: null, seenAt: null });
  const reference = await sendMessage(site.origin, { email: 'rina@example.org', _source: 'Poster' });
  const browser = createBrowser(desk.origin);

  const asked = await browser.get(`/leads/${reference}`);
  expect([asked.status, asked.headers.get('location')]).toEqual([303, `/sign-in?next=%2Fleads%2F${reference}`]);
  await browser.post('/sign-in', { intent: 'email', email: 'rina@example.com', next: `/leads/${reference}` });
  await expect.poll(() => smtp.received.find(({ to }) => to?.[0]?.address === 'rina@example.com')).toBeTruthy();
  const email = smtp.received.find(({ to }) => to?.[0]?.address === 'rina@example.com');
  const code = /\d{3} \d{3}/.exec(email?.text ?? '')?.[0] ?? '';
  expect(email?.html).toContain('Rina &lt;b&gt;');
  const signedIn = await browser.post('/sign-in', { intent: 'code', code, next: `/leads/${reference}` });
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, `/leads/${reference}`]);
  expect(signedIn.headers.getSetCookie()[0]).toMatch(
    /^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax;/,
  );

  const page = await (await browser.get(`/leads/${reference}`)).text();
  for (const text of ['Rina Das', 'rina@example.org', 'Hello', reference, 'Sent from /services. Came by poster.'])
    expect(page).toContain(text);
  expect(await (await browser.get('/leads?source=Poster')).text()).toContain(reference);
  expect(await (await browser.get('/leads?source=flyer')).text()).not.toContain(reference);
  await browser.post('/leads', { intent: 'view', name: 'My <posters>', query: 'source=poster', next: '/leads' });
  expect(await (await browser.get('/leads')).text()).toContain('<bdi>My &lt;posters&gt;</bdi>');
  const noted = await browser.post(`/leads/${reference}`, { intent: 'reached', note: 'Call her father', next: '/' });
  expect(noted.headers.get('location')).toMatch(new RegExp(`^/\\?done=${reference}`));
  const [lead] = await store.desk.leads({ reference });
  expect(lead?.state).toMatchObject({ status: 'contacted', version: 1 });
  expect(await store.desk.events(lead?.id ?? '')).toMatchObject([
    { kind: 'reached', text: 'Call her father', staffId: 's1' },
  ]);

  const today = await (await browser.get(noted.headers.get('location') ?? '')).text();
  const [, event = ''] = /name="event" value="([^"]+)"/.exec(today) ?? [];
  await browser.post(`/leads/${reference}`, { intent: 'undo', event, next: '/' });
  expect((await store.desk.leads({ reference }))[0]?.state).toMatchObject({ status: 'new', contactedAt: null });

  const emailForm = await (await browser.get(`/leads/${reference}/email`)).text();
  expect(emailForm).toContain('Dear Rina Das,');
  const answer = { event: crypto.randomUUID(), subject: 'Your <b> question', text: 'The fee is 5 < 6.\n\nRina' };
  const unfinished = await browser.post(`/leads/${reference}/email`, { ...answer, text: 'Dear {nmae}, a long text' });
  expect([unfinished.status, (await unfinished.text()).includes('Dear {nmae}, a long text')]).toEqual([422, true]);
  // The button is pressed twice.
  for (let press = 0; press < 2; press += 1) await browser.post(`/leads/${reference}/email`, answer);
  const sentAnswers = () => smtp.received.filter(({ subject }) => subject === answer.subject);
  await expect.poll(sentAnswers).toHaveLength(1);
  const acknowledgement = smtp.received.find(
    ({ to, subject }) => to?.[0]?.address === 'rina@example.org' && subject !== answer.subject,
  );
  const [sent] = sentAnswers();
  expect([sent?.to?.[0]?.address, sent?.inReplyTo, sent?.replyTo?.[0]?.address]).toEqual([
    'rina@example.org',
    acknowledgement?.messageId,
    'rina@example.com',
  ]);
  expect(sent?.html).toContain('The fee is 5 &lt; 6.');
  await expect
    .poll(async () => (await browser.get(`/leads/${reference}`)).text())
    .toContain('Email to the sender, sent');
  expect((await store.desk.leads({ reference }))[0]?.state).toMatchObject({ status: 'contacted' });
  // An email cannot be undone, even by a forged form.
  await browser.post(`/leads/${reference}`, { intent: 'undo', event: answer.event, next: '/' });
  expect((await store.desk.events(lead?.id ?? '')).at(-1)).toMatchObject({ kind: 'emailed', text: answer.text });
  await smtp.stop();
});

it('keeps a form that somebody sends after their session ends, and accepts it after the next sign-in', async () => {
  const { desk, site, store, signedIn } = shared;
  const reference = await sendMessage(site.origin);
  const browser = await signedIn('counsellor');
  const [session] = await store.staff.sessions(browser.member.id);
  await store.staff.endSession(session?.staffId ?? '', session?.tokenHash ?? '');
  const refused = await browser.post(`/leads/${reference}`, { intent: 'note', note: 'A long note' });
  const form = await refused.text();
  expect(refused.status).toBe(401);
  const hidden = (name: string) =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? '').replaceAll('&amp;', '&');
  const kept = { keptPath: hidden('keptPath'), keptBody: hidden('keptBody') };
  expect(kept).toEqual({ keptPath: `/leads/${reference}`, keptBody: 'intent=note&note=A+long+note' });

  const again = await signedIn('counsellor');
  const other = createBrowser(desk.origin);
  for (const [name, value] of again.cookies) other.cookies.set(name, value);
  const resumed = await other.post(kept.keptPath, Object.fromEntries(new URLSearchParams(kept.keptBody)));
  expect(resumed.status).toBe(303);
  const [lead] = await store.desk.leads({ reference });
  expect(await store.desk.events(lead?.id ?? '')).toMatchObject([{ text: 'A long note' }]);
});

it('reports a conflict to the second of two people who change a lead, and keeps their answers', async () => {
  const { site, store, signedIn } = shared;
  const reference = await sendMessage(site.origin);
  const [one, two] = [await signedIn('owner'), await signedIn('counsellor')];
  const values = { intent: 'state', version: '0', status: 'contacted', lostReason: '', ownerId: '', followUpOn: '' };
  expect((await one.post(`/leads/${reference}`, values)).status).toBe(303);
  const second = await two.post(`/leads/${reference}`, { ...values, status: 'lost', lostReason: 'Too expensive' });
  const page = await second.text();
  expect(second.status).toBe(409);
  expect(page).toContain('Somebody else changed this lead');
  expect(page).toContain('value="Too expensive"');
  expect((await store.desk.leads({ reference }))[0]?.state).toMatchObject({ status: 'contacted', version: 1 });
});

it('joins two leads of a person with undo, separates them, and erases both only if asked', async () => {
  const { site, store, signedIn } = shared;
  const send = (message: string) => sendMessage(site.origin, { message, email: 'twice@example.org' });
  const [main, joined] = [await send('First message'), await send('Second message')];
  const stranger = await sendMessage(site.origin);
  const browser = await signedIn('owner');
  const read = async (path: string) => (await browser.get(path)).text();
  const post = (reference: string, values: Record<string, string>) =>
    browser.post(`/leads/${reference}`, { next: '/leads', ...values });
  const mainOf = async (reference: string) => (await store.desk.leads({ reference }))[0]?.state.joinedTo;
  const [{ id: joinedId = '' } = {}] = await store.desk.leads({ reference: joined });
  const dated = { id: 'e1', leadId: joinedId, staffId: null, at: new Date().toISOString(), kind: 'changed' } as const;
  await store.desk.change({ ...dated, text: '', set: { followUpOn: '2030-01-02' }, seenVersion: null });
  expect(await read(`/leads/${main}`)).toContain('Second message');

  const done = await post(joined, { intent: 'join', main });
  expect(await mainOf(joined)).toBe(main);
  expect((await store.desk.leads({ reference: main }))[0]?.state.followUpOn).toBe('2030-01-02');
  expect(await read('/leads')).not.toContain(`lead-${joined}`);
  expect(await read('/')).not.toContain(`lead-${joined}`);
  expect(await read(`/leads?text=${joined}`)).toContain(`Joined with <!-- -->${main}`);
  expect(await read(`/leads/${joined}`)).toContain(`Joined with <a href="/leads/${main}`);
  const [, event = ''] = /name="event" value="([^"]+)"/.exec(await read(done.headers.get('location') ?? '')) ?? [];
  await post(joined, { intent: 'undo', event });
  expect(await mainOf(joined)).toBeNull();
  await post(joined, { intent: 'join', main: stranger });
  expect(await mainOf(joined)).toBeNull();

  await post(joined, { intent: 'join', main });
  await post(joined, { intent: 'separate' });
  expect(await mainOf(joined)).toBeNull();
  await post(joined, { intent: 'join', main });
  expect(await read(`/leads/${joined}/erase`)).toContain(main);
  await browser.post(`/leads/${joined}/erase`, {});
  expect(await store.desk.leads({ reference: joined })).toEqual([]);
  expect(await mainOf(main)).toBeNull();
  const again = await send('Third message');
  await post(again, { intent: 'join', main });
  await browser.post(`/leads/${main}/erase`, { joined: 'yes' });
  expect([await mainOf(main), await mainOf(again)]).toEqual([undefined, undefined]);
});

it('keeps a lead in the lists whose sender enrolled, or needs a parent, instead of joining it', async () => {
  const { site, store, signedIn } = shared;
  const send = (message: string) => sendMessage(site.origin, { message, email: 'kept@example.org' });
  const [main, kept] = [await send('First message'), await send('Second message')];
  const [lead] = await store.desk.leads({ reference: kept });
  const change = { leadId: lead?.id ?? '', staffId: null, at: new Date().toISOString(), kind: 'changed' } as const;
  const browser = await signedIn('counsellor');
  for (const state of [{ status: 'won' }, { status: 'new', guardian: 'awaited' }] as const) {
    await store.desk.change({ ...change, id: crypto.randomUUID(), text: '', set: state, seenVersion: null });
    const page = await (await browser.get(`/leads/${main}`)).text();
    expect(page).toContain('It must stay in the lists.');
    expect(page).not.toContain('value="join"');
    await browser.post(`/leads/${kept}`, { intent: 'join', main, next: '/leads' });
    expect((await store.desk.leads({ reference: kept }))[0]?.state.joinedTo).toBeNull();
  }
});

it('refuses a lost lead without a reason and a follow-up in the past, and keeps the answers', async () => {
  const { site, store, signedIn } = shared;
  const reference = await sendMessage(site.origin);
  const counsellor = await signedIn('counsellor');
  const values = {
    intent: 'state',
    version: '0',
    status: 'lost',
    lostReason: '',
    ownerId: '',
    followUpOn: '2026-01-02',
  };
  const refused = await counsellor.post(`/leads/${reference}`, values);
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain('Write why the lead is lost.');
  expect(page).toContain('This day is over. Choose today or a later day.');
  expect(page).toContain('value="2026-01-02"');
  expect((await store.desk.leads({ reference }))[0]?.state).toMatchObject({ status: 'new', version: 0 });
});

it('stores the message of a caller without an email address', async () => {
  const { store, signedIn } = shared;
  const counsellor = await signedIn('counsellor');
  const call = { name: 'Rina Debbarma', email: '', phone: '', message: 'How much is a website?' };
  const refused = await counsellor.post('/leads/new?kind=contact', call);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('How much is a website?');
  expect((await counsellor.post('/leads/new?kind=contact', { ...call, phone: '9436000071' })).status).toBe(303);
  expect(await store.desk.leads({ text: '0071' })).toMatchObject([
    { form: 'contact', phones: { phone: '+919436000071' } },
  ]);
});

it('lets only an owner add, change and delete templates, and refuses a name that another template has', async () => {
  const { store, signedIn } = shared;
  const [owner, counsellor] = [await signedIn('owner'), await signedIn('counsellor')];
  const template = { intent: 'save', old: '', name: 'Hostel', subject: 'A hostel, {name}', text: 'Dear {name}' };
  expect((await counsellor.post('/templates', template)).status).toBe(403);
  expect((await owner.post('/templates', template)).status).toBe(303);
  const taken = await owner.post('/templates', { ...template, text: 'Other' });
  expect([taken.status, await taken.text()]).toEqual([
    422,
    expect.stringContaining('There is a template Hostel already.'),
  ]);
  await owner.post('/templates', { ...template, old: 'Hostel', text: 'Changed' });
  const saved = (await store.desk.setting('templates')) as { name: string; text: string }[];
  expect(saved.filter(({ name }) => name === 'Hostel')).toMatchObject([{ text: 'Changed' }]);
  expect(saved).toHaveLength(deskTemplates.length + 1);
  await owner.post('/templates', { ...template, old: 'Hostel', intent: 'delete' });
  expect(await store.desk.setting('templates')).toEqual(deskTemplates);
  expect(await (await counsellor.get('/leads?form=newsletter')).text()).toContain('Addresses appear here');
  expect(await (await counsellor.get('/leads')).text()).toContain('<option value="newsletter">');
});

it('lets only an owner change who is told of a kind of lead, and records it without the addresses', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@example.com', MAIL_STAFF: 'all@example.com' };
  const { store, signedIn } = await startDesk(mail);
  const [owner, counsellor] = [await signedIn('owner'), await signedIn('counsellor')];
  expect((await counsellor.post('/recipients', { contact: 'me@example.com' })).status).toBe(403);
  expect(await (await owner.get('/recipients')).text()).toContain('placeholder="all@example.com"');
  const refused = await owner.post('/recipients', { contact: 'rina', seen: '{}' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('value="rina"')]);
  const changed = await owner.post('/recipients', { contact: 'rina@example.com biplab@example.com', seen: '{}' });
  expect(changed.status).toBe(303);
  await owner.post('/leads/new?kind=contact', { name: 'Asha', email: 'asha@example.org', message: 'Call me' });
  const queued = await store.outbox.list(['queued', 'retry', 'leased', 'sending']);
  const told = queued.filter(({ kind }) => kind === 'staff-notice').map(({ recipient }) => recipient);
  expect(told.toSorted()).toEqual(['biplab@example.com', 'rina@example.com']);
  const audit = (await store.staff.audit(9)).filter(({ action }) => action === 'staff-addresses-changed');
  expect(audit.map(({ subject }) => subject)).toEqual(['contact']);
  // Another owner has had the page open since before the change.
  const late = await (await signedIn('owner')).post('/recipients', { contact: 'asha@example.com', seen: '{}' });
  const page = await late.text();
  expect([late.status, page]).toEqual([409, expect.stringContaining('Now: rina@example.com, biplab@example.com.')]);
  expect(page).toContain('value="asha@example.com"');
  const seen = JSON.stringify({ contact: ['rina@example.com', 'biplab@example.com'] });
  expect(page).toContain(seen.replaceAll('"', '&quot;'));
  expect((await owner.post('/recipients', { contact: 'asha@example.com', seen })).status).toBe(303);
});

it('scans a file when somebody opens it, and gives out no infected one', async () => {
  const { store, signedIn } = await startDesk({ CLAMD_SOCKET: await startTestScanner() });
  const browser = await signedIn('counsellor');
  for (const [reference, content] of [
    ['CLEAN', '%PDF'],
    ['INFECTED', '%PDF a virus'],
    ['LARGE', 'x'.repeat(2000)],
  ] as const) {
    const attachments = [attachmentOf(Buffer.from(content))];
    await store.intake.addLead(leadAt(Date.now(), { reference, digest: reference, form: 'application', attachments }));
  }
  const open = async (reference: string) => {
    const file = await browser.get(`/leads/${reference}/files/resume`);
    const page = await (await browser.get(`/leads/${reference}`)).text();
    return [file.status, /checked, no virus found|infected: not given out|not checked yet/.exec(page)?.[0]];
  };
  expect(await (await browser.get('/leads/CLEAN')).text()).toContain('not checked yet');
  expect(await open('CLEAN')).toEqual([200, 'checked, no virus found']);
  expect(await open('INFECTED')).toEqual([409, 'infected: not given out']);
  expect(await (await browser.get('/leads/INFECTED/files/resume')).text()).not.toContain('%PDF');
  expect(await open('LARGE')).toEqual([200, 'not checked yet']);
});

it('exports the filtered leads for an owner, with formulas and numbers as text', async () => {
  const { site, store, signedIn } = shared;
  await sendMessage(site.origin, { name: '=HYPERLINK("x")', company: '+91 98123 45670' });
  await sendMessage(site.origin, { name: 'Somebody Else', message: 'Other' });
  const owner = await signedIn('owner');
  const csv = await (await owner.get('/export?form=contact&format=csv&text=hyperlink')).text();
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv).not.toContain('Somebody Else');
  const xlsx = await owner.get('/export?format=xlsx');
  expect(xlsx.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.xlsx"$/);
  expect((await store.staff.audit(10)).map(({ action, subject }) => [action, subject])).toContainEqual([
    'exported',
    'form=contact&text',
  ]);
  expect((await owner.get('/export?form=newsletter')).status).toBe(200);
  const [session] = await store.staff.sessions(owner.member.id);
  await store.staff.touchSession(session?.tokenHash ?? '', { confirmedAt: '2026-01-01T00:00:00.000Z' });
  const asked = await owner.get('/export?format=csv');
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/sign-in?next=%2Fexport%3Fformat%3Dcsv']);
});

it('lets only an owner erase a lead', async () => {
  const { site, store, signedIn } = shared;
  const reference = await sendMessage(site.origin);
  const [owner, counsellor] = [await signedIn('owner'), await signedIn('counsellor')];
  expect((await counsellor.post(`/leads/${reference}/erase`, {})).status).toBe(403);
  expect(await store.desk.leads({ reference })).toHaveLength(1);
  expect((await owner.post(`/leads/${reference}/erase`, {})).status).toBe(303);
  expect(await store.desk.erased(reference)).toMatchObject({ cause: 'staff' });
});

it('stores a lead that the staff enter, and applies the rules of the form', async () => {
  const { store, signedIn } = shared;
  const browser = await signedIn('counsellor');
  const wrong = await browser.post('/leads/new?kind=course-question', { name: 'Biplab', question: 'Fee?' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('value="Biplab"');
  const values = { name: 'Biplab', phone: '098123 45670', question: 'Fee?' };
  const added = await browser.post('/leads/new?kind=course-question', values);
  const reference = added.headers.get('location')?.split('/').at(-1) ?? '';
  const [lead] = await store.desk.leads({ reference });
  expect(lead).toMatchObject({ form: 'course-question', phones: { phone: '+919812345670' } });
  expect(await store.desk.events(lead?.id ?? '')).toMatchObject([{ kind: 'entered' }]);
  // The others see who is away.
  await browser.post('/account', { intent: 'away', away: '2099-01-05' });
  expect(await (await browser.get('/leads/new')).text()).not.toContain('away until');
  expect(await (await browser.get('/leads')).text()).toContain('(away until Mon, 5 Jan)');
});

it('shows only the phone of the parent of a student under eighteen, until the staff record that the parent agrees', async () => {
  const { store, signedIn } = shared;
  const browser = await signedIn('counsellor');
  const student = {
    name: 'Riya Das',
    email: 'riya@example.com',
    whatsapp: '98123 45670',
    guardianPhone: '98123 45671',
  };
  const studies = { instituteId: '7', courseYear: '1st Year', instituteName: 'MBB College', mode: 'online' };
  const program = { domain: 'IoT Development', courseLength: internshipRegistration.durations[0]?.label ?? '' };
  const added = await browser.post('/leads/new?kind=internship-registration', { ...student, ...studies, ...program });
  const href = added.headers.get('location') ?? '';
  const page = await (await browser.get(href)).text();
  expect(page).toContain('href="tel:+919812345671"');
  expect(page).not.toMatch(/wa\.me|mailto:|tel:\+919812345670/);
  await browser.post(href, { intent: 'guardian-agreed' });
  expect(await (await browser.get(href)).text()).toContain('href="tel:+919812345670"');
  const [lead] = await store.desk.leads({ reference: href.split('/').at(-1) });
  expect(lead?.state.guardian).toBe('agreed');
});

type Authenticator = ReturnType<typeof createAuthenticator>;

/** What the script does on the account page (`add-passkey`) and on the sign-in page (`passkey`). */
async function usePasskey(browser: Browser, authenticator: Authenticator, intent: 'add-passkey' | 'passkey') {
  const path = intent === 'passkey' ? '/sign-in' : '/account';
  const challenge = await browser.post(`${path}/passkey`, {});
  const credential = authenticator.answer((await challenge.json()) as { challenge: string });
  return { credential, response: await browser.post(path, { intent, credential, next: '/leads' }) };
}

it('signs in with a passkey, and refuses forged, repeated and foreign answers and those of suspended staff', async () => {
  const { desk, store, signedIn } = shared;
  const [owner, counsellor] = [await signedIn('owner'), await signedIn('counsellor')];
  const [key, otherKey] = [createAuthenticator(desk.origin), createAuthenticator(desk.origin)];
  expect((await usePasskey(owner, otherKey, 'add-passkey')).response.status).toBe(303);
  expect((await usePasskey(counsellor, key, 'add-passkey')).response.status).toBe(303);
  expect(await (await counsellor.get('/account')).text()).toContain('not used yet');

  const browser = createBrowser(desk.origin);
  const { response, credential } = await usePasskey(browser, key, 'passkey');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/leads']);
  expect(await (await browser.get('/account')).text()).toContain(counsellor.member.email);
  // The same answer again, here and in another browser.
  for (const again of [browser, createBrowser(desk.origin)])
    expect((await again.post('/sign-in', { intent: 'passkey', credential })).status).toBe(422);

  const stranger = createBrowser(desk.origin);
  const forgeries = [{ origin: 'https://evil.example' }, { credentialId: otherKey.id }, { challenge: 'AAAA' }];
  for (const forged of [...forgeries, { userHandle: 'czE' }, { isVerified: false }]) {
    const options = (await (await stranger.post('/sign-in/passkey', {})).json()) as { challenge: string };
    const answer = { intent: 'passkey', credential: key.answer(options, forged) };
    expect([forged, (await stranger.post('/sign-in', answer)).status]).toEqual([forged, 422]);
  }
  expect((await stranger.post('/account/passkey', {})).status).toBe(401);
  expect((await stranger.get('/leads')).status).toBe(303);

  const { member } = counsellor;
  // Nobody can remove the passkey of somebody else.
  await counsellor.post('/account', { intent: 'remove-passkey', passkey: otherKey.id });
  expect((await usePasskey(stranger, otherKey, 'passkey')).response.status).toBe(303);
  await owner.post('/staff', { intent: 'suspend', id: member.id });
  expect((await usePasskey(createBrowser(desk.origin), key, 'passkey')).response.status).toBe(422);
  await owner.post('/staff', { intent: 'readmit', id: member.id });
  expect((await usePasskey(createBrowser(desk.origin), key, 'passkey')).response.status).toBe(422);
  await owner.post('/account', { intent: 'remove-passkey', passkey: otherKey.id });
  expect((await usePasskey(createBrowser(desk.origin), otherKey, 'passkey')).response.status).toBe(422);
  const actions = (await store.staff.audit(50)).map(({ action }) => action);
  for (const action of ['passkey-added', 'signed-in-with-passkey', 'passkey-removed'])
    expect(actions).toContain(action);
});

it('confirms an export with a passkey, but adds none in an unconfirmed session', async () => {
  const { desk, store, signedIn } = shared;
  const browser = await signedIn('owner');
  const key = createAuthenticator(desk.origin);
  await usePasskey(browser, key, 'add-passkey');
  const [session] = await store.staff.sessions(browser.member.id);
  await store.staff.touchSession(session?.tokenHash ?? '', { confirmedAt: '2026-01-01T00:00:00.000Z' });
  expect((await browser.post('/account/passkey', {})).status).toBe(403);
  const refused = await browser.post('/account', { intent: 'add-passkey', credential: '{}' });
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/sign-in?next=/account']);
  expect((await browser.get('/export?format=csv')).status).toBe(303);
  await usePasskey(browser, key, 'passkey');
  expect((await browser.get('/export?format=csv')).status).toBe(200);
});

const strangerPaths = ['/', '/leads', '/leads/new', '/leads/XXXX-YYYY', '/export', '/staff', '/account', '/nothing'];

it('shows a stranger only the sign-in, and a counsellor no page of an owner', async () => {
  const { desk, site, store, signedIn } = shared;
  const reference = await sendMessage(site.origin);
  const stranger = createBrowser(desk.origin);
  for (const path of [...strangerPaths, `/leads/${reference}`, `/leads/${reference}/files/resume`]) {
    const response = await stranger.get(path);
    expect([path, response.status]).toEqual([path, 303]);
    expect(response.headers.get('location')).toMatch(/^\/sign-in/);
  }
  for (const path of [`/leads/${reference}`, `/leads/${reference}/erase`, '/staff', '/leads', '/account']) {
    expect([path, (await stranger.post(path, { intent: 'reached' })).status]).toEqual([path, 401]);
  }
  stranger.cookies.set('__Host-desk', 'a'.repeat(43));
  expect((await stranger.get('/leads')).status).toBe(303);
  expect((await store.desk.leads({ reference }))[0]?.state.version).toBe(0);
  // The port of the site serves nothing of the desk.
  for (const path of ['/leads', '/sign-in', `/leads/${reference}`, '/staff']) {
    expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 404]);
  }

  const counsellor = await signedIn('counsellor');
  for (const path of ['/staff', '/recipients', '/export', `/leads/${reference}/erase`]) {
    expect([path, (await counsellor.get(path)).status]).toEqual([path, 403]);
  }
  const invite = { intent: 'invite', name: 'X', email: 'x@example.com', role: 'owner' };
  expect((await counsellor.post('/staff', invite)).status).toBe(403);

  // The owner sees who opened the lead, with a link to it.
  await counsellor.get(`/leads/${reference}`);
  const staffPage = await (await (await signedIn('owner')).get('/staff')).text();
  expect(staffPage).toMatch(new RegExp(`Lead opened.{0,80}<a href="/leads/${reference}">${reference}</a>`));

  // A copied cookie does not work after the sign-out.
  const stolen = createBrowser(desk.origin);
  for (const [name, value] of counsellor.cookies) stolen.cookies.set(name, value);
  const [session] = await store.staff.sessions(counsellor.member.id);
  await counsellor.post('/account', { session: session?.tokenHash ?? '' });
  expect((await stolen.get('/leads')).status).toBe(303);
});

it('accepts changes only from its own pages, and requests only for its own host name', async () => {
  const { desk, site, store, signedIn } = shared;
  const reference = await sendMessage(site.origin);
  const browser = await signedIn('owner');
  for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }, { origin: site.origin }]) {
    expect(
      (await browser.post(`/leads/${reference}`, { intent: 'reached' }, headers as Record<string, string>)).status,
    ).toBe(403);
  }
  expect((await store.desk.leads({ reference }))[0]?.state.version).toBe(0);
  const status = await new Promise<number | undefined>((resolve) => {
    httpRequest(desk.origin, { headers: { host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode)).end();
  });
  expect(status).toBe(421);
  // A redirect never leaves the desk.
  for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const response = await browser.post(`/leads/${reference}`, { intent: 'note', note: 'x', next });
    expect(response.headers.get('location')).toMatch(/^\/(?![/\\])/);
  }
});

it('escapes markup that strangers and staff type', async () => {
  const { site, signedIn } = shared;
  const reference = await sendMessage(site.origin, { name: markup, message: markup, company: markup });
  const owner = await signedIn('owner');
  await owner.post(`/leads/${reference}`, { intent: 'note', note: markup });
  await owner.post('/staff', { intent: 'invite', name: markup, email: 'm@example.com', role: 'counsellor' });
  const paths = [
    '/',
    '/leads',
    `/leads?text=${encodeURIComponent(markup)}`,
    `/leads/${reference}`,
    '/staff',
    '/leads?quarantined=yes',
  ];
  for (const path of paths) {
    const response = await owner.get(path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).not.toMatch(/<script|<img/);
  }
});
