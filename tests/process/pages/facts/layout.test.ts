import { expect, test } from 'vitest';
import { languages } from '#content';
import { type AnyNode, attribute, select, wordsOf } from '../../../../tools/site-build/html-tree.ts';
import { listPages, readPage } from '../../support/built-pages.ts';
import { type Finder, first, inOrder, nth, testFacts, testFactsOfEveryPage } from './page-facts.ts';

const menu = inOrder(
  '/services/custom-software',
  '/services/enterprise-solutions',
  '/services/ai-integrated',
  '/services/mobile-development',
  '/services/cloud-solutions',
  '/services/data-engineering',
);
const technologies =
  '/technologies/react-angular, /technologies/nodejs-python, /technologies/aws-azure, /technologies/machine-learning, /technologies/mobile-apps, /technologies/devops';

/** The targets of links that a screen reader could not name: without text, label and described picture. */
const namelessLinks: Finder = (page) =>
  select(page, 'a[href]')
    .filter((link) => !isInTemplate(link))
    .filter((link) => wordsOf(link) === '' && !attribute(link, 'aria-label'))
    .filter((link) => !select(link, 'img').some((picture) => attribute(picture, 'alt')))
    .map((link) => attribute(link, 'href') ?? '');

/** A template is not in the page until a script has filled in a copy. */
const isInTemplate = ({ parent }: AnyNode): boolean =>
  parent !== null && (('name' in parent && parent.name === 'template') || isInTemplate(parent));

/** A link has a name even before a script runs. */
testFactsOfEveryPage([['every link has a name', namelessLinks, '']]);

/** Other pages have their header and footer in their own language. */
const hasEnglishLayout = (address: string) => !languages.some(({ code }) => address.split('/').includes(code));

/** Specification, section 2 'Header and navigation' and 'Footer'. */
testFactsOfEveryPage(
  [
    ['the logo returns to the home page', 'header .brand @href', '/'],
    ['links of the header', 'header .header-links > li > a', 'About, Our Work, Internship, IT Academy'],
    [
      'targets of the header links',
      'header .header-links > li > a @href',
      '/about, /our-work, /internship, /placement-training',
    ],
    ['a button opens the services', 'header button[popovertarget=solutions]', 'Our Solutions'],
    ['services of Our Solutions', '#solutions a @href', menu],
    ['no link to web development', '#solutions a[href=/services/web-development]', 0],
    ['the menu of a phone has the same services', '#menu .solutions-list a @href', menu],
    [
      'the menu of a phone has the header links, then the contact form',
      '#menu a.menu-link @href',
      '/about, /our-work, /internship, /placement-training, /#contact',
    ],
    ['a button opens the menu of a phone', 'header button[popovertarget=menu] @aria-label', 'Open menu'],
    ['headings of the footer', 'footer nav h2', 'Technologies, Company, More'],
    ['targets of the technologies in the footer', nth(0, 'footer nav > div', 'a @href'), technologies],
    [
      'names of the technologies in the footer',
      nth(0, 'footer nav > div', 'a'),
      'React & Angular, Node.js & Python, AWS & Azure, Machine Learning, Mobile Apps, DevOps',
    ],
    [
      'company pages in the footer',
      nth(1, 'footer nav > div', 'a @href'),
      '/company/about-us, /company/our-team, /company/careers',
    ],
    [
      'targets of the other footer links',
      first(5, nth(2, 'footer nav > div', 'a @href')),
      '/internship-registration, /our-work, /#contact, /privacy-policy, /terms-of-service',
    ],
    [
      'labels of the other footer links',
      first(5, nth(2, 'footer nav > div', 'a')),
      'Internship Registration, Our Work, Contact, Privacy Policy, Terms of Service',
    ],
    ['a professional network', 'footer nav a[target=_blank] @href', /^https:\/\/www\.linkedin\.com\/company\//],
    ['the newsletter takes an e-mail', 'footer form input[name=email] @type', 'email'],
    ['the newsletter links to the privacy notice', 'footer form a @href', '/privacy-notice'],
    ['button of the newsletter', 'footer form button', 'Subscribe'],
    ['phone and email of the grievance officer', 'footer .footer-legal div:last-child a @href', /^(?:tel|mailto):/],
    ['title of the newsletter toast', 'footer form @data-words', /"stored":\{"title":"Subscribed"/],
    ['the browser does not validate the newsletter', 'footer form[novalidate]', 1],
    ['the newsletter address is not required', 'footer form input[required]', 0],
  ],
  hasEnglishLayout,
);

/** Section 2 'Not-found page', section 8. */
testFacts([
  ['/404', 'number and text', 'h1', '404 Oops! Page not found'],
  ['/404', 'the text alone', 'h1 span:last-child', 'Oops! Page not found'],
  ['/404', 'the link to the home page', first(1, 'main .actions a'), 'Return to Home'],
  ['/404', 'target of the link to the home page', first(1, 'main .actions a @href'), '/'],
  ['/404', 'link to the search', 'main a[href=/search]', 'Search the site'],
  [
    '/404',
    'links to the services and the courses',
    'main nav a @href',
    inOrder('/#services', '/placement-training#placement-training'),
  ],
  ['/404', 'the attribute that the logging script needs', 'main [data-not-found]', 1],
]);

test('the header marks the current page, or the section in its breadcrumbs', async () => {
  for (const address of await listPages()) {
    const page = await readPage(address);
    const hrefs = (selector: string) => select(page, selector).map((link) => attribute(link, 'href') ?? '/#services');
    const known = [...hrefs('header .header-links > li > a'), '/#services'];
    const [original = ''] = hrefs('link[rel=canonical]').map((href) => new URL(href).pathname);
    const breadcrumbs = hrefs('nav.breadcrumbs a');
    const expected = [...breadcrumbs, original].filter((href) => known.includes(href));
    expect(hrefs('header .header-link[aria-current]'), address).toEqual(expected);
    expect(hrefs('header .header-link[aria-current=page]'), address).toEqual(
      expected.filter((href) => href === address),
    );
  }
});
