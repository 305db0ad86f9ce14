import { expect, test } from 'vitest';
import { positions } from '#content';
import { applicationForm } from './application.ts';

test('version 1 asks these questions; other words need another version', () => {
  expect(applicationForm.version).toBe(1);
  expect(applicationForm.fields.map(({ label, isRequired }) => [label, isRequired])).toEqual([
    ['Position', true],
    ['Full Name', true],
    ['Email Address', true],
    ['Phone Number', true],
    ['Link to a profile', false],
    ['Message', false],
    ['Résumé', true],
  ]);
});

test('one can apply for every open position, and for no other', () => {
  expect(applicationForm.fields[0].options).toEqual(positions.map(({ slug }) => slug));
});

test('a page of at most 5 MB, PDF', () => {
  expect(applicationForm.fields[6]).toMatchObject({ accept: 'application/pdf', maxBytes: 5_242_880 });
});

test('the file comes last: of a post that is too large, the answers before it can still be given back', () => {
  expect(applicationForm.fields.at(-1)?.kind).toBe('file');
});
