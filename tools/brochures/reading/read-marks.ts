import type { PdfObject } from './read-objects.ts';

/**
 * For tests: the text of a page by the number of what marks it.
 * @param content operators of the page, as pdfkit writes them
 * @param fonts by name, the stream that says which characters their glyphs are
 */
export function readMarks(content: string, fonts: ReadonlyMap<string, PdfObject>) {
  const maps = new Map([...fonts].map(([name, { stream }]) => [name, charactersOf(stream?.toString('latin1') ?? '')]));
  const marks = new Map<number, string>();
  const artifacts: string[] = [];
  let open: number | 'artifact' | undefined;
  let characters: readonly string[] = [];
  let text = '';
  const operators = /\/(\w+) <<([^>]*)>> BDC|(EMC)|\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ|([-\d. ]+) re\b/g;
  for (const [, tag, properties = '', end, font, glyphs, square] of content.matchAll(operators)) {
    if (tag) {
      if (open !== undefined) throw new Error(`/${tag} inside of what is marked already`);
      open = tag === 'Artifact' ? 'artifact' : Number(/\/MCID (\d+)/.exec(properties)?.[1]);
      text = '';
    } else if (end) {
      if (open === 'artifact') artifacts.push(text);
      else if (open !== undefined) marks.set(open, text);
      open = undefined;
    } else if (open === undefined && (glyphs ?? square)) {
      throw new Error('something is drawn that is neither text nor artifact');
    }
    if (font) characters = maps.get(font) ?? [];
    for (const [, hex = ''] of glyphs?.matchAll(/<([0-9a-f]*)>/g) ?? []) {
      for (const [glyph] of hex.matchAll(/.{4}/g)) text += characters[Number.parseInt(glyph, 16)] ?? '\ufffd';
    }
  }
  return { marks, artifacts: artifacts.filter((each) => each !== '') };
}

/** What each glyph of a font stands for, from its map to Unicode. */
function charactersOf(map: string): string[] {
  return [...map.matchAll(/\[(<[^\]]*>)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    ),
  );
}
