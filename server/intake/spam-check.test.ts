import { describe, expect, it } from 'vitest';
import { hiddenFields, honeypotField, openMsField } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import { registrations } from '../test-support/registrations.ts';
import { startTestSite } from '../test-support/site.ts';
import { findSpamReason } from './spam-check.ts';

const [, form] = [...forms][0] ?? [];
if (!form) throw new Error('there is no form');
const values = {
  name: 'Bina Debbarma',
  email: 'bina@example.com',
  message: 'See https://example.com and https://example.org',
};

describe('a post', () => {
  it.each<[string, string | null, Record<string, string>]>([
    ['that fills in the hidden field', 'honeypot', { [honeypotField]: 'Cheap watches' }],
    ['sent a fifth of a second after its page was opened', 'too-fast', { [openMsField]: '200' }],
    ['with a URL as the name', 'link-in-name', { name: 'Win now https://example.com' }],
    ['with a URL without a scheme as the name', 'link-in-name', { name: 'www.example.com' }],
    ['with neither value, as browsers without JavaScript send it', null, {}],
    ['with an empty hidden field', null, { [honeypotField]: '' }],
    ['with white space in the hidden field', null, { [honeypotField]: ' \u200b' }],
    ['sent after two seconds, as with autofill', null, { [openMsField]: '2000' }],
    ['sent after exactly a second', null, { [openMsField]: '1000' }],
    ['sent after days', null, { [openMsField]: '604800000' }],
    ['with a negative time', null, { [openMsField]: '-5' }],
    ['with an empty time', null, { [openMsField]: '' }],
    ['with a dot, a slash or a W in the name', null, { name: 'W. Wangchuk S/O Dr.Www' }],
  ])('%s: %s', (_, suspicion, change) => {
    expect(findSpamReason(form, { ...values, ...change })).toBe(suspicion);
  });
});

const [{ id, complete }] = registrations;
it.each([
  ['contact', values],
  [id, complete],
])('gives a robot the same reply as a person, and quarantines its entry: %s', async (formId, answers) => {
  const site = await startTestSite();
  const robot = { ...answers, [honeypotField]: 'Hello', [openMsField]: '200' };
  const person = { ...answers, name: 'Rajib Das', [honeypotField]: '', [openMsField]: '2000' };
  const replies = [];
  for (const post of [robot, { ...robot, name: 'Quick', [honeypotField]: '' }, person]) {
    const response = await site.post(post, {}, `/api/send/${formId}`);
    replies.push(await response.json());
  }
  const { leads } = await site.storedEntries();
  await site.stop();
  expect(new Set(replies.map(({ outcome, status }) => `${outcome} ${status}`))).toEqual(new Set(['stored 200']));
  expect(new Map(leads.map((lead) => [lead.answers.name, lead.quarantine]))).toEqual(
    new Map([
      [answers.name, 'honeypot'],
      ['Quick', 'too-fast'],
      ['Rajib Das', null],
    ]),
  );
  const stored = leads.flatMap((lead) => Object.keys(lead.answers));
  expect(stored.filter((name) => hiddenFields.includes(name))).toEqual([]);
});
