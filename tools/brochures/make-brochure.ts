import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { initSync, type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { characters } from '../../content/schema/shared/printed-text.ts';
import { bengali, mathSymbols } from '../generate/assets.ts';
import { generatedDir } from '../site-build/paths.ts';
import type { brochureData } from './brochure-data.ts';

const faces = ['text', 'text-semibold', 'display', 'mono', 'math', 'bengali', 'bengali-semibold'];
/** Font files with the rupee sign only. Typst accepts one file for each family and weight, so these become separate families. */
const rupeeFaces = ['text-rupee', 'text-rupee-semibold', 'display-rupee'];

/** Loads Typst (compiled to WebAssembly) with the fonts of the site only. */
export async function openTypst(): Promise<TypstCompiler> {
  // Typst makes V8 collect garbage dozens of times. Without this flag, the marking threads take two fifths of the processor time. The flag
  // applies to the whole process.
  setFlagsFromString('--no-concurrent-marking');
  const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  initSync({ module: await readFile(wasm) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const read = (name: string) => readFile(join(generatedDir, `fonts/${name}.ttf`));
  for (const name of faces) await builder.add_raw_font(await read(name));
  for (const name of rupeeFaces) {
    const font = renameFamily(await read(name), 'Figtree', 'Figrupe');
    await builder.add_raw_font(renameFamily(font, 'Bricolage', 'Bricorupe'));
  }
  const typst = await builder.build();
  typst.add_source('/brochure.typ', await readFile(new URL('brochure.typ', import.meta.url), 'utf8'));
  return typst;
}

/** Replaces a family name by one of the same length, in both encodings of a font's name table. */
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
 * Makes the brochure of a course: a tagged PDF. The output is reproducible: the same content and fonts give the same bytes.
 * @throws Error with the messages of Typst, or naming the characters that no font contains
 */
export function makeBrochure(typst: TypstCompiler, words: ReturnType<typeof brochureData>): Uint8Array {
  const data = JSON.stringify(words);
  const unknown = [...new Set(data)].filter(
    (character) => !`${characters}${mathSymbols}₹${bengali}`.includes(character),
  );
  if (unknown.length > 0) {
    throw new Error(
      `${words.title}: no font has '${unknown.join("', '")}'; add it in content/schema/shared/printed-text.ts`,
    );
  }
  const { result, diagnostics } = typst.compile('/brochure.typ', [['data', data]], 'pdf', errorsAsText);
  if (!result) throw new Error(`${words.title}: ${JSON.stringify(diagnostics)}`);
  return result;
}

/** Format of Typst's diagnostics. */
const errorsAsText = 2;
