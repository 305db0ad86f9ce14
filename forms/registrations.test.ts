import { expect, it } from 'vitest';
import { labelOf, stepsOf } from './registrations.ts';

const contentSteps = ['Person', 'School', 'Wishes'].map((title) => ({ title, heading: `Your ${title}` }));

it('gives each step of the content its fields', () => {
  expect(stepsOf(contentSteps, ['c']).map(({ title, fields }) => [title, fields.at(-1)])).toEqual([
    ['Person', 'guardianPhone'],
    ['School', 'instituteName'],
    ['Wishes', 'c'],
  ]);
});

it('refuses content with a different number of steps', () => {
  expect(() => stepsOf(contentSteps.slice(1), ['c'])).toThrow('the content has 2 steps, but the form needs 3');
});

it('refuses a question that the content lacks', () => {
  expect(() => labelOf({ domain: { label: 'Domain' } }, 'mode')).toThrow("the content has no question 'mode'");
});
