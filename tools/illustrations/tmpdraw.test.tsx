import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'vitest';
import { listIllustrations } from '../../illustrations/list.tsx';

test('x', () => {
  const h = createHash('sha256');
  for (const { name, element } of listIllustrations()) {
    h.update(name);
    h.update(renderToStaticMarkup(element));
  }
  console.log('HASH', h.digest('hex'));
});
