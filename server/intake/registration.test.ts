import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentIn, privacyNotice } from '#content';
import { untouchedState } from '../storage/ports/entries.ts';
import { registrations, secret } from '../test-support/registrations.ts';
import { startTestSite, type TestSite } from '../test-support/site.ts';

let site: TestSite;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00.000Z');
  site = await startTestSite({ now: () => now });
});
afterEach(() => site.stop());

const hour = 60 * 60 * 1000;

describe.each(registrations)('a registration by $id', ({ id, form, complete }) => {
  const send = async (change: Record<string, string> = {}, path = `/api/send/${id}`) => {
    const response = await site.post({ ...complete, ...change }, {}, path);
    return { status: response.status, reply: await response.json() };
  };
  const stored = async (change: Record<string, string>) => {
    expect((await send(change)).status).toBe(200);
    const [lead] = (await site.storedEntries()).leads;
    return lead;
  };

  it('is stored with its questions, its version and the number to dial, and acknowledged with its reference', async () => {
    const { status, reply } = await send({ _key: 'k-1', discountCode: '' });
    expect(status).toBe(200);
    expect(reply).toEqual({ outcome: 'stored', status: 200, reference: expect.stringMatching(/^\w{4}-\w{4}$/) });
    const questions = Object.fromEntries(form.fields.map(({ name, label }) => [name, label]));
    expect((await site.storedEntries()).leads).toEqual([
      {
        id: expect.any(String),
        reference: reply.reference,
        form: id,
        formVersion: form.version,
        answers: complete,
        questions,
        phones: { whatsapp: '+919812345670' },
        receivedAt: now.toISOString(),
        noticeVersion: privacyNotice.version,
        program: `${id}: ${complete.domain}`,
        quarantine: null,
        source: null,
        page: null,
        language: 'en',
        duplicateOf: null,
        attachments: [],
        state: untouchedState,
      },
    ]);
    expect(JSON.stringify(site.logged)).not.toContain(secret);
  });

  it.each([
    ['/bn', 'bn'],
    ['/xx', 'en'],
  ])('has the language of its address: %s', async (prefix, language) => {
    const { formMessages, registrationWords } = contentIn(language);
    const path = `${prefix}/api/send/${id}`;
    expect((await send({ name: '' }, path)).reply).toMatchObject({ message: formMessages.registration.name });
    expect((await send({}, path)).status).toBe(200);
    expect((await site.storedEntries()).leads).toMatchObject([
      { language, answers: complete, questions: { name: registrationWords.questions.name.label } },
    ]);
  });

  it('is the same one for 24 hours if it is sent from a second tab, after a reload or without JavaScript', async () => {
    const first = await send({ _key: 'tab-1' });
    now = new Date(now.getTime() + 24 * hour - 1);
    for (const [_key, path] of [
      ['tab-2', `/api/send/${id}`],
      ['tab-1', `/api/send/${id}`],
      ['', `/send/${id}`],
    ] as const) {
      expect(await send({ _key }, path)).toEqual(first);
    }
    expect((await site.storedEntries()).leads).toHaveLength(1);
    now = new Date(now.getTime() + 1);
    const nextDay = await send({ _key: 'tab-3' });
    expect(nextDay.reply.reference).not.toBe(first.reply.reference);
    expect((await site.storedEntries()).leads).toHaveLength(2);
  });

  it('is stored once when it is sent from many tabs concurrently', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, tab) => send({ _key: `tab-${tab}` })));
    const { leads } = await site.storedEntries();
    expect(leads).toHaveLength(1);
    expect(new Set(replies.map(({ reply }) => reply.reference))).toEqual(new Set([leads[0]?.reference]));
  });

  it('is a new lead if one character was changed', async () => {
    const one = await send({ _key: 'k-1' });
    const other = await send({ _key: 'k-1', name: `${complete.name}a` });
    expect(other.reply.reference).not.toBe(one.reply.reference);
    expect((await site.storedEntries()).leads).toHaveLength(2);
  });

  const longestAddress = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;
  it.each([
    ['a name of two characters', { name: 'Bi' }],
    ['a name of two Chinese characters', { name: '李明' }],
    ['a character with a combining mark', { name: 'e\u0301' }],
    ['two emoji', { name: '😀😀' }],
    ['a name of 200 characters', { name: 'x'.repeat(200) }],
    ['combining marks', { name: 'বিনা দেববর্মা', instituteName: 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢' }],
    [
      'right-to-left text and control characters of its direction',
      { name: 'ناصر علي', instituteName: '\u202eytisrevinU' },
    ],
    ['an address of 254 characters', { email: longestAddress }],
    ['ten characters that are not a number', { whatsapp: 'not yet :(' }],
    ['a number of 40 characters', { whatsapp: `+91 98123 45670 ${'.'.repeat(24)}` }],
    ['an institute ID of one character', { instituteId: '7' }],
    ['an institute ID of 100 characters', { instituteId: '7'.repeat(100) }],
    ['an institute name of two characters', { instituteName: 'IT' }],
    ['an institute name of 200 characters', { instituteName: 'y'.repeat(200) }],
    ['a discount code of any kind', { discountCode: '100% off, please 🎓' }],
    ['a discount code of 100 characters', { discountCode: 'z'.repeat(100) }],
    ['markup', { name: '<script>alert(1)</script>', instituteName: '</textarea><img src=x onerror=alert(1)>&amp;' }],
    ['SQL', { instituteId: "'; drop table lead; --", discountCode: '" or 1=1' }],
    ['spreadsheet formulas and template expressions', { instituteId: '=1+1', name: '{{7*7}} #{7*7} %s' }],
  ])('accepts %s, and stores it as typed', async (_, change) => {
    expect((await stored(change))?.answers).toEqual({ ...complete, ...change });
  });

  it('trims white space around the answers', async () => {
    const change = {
      name: ' \tBina\u00a0',
      whatsapp: '  9812345670  ',
      courseYear: ' 1st Year ',
      discountCode: ' \t ',
    };
    expect((await stored(change))?.answers).toEqual({
      ...complete,
      name: 'Bina',
      whatsapp: '9812345670',
      courseYear: '1st Year',
    });
  });

  it('with the number of a parent is not a repeat of the registration of a sibling', async () => {
    const family = { whatsapp: 'mine is lost', guardianPhone: '98123 45670' };
    await send(family);
    await send({ ...family, name: 'Rima', email: 'rima@example.com' });
    const { leads } = await site.storedEntries();
    expect(leads.map(({ phones, duplicateOf }) => [phones, duplicateOf])).toEqual([
      [{ whatsapp: null, guardianPhone: '+919812345670' }, null],
      [{ whatsapp: null, guardianPhone: '+919812345670' }, null],
    ]);
  });

  it('with an invalid phone number is stored, and marked for the staff', async () => {
    expect((await stored({ whatsapp: '1111111111' }))?.phones).toEqual({ whatsapp: null });
  });
});

it('for a course stores an optional length', async () => {
  const [, { id, complete }] = registrations;
  const change = { courseLength: '2 years' };
  expect((await site.post({ ...complete, ...change }, {}, `/api/send/${id}`)).status).toBe(200);
  expect((await site.storedEntries()).leads).toMatchObject([{ answers: { ...complete, ...change } }]);
});
