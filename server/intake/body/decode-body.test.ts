import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationForm } from '#forms/application.ts';
import { contactForm } from '#forms/contact.ts';
import { decodeBody, decodePartial, decodeUrlEncoded, isSupportedMediaType } from './decode-body.ts';

const known = new Set(['name', 'message', '_key']);
const pairs = (text: string | Uint8Array) =>
  decodeUrlEncoded(typeof text === 'string' ? Buffer.from(text) : text, known);

describe('a body', () => {
  it('is decoded as browsers encode it, with any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (name, message) => {
        const values = { name, message: message.toWellFormed() };
        expect(pairs(new URLSearchParams(values).toString())).toEqual(values);
      }),
    );
  }, 20_000);

  it('may be empty, have empty values, and have escaped separators', () => {
    expect(pairs('')).toEqual({});
    expect(pairs('name=&message')).toEqual({ name: '', message: '' });
    expect(pairs('name=%26a=b%25')).toEqual({ name: '&a=b%' });
  });

  it.each([
    ['a broken escape', 'name=100%'],
    ['an escape of broken UTF-8', 'name=%C3%28'],
    ['an escaped surrogate', 'name=%ED%A0%BD'],
    ['an overlong escape', 'name=%C0%80'],
    ['raw broken UTF-8', Buffer.from('name=\xff', 'latin1')],
    ['a name twice', 'name=a&name=b'],
    ['a name twice, once escaped', 'name=a&n%61me=b'],
    ['an unknown name', 'name=a&admin=1'],
    ['a name every object has', '__proto__=a'],
    ['a pair without a name', 'name=a&&message=b'],
  ])('is refused for %s', (_, body) => {
    expect(pairs(body)).toBeNull();
  });
});

