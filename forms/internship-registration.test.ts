import { expect, test } from 'vitest';
import { internshipRegistrationForm } from './registrations.ts';

const { version, fields, steps } = internshipRegistrationForm;

test('version 3 has these questions and messages; a changed text needs a new version', () => {
  expect(version).toBe(3);
  expect(fields.map(({ name, label, isRequired }) => [name, label, isRequired])).toEqual([
    ['name', 'Full Name', true],
    ['email', 'Email Address', true],
    ['whatsapp', 'WhatsApp Number', true],
    ['guardianPhone', 'Parent or Guardian’s Phone', false],
    ['instituteId', 'Institute ID', true],
    ['courseYear', 'Course Year', true],
    ['instituteName', 'Institute Name', true],
    ['domain', 'Internship Domain', true],
    ['mode', 'Mode of Training', true],
    ['courseLength', 'Program Duration', true],
    ['discountCode', 'Discount Code', false],
    ['interest', 'Track or batch', false],
  ]);
  expect(fields.flatMap((field) => ('message' in field ? [[field.name, field.message]] : []))).toEqual([
    ['name', 'Name must be at least 2 characters'],
    ['email', 'Invalid email address'],
    ['whatsapp', 'WhatsApp number must be at least 10 digits'],
    ['instituteId', 'Institute ID is required'],
    ['courseYear', 'Course year is required'],
    ['instituteName', 'Institute name is required'],
    ['domain', 'Please select an internship domain'],
    ['mode', 'Please select a training mode'],
    ['courseLength', 'Please select a program duration'],
  ]);
});

test('has the minimum lengths of the specification', () => {
  expect(fields.flatMap((field) => ('minLength' in field ? [[field.name, field.minLength]] : []))).toEqual([
    ['name', 2],
    ['whatsapp', 10],
    ['instituteId', 1],
    ['instituteName', 2],
  ]);
});

test('has the options of the specification', () => {
  expect(fields.flatMap((field) => ('options' in field ? [[field.name, field.options]] : []))).toEqual([
    ['courseYear', ['1st Year', '2nd Year', '3rd Year', '4th Year', 'Graduate', 'Post Graduate']],
    ['domain', ['AI/ML & Data Science', 'Full-Stack Web Development', 'Flutter App Development', 'IoT Development']],
    ['mode', ['online', 'offline']],
    ['courseLength', ['4 Weeks', '7 Weeks']],
  ]);
});

test('has three steps', () => {
  expect(steps.map((step) => [step.title, step.heading, step.fields])).toEqual([
    ['Personal Info', 'Personal Information', ['name', 'email', 'whatsapp', 'guardianPhone']],
    ['Academic Info', 'Academic Information', ['instituteId', 'courseYear', 'instituteName']],
    ['Preferences', 'Internship Preferences', ['domain', 'mode', 'courseLength', 'discountCode']],
  ]);
});
