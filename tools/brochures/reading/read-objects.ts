/** For tests: finds the objects of a brochure as a reader of the format does, by its stream of cross-references. */
import { inflateSync } from 'node:zlib';

export interface PdfObject {
  /** Its dictionary, or what else it is, as written. */
  readonly body: string;
  readonly stream?: Buffer;
}

export interface PdfObjects {
  readonly trailer: string;
  readonly all: ReadonlyMap<number, PdfObject>;
  /** The object that an entry leads to: `of(root, 'Pages')` for `/Pages 3 0 R`. */
  of(body: string, key: string): PdfObject;
}

export function readObjects(file: Uint8Array): PdfObjects {
  const source = Buffer.from(file);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source.toString('latin1'))?.[1]);
  const references = readAt(source, start);
  const rows = references.stream ?? Buffer.alloc(0);
  const all = new Map<number, PdfObject>();
  const packed = new Map<number, string[]>();
  for (let number = 1; number < rows.length / 6; number++) {
    const place = rows.readUInt32BE(number * 6 + 1);
    if (rows.readUInt8(number * 6) === 1) all.set(number, readAt(source, place));
    else packed.set(number, [String(place), String(rows.readUInt8(number * 6 + 5))]);
  }
  for (const [number, [stream, index]] of packed) {
    all.set(number, { body: unpack(all.get(Number(stream)), Number(index), number) });
  }
  const of = (body: string, key: string) =>
    all.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1])) ?? { body: '' };
  return { trailer: references.body, all, of };
}

function readAt(source: Buffer, offset: number): PdfObject {
  const text = source.toString('latin1', offset);
  const [, body = '', keyword] = /^\d+ 0 obj\n([\s\S]*?)\n(stream|endobj)\n/.exec(text) ?? [];
  if (keyword !== 'stream') return { body };
  const from = offset + text.indexOf('stream\n') + 'stream\n'.length;
  const bytes = source.subarray(from, from + Number(/\/Length (\d+)/.exec(body)?.[1]));
  return { body, stream: body.includes('/FlateDecode') ? inflateSync(bytes) : bytes };
}

/** @throws Error if another object is at that place */
function unpack({ body, stream }: PdfObject = { body: '' }, index: number, number: number): string {
  const text = stream?.toString('latin1') ?? '';
  const first = Number(/\/First (\d+)/.exec(body)?.[1]);
  const head = text.slice(0, first).trim().split(/\s+/).map(Number);
  if (head[index * 2] !== number) throw new Error(`object ${number} is not where the file says`);
  const next = head[index * 2 + 3];
  return text.slice(first + (head[index * 2 + 1] ?? 0), next === undefined ? undefined : first + next).trim();
}
