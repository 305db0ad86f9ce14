import { expect, test } from 'vitest';
import { DatelessDocument } from './dateless-document.ts';

test('metadata is XML even where the title has its marks', async () => {
  const document = new DatelessDocument({ title: 'A & B <c>', subject: '', author: '', language: 'en-IN' });
  document.addPage();
  document.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of document as AsyncIterable<Uint8Array>) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString('latin1')).toContain('A &amp; B &lt;c></rdf:li>');
});
