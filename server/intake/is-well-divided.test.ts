import { expect, it } from 'vitest';
import { isWellDivided } from './is-well-divided.ts';

const part = 'Content-Disposition: form-data; name="a"\r\n\r\n1';
const check = (body: string) => isWellDivided(Buffer.from(body, 'latin1'), 'x', 3);

it.each([
  ['as browsers write it', `--x\r\n${part}\r\n--x--\r\n`],
  ['without a line break at its end', `--x\r\n${part}\r\n--x\r\n${part}\r\n--x--`],
  ['without parts', '--x--\r\n'],
  ['with what is almost a boundary in its content', '--x\r\nA: b\r\n\r\n--x \r\n--y--\r\n--x--'],
  ['with a boundary within a line', `--x\r\n${part} --x--\r\n--x--`],
])('a body %s is', (_, body) => {
  expect(check(body)).toBe(true);
});

it.each([
  ['with text after its end', `--x\r\n${part}\r\n--x--\r\nmore`],
  ['with a part after its end', `--x\r\n${part}\r\n--x--\r\n--x\r\n${part}\r\n--x--\r\n`],
  ['with line breaks after its end', `--x\r\n${part}\r\n--x--\r\n\r\n`],
  ['without parts, with text after its end', `--x--more\r\n--x--\r\n`],
  ['with an end among the names of a part', `--x\r\nA: 1\r\n--x--\r\n\r\n1\r\n--x--\r\n`],
  ['with text behind a boundary', `--x\r\n${part}\r\n--x y\r\n${part}\r\n--x--`],
  ['with a line without a name in a head', '--x\r\nA: b\r\nmore\r\n\r\n1\r\n--x--'],
  ['without a head', '--x\r\n\r\n1\r\n--x--'],
  ['with a longer boundary', `--x\r\n${part}\r\n--xyz${part}\r\n--x--`],
  ['without an end', `--x\r\n${part}\r\n--x`],
  ['of more parts than there may be', `--x\r\n${`${part}\r\n--x\r\n`.repeat(4)}${part}\r\n--x--`],
  ['of nothing', ''],
])('a body %s is not', (_, body) => {
  expect(check(body)).toBe(false);
});

it('a body made to be slow is judged quickly: no more of it is looked at than parts there may be', () => {
  const body = `--x\r\nA: b\r\n\r\n${'\r\n--x\r\nA: b\r\n\r\n'.repeat(350_000)}`;
  const started = performance.now();
  for (let round = 0; round < 100; round += 1) expect(check(body)).toBe(false);
  const looks = performance.now() - started;
  const copying = performance.now();
  for (let round = 0; round < 100; round += 1) Buffer.from(body, 'latin1');
  expect(looks).toBeLessThan(5 * (performance.now() - copying));
});
