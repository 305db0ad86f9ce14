import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Course } from '#content';
import { generatedDir, projectDir } from '../site-build/paths.ts';
import { brochureData } from './brochure-data.ts';

const faces = ['text', 'text-semibold', 'display', 'mono', 'signs'];
/** Files with one letter: Typst takes one file for a family in a weight, so these get a family of their own. */
const rupeeFaces = ['text-rupee', 'text-rupee-semibold', 'display-rupee'];

/** Typst with the faces of the site alone. */
export async function openTypst(): Promise<NodeCompiler> {
  const read = (name: string) => readFile(join(generatedDir, `fonts/${name}.ttf`));
  const fontBlobs = [
    ...(await Promise.all(faces.map(read))),
    ...(await Promise.all(rupeeFaces.map(read))).map((font) =>
      renameFamily(renameFamily(font, 'Figtree', 'Figrupe'), 'Bricolage', 'Bricorupe'),
    ),
  ];
  return NodeCompiler.create({ workspace: projectDir, fontArgs: [{ fontBlobs }] });
}

/** Replaces a family by a name of the same length, in both encodings of a font's name table. */
function renameFamily(font: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(font);
  for (const encoding of ['latin1', 'utf16le'] as const) {
    const bytes = (name: string) =>
      encoding === 'latin1' ? Buffer.from(name, encoding) : Buffer.from(name, encoding).swap16();
    for (let at = copy.indexOf(bytes(from)); at >= 0; at = copy.indexOf(bytes(from), at + 1)) bytes(to).copy(copy, at);
  }
  return copy;
}

/**
 * Makes the brochure of a course: a tagged PDF. The same content and fonts give the same bytes.
 * @throws Error with what Typst says, for example the character that no face has
 */
export function makeBrochure(typst: NodeCompiler, course: Course): { bytes: Uint8Array; pages: number } {
  const compiled = typst.compile({
    mainFilePath: join(projectDir, 'tools/brochures/brochure.typ'),
    inputs: { data: JSON.stringify(brochureData(course)) },
  });
  const document = compiled.result;
  if (!document)
    throw new Error(`brochure of ${course.slug}: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
  return { bytes: typst.pdf(document, { pdfStandard: 'ua-1' }), pages: document.numOfPages };
}
