import { describe, expect, it } from 'vitest';
import { formMessages } from '#content';
import { fileError } from './check-file.ts';
import type { FileField } from './define.ts';
import { fillMessage } from './messages.ts';

const { files: errors } = formMessages;
const messageOf = (kind: keyof typeof errors) => fillMessage(errors[kind], { label: field.label, megabytes: 5 });

const field: FileField = {
  name: 'resume',
  label: 'Résumé',
  kind: 'file',
  isRequired: true,
  accept: 'application/pdf',
  maxBytes: 5 * 1024 * 1024,
};

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
/** The smallest PDF that readers open, with optional content in its middle. */
const pdf = (middle = '') =>
  `%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n${middle}\nxref\n0 3\ntrailer\n<</Size 3/Root 1 0 R>>\nstartxref\n113\n%%EOF\n`;
const errorOf = (content: string | Uint8Array | null) =>
  fileError(field, typeof content === 'string' ? bytesOf(content) : content, errors);
const exactly = (size: number) => pdf('x'.repeat(size - pdf().length));

describe('accepts a PDF', () => {
  it.each([
    ['the smallest', pdf()],
    ['of exactly 5,242,880 bytes', exactly(5_242_880)],
    ['with bytes before its header', `${'\0'.repeat(1000)}${pdf()}`],
    ['with bytes after its trailer', `${pdf()}${'\0'.repeat(900)}`],
    ['with line breaks of any kind', pdf().replaceAll('\n', '\r\n')],
    ['with an incremental update', `${pdf()}3 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n`],
    ['that is encrypted', pdf('/Encrypt 9 0 R')],
  ])('%s', (_, content) => {
    expect(errorOf(content)).toBeUndefined();
  });
});

describe('says in one sentence what is wrong with', () => {
  const missing = messageOf('missing');
  const empty = messageOf('empty');
  const large = messageOf('tooLarge');
  const other = messageOf('notPdf');
  const damaged = messageOf('damaged');
  it.each<[string, string | Uint8Array | null, string]>([
    ['no file', null, missing],
    ['an empty file', '', empty],
    ['a file that is one byte too large', exactly(5_242_881), large],
    ['a renamed Windows program', `MZ\x90\0${'\0'.repeat(2000)}`, other],
    ['a renamed Linux program', `\x7fELF${'\0'.repeat(2000)}%PDF-1.4${pdf()}`, other],
    ['a Word document', `PK\x03\x04${'x'.repeat(3000)}`, other],
    ['a picture', '\x89PNG\r\n', other],
    ['a web page', '<!doctype html><h1>CV</h1>', other],
    ['a PDF that begins too late', `${'x'.repeat(1024)}${pdf()}`, other],
    ['a web page that begins and ends like a PDF', '<!-- %PDF-1.4 --><script>1</script><!--\n%%EOF -->', damaged],
    ['a web page that also has a startxref', '<!-- %PDF-1.4 --><script>1</script>\nstartxref\n0\n%%EOF', damaged],
    ['half a PDF', pdf('x'.repeat(5000)).slice(0, 4000), damaged],
    ['a PDF without its last line', pdf().replace('%%EOF', ''), damaged],
    ['a PDF that a server appended a page to', `${pdf()}<html>${'x'.repeat(2000)}</html>`, damaged],
    ['only the header', '%PDF-', damaged],
  ])('%s', (_, content, sentence) => {
    expect(errorOf(content)).toBe(sentence);
  });
});

it('accepts a missing file where the field is optional', () => {
  expect(fileError({ ...field, isRequired: false }, null, errors)).toBeUndefined();
});

it('checks the largest file quickly, even one crafted to be slow', () => {
  for (const filler of ['1', ' ', '1 ', '1 0 ob ', '\n', '%PDF-']) {
    const content = bytesOf(`%PDF-1.4\n${filler.repeat(5_000_000 / filler.length)}\nstartxref\n0\n%%EOF`);
    const started = performance.now();
    fileError(field, content, errors);
    expect(performance.now() - started, JSON.stringify(filler)).toBeLessThan(1000);
  }
});
