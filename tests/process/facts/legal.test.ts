import { first, type PageFact, testFacts } from './page-facts.ts';

const terms = '/terms-of-service';

/** Specification, section 2 'Legal pages': both have the date, and say how to reach the company. The values are samples. */
testFacts(
  ['/privacy-policy', terms].flatMap((page): PageFact[] => [
    [page, 'date', '.eyebrow', 'Last updated: December 8, 2024'],
    [page, 'contact', first(4, '#contact dt'), 'Company, E-mail, Phone, Postal address'],
    [page, 'each is given', first(4, '#contact dd'), /\S{2}/],
  ]),
);

/** Section 9 'Legal terms'. */
testFacts([
  [terms, 'summary', 'main', /Prices are in Indian Rupees; taxes are extra\./],
  [terms, 'currency', '#prices', /All prices are in Indian Rupees \(₹\)\./],
  [terms, 'taxes', '#prices', /Taxes are extra/],
  [terms, 'late payment', '#payment', /Late payment charges may apply after 30 days\./],
  [terms, 'refunds', '#refunds', /We have a no-refund policy for all services\./],
  [terms, 'law', '#law', /These terms are governed by Indian law\./],
  [terms, 'courts', '#law', /Disputes are settled in the courts of Tripura/],
]);

/** Withdrawing is as easy as giving: DPDP Act, section 6. */
testFacts([['/privacy-notice', 'how to withdraw', '#withdraw', /follow the link to withdraw in the e-mail/]]);

/** What goes out because of an entry, and what our server can do about it: `server/intake/plan-outgoing.ts`. */
testFacts([
  [
    '/privacy-notice',
    'where copies are',
    '#who-sees',
    /by e-mail, without your files, so a copy lies in their mailboxes/,
  ],
  ['/privacy-notice', 'the other system', '#who-sees', /another system .+ gets such a copy too/],
  ['/privacy-notice', 'how erasing reaches them', '#withdraw', /it tells both at once to erase theirs/],
]);
