import { expect, test } from 'vitest';
import { courses, formMessages } from '#content';
import { checkForm } from './check.ts';
import { courseQuestionForm } from './course-question.ts';

const complete = { name: 'Bina', course: 'Flutter App Development', question: 'Is there a batch on Sundays?' };
const check = (values: Record<string, string>) => checkForm(courseQuestionForm, { ...complete, ...values });

test('version 1 has these questions; a changed question needs a new version', () => {
  expect(courseQuestionForm.version).toBe(1);
  expect(courseQuestionForm.fields.map(({ label, isRequired }) => [label, isRequired])).toEqual([
    ['Full Name', true],
    ['Course', false],
    ['Email Address', false],
    ['Phone Number', false],
    ['Your Question', true],
  ]);
});

test('offers every course under its registration name, and an internship', () => {
  expect(courseQuestionForm.fields[1].options).toEqual([...courses.map(({ name }) => name), 'An internship']);
});

test.each([{ email: 'b@example.com' }, { phone: '98123 45670' }])('accepts %j as the only contact', (values) => {
  expect(check(values)).toEqual({ answers: { ...complete, ...values } });
});

test('reports a missing contact on the email field, in the order of the questions', () => {
  const checked = check({ name: ' ', email: ' ', question: '' });
  expect(checked).toMatchObject({ fieldErrors: { email: formMessages.missingContact } });
  expect('fieldErrors' in checked && Object.keys(checked.fieldErrors)).toEqual(['name', 'email', 'question']);
});

test('reports a wrong contact alone', () => {
  expect(check({ phone: '12' })).toEqual({ fieldErrors: { phone: expect.any(String) } });
  expect(check({ email: 'b@', phone: '98123 45670' })).toEqual({ fieldErrors: { email: expect.any(String) } });
});
