import fc from 'fast-check';
import { fileFields, valueFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';

/** Part of every random value. If it appears in a response or the log, the server repeats its input. */
export const marker = 'FuzzMarkerWords';

/** The bytes to send on one connection. */
export interface FuzzedConnection {
  /** Bytes as latin1, sent one after the other. */
  readonly chunks: readonly string[];
}

const ids = [...forms.keys()];
/** Has the length of a link's token. */
const token = marker.repeat(4).slice(0, 56);

const targets = [
  ...['/', '/about', '/about/', '/index.html', '/search?q=react', '/sitemap.xml', '/robots.txt', '/favicon.ico'],
  ...['/brochures/cpp-programming.pdf', '/manifest.webmanifest', '/404.html', '/_root.data', '/about.data'],
  ...ids.flatMap((id) => [`/send/${id}`, `/api/send/${id}`]),
  ...[
    '/send/nothing',
    '/api/send/',
    `/link/${token}`,
    '/link/',
    '/%',
    '/about%ff',
    '/about%00',
    '/livez',
    '/metrics',
    '*',
    '//evil.example/',
    'http://a/about',
  ],
];

const plain = fc.string({ unit: 'grapheme-ascii', maxLength: 30 }).map((characters) => marker + characters);

/** Mostly text that fits into a header line, and sometimes text that does not. */
const text = fc.oneof(
  { weight: 8, arbitrary: plain },
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\r\n',
    '\u2028',
    '%',
    '%ff',
    '%00',
    '../../etc/passwd',
    '{{7*7}}',
    '__proto__',
    'x'.repeat(17_000),
  ),
);

const segment = fc.oneof(
  { weight: 4, arbitrary: plain.map(encodeURIComponent) },
  fc.constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '%2F',
    '%5c',
    '\\',
    '.git',
    '.env',
    '.vite',
    'send',
    'api',
    'link',
    'assets',
    'contact',
  ),
  text,
);
const target = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...targets) },
  fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
  fc.tuple(fc.constantFrom(...targets), segment).map(([path, query]) => `${path}?${query}`),
);

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'POST', 'POST') },
  fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PATCH', 'PROPFIND', 'PRI', 'get', 'G ET', marker),
);

const names = [
  ...[
    'Accept-Encoding',
    'Range',
    'If-Range',
    'If-None-Match',
    'Expect',
    'Transfer-Encoding',
    'Content-Encoding',
    'Origin',
  ],
  ...[
    'Sec-Fetch-Site',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'Forwarded',
    'Cookie',
    'Upgrade',
    'Connection',
    'Trailer',
    'Host',
  ],
  ...[
    'Content-Type',
    'Content-Length',
    'X-HTTP-Method-Override',
    'Authorization',
    'Referer',
    'User-Agent',
    'TE',
    '__proto__',
  ],
];
const values = [
  ...[
    'gzip',
    'br;q=0',
    'identity',
    '*',
    'bytes=0-0',
    'bytes=5-2',
    'bytes=-1',
    'bytes=0-,1-',
    '100-continue',
    'chunked',
    'gzip, chunked',
  ],
  ...[
    'null',
    'http://a',
    'same-origin',
    'cross-site',
    '127.0.0.1',
    '198.51.100.7, ::1',
    'websocket',
    'h2c',
    'upgrade',
    'keep-alive',
  ],
  ...[
    'close',
    'text/plain',
    'application/json',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded; charset=utf-7',
  ],
  ...['0', '-1', '+5', '5, 5', '1e3', '0x10', '99999999999999999999', 'a:80', '[::1]:80', 'a b', '@'],
];
const headerLine = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values)).map((pair) => pair.join(': ')),
  },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...names), text).map((pair) => pair.join(': ')) },
  fc.tuple(text, text).map((pair) => pair.join(': ')),
  fc.constantFrom(' folded', ': nameless', 'no colon', `X-Large: ${'x'.repeat(20_000)}`),
);

/** A valid form; it is stored if nothing damages it. */
const complete = plain.map((message) => ({
  path: '/send/contact',
  type: 'application/x-www-form-urlencoded',
  content: Buffer.from(String(new URLSearchParams({ name: marker, email: `${marker}@example.com`, message }))),
}));

