/** One thread of the bar: a session. */
export interface SessionThread {
  readonly number: number;
  /** Place of its part in the course. */
  readonly part: number;
  readonly x: number;
  readonly width: number;
}

/** Thicker, a thread looks like a box. */
const thickest = 6;

/**
 * Draws a course as threads across a width, one for each session, with a little air between its parts.
 * @param parts numbers of the first and last session of each
 */
export function sessionThreads(
  parts: readonly { readonly first: number; readonly last: number }[],
  width: number,
): SessionThread[] {
  const count = parts.at(-1)?.last ?? 0;
  // Between two parts one more thread would fit.
  const pitch = width / (count + parts.length - 1);
  const thickness = Math.min(pitch * 0.66, thickest);
  const taken = pitch * (count + parts.length - 2) + thickness;
  const stretch = count > 1 ? (width - thickness) / (taken - thickness) : 1;
  return parts.flatMap(({ first, last }, part) =>
    Array.from({ length: last - first + 1 }, (_, i) => ({
      number: first + i,
      part,
      x: (first + i - 1 + part) * pitch * stretch,
      width: thickness,
    })),
  );
}
