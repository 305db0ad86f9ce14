import { expect, test } from 'vitest';
import { renderEmail } from './render-email.tsx';

test.each([
  [1, '1 entry waits in quarantine'],
  [2, '2 entries wait in quarantine'],
])('%i: uses the right plural, and names the command that lists the entries', async (count, subject) => {
  const email = await renderEmail({ kind: 'quarantine-notice', origin: 'https://www.example.com', count });
  expect(email.subject).toBe(subject);
  expect(email.text).toContain('\n  npm run leads -- --quarantined\n');
});
