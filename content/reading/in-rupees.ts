const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** An amount as it is written in India: `inRupees(149999)` is '₹1,49,999'. @param amountInr whole rupees */
export const inRupees = (amountInr: number): string => format.format(amountInr);