describe('a body with files', () => {
  const boundary = '----WebKitFormBoundaryabc';
  const headers = new Headers({ 'content-type': `multipart/form-data; boundary=${boundary}` });
  const text = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (name: string, fileName: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${value}\r\n`;
  const end = `--${boundary}--\r\n`;
  const read = (body: string | Buffer) =>
    decodeBody(typeof body === 'string' ? Buffer.from(body) : body, headers, applicationForm);

  it('is decoded as browsers encode it, with any text, file name and content', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme' }),
        fc.uint8Array({ maxLength: 2000 }),
        async (message, name, content) => {
          const values = { message: message.toWellFormed(), name: name.toWellFormed() };
          const data = new FormData();
          for (const [field, value] of Object.entries(values)) data.set(field, value);
          data.set('resume', new File([content], `${values.name}.pdf`));
          const request = new Request('http://a', { method: 'POST', body: data });
          const decoded = decodeBody(new Uint8Array(await request.arrayBuffer()), request.headers, applicationForm);
          if (typeof decoded === 'number') throw new Error(`${decoded}`);
          // A browser posts every line break as CR LF.
          const asPosted = (value: string) => value.replace(/\r\n?|\n/g, '\r\n');
          expect(decoded.values).toEqual({ message: asPosted(values.message), name: asPosted(values.name) });
          expect(Buffer.from(decoded.files.resume?.content ?? [])).toEqual(Buffer.from(content));
          expect(decoded.files.resume?.name).toBe(`${values.name}.pdf`);
        },
      ),
    );
  });

  it('may contain text similar to its boundary, and an empty file if none was chosen', () => {
    const almost = `--${boundary} \r\n--${boundary.slice(0, -1)}\r\n--`;
    expect(read(text('message', almost) + file('resume', 'a%22b\\c.pdf', almost) + end)).toEqual({
      values: { message: almost },
      files: { resume: { name: 'a"b\\c.pdf', content: Buffer.from(almost) } },
    });
    expect(read(file('resume', '', '') + end)).toMatchObject({ files: { resume: { name: '' } } });
  });

  it.each(['\u2028', '\u2029', '\u0085', '\u00a0', '\ufeff'])(
    'keeps a Unicode line break or space in the name of a file: %j',
    (space) => {
      const name = `${space}a${space}b.pdf${space}`;
      expect(read(file('resume', name, 'x') + end)).toMatchObject({ files: { resume: { name } } });
    },
  );

  const bytes = (text: string) => Buffer.from(text, 'latin1');
  it.each<[string, string | Buffer]>([
    ['a name twice', text('name', 'a') + text('name', 'b') + end],
    ['a file twice', file('resume', 'a.pdf', 'a') + file('resume', 'b.pdf', 'b') + end],
    ['a file and a text with the same name', file('resume', 'a.pdf', 'a') + text('resume', 'b') + end],
    ['an unknown name', text('admin', '1') + end],
    ['a name every object has', text('__proto__', '1') + end],
    ['an unknown file', file('other', 'a.pdf', 'a') + end],
    ['a text sent as a file', file('name', 'a.txt', 'a') + end],
    ['a file sent as a text', text('resume', '%PDF-') + end],
    ['broken UTF-8', bytes(text('name', 'a\xff') + end)],
    ['truncated UTF-8', bytes(text('name', 'a\xf0\x9f\x98') + end)],
    ['a name in broken UTF-8', bytes(text('\xff', 'a') + end)],
    ['no end', text('name', 'a')],
    ['no end of its last part', text('name', 'a').slice(0, -4)],
    ['an empty body', ''],
    ['text after its end', `${text('name', 'a')}${end}more`],
    ['no boundary at its start', `${text('name', 'a')}${end}`.slice(2)],
    ['too many parts', text('name', 'a').repeat(60_000) + end],
    ['a part header that is too long', text('name"\r\nX: '.padEnd(50_000, 'x'), 'a') + end],
    ['a part header that no browser sends', text('name"\r\nContent-Transfer-Encoding: "base64', 'YQ==') + end],
    ['a name in extended notation', text('name"; filename*=UTF-8\'\'a; x="', 'a') + end],
  ])('is refused for %s', (_, body) => {
    expect(read(body)).toBe(400);
  });

  it('with very many parts is refused quickly, after at most one part per field', () => {
    const body = Buffer.from(`--${boundary}\r\nA: b\r\n\r\n${`\r\n--${boundary}\r\nA: b\r\n\r\n`.repeat(100_000)}`);
    const started = performance.now();
    for (let round = 0; round < 100; round += 1) expect(read(body)).toBe(400);
    const parseMs = performance.now() - started;
    const copyStarted = performance.now();
    for (let round = 0; round < 100; round += 1) Buffer.from(body);
    expect(parseMs).toBeLessThan(5 * (performance.now() - copyStarted));
  });

  it('with too much text is refused as too large', () => {
    expect(read(text('message', 'x'.repeat(70_000)) + end)).toBe(413);
  });

  it('that is cut off still yields the complete answers before the cut', () => {
    const hidden = text('_key', 'k') + text('subject', '') + text('_openMs', '9');
    const whole = text('name', 'Debbarma') + hidden + text('message', 'नमस्ते');
    const cut = Buffer.from(whole + file('resume', 'a.pdf', 'x'.repeat(5000))).subarray(0, -1000);
    expect(decodePartial(cut, headers, applicationForm)).toEqual({ name: 'Debbarma', message: 'नमस्ते' });
    expect(decodePartial(Buffer.from(whole).subarray(0, -30), headers, applicationForm)).toEqual({
      name: 'Debbarma',
    });
  });
});

describe('a content type', () => {
  const headersOf = (type: string, encoding?: string) =>
    new Headers({ 'content-type': type, ...(encoding && { 'content-encoding': encoding }) });
  const urlEncoded = [
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded;charset=UTF-8',
    'Application/X-WWW-Form-Urlencoded ; charset="utf-8"',
  ];
  const multipart = [
    'multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW',
    'multipart/form-data; boundary="---------------------------9051914041544843365972754266"',
    'Multipart/Form-Data;boundary=x',
  ];
  it.each([
    ...urlEncoded.map((type) => [type, contactForm, applicationForm] as const),
    ...multipart.map((type) => [type, applicationForm, contactForm] as const),
  ])('%s is accepted only for forms of that encoding', (type, form, otherForm) => {
    expect(isSupportedMediaType(headersOf(type), form)).toBe(true);
    expect(isSupportedMediaType(headersOf(type, 'gzip'), form)).toBe(false);
    expect(isSupportedMediaType(headersOf(type), otherForm)).toBe(false);
  });
  it.each([
    '',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded; charset=latin1',
    'application/x-www-form-urlencoded-x',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    'multipart/form-data; boundary=a; boundary=b',
    'multipart/mixed; boundary=x',
  ])('%s is refused', (type) => {
    expect(isSupportedMediaType(headersOf(type), contactForm)).toBe(false);
    expect(isSupportedMediaType(headersOf(type), applicationForm)).toBe(false);
  });
});
