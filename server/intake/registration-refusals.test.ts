import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formMessages } from '#content';
import { fillMessage } from '#forms/messages.ts';
import { changed, registrations, secret } from '../test-support/registrations.ts';
import { startTestSite, type TestSite } from '../test-support/site.ts';

// All tests share one site: each compares the store before and after.
let site: TestSite;
let before: Awaited<ReturnType<TestSite['storedEntries']>>;
beforeAll(async () => {
  site = await startTestSite();
});
beforeEach(async () => {
  before = await site.storedEntries();
});
afterAll(() => site.stop());

const messages = {
  name: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  whatsapp: 'WhatsApp number must be at least 10 digits',
  instituteId: 'Institute ID is required',
  courseYear: 'Course year is required',
  instituteName: 'Institute name is required',
  mode: 'Please select a training mode',
  courseLength: 'Please select a program duration',
};
const { answers } = formMessages;
const invalidCharacter = (label: string) => fillMessage(answers.invalidCharacter, { label });
const lines = (label: string) => fillMessage(answers.multipleLines, { label });
const tooLong = (label: string, max: number, length: number) =>
  fillMessage(answers.tooLong, { label, max, excess: length - max });

const blank = ' \t\u00a0\u3000\ufeff';
/** One answer, and the message of both forms for it. */
const fieldErrors: [field: string, what: string, value: string | null, message: string][] = [
  ...(['name', 'email', 'whatsapp', 'instituteId', 'courseYear', 'instituteName', 'mode'] as const).flatMap((field) => [
    [field, 'missing', null, messages[field]] satisfies (typeof fieldErrors)[number],
    [field, 'empty', '', messages[field]] satisfies (typeof fieldErrors)[number],
    [field, 'white space', blank, messages[field]] satisfies (typeof fieldErrors)[number],
  ]),
  ['name', 'one character', 'B', messages.name],
  ['name', 'one character in white space', '  B\t', messages.name],
  ['name', 'one emoji, which is two of `.length`', '😀', messages.name],
  ['name', '201 characters', 'x'.repeat(201), tooLong('Full Name', 200, 201)],
  ['name', '10,000 characters', 'x'.repeat(10_000), tooLong('Full Name', 200, 10_000)],
  ['name', 'a NUL', 'Bi\0na', invalidCharacter('Full Name')],
  ['name', 'a terminal escape', '\u001b[2JBina', invalidCharacter('Full Name')],
  ['name', 'a delete character', 'Bina\u007f', invalidCharacter('Full Name')],
  ['name', 'two lines', 'Bina\r\nDebbarma', lines('Full Name')],
  ['name', 'two lines with a Unicode line separator', 'Bina\u2028Debbarma', lines('Full Name')],
  ...['bina', 'bina@', '@example.com', 'bi na@example.com', 'b@example..com', 'b@-x.in', '<b>@example.com'].map(
    (value) => ['email', value, value, messages.email] satisfies (typeof fieldErrors)[number],
  ),
  ['email', 'a second header', 'b@example.com\r\nBcc: c@example.com', lines('Email Address')],
  ['email', '255 characters', `${'b'.repeat(243)}@example.com`, tooLong('Email Address', 254, 255)],
  ['whatsapp', '9 characters', '981234567', messages.whatsapp],
  ['whatsapp', '9 characters in white space', '  981234567  ', messages.whatsapp],
  ['whatsapp', '9 emoji', '😀'.repeat(9), messages.whatsapp],
  ['whatsapp', '41 characters', '9'.repeat(41), tooLong('WhatsApp Number', 40, 41)],
  ['instituteId', '101 characters', '7'.repeat(101), tooLong('Institute ID', 100, 101)],
  ['instituteName', 'one character', 'T', messages.instituteName],
  ['instituteName', '201 characters', 'y'.repeat(201), tooLong('Institute Name', 200, 201)],
  ['courseYear', 'not on the list', '5th Year', messages.courseYear],
  ['courseYear', 'almost on the list', '1st year', messages.courseYear],
  ['courseYear', 'a property of every array', 'length', messages.courseYear],
  ['mode', 'not on the list', 'hybrid', messages.mode],
  ['mode', 'the label instead of the value', 'Online', messages.mode],
  ['discountCode', '101 characters', 'z'.repeat(101), tooLong('Discount Code', 100, 101)],
  ['discountCode', 'a NUL', 'FREE\0', invalidCharacter('Discount Code')],
];

