import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { socialCardPath } from '../../site/frame/page-meta.ts';
import type { PageText } from './page-text.ts';
import { listFiles } from './paths.ts';

/** Until `npm run illustrations` draws the card of a new page, it has that of the home page. @param dir the client folder */
export async function addMissingCards(dir: string, pages: readonly PageText[]): Promise<void> {
  const files = new Set((await listFiles(dir)).map((file) => `/${file}`));
  const paths = pages
    .filter(({ isListed, isTranslation }) => isListed && !isTranslation)
    .map(({ address }) => socialCardPath(address));
  for (const path of paths) if (!files.has(path)) await copyFile(join(dir, socialCardPath('/')), join(dir, path));
}
