import { contracting, sectors } from '#content';
import { counts, first, inOrder, type PageFact, testFacts } from './page-facts.ts';

/** Specification, section 9 'Marketing and contact claims': the price of web services, the support hours, and who has support all day. */
testFacts([
  ['/how-we-contract', 'price of a website', first(1, '.price-band'), '₹50,000 to ₹2,00,000'],
  ['/how-we-contract', 'a price for each kind of work', '.price-band', contracting.prices.kinds.length],
  ['/how-we-contract', 'support hours', first(1, '.tier-times'), '9AM to 6PM IST, Monday to Saturday'],
  [
    '/how-we-contract',
    'hours of support in a week',
    '.tier > .fine-print',
    inOrder('54 hours a week', '168 hours a week'),
  ],
  ['/how-we-contract', 'a drawing of each week', counts('.week', 'svg path'), /^3$/],
]);

/** Each product and service links to the pages of its sectors, and the contact form to all of them. */
testFacts([
  [
    '/work/school-360',
    'links for buyers',
    '.buyer-links a @href',
    inOrder('/how-we-contract', '/tender-file', '/sectors/schools'),
  ],
  [
    '/work/gis-solutions',
    'links for buyers',
    '.buyer-links a @href',
    inOrder('/how-we-contract', '/tender-file', '/sectors/land-records'),
  ],
  ['/work/pos-plus', 'links for buyers', '.buyer-links a @href', '/how-we-contract, /tender-file'],
  [
    '/',
    'links below the contact form',
    '#contact + .buyer-links a @href',
    ['/how-we-contract', '/tender-file', ...sectors.map(({ href }) => href)].join(', '),
  ],
  ...['/how-we-contract', '/tender-file'].map(
    (href): PageFact => [href, 'breadcrumbs', 'nav.breadcrumbs a @href', '/, /about'],
  ),
  ...sectors.map(({ href }): PageFact => [href, 'breadcrumbs', 'nav.breadcrumbs a @href', '/, /#services']),
]);
