/** What is never split between two pages. Lengths in points. */
export interface Box {
  readonly height: number;
  /** Free above it, unless it is the first of its page. */
  readonly gap: number;
  /** Stands on the page of the next one: a heading. */
  readonly isKeptWithNext?: boolean;
  /** Begins a page. */
  readonly startsPage?: boolean;
}

export interface Placed<B> {
  readonly box: B;
  /** From the top of the text area. */
  readonly top: number;
}

/**
 * Places boxes one below the other on as few pages as their order allows, and spreads those of a full page down to its foot.
 * @param height of the text area of a page
 * @param mostSpread by which a gap may grow for that
 * @throws RangeError if a box and what it is kept with is higher than a page
 */
export function paginate<B extends Box>(boxes: readonly B[], height: number, mostSpread = 0): Placed<B>[][] {
  const pages: Placed<B>[][] = [];
  let bottom = 0;
  for (const group of groupsOf(boxes)) {
    const inner = group.slice(1).reduce((sum, box) => sum + box.gap + box.height, group[0]?.height ?? 0);
    if (inner > height)
      throw new RangeError(`${Math.ceil(inner)} points that must stay together, and a page has ${height}`);
    const gap = group[0]?.gap ?? 0;
    if (pages.length === 0 || group[0]?.startsPage || bottom + gap + inner > height) {
      pages.push([]);
      bottom = 0;
    }
    for (const box of group) {
      const top = bottom === 0 ? 0 : bottom + box.gap;
      pages.at(-1)?.push({ box, top });
      bottom = top + box.height;
    }
  }
  return pages.map((placed, i) => (isFull(pages[i + 1]) ? spread(placed, height, mostSpread) : placed));
}

/** A page was full if nothing but want of room began the next. */
const isFull = (next: Placed<Box>[] | undefined) => next !== undefined && next[0]?.box.startsPage !== true;

function spread<B extends Box>(placed: readonly Placed<B>[], height: number, mostSpread: number): Placed<B>[] {
  const last = placed.at(-1);
  const free = last ? height - last.top - last.box.height : 0;
  const extra = Math.min(mostSpread, free / Math.max(1, placed.length - 1));
  return placed.map(({ box, top }, index) => ({ box, top: top + index * extra }));
}

/** Each heading with what it is kept with. */
function groupsOf<B extends Box>(boxes: readonly B[]): B[][] {
  const groups: B[][] = [];
  let isOpen = false;
  for (const box of boxes) {
    if (isOpen) groups.at(-1)?.push(box);
    else groups.push([box]);
    isOpen = box.isKeptWithNext === true;
  }
  return groups;
}
