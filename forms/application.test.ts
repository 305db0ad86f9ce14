import { expect, test } from 'vitest';
import { positions } from '#content';
import { applicationForm } from './application.ts';

test('version 1 has these questions; a changed question needs a new version', () => {
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

test('accepts every open position, and no other', () => {
  expect(applicationForm.fields[0].options).toEqual(positions.map(({ slug }) => slug));
});

test('accepts a PDF of at most 5 MB', () => {
  expect(applicationForm.fields[6]).toMatchObject({ accept: 'application/pdf', maxBytes: 5_242_880 });
});

test('has the file last, so that the server can return the answers of a post that is too large', () => {
  expect(applicationForm.fields.at(-1)?.kind).toBe('file');
});
