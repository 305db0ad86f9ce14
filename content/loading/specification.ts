import type { Facts } from './join-facts.ts';

/** Fees in rupees without tax: original, discounted, monthly. */
const courseFees: Readonly<Record<string, readonly [number, number, number]>> = {
  'cpp-programming': [7999, 4999, 2000],
  'data-structures': [19_999, 14_999, 2000],
  'computer-science': [14_999, 9999, 2000],
  'fullstack-mern': [19_999, 14_999, 2000],
  flutter: [19_999, 14_999, 2000],
  'machine-learning': [19_999, 14_999, 2000],
};
const internshipFees: Readonly<Record<string, number>> = { '4 Weeks': 1999, '7 Weeks': 2999 };
const companyFigures = ['50+ developers', '200+ projects', '25+ countries', '98% client satisfaction'];
const partnerFigures = ['15+ organizations', '5+ years', '100+ joint initiatives'];

/**
 * Compares facts with those that the specification of the site fixes.
 * @returns a sentence for each difference, for the person who made it
 */
export function findContradictions(facts: Facts): string[] {
  const { company, fees, positions, members, testimonials, partners, figures } = facts;
  const figuresOf = (list: readonly { value: string; label: string }[]) =>
    list.map(({ value, label }) => `${value} ${label}`);
  const inRupees = (sum: number) => `₹${sum.toLocaleString('en-IN')}`;
  const checks: [what: string, specified: string, now: string][] = [
    ...Object.entries(courseFees).flatMap(([slug, specified]) => {
      const fee = fees.courses.find(({ course }) => course === slug);
      const names = ['original price', 'discounted price', 'monthly payment'];
      const now = fee && [fee.originalInr, fee.discountedInr, fee.monthlyInr];
      return specified.map((sum, index): [string, string, string] => [
        `the ${names[index]} of ${slug}`,
        inRupees(sum),
        now ? inRupees(now[index] ?? 0) : 'missing',
      ]);
    }),
    ...Object.entries(internshipFees).map(([label, sum]): [string, string, string] => {
      const fee = fees.internships.find((item) => item.label === label);
      return [`the fee of the internship of ${label}`, inRupees(sum), fee ? inRupees(fee.feeInr) : 'missing'];
    }),
    ['the support hours', '9AM to 6PM IST', company.supportHours],
    ['the year in which the company was founded', '2018', String(company.founded)],
    ['the month of incorporation', 'April 2022', company.registration.incorporated],
    ['the ratings of testimonials', '5', [...new Set(testimonials.map(({ rating }) => rating))].join(' and ')],
    ['the figures of the home page', companyFigures.join(', '), figuresOf(figures.company).join(', ')],
    ['the figures of the partners', partnerFigures.join(', '), figuresOf(figures.partners).join(', ')],
  ];
  // More may be added.
  const counts: [what: string, least: number, now: number][] = [
    ['open positions', 6, positions.length],
    ['team members', 6, members.length],
    ['testimonials', 7, testimonials.length],
    ['partner organisations', 6, partners.length],
  ];
  return [
    ...checks.flatMap(([what, specified, now]) =>
      now === specified ? [] : [`The specification fixes ${what}: ${specified}. Here it is ${now}.`],
    ),
    ...counts.flatMap(([what, least, now]) =>
      now >= least ? [] : [`The specification fixes at least ${least} ${what}. Here are ${now}.`],
    ),
  ];
}
