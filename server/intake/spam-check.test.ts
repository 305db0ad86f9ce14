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
    ['that fills in the field nobody sees', 'honeypot', { [honeypotField]: 'Cheap watches' }],
    ['sent a fifth of a second after its page was opened', 'too-fast', { [openMsField]: '200' }],
    ['with the address of a page for a name', 'link-in-name', { name: 'Win now https://example.com' }],
    ['with such an address without its scheme', 'link-in-name', { name: 'www.example.com' }],
    ['without script, which says neither', null, {}],
    ['with the unseen field as the page has it', null, { [honeypotField]: '' }],
    ['with white space in it, which nobody types', null, { [honeypotField]: ' \u200b' }],
    ['sent after two seconds, by who has all filled in by the browser', null, { [openMsField]: '2000' }],
    ['sent after exactly a second', null, { [openMsField]: '1000' }],
    ['sent after days', null, { [openMsField]: '604800000' }],
    ['that says of its time what no script of ours does', null, { [openMsField]: '-5' }],
    ['that says nothing of it', null, { [openMsField]: '' }],
    ['of someone whose name holds a dot, a slash or a W', null, { name: 'W. Wangchuk S/O Dr.Www' }],
  ])('%s: %s', (_, suspicion, change) => {
    expect(findSpamReason(form, { ...values, ...change })).toBe(suspicion);
  });
});

const [{ id, complete }] = registrations;
it.each([
  ['contact', values],
  [id, complete],
])(
  'a robot fills in all of %s in 0.2 s: it is thanked like anybody, and lands in quarantine',
  async (formId, answers) => {
    const site = await startTestSite();
    const robot = { ...answers, [honeypotField]: 'Hello', [openMsField]: '200' };
    const person = { ...answers, name: 'Rajib Das', [honeypotField]: '', [openMsField]: '2000' };
    const replies = [];
    for (const post of [robot, { ...robot, name: 'Quick', [honeypotField]: '' }, person]) {
      const response = await site.post(post, {}, `/api/send/${formId}`);
      replies.push(await response.json());
    }
    const { leads } = await site.kept();
    await site.stop();
    expect(new Set(replies.map(({ outcome, status }) => `${outcome} ${status}`))).toEqual(new Set(['stored 200']));
    expect(new Map(leads.map((lead) => [lead.answers.name, lead.quarantine]))).toEqual(
      new Map([
        [answers.name, 'honeypot'],
        ['Quick', 'too-fast'],
        ['Rajib Das', null],
      ]),
    );
    const kept = leads.flatMap((lead) => Object.keys(lead.answers));
    expect(kept.filter((name) => hiddenFields.includes(name))).toEqual([]);
  },
);
