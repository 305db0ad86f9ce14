import { expect, it } from 'vitest';
import { makeReference, referenceAlphabet } from './reference.ts';

it('has two groups of four characters', () => {
  for (let count = 0; count < 1000; count += 1) {
    expect(makeReference()).toMatch(/^[34679CDFGHJKMNPQRTWXY]{4}-[34679CDFGHJKMNPQRTWXY]{4}$/);
  }
});

it.each(['0O', '1IL', '2Z', '5S', '8B', 'UV'])('never has two characters that look alike: %s', (alike) => {
  expect([...alike].filter((character) => referenceAlphabet.includes(character)).length).toBeLessThan(2);
});

it('contains no vowel, so it spells no word', () => {
  expect(referenceAlphabet).not.toMatch(/[AEIOU]/);
});

it('uses every character equally often', () => {
  const counts = new Map<string, number>();
  for (let count = 0; count < 60_000; count += 1) {
    for (const character of makeReference().replace('-', '')) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const expected = (60_000 * 8) / referenceAlphabet.length;
  expect(counts.size).toBe(referenceAlphabet.length);
  // One standard deviation is 0.65 %. A random byte taken modulo 21 would favour four characters by 6.6 %.
  for (const [character, count] of counts) expect(Math.abs(count / expected - 1), character).toBeLessThan(0.042);
});

it('uses every character at every position', () => {
  const drawn = Array.from({ length: 2000 }, makeReference);
  for (const place of [0, 1, 2, 3, 5, 6, 7, 8]) {
    expect(new Set(drawn.map((reference) => reference[place])).size).toBe(referenceAlphabet.length);
  }
});

it('does not repeat itself', () => {
  // Among 10,000 of 38 billion references, two are equal once in 760 runs. Four equal ones would mean that they are not random.
  const drawn = Array.from({ length: 10_000 }, makeReference);
  expect(new Set(drawn).size).toBeGreaterThan(9_997);
});
