/** For tests: random changes of one field, as somebody might type them. */
import type { Json } from './schema-form.tsx';

/** Values that somebody may type, or send without the form. */
const oddValues: readonly Json[] = [
  '',
  ' ',
  '<script>',
  '{name}',
  '/etc',
  'javascript:alert(1)',
  '🙂',
  'x'.repeat(5000),
  '\u0000',
  '২০২৭',
  '1e9',
  -1,
  0.5,
  null,
  [],
  {},
];

/** @returns numbers from 0 to 1, always the same for a seed (mulberry32) */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The paths of all texts and numbers, without the marks of samples. */
const pathsOf = (value: Json, path: readonly string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => (/^samples?$/.test(key) ? [] : pathsOf(item, [...path, key])))
    : [[...path]];

const read = (value: Json, path: readonly string[]): Json =>
  path.reduce<Json>((part, key) => (part as Record<string, Json>)[key] ?? null, value);

/** @returns a copy of the data of a file of facts in which one text or number has changed; the schema may refuse it */
export function editAtRandom(value: Json, random: () => number): Json {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const copy = JSON.parse(JSON.stringify(value)) as Json;
  const path = pick(pathsOf(copy));
  const before = read(copy, path);
  const changed = pick<Json>([...oddValues, ...oddValues, `${String(before)}s`, Number(before) + 1, '2027-02-15']);
  (read(copy, path.slice(0, -1)) as Record<string, Json>)[path.at(-1) ?? ''] = changed;
  return copy;
}
