import { load } from 'cheerio';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formIds } from '#forms/form-ids.ts';
import { outcomeUnknown, refusals, serverFailed } from '#forms/messages.ts';
import type { Refused } from '#forms/reply.ts';
import Answer from './form-result.tsx';

function pageOf(form: string, refused: Refused): string {
  const props = { actionData: refused, params: { form } } as ComponentProps<typeof Answer>;
  return load(renderToStaticMarkup(<Answer {...props} />))('body, title').text();
}

const typed = { name: 'Bina', email: 'bina@example.com' };

test.each(formIds)('%s: where nobody knows what became of it, the page says that alone', (form) => {
  for (const message of [outcomeUnknown, serverFailed('4f2a')]) {
    const page = pageOf(form, { outcome: 'refused', status: 500, message, typed });
    expect(page).toContain('It may not have reached us.');
    expect(page).not.toMatch(/nothing was|not (sent|stored|subscribed)|no e-mail sent/i);
  }
});

test.each(formIds)('%s: where nothing came of it, the page says it once, and raises no doubt', (form) => {
  const page = pageOf(form, { outcome: 'refused', status: 503, message: refusals[503], typed });
  expect(page.match(/nothing was/gi)).toHaveLength(1);
  expect(page).not.toContain('may not have reached us');
});
