import { expect, test } from 'vitest';
import { courses } from '#content';
import { checkForm, messagesOf } from './check.ts';
import {
  academicFields,
  discountCodeField,
  internshipRegistrationForm,
  modeField,
  personalFields,
  placementRegistrationForm,
} from './registrations.ts';

const { version, fields, steps } = placementRegistrationForm;

test('version 2 asks these questions; other words need another version', () => {
  expect(version).toBe(2);
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
  ]);
});

test('an optional number of a parent or guardian is checked like any other, and missed by none', () => {
  for (const form of [placementRegistrationForm, internshipRegistrationForm]) {
    const fieldErrorsWith = (guardianPhone: string) => {
      const checked = checkForm(form, { guardianPhone });
      return 'fieldErrors' in checked ? messagesOf(checked.fieldErrors)[form.guardian] : undefined;
    };
    expect([fieldErrorsWith(''), fieldErrorsWith('98123 45670')]).toEqual([undefined, undefined]);
    expect(fieldErrorsWith('mother')).toMatch(/^Parent or Guardian’s Phone is too short for a phone number/);
  }
});

test('both registrations ask what they ask alike by the same rules', () => {
  const alike = [...personalFields, ...academicFields, modeField, discountCodeField];
  for (const form of [placementRegistrationForm, internshipRegistrationForm]) {
    expect(form.fields).toEqual(expect.arrayContaining(alike));
  }
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
    ['Personal Info', 'Personal Information', ['name', 'email', 'whatsapp', 'guardianPhone']],
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
