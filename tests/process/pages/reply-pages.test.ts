import { expect, it, onTestFinished } from 'vitest';
import { openStoreForCommand } from '../../../server/storage/sqlite/open.ts';
import { attribute, parseHtml, select, wordsOf } from '../../../tools/site-build/html-tree.ts';
import { startServer, temporaryFolder } from '../support/server-process.ts';

/** Each form with valid answers, answers with two errors, and the title of its reply page. */
const leadForms = [
  {
    id: 'contact',
    complete: { name: 'Bina', email: 'b@example.com', message: 'A till for our shop.' },
    wrong: { email: 'b@', message: '' },
    labels: ['Email Address', 'Project Details'],
    titles: ['Message Sent!', 'Error: Message not sent'],
    next: /within 4 hours during support hours, .+ within 24 hours at any other time/,
  },
  {
    id: 'course-question',
    complete: { name: 'Bina', course: 'Flutter App Development', phone: '98123 45670', question: 'On Sundays?' },
    wrong: { phone: '', question: ' ' },
    labels: ['Email Address', 'Your Question'],
    titles: ['Question sent!', 'Error: Question not sent'],
    next: /within 4 hours during support hours, .+ within 24 hours at any other time/,
  },
] as const;

it('a form without JavaScript gets a page with a title, and with the reference or a link to each field error', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR });
  const reader = await openStoreForCommand(DATA_DIR);
  onTestFinished(() => reader.close());
  const send = async (id: string, values: Readonly<Record<string, string>>) => {
    const response = await fetch(`${server.origin}/send/${id}`, { method: 'POST', body: new URLSearchParams(values) });
    const page = parseHtml(await response.text());
    const words = (selector: string) => select(page, selector).map((element) => wordsOf(element));
    return { status: response.status, page, words };
  };
  for (const { id, complete, wrong, labels, titles, next } of leadForms) {
    const refused = await send(id, { ...complete, ...wrong });
    const { page, words } = refused;
    expect(refused.status, id).toBe(422);
    expect(words('title')).toEqual([`${titles[1]} | Unakoti Technologies`]);
    expect(words('.failure-title')).toEqual(['Not sent: 2 answers need a change']);
    expect(words('.failure-errors a')).toEqual(labels);
    const targets = select(page, '.failure-errors a').map((link) => attribute(link, 'href')?.slice(1));
    const invalid = select(page, '.contact-panel [aria-invalid=true]');
    expect(invalid.map((control) => attribute(control, 'id'))).toEqual(targets);
    expect(words('.field-error')).toHaveLength(2);
    for (const message of words('.field-error')) expect(wordsOf(page).split(message)).toHaveLength(2);
    // The page keeps the valid name.
    expect(select(page, `#${id}-name`).map((control) => attribute(control, 'value'))).toEqual(['Bina']);

    const accepted = await send(id, complete);
    const [lead] = await reader.desk.leads({ form: id });
    expect([accepted.status, lead?.answers], id).toEqual([200, complete]);
    expect(accepted.words('title')).toEqual([`${titles[0]} | Unakoti Technologies`]);
    expect(accepted.words('.receipt-number p')).toEqual([lead?.reference]);
    expect(accepted.words('.receipt')).toEqual([expect.stringMatching(next)]);
  }
  // Without an answer to copy, the link opens an empty email.
  const subscription = await send('newsletter', { email: 'nobody@' });
  expect(subscription.words('main a[href^="mailto:"]')[0]).toMatch(/^Write to /);
});

it('a visitor over the limit reads that they can go back and when they can send again, and gets no empty form', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder(), POSTS_PER_ADDRESS: '1' });
  for (let time = 0; time < 8; time += 1) {
    await fetch(`${server.origin}/send/newsletter`, { method: 'POST', body: new URLSearchParams() });
  }
  for (const id of ['contact', 'internship-registration']) {
    const response = await fetch(`${server.origin}/send/${id}`, { method: 'POST', body: new URLSearchParams() });
    const page = parseHtml(await response.text());
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    const words = wordsOf(select(page, 'main')[0] ?? page);
    expect(words).toMatch(/What you typed is still in the form: please go back to it .+ in 10 minutes\./);
    expect(words).not.toContain('What you typed is below');
    expect(select(page, 'main form')).toEqual([]);
  }
});
