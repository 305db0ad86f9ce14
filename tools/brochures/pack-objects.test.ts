import { expect, test } from 'vitest';
import { DatelessDocument } from './dateless-document.ts';
import { packObjects } from './pack-objects.ts';
import { readObjects } from './reading/read-objects.ts';

/** A file of more objects than go into one stream. */
async function write(): Promise<Buffer> {
  const document = new DatelessDocument({ title: 'A & B <c>', subject: '', author: '', language: 'en-IN' });
  document.addPage();
  const root = document.struct('Document');
  document.addStructure(root);
  for (let i = 0; i < 450; i++) root.add(document.struct('P', {}, [() => document.rect(0, i, 1, 1).fill('black')]));
  root.end();
  document.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of document as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('every object is still found, word for word, in a third of the bytes', async () => {
  const file = await write();
  const packed = packObjects(file);
  const { all, trailer } = readObjects(packed);
  const bodies = [...file.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\n(?:stream|endobj)\n/gm)];
  expect(bodies.length).toBeGreaterThan(450);
  for (const [, number, body] of bodies) expect(all.get(Number(number))?.body).toBe(body);
  expect(trailer).toContain('/Root ');
  expect(packed.length).toBeLessThan(file.length / 3);
});

test('a file of another maker is refused', () => {
  expect(() => packObjects(Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF'))).toThrow('not a file as pdfkit writes it');
});

test('metadata is XML even where the title has its marks', async () => {
  expect((await write()).toString('latin1')).toContain('A &amp; B &lt;c></rdf:li>');
});
