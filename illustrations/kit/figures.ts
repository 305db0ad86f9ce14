/* Pictures compute their totals from the rows that they show. */

export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** '₹1,26,000': whole Indian rupees. */
export function rupees(value: number): string {
  return `₹${value.toLocaleString('en-IN')}`;
}

/** '₹12.6 L': Indian rupees in lakh (a lakh is 100,000). */
export function lakh(value: number): string {
  return `₹${value.toFixed(1)} L`;
}

/** '93.2%' */
export function percent(value: number): string {
  return `${value.toFixed(1)}%`;
}

/** The x position of each item of a row. @param widths width of each item by name @param from x of the first item */
export function placeInRow(widths: Readonly<Record<string, number>>, from: number, gap = 0) {
  let next = from;
  return Object.entries(widths).map(([name, width]) => {
    const x = next;
    next += width + gap;
    return { name, x, width };
  });
}
