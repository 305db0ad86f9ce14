import { expect, test } from 'vitest';
import { navigation, services } from '#content';
import { contactForm } from './contact.ts';
import { newsletterForm } from './newsletter.ts';

test('version 1 asks the questions of the specification; other words need another version', () => {
  expect(contactForm.version).toBe(1);
  expect(contactForm.fields.map(({ label, isRequired }) => [label, isRequired])).toEqual([
    ['Full Name', true],
    ['Email Address', true],
    ['Company', false],
    ['Project Type', false],
    ['Project Details', true],
  ]);
});

test('the project details are five rows high', () => {
  expect(contactForm.fields.find(({ name }) => name === 'message')).toMatchObject({ rows: 5 });
});

test('every service can be chosen as the project type, and each answer once', () => {
  const { options = [] } = contactForm.fields[3];
  expect(options).toEqual(expect.arrayContaining(services.map(({ title }) => title)));
  expect(new Set(options).size).toBe(options.length);
});

test('the footer words the newsletter question as the form keeps it', () => {
  expect(newsletterForm.fields[0].label).toBe(navigation.footer.newsletter.label);
});
