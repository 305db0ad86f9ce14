/** What is never split between two pages. Lengths in points. */
export interface Box {
  readonly height: number;
  /** Free above it, unless it is the first of its page. Without a gap it goes on with the one above, and no page is spread between them, as none is between a heading and what it heads. */
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
 * Places boxes one below the other on as few pages as their order allows. Those of a full page are spread down to its
 * foot, and no page ends a run with next to nothing on it.
 * @param height of the text area of a page
 * @param mostSpread by which a gap may grow
 * @throws RangeError if a box and what it is kept with is higher than a page
 */
export function paginate<B extends Box>(boxes: readonly B[], height: number, mostSpread = 0): Placed<B>[][] {
  return runsOf(boxes).flatMap((run) => {
    const pages = placeRun(run, height);
    return pages.map((placed, i) => (i < pages.length - 1 ? spread(placed, height, mostSpread) : placed));
  });
}

/** Fills pages; where the last would hold less than a third, the others leave it some of theirs. */
function placeRun<B extends Box>(groups: readonly B[][], height: number): Placed<B>[][] {
  const highest = Math.max(...groups.map(heightOf));
  if (highest > height) throw new RangeError(`${highest} points that must stay together, and a page has ${height}`);
  const full = place(groups, height);
  for (let lower = height; full.length > 1 && lower > height * 0.7; lower -= height / 50) {
    const pages = place(groups, lower);
    if (pages.length > full.length) break;
    if (bottomOf(pages.at(-1)) >= height / 3) return pages;
  }
  return full;
}

function place<B extends Box>(groups: readonly B[][], height: number): Placed<B>[][] {
  const pages: Placed<B>[][] = [];
  for (const group of groups) {
    const gap = group[0]?.gap ?? 0;
    const inner = heightOf(group);
    if (pages.length === 0 || bottomOf(pages.at(-1)) + gap + inner > height) pages.push([]);
    const page = pages.at(-1);
    for (const box of group) page?.push({ box, top: page.length === 0 ? 0 : bottomOf(page) + box.gap });
  }
  return pages;
}

function heightOf(group: readonly Box[]): number {
  return group.reduce((sum, box) => sum + box.gap + box.height, -(group[0]?.gap ?? 0));
}

function bottomOf(page: readonly Placed<Box>[] | undefined): number {
  const last = page?.at(-1);
  return last ? last.top + last.box.height : 0;
}

function spread<B extends Box>(placed: readonly Placed<B>[], height: number, mostSpread: number): Placed<B>[] {
  const widens = ({ box }: Placed<B>, index: number) =>
    index > 0 && box.gap > 0 && placed[index - 1]?.box.isKeptWithNext !== true;
  const gapsAbove = placed.map((_, index) => placed.slice(0, index + 1).filter(widens).length);
  const extra = Math.min(mostSpread, (height - bottomOf(placed)) / Math.max(1, gapsAbove.at(-1) ?? 0));
  return placed.map(({ box, top }, index) => ({ box, top: top + (gapsAbove[index] ?? 0) * extra }));
}

/** What goes from one forced page to the next, each heading in a group with what it is kept with. */
function runsOf<B extends Box>(boxes: readonly B[]): B[][][] {
  const runs: B[][][] = [];
  let isOpen = false;
  for (const box of boxes) {
    if (isOpen) runs.at(-1)?.at(-1)?.push(box);
    else if (runs.length === 0 || box.startsPage) runs.push([[box]]);
    else runs.at(-1)?.push([box]);
    isOpen = box.isKeptWithNext === true;
  }
  return runs;
}
