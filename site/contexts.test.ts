import { expect, it } from 'vitest';
import { showFault } from './contexts.ts';

const shown = new Error('TypeError (reference 4f2a9c)');

it('an error that was emptied is replaced by what may be shown of it', () => {
  const context = { errors: { root: new Error('Unexpected Server Error') } };
  showFault(context, shown);
  expect(context).toEqual({ errors: { root: shown } });
});

it('an answer such as 405 stays what it is', () => {
  const context = { errors: { root: { status: 405, statusText: 'Method Not Allowed' } } };
  showFault(context, shown);
  expect(context.errors.root).toMatchObject({ status: 405 });
});

it('where nothing broke there is nothing to show', () => {
  const context = { errors: null };
  showFault(context, shown);
  expect(context).toEqual({ errors: null });
});
