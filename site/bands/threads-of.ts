/**
 * How many threads draw a figure: a share out of a hundred, a count or a factor as it is. A promise (24/7), a size (1TB+) and
 * numbers past 500 are not drawn: they would say nothing to the eye.
 */
export function threadsOf(figure: string): { count?: number; of?: number } {
  const count = Math.floor(Number.parseFloat(figure.replaceAll(',', '')));
  if (figure.endsWith('%')) return { count, of: 100 };
  if (!/^\d+(?:\+|x)?$/.test(figure) || count > 500) return {};
  return { count };
}
