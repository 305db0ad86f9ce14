import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { generate } from './generate.ts';
import { type FlatDrawing, flattenDrawing } from './illustrations/flatten.ts';
import { outlineRun } from './illustrations/outline.ts';
import { filesDir, hashSources, type Manifest, manifestFile, readStyles } from './illustrations/sources.ts';
import { launchChromium } from './programs/chromium.ts';
import { projectDir } from './site-build/paths.ts';

/**
 * `npm run illustrations`: renders every illustration in Chromium, in the light and the dark theme, and writes SVG files without text,
 * fonts or stylesheets. The files are in the repository. A unit test (tools/illustrations/illustrations.test.tsx) fails if they are out
 * of date.
 */
async function main(): Promise<void> {
  await generate();
  const { module } = await runnerImport<typeof import('../illustrations/list.tsx')>('./illustrations/list.tsx', {
    root: projectDir,
    configFile: false,
  });
  const illustrations = module.listIllustrations();
  const drawings = illustrations.map(({ element }) => renderToStaticMarkup(element));
  const browser = await launchChromium();
  await rm(filesDir, { recursive: true, force: true });
  await mkdir(filesDir, { recursive: true });
  const pictures: Manifest['pictures'] = {};
  try {
    for (const theme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme: theme, viewport: { width: 1280, height: 900 } });
      await page.setContent(`<style>${await readStyles()}</style><body></body>`);
      await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
      for (const [index, { name, shape }] of illustrations.entries()) {
        await page.evaluate((html) => {
          document.body.innerHTML = html;
        }, drawings[index] ?? '');
        const drawing = (await page.evaluate(
          `(${flattenDrawing.toString()})(document.querySelector('svg.screen'))`,
        )) as FlatDrawing;
        const svg = drawing.svg.replace(/\{\{(\d+)\}\}/g, (_, run: string) => {
          const textRun = drawing.runs[Number(run)];
          return textRun ? outlineRun(textRun) : '';
        });
        await writeFile(join(filesDir, `${name}-${theme}.svg`), `${svg}\n`);
        pictures[name] = { shape, width: drawing.width, height: drawing.height };
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  const manifest: Manifest = { sources: await hashSources(drawings), pictures };
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  console.info(`${(await readdir(filesDir)).length} files of ${illustrations.length} illustrations in ${filesDir}`);
}

await main();
