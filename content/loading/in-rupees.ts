const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** An amount as it is written in India: `inRupees(149999)` is '₹1,49,999'; paise are written where there are some: '₹17,698.82'. */
export const inRupees = (amountInr: number): string =>
  (Number.isInteger(amountInr) ? rupees : withPaise).format(amountInr);
