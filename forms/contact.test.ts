import { expect, test } from 'vitest';
import { navigation, services } from '#content';
import { contactForm } from './contact.ts';
import { newsletterForm } from './newsletter.ts';

test('version 1 has the questions of the specification; a changed question needs a new version', () => {
  expect(contactForm.version).toBe(1);
  expect(contactForm.fields.map(({ label, isRequired }) => [label, isRequired])).toEqual([
    ['Full Name', true],
    ['Email Address', true],
    ['Company', false],
    ['Project Type', false],
    ['Project Details', true],
  ]);
});

test('shows five rows for the project details', () => {
  expect(contactForm.fields.find(({ name }) => name === 'message')).toMatchObject({ rows: 5 });
});

test('offers every service as a project type, and no option twice', () => {
  const { options = [] } = contactForm.fields[3];
  expect(options).toEqual(expect.arrayContaining(services.map(({ title }) => title)));
  expect(new Set(options).size).toBe(options.length);
});

test('the footer labels the newsletter field as the form does', () => {
  expect(newsletterForm.fields[0].label).toBe(navigation.footer.newsletter.label);
});
