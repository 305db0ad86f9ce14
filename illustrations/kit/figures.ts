/** Sums of what a picture shows and how money is written, so that totals agree with their rows; what stands in a row. */

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

/** Names side by side, each given with its width. @returns each with the `x` where it starts */
export function inRow(widths: Readonly<Record<string, number>>, from: number, gap = 0) {
  let next = from;
  return Object.entries(widths).map(([name, width]) => {
    const x = next;
    next += width + gap;
    return { name, x, width };
  });
}
