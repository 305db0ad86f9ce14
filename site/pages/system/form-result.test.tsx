import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { formMessages } from '#content';
import { formIds } from '#forms/form-ids.ts';
import type { Refused } from '#forms/reply.ts';
import FormResult from './form-result.tsx';

function textOf(form: string, refused: Refused): string {
  const router = createMemoryRouter([{ id: 'result', path: '/send/:form', Component: FormResult }], {
    initialEntries: [`/send/${form}`],
    hydrationData: { actionData: { result: refused } },
  });
  return load(renderToStaticMarkup(<RouterProvider router={router} />))('body, title').text();
}

const values = { name: 'Bina', email: 'bina@example.com' };

test.each(formIds)('%s: warns only that the entry may not have arrived if the outcome is unknown', (form) => {
  for (const message of [formMessages.outcomeUnknown, formMessages.serverFailed]) {
    const text = textOf(form, { outcome: 'refused', status: 500, message, values });
    expect(text).toContain('It may not have reached us.');
    expect(text).not.toMatch(/nothing was|not (sent|stored|subscribed)|no email sent/i);
  }
});

test.each(formIds)('%s: states exactly once that nothing was stored if the entry was refused', (form) => {
  const text = textOf(form, { outcome: 'refused', status: 503, message: formMessages.refusals[503], values });
  expect(text.match(/nothing was/gi)).toHaveLength(1);
  expect(text).not.toContain(formMessages.refusedPages.unknownForm.title);
  expect(text).not.toContain('may not have reached us');
});
