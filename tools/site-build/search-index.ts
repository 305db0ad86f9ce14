import type { PageText } from './page-text.ts';

/** One place a search can lead to: a page, or a part of it with an anchor. Read by `site/client/search.client.ts`. */
export interface Place {
  readonly id: number;
  readonly href: string;
  readonly page: string;
  readonly part: string;
  readonly text: string;
}

/** Every part of every listed page. A part without words of its own is no place. */
export function searchIndex(pages: readonly PageText[]): Place[] {
  const listed = pages.filter((page) => page.isListed).sort((a, b) => (a.address < b.address ? -1 : 1));
  return listed
    .flatMap(({ address, heading, description, parts }) =>
      parts.map((part) => ({
        href: part.id ? `${address}#${part.id}` : address,
        page: heading,
        part: part.heading === heading ? '' : part.heading,
        text: part.id ? part.text : `${description} ${part.text}`.trim(),
      })),
    )
    .filter(({ text }) => text !== '')
    .map((place, id) => ({ id, ...place }));
}