describe.each(registrations)('$id refuses, and stores nothing of', ({ id, complete, domainMessage }) => {
  async function refused(values: Record<string, string>, expected: Record<string, string>) {
    const [field] = Object.keys(expected);
    for (const path of [`/api/send/${id}`, `/send/${id}`]) {
      const response = await site.post({ ...values, _key: 'k-1' }, {}, path);
      const refusal = { outcome: 'refused', status: 422, message: expected[field ?? ''], fieldErrors: expected };
      // A script needs no copy of the values: its page still shows them.
      const reply = path.startsWith('/api/') ? refusal : { ...refusal, values };
      expect([response.status, await response.json()]).toEqual([422, reply]);
    }
    await expectNothingStored(values);
  }

  it.each(fieldErrors)('%s: %s', async (field, _, value, message) => {
    await refused(changed(complete, { [field]: value }), { [field]: message });
  });

  const domainElsewhere = registrations.find((other) => other.id !== id)?.complete.domain ?? '';
  it.each([null, '', blank, 'Rocket Science', complete.domain.toLowerCase(), domainElsewhere])(
    'a domain that is not on its list: %j',
    async (domain) => {
      await refused(changed(complete, { domain }), { domain: domainMessage });
    },
  );

  it('only invalid answers: the reply has every message, in the order of the fields', async () => {
    const { courseLength, ...common } = messages;
    const { mode, ...before } = common;
    // Fields that a later version adds have valid answers.
    const otherFields = Object.entries(complete).filter(([name]) => name !== 'domain' && !(name in messages));
    await refused(Object.fromEntries(otherFields), {
      ...before,
      domain: domainMessage,
      mode,
      ...('courseLength' in complete && { courseLength }),
    });
  });

  const encoded = new URLSearchParams(changed(complete, {})).toString();
  const padded = (bytes: number) => `${encoded}&discountCode=`.padEnd(bytes, 'z');
  const damaged: [string, number, string | Buffer, string?][] = [
    ['an unknown field', 400, `${encoded}&isPaid=true`],
    ['a version of the form', 400, `${encoded}&_version=2`],
    ['a field twice', 400, `${encoded}&name=Bina`],
    ['half a character', 400, Buffer.from(`${encoded}&discountCode=\xe0\xa6`, 'latin1')],
    ['half a surrogate pair', 400, `${encoded}&discountCode=%ED%A0%BD`],
    ['a body of 64 KB that is mostly one answer', 422, padded(64 * 1024)],
    ['a body of 64 KB and one byte', 413, padded(64 * 1024 + 1)],
    ['JSON', 415, JSON.stringify(complete), 'application/json'],
    [
      'a file',
      415,
      `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${secret}\r\n--x--`,
      'multipart/form-data; boundary=x',
    ],
  ];
  it.each(damaged)('%s: %i', async (_, status, body, type = 'application/x-www-form-urlencoded') => {
    for (const path of [`/api/send/${id}`, `/send/${id}`]) {
      const response = await site.post(body, { 'content-type': type }, path);
      expect([response.status, (await response.json()).outcome]).toEqual([status, 'refused']);
    }
    await expectNothingStored(complete);
  });
});

const [internship, placement] = registrations;

it.each([null, '', blank, '5 Weeks', '4 weeks'])(
  'an internship requires a length from the list: %j',
  async (courseLength) => {
    const response = await site.post(changed(internship.complete, { courseLength }), {}, `/api/send/${internship.id}`);
    expect([response.status, (await response.json()).fieldErrors]).toEqual([
      422,
      { courseLength: messages.courseLength },
    ]);
  },
);

it('a course requires no length, and refuses one of more than 20 characters', async () => {
  const response = await site.post(
    { ...placement.complete, courseLength: 'x'.repeat(21) },
    {},
    `/api/send/${placement.id}`,
  );
  expect((await response.json()).fieldErrors).toEqual({ courseLength: tooLong('Program Duration', 20, 21) });
});

/** Expects the values neither in the store nor in the log. */
async function expectNothingStored(values: Readonly<Record<string, string>>): Promise<void> {
  expect(await site.storedEntries()).toEqual(before);
  const logged = JSON.stringify(site.logged);
  expect(Object.values(values).filter((value) => value.trim().length > 2 && logged.includes(value.trim()))).toEqual([]);
  expect(logged).not.toContain(secret);
}
