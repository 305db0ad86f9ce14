import { expect, test } from 'vitest';
import { courses } from '#content';
import { checkForm } from './check.ts';
import { internshipRegistrationForm } from './internship-registration.ts';
import { placementRegistrationForm } from './placement-registration.ts';

const { version, fields, steps } = placementRegistrationForm;

test('version 1 asks these questions; other words need another version', () => {
  expect(version).toBe(1);
  expect(fields.map(({ name, label, isRequired }) => [name, label, isRequired])).toEqual([
    ['name', 'Full Name', true],
    ['email', 'Email Address', true],
    ['whatsapp', 'WhatsApp Number', true],
    ['instituteId', 'Institute ID', true],
    ['courseYear', 'Course Year', true],
    ['instituteName', 'Institute Name', true],
    ['domain', 'Training Program', true],
    ['mode', 'Mode of Training', true],
    ['courseLength', 'Program Duration', false],
    ['discountCode', 'Discount Code', false],
  ]);
});

test('it has the fields of the internship form, each of them with the same rules but for the program and its length', () => {
  const rulesOf = (form: typeof placementRegistrationForm | typeof internshipRegistrationForm) =>
    form.fields.filter(({ name }) => name !== 'domain' && name !== 'courseLength');
  expect(rulesOf(placementRegistrationForm)).toEqual(rulesOf(internshipRegistrationForm));
  expect(fields.map(({ name }) => name)).toEqual(internshipRegistrationForm.fields.map(({ name }) => name));
});

test('every course can be chosen, and nothing else', () => {
  const domain = fields.find(({ name }) => name === 'domain');
  expect(domain).toMatchObject({
    message: 'Please select a training domain',
    options: courses.map(({ name }) => name),
  });
});

test('it is asked in three steps, and none of them shows the length it carries', () => {
  expect(steps.map((step) => [step.title, step.heading, step.fields])).toEqual([
    ['Personal Info', 'Personal Information', ['name', 'email', 'whatsapp']],
    ['Academic Info', 'Academic Information', ['instituteId', 'courseYear', 'instituteName']],
    ['Preferences', 'Training Preferences', ['domain', 'mode', 'discountCode']],
  ]);
});

test('it is complete without a length, and keeps one that comes along', () => {
  const typed = {
    name: 'Bina',
    email: 'b@example.com',
    whatsapp: '9812345670',
    instituteId: '7',
    courseYear: 'Graduate',
    instituteName: 'NIT',
    domain: courses[0]?.name ?? '',
    mode: 'online',
  };
  expect(checkForm(placementRegistrationForm, typed)).toEqual({ answers: typed });
  const withLength = { ...typed, courseLength: '7 Weeks' };
  expect(checkForm(placementRegistrationForm, withLength)).toEqual({ answers: withLength });
});
