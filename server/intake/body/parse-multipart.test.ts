import { expect, it } from 'vitest';
import { MalformedBody, parseMultipart } from './parse-multipart.ts';

const part = 'Content-Disposition: form-data; name="a"\r\n\r\n1';
const partsOf = (body: string) =>
  [...parseMultipart(Buffer.from(body, 'latin1'), 'x')].map(({ headers, content }) => [
    ...headers.values(),
    Buffer.from(content).toString(),
  ]);

const a = 'form-data; name="a"';

it.each([
  ['as browsers write it', `--x\r\n${part}\r\n--x--\r\n`, [[a, '1']]],
  [
    'that does not end with CR LF',
    `--x\r\n${part}\r\n--x\r\n${part}\r\n--x--`,
    [
      [a, '1'],
      [a, '1'],
    ],
  ],
  ['without parts', '--x--\r\n', []],
  [
    'with something like a boundary in its content',
    '--x\r\nA: b\r\n\r\n--x \r\n--y--\r\n--x--',
    [['b', '--x \r\n--y--']],
  ],
  ['with a boundary within a line', `--x\r\n${part} --x--\r\n--x--`, [[a, '1 --x--']]],
  ['with an empty part', '--x\r\nA: b\r\n\r\n\r\n--x--', [['b', '']]],
])('parses a body %s', (_, body, parts) => {
  expect(partsOf(body)).toEqual(parts);
});

it.each([
  ['with text after its end', `--x\r\n${part}\r\n--x--\r\nmore`],
  ['with a part after its end', `--x\r\n${part}\r\n--x--\r\n--x\r\n${part}\r\n--x--\r\n`],
  ['with line breaks after its end', `--x\r\n${part}\r\n--x--\r\n\r\n`],
  ['without parts, with text after its end', `--x--more\r\n--x--\r\n`],
  ['with the last boundary among the headers of a part', `--x\r\nA: 1\r\n--x--\r\n\r\n1\r\n--x--\r\n`],
  ['with text after a boundary', `--x\r\n${part}\r\n--x y\r\n${part}\r\n--x--`],
  ['with a header without a name', '--x\r\nA: b\r\nmore\r\n\r\n1\r\n--x--'],
  ['without headers', '--x\r\n\r\n1\r\n--x--'],
  ['with a longer boundary', `--x\r\n${part}\r\n--xyz${part}\r\n--x--`],
  ['without an end', `--x\r\n${part}\r\n--x`],
  ['with a repeated header', '--x\r\nA: b\r\na: c\r\n\r\n1\r\n--x--'],
  ['that is empty', ''],
])('refuses a body %s', (_, body) => {
  expect(() => partsOf(body)).toThrow(MalformedBody);
});

it('yields the complete parts of an incomplete body', () => {
  const parts = parseMultipart(Buffer.from(`--x\r\n${part}\r\n--x\r\n${part}`), 'x');
  expect(parts.next().value?.content.toString()).toBe('1');
  expect(() => parts.next()).toThrow(MalformedBody);
});
