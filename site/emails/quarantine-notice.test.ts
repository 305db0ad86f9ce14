import { expect, test } from 'vitest';
import { renderEmail } from './render-email.tsx';

test.each([
  [1, '1 entry waits in quarantine'],
  [2, '2 entries wait in quarantine'],
])('%i: uses the right plural', async (count, subject) => {
  const email = await renderEmail({ kind: 'quarantine-notice', origin: 'https://www.example.com', count });
  expect(email.subject).toBe(subject);
});
