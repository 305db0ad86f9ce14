import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { screens } from '../../site/screens/index.tsx';
import { projectDir } from './paths.ts';
import { screenSheets } from './social-cards.ts';

const styled = new Set(
  screenSheets.flatMap((sheet) => readFileSync(join(projectDir, sheet), 'utf8').match(/(?<=\.)[\w-]+/g) ?? []),
);

test.each(Object.entries(screens))('a card draws %s as its page does: each look has its rule', (_, { Drawing }) => {
  const html = renderToStaticMarkup(createElement(Drawing, { alt: 'What it shows' }));
  const looks = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.match(/\bs-[\w-]+/g) ?? []);
  expect(looks.length).toBeGreaterThan(0);
  expect(looks.filter((look) => !styled.has(look))).toEqual([]);
});