/** The body of a form with its content type, sometimes with unknown fields. */
const randomForm = fc.constantFrom(...forms.values()).chain((form) => {
  const known = valueFields(form).map(({ name }) => name);
  const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom('_key', ...known) }, text);
  const pairs = fc.uniqueArray(fc.tuple(name, text), { maxLength: 12, selector: ([key]) => key });
  const [file] = fileFields(form);
  if (file === undefined) {
    return pairs.map((entries) => ({
      path: `/send/${form.id}`,
      type: 'application/x-www-form-urlencoded',
      content: Buffer.from(entries.map((pair) => pair.map(escaped).join('=')).join('&')),
    }));
  }
  return fc.tuple(pairs, fc.constantFrom('%PDF-1.7\n%%EOF', marker, ''), text).map(([entries, content, fileName]) => ({
    path: `/send/${form.id}`,
    type: 'multipart/form-data; boundary=b',
    content: Buffer.from(
      [
        ...entries.map(([key, value]) => `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
        `--b\r\nContent-Disposition: form-data; name="${file.name}"; filename="${fileName}"\r\n\r\n${content}\r\n--b--\r\n`,
      ].join(''),
    ),
  }));
});
const body = fc.oneof(complete, randomForm);
const escaped = (value: string) => encodeURIComponent(value.toWellFormed());

type Framing = (content: Buffer) => [lines: string, bytes: Buffer];

/** Ways to announce the length of a body, right and wrong. */
const framings = {
  exact: (content) => [`Content-Length: ${content.length}\r\n`, content],
  none: (content) => ['', content],
  short: (content) => [`Content-Length: ${content.length >> 1}\r\n`, content],
  long: (content) => [`Content-Length: ${content.length + 7}\r\n`, content],
  huge: (content) => ['Content-Length: 99999999\r\n', content],
  twice: (content) => [`Content-Length: ${content.length}\r\nContent-Length: ${content.length}\r\n`, content],
  both: (content) => [`Content-Length: ${content.length}\r\nTransfer-Encoding: chunked\r\n`, chunked(content)],
  chunked: (content) => ['Transfer-Encoding: chunked\r\n', chunked(content)],
  trailers: (content) => ['Transfer-Encoding: chunked\r\n', chunked(content, `X-Late: ${marker}\r\n`)],
  torn: (content) => ['Transfer-Encoding: chunked\r\n', chunked(content).subarray(0, -4)],
  odd: (content) => ['Transfer-Encoding: chunked\r\n', Buffer.concat([Buffer.from('zz;x=\r\n'), content])],
} satisfies Record<string, Framing>;
const chunked = (content: Buffer, trailers = '') => {
  const parts = [content.subarray(0, 3), content.subarray(3)].filter(({ length }) => length > 0);
  const chunks = parts.map((part) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
  );
  return Buffer.concat([...chunks, Buffer.from(`0\r\n${trailers}\r\n`)]);
};

const framing = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(framings.exact, framings.chunked) },
  fc.constantFrom(...Object.values(framings)),
);

const version = fc.oneof(
  { weight: 12, arbitrary: fc.constant('HTTP/1.1') },
  fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'http/1.1', ''),
);

const anyRequest = fc
  .tuple(method, target, version, fc.array(headerLine, { maxLength: 2 }), body, framing)
  .map(([verb, path, httpVersion, lines, { content }, frame]) => {
    const [lengthLines, bytes] = verb === 'POST' ? frame(content) : ['', Buffer.alloc(0)];
    const head = `${verb} ${path} ${httpVersion}\r\nHost: a\r\n${lines.map((line) => `${line}\r\n`).join('')}${lengthLines}\r\n`;
    return Buffer.concat([Buffer.from(head), bytes]);
  });

/** A post that resembles one of a browser, so that it reaches the intake. */
const post = fc
  .tuple(body, fc.constantFrom('', '/api'), framing, fc.option(headerLine))
  .map(([{ path, type, content }, prefix, frame, line]) => {
    const [lengthLines, bytes] = frame(content);
    const head = `POST ${prefix}${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${line === null ? '' : `${line}\r\n`}${lengthLines}\r\n`;
    return Buffer.concat([Buffer.from(head), bytes]);
  });

const position = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** What a hostile sender does to the bytes: nothing, a cut, a changed byte or inserted bytes. */
const damage = fc.oneof(
  { weight: 9, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  position.map((at) => (bytes: Buffer) => bytes.subarray(0, at * bytes.length)),
  fc.tuple(position, fc.nat(255)).map(([at, value]) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes);
    changed[Math.floor(at * changed.length)] = value;
    return changed;
  }),
  fc.tuple(position, fc.uint8Array({ maxLength: 40 })).map(([at, more]) => (bytes: Buffer) => {
    const cut = Math.floor(at * bytes.length);
    return Buffer.concat([bytes.subarray(0, cut), more, bytes.subarray(cut)]);
  }),
);

/** One to four requests on one connection, whole or damaged, sent in one or several chunks. */
export const fuzzedConnections: fc.Arbitrary<FuzzedConnection> = fc
  .tuple(
    fc.array(fc.oneof(anyRequest, post), { minLength: 1, maxLength: 4 }),
    damage,
    fc.array(position, { maxLength: 5 }),
  )
  .map(([requests, applyDamage, cuts]) => {
    const bytes = applyDamage(Buffer.concat(requests));
    const ends = [...cuts.map((at) => Math.floor(at * bytes.length)).sort((one, other) => one - other), bytes.length];
    return {
      chunks: ends
        .map((end, index) => bytes.toString('latin1', ends[index - 1] ?? 0, end))
        .filter((chunk) => chunk !== ''),
    };
  });
