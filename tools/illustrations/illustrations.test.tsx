import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  about,
  allServices,
  type DiagramName,
  placementTraining,
  products,
  type ScreenName,
  sectors,
  technologies,
} from '#content';
import { diagrams } from '../../illustrations/diagrams/index.tsx';
import { screens } from '../../illustrations/index.tsx';
import { ArrangementContext } from '../../illustrations/kit/diagram.tsx';
import { listIllustrations } from '../../illustrations/list.tsx';
import manifest from '../../site/illustrations/manifest.json' with { type: 'json' };
import { filesDir, hashSources } from './sources.ts';

const content = JSON.stringify([about, allServices, technologies, products, sectors, placementTraining]);

test('the content uses every picture and every diagram', () => {
  const unused = [
    ...(Object.keys(screens) as ScreenName[]).filter((name) => !content.includes(`"screen":"${name}"`)),
    ...(Object.keys(diagrams) as DiagramName[]).filter((name) => !content.includes(`"figure":"${name}"`)),
  ];
  expect(unused).toEqual([]);
});

test('the files are up to date (otherwise run npm run illustrations)', async () => {
  const drawings = listIllustrations().map(({ element }) => renderToStaticMarkup(element));
  expect(await hashSources(drawings)).toBe(manifest.sources);
  const expected = listIllustrations().flatMap(({ name }) => [`${name}-dark.svg`, `${name}-light.svg`]);
  expect((await readdir(filesDir)).sort()).toEqual(expected.sort());
});

test('every picture is complete at any moment: nothing in it moves or runs', async () => {
  const files = await readdir(filesDir);
  const texts = await Promise.all(files.map((file) => readFile(join(filesDir, file), 'utf8')));
  const moving = files.filter((_, i) => /<(animate|set|script)|@keyframes|animation:|transition:/.test(texts[i] ?? ''));
  expect(moving).toEqual([]);
});

test('each illustration has its own file name', () => {
  const names = listIllustrations().map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(Object.entries(diagrams))('%s', (_, Drawing) => {
  test('has the same text in the wide and the tall arrangement', () => {
    const [wide, tall] = (['wide', 'tall'] as const).map((arrangement) =>
      wordsOf(
        renderToStaticMarkup(
          <ArrangementContext value={arrangement}>
            <Drawing />
          </ArrangementContext>,
        ),
      ),
    );
    expect(wide).not.toEqual([]);
    expect(tall).toEqual(wide);
  });
});

test('the made-up forest data names no real place', () => {
  const { Drawing } = screens['gis-analysis'];
  expect(renderToStaticMarkup(<Drawing />)).not.toMatch(/Dhalai|Kamalpur|Ambassa|Chhamanu|Gandacherra/);
});

/** The distinct words of a drawing, sorted. */
function wordsOf(drawing: string): string[] {
  const words = [...drawing.matchAll(/>([^<]+)</g)].flatMap(([, text = '']) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words)].sort();
}
