import { rm } from 'node:fs/promises';
import { pages } from '#content';
import { copyProject } from '../project-copy.ts';
import { addServices } from './grow-content.ts';

/** The most pages that a build has to be linear for. */
const manyPages = 480;
/** How many times as long a page may take among many: chance, and what each page lists. */
const most = 1.2;

/** Builds copies of the project with as many pages as there are and with many, and prints what a page takes. @returns whether that is linear */
export async function reportGrowth(): Promise<boolean> {
  const few = await msForEachPage(0);
  const many = await msForEachPage(manyPages - pages.length);
  console.info(`${few.toFixed(0)} ms a page as the site is, ${many.toFixed(0)} ms with ${manyPages} pages`);
  return many <= few * most;
}

async function msForEachPage(more: number): Promise<number> {
  const copy = await copyProject();
  try {
    await rm(copy.path('.generated'), { recursive: true });
    await addServices(copy, more);
    const startedMs = performance.now();
    const [, built] = /^Built (\d+) pages/m.exec(await copy.build()) ?? [];
    return (performance.now() - startedMs) / Number(built);
  } finally {
    await copy.remove();
  }
}
