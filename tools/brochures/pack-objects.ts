import { deflateSync } from 'node:zlib';

/** More objects in one stream, and a reader unpacks much to find little. */
const objectsPerStream = 200;

/** Where an object is: at an offset of the file, or at a place in a stream of objects. */
type Place = readonly [type: 1 | 2, offsetOrStream: number, indexInStream: number];

/**
 * Moves the objects of a file of pdfkit into compressed streams (PDF 1.5, ISO 32000-1, 7.5.7 and 7.5.8). The structure
 * tree is some thousand small objects; packed, it is a tenth.
 * @param file as pdfkit wrote it, with a table of cross-references and no updates
 * @throws Error if it is not such a file
 */
export function packObjects(file: Uint8Array): Buffer {
  const source = Buffer.from(file);
  const { offsets, trailer } = readTable(source);
  const ends = [...offsets.slice(1), source.lastIndexOf('xref\n', source.lastIndexOf('startxref') - 1)].sort(
    (a, b) => a - b,
  );
  const places: Place[] = [[1, 0, 0]];
  const pieces: Buffer[] = [source.subarray(0, Math.min(...offsets.slice(1)))];
  let length = pieces[0]?.length ?? 0;
  const write = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };

  const loose: { number: number; body: Buffer }[] = [];
  for (let number = 1; number < offsets.length; number++) {
    const start = offsets[number] ?? 0;
    const whole = source.subarray(
      start,
      ends.find((end) => end > start),
    );
    const body = whole.subarray(whole.indexOf('obj\n') + 4, whole.lastIndexOf('\nendobj'));
    if (body.includes('\nstream\n')) {
      places[number] = [1, length, 0];
      write(whole);
    } else loose.push({ number, body });
  }
  let next = offsets.length;
  for (let from = 0; from < loose.length; from += objectsPerStream) {
    const packed = loose.slice(from, from + objectsPerStream);
    packed.forEach(({ number }, index) => {
      places[number] = [2, next, index];
    });
    places[next] = [1, length, 0];
    write(objectStream(next, packed));
    next += 1;
  }
  places[next] = [1, length, 0];
  const start = length;
  write(crossReferenceStream(next, places, trailer));
  write(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(pieces);
}

function readTable(source: Buffer): { offsets: number[]; trailer: string } {
  const text = source.toString('latin1');
  const [, at = ''] = /startxref\n(\d+)\n%%EOF\s*$/.exec(text) ?? [];
  const [, count, table = '', trailer = ''] =
    /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer\n<<\n([\s\S]*?)\n>>\nstartxref/.exec(text.slice(Number(at))) ??
    [];
  const offsets = [...table.matchAll(/^(\d{10})/gm)].map(([, offset]) => Number(offset));
  if (at === '' || offsets.length !== Number(count)) throw new Error('not a file as pdfkit writes it');
  return { offsets, trailer: trailer.replace(/\/Size \d+\n?/, '') };
}

function objectStream(number: number, objects: readonly { number: number; body: Buffer }[]): Buffer {
  let offset = 0;
  const index = objects.map((object) => {
    const entry = `${object.number} ${offset}`;
    offset += object.body.length + 1;
    return entry;
  });
  const head = Buffer.from(`${index.join(' ')}\n`);
  const content = Buffer.concat([head, ...objects.flatMap(({ body }) => [body, Buffer.from('\n')])]);
  return stream(number, `/Type /ObjStm /N ${objects.length} /First ${head.length}`, content);
}

function crossReferenceStream(number: number, places: readonly Place[], trailer: string): Buffer {
  const rows = Buffer.alloc(places.length * 6);
  places.forEach(([type, where, index], row) => {
    // Number 0 heads the list of free objects, of which there are no others.
    rows.writeUInt8(row === 0 ? 0 : type, row * 6);
    rows.writeUInt32BE(where, row * 6 + 1);
    rows.writeUInt8(row === 0 ? 255 : index, row * 6 + 5);
  });
  return stream(number, `/Type /XRef /Size ${places.length} /W [1 4 1] ${trailer}`, rows);
}

function stream(number: number, entries: string, content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 });
  const head = `${number} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream\nendobj\n')]);
}
