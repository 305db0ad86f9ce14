import { expect, it } from 'vitest';
import { replaceSanitizedErrors } from './contexts.ts';

const safeError = new Error('TypeError (reference 4f2a9c)');

it('replaces "Unexpected Server Error" with the error that names a reference', () => {
  const context = { errors: { root: new Error('Unexpected Server Error') } };
  replaceSanitizedErrors(context, safeError);
  expect(context).toEqual({ errors: { root: safeError } });
});

it('keeps a route error response such as 405', () => {
  const context = { errors: { root: { status: 405, statusText: 'Method Not Allowed' } } };
  replaceSanitizedErrors(context, safeError);
  expect(context.errors.root).toMatchObject({ status: 405 });
});

it('does nothing without errors', () => {
  const context = { errors: null };
  replaceSanitizedErrors(context, safeError);
  expect(context).toEqual({ errors: null });
});
