import { expect, test } from 'vitest';
import { courses } from '#content';
import { checkForm } from './check.ts';
import { internshipRegistrationForm, placementRegistrationForm } from './registrations.ts';

const { version, fields, steps } = placementRegistrationForm;

test('version 3 has these questions; a changed question needs a new version', () => {
  expect(version).toBe(3);
  expect(fields.map(({ name, label, isRequired }) => [name, label, isRequired])).toEqual([
    ['name', 'Full Name', true],
    ['email', 'Email Address', true],
    ['whatsapp', 'WhatsApp Number', true],
    ['guardianPhone', 'Parent or Guardian’s Phone', false],
    ['instituteId', 'Institute ID', true],
    ['courseYear', 'Course Year', true],
    ['instituteName', 'Institute Name', true],
    ['domain', 'Training Program', true],
    ['mode', 'Mode of Training', true],
    ['courseLength', 'Program Duration', false],
    ['discountCode', 'Discount Code', false],
    ['interest', 'Track or batch', false],
  ]);
});

test('validates the phone number of a parent or guardian, which is optional', () => {
  for (const form of [placementRegistrationForm, internshipRegistrationForm]) {
    const fieldErrorsWith = (guardianPhone: string) => {
      const checked = checkForm(form, { guardianPhone });
      return 'fieldErrors' in checked ? checked.fieldErrors[form.guardian] : undefined;
    };
    expect([fieldErrorsWith(''), fieldErrorsWith('98123 45670')]).toEqual([undefined, undefined]);
    expect(fieldErrorsWith('mother')).toMatch(/^Parent or Guardian’s Phone is too short for a phone number/);
  }
});

test('offers every course, and nothing else', () => {
  const domain = fields.find(({ name }) => name === 'domain');
  expect(domain).toMatchObject({
    message: 'Please select a training domain',
    options: courses.map(({ name }) => name),
  });
});

test('has three steps, none of which shows the course length', () => {
  expect(steps.map((step) => [step.title, step.heading, step.fields])).toEqual([
    ['Personal Info', 'Personal Information', ['name', 'email', 'whatsapp', 'guardianPhone']],
    ['Academic Info', 'Academic Information', ['instituteId', 'courseYear', 'instituteName']],
    ['Preferences', 'Training Preferences', ['domain', 'mode', 'discountCode']],
  ]);
});

test('is valid without a course length, and keeps one that is posted', () => {
  const values = {
    name: 'Bina',
    email: 'b@example.com',
    whatsapp: '9812345670',
    instituteId: '7',
    courseYear: 'Graduate',
    instituteName: 'NIT',
    domain: courses[0]?.name ?? '',
    mode: 'online',
  };
  expect(checkForm(placementRegistrationForm, values)).toEqual({ answers: values });
  const withLength = { ...values, courseLength: '7 Weeks' };
  expect(checkForm(placementRegistrationForm, withLength)).toEqual({ answers: withLength });
});
