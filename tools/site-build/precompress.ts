import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { listFiles } from './paths.ts';

/** A smaller file fits into one packet without compression. */
const smallestBytes = 512;

/**
 * Writes `x.br` and `x.gz` beside each matching file, if they are smaller than the file. Skips files that already have them.
 * @param quality of brotli. 11 is the best. 10 takes half the time for PDFs and gives 1 % more bytes; for SVGs, a fifth of the time and 3 %
 */
export async function precompress(dir: string, names: RegExp, quality: 10 | 11): Promise<void> {
  const all = new Set(await listFiles(dir));
  const files = [...all].filter((file) => names.test(file) && !all.has(`${file}.br`));
  await pMap(
    files,
    async (file) => {
      const content = await readFile(join(dir, file));
      if (content.length < smallestBytes) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const compressed = {
        br: await promisify(brotliCompress)(content, { params }),
        gz: await promisify(gzip)(content, { level: 9 }),
      };
      for (const [extension, bytes] of Object.entries(compressed)) {
        if (bytes.length < content.length) await writeFile(join(dir, `${file}.${extension}`), bytes);
      }
    },
    // Reading and writing leave cores idle.
    { concurrency: 2 * availableParallelism() },
  );
}
