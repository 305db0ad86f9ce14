import { expect, test } from 'vitest';
import { services } from '#content';
import { splitFirstSentence } from './service-grid.tsx';

test.each([
  ['We fit it. Then we train you. And go.', ['We fit it.', 'Then we train you. And go.']],
  ['Built with Node.js and v. 2 of React. Then it runs.', ['Built with Node.js and v. 2 of React.', 'Then it runs.']],
  ['Does it run? It does.', ['Does it run?', 'It does.']],
  ['One sentence.', ['One sentence.', '']],
])('splits "%s" after its first sentence', (text, parts) => expect(splitFirstSentence(text)).toEqual(parts));

test('every service has a short first sentence and more text to expand', () => {
  for (const { title, description } of services) {
    const [first, rest] = splitFirstSentence(description);
    expect(first.length, title).toBeLessThan(220);
    expect(rest, title).not.toBe('');
    expect(`${first} ${rest}`).toBe(description);
  }
});
