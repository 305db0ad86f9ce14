import { expect, test } from 'vitest';
import { courses } from '#content';
import { checkForm } from './check.ts';
import { courseQuestionForm } from './course-question.ts';
import { noWayToAnswer } from './messages.ts';

const complete = { name: 'Bina', course: 'Flutter App Development', question: 'Is there a batch on Sundays?' };
const check = (typed: Record<string, string>) => checkForm(courseQuestionForm, { ...complete, ...typed });

test('version 1 asks these questions; other words need another version', () => {
  expect(courseQuestionForm.version).toBe(1);
  expect(courseQuestionForm.fields.map(({ label, isRequired }) => [label, isRequired])).toEqual([
    ['Full Name', true],
    ['Course', false],
    ['Email Address', false],
    ['Phone Number', false],
    ['Your Question', true],
  ]);
});

test('one can ask about every course by the name it is registered under, and about an internship', () => {
  expect(courseQuestionForm.fields[1].options).toEqual([...courses.map(({ name }) => name), 'An internship']);
});

test.each([{ email: 'b@example.com' }, { phone: '98123 45670' }])('%j is enough to be answered', (typed) => {
  expect(check(typed)).toEqual({ answers: { ...complete, ...typed } });
});

test('without either, the first of them says so, in the order of the questions', () => {
  expect(check({ name: ' ', email: ' ', question: '' })).toMatchObject({
    fieldErrors: [{ field: 'name' }, { field: 'email', message: noWayToAnswer }, { field: 'question' }],
  });
});

test('one that is wrong is told alone', () => {
  expect(check({ phone: '12' })).toMatchObject({ fieldErrors: [{ field: 'phone' }] });
  expect(check({ email: 'b@', phone: '98123 45670' })).toMatchObject({ fieldErrors: [{ field: 'email' }] });
});
