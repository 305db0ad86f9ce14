import { expect, test } from 'vitest';
import { renderLetter } from './render-letter.tsx';

test.each([
  [1, '1 entry waits in quarantine'],
  [2, '2 entries wait in quarantine'],
])('of %i, it is said in words that fit, with the command that lists them', async (count, subject) => {
  const letter = await renderLetter({ kind: 'quarantine-notice', origin: 'https://www.example.com', count });
  expect(letter.subject).toBe(subject);
  expect(letter.text).toContain('\n  npm run leads -- --quarantined\n');
});
