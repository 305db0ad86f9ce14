import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listFiles } from '../site-build/paths.ts';

/** The files of a build by their names without hashes. Several may share one: a chunk of each name per kind of page. */
export type Build = ReadonlyMap<string, readonly string[]>;

const hash = /-[\w-]{8}(?=\.(?:js|css|woff2|svg|png|webp|avif|pdf)\b)/g;
const texts = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg', '.webmanifest']);
/** Packed copies say nothing that their originals do not. */
const packed = new Set(['.br', '.gz']);

/** @param dir client folder of a build; throws where it cannot be read */
export async function readBuild(dir: string): Promise<Build> {
  const build = new Map<string, string[]>();
  for (const file of (await listFiles(dir)).sort()) {
    const kind = extname(file);
    if (packed.has(kind)) continue;
    const name = file.replace(hash, '');
    const isText = texts.has(kind);
    const text = await readFile(join(dir, file), isText ? 'utf8' : 'latin1');
    build.set(name, [...(build.get(name) ?? []), isText ? text.replace(hash, '') : text].sort());
  }
  return build;
}

/** A line for each file that is not the same in both; of a text, with the place where it parts. */
export function compareBuilds(before: Build, after: Build): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [old, young] = [before.get(name), after.get(name)];
    if (!old) return [`${name}: only after`];
    if (!young) return [`${name}: only before`];
    const at = old.findIndex((text, index) => text !== young[index]);
    if (at === -1 && old.length === young.length) return [];
    return [`${name}: ${difference(old[at] ?? '', young[at] ?? '', texts.has(extname(name)))}`];
  });
}

function difference(old: string, young: string, isText: boolean): string {
  const sizes = `${old.length} and ${young.length} ${isText ? 'characters' : 'bytes'}`;
  if (!isText) return sizes;
  let at = 0;
  while (at < old.length && old[at] === young[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50));
  return `${sizes}\n  before ${around(old)}\n  after  ${around(young)}`;
}
