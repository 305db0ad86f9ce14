import { createHash } from 'node:crypto';

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;

/** A file for browsers. Its address changes with its content. */
export function asset(name: string, extension: keyof typeof types, content: string) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { href: `/assets/${name}-${hash}.${extension}`, type: types[extension], content };
}
