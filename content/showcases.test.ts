import { describe, expect, test } from 'vitest';
import {
  allServices,
  type Band,
  type BandOf,
  home,
  listSamples,
  ourWork,
  projectTypes,
  type Showcase,
  showcases,
} from '#content';

type Slug = 'textmi' | 'crm-suite' | 'hotel-manager' | 'pos-plus' | 'school-360' | 'gis-solutions' | 'ai-toolbox';

/** Specification, section 2 '/textmi' and 'Showcase pages', section 3 'Showcase features', section 9: one fact a row. */
const facts: readonly (readonly [slug: Slug, fact: string, find: (product: Showcase) => unknown, expected: unknown])[] =
  [
    ['textmi', 'name', ({ name }) => name, 'TextMi'],
    ['textmi', 'address', ({ href }) => href, '/textmi'],
    ['textmi', 'statistics', metrics('figures'), '10M+ active users, 99.9% uptime, 256-bit encryption, 24/7 support'],
    [
      'textmi',
      'six features',
      features,
      'Direct Messages, Group Chats, Video and Voice Calls, Stories, Call Logs, Favorites',
    ],
    ['textmi', 'stories', featureText('Stories'), expect.stringContaining('after 24 hours the story disappears')],
    [
      'textmi',
      'screenshot gallery',
      (p) => bandOf(p, 'screens', 'screens').screens.map(({ screen }) => screen),
      ['textmi-chats', 'textmi-conversation', 'textmi-call', 'textmi-call-log', 'textmi-stories'],
    ],
    ['textmi', 'technology summary', (p) => bandOf(p, 'technology', 'groups').groups.length > 1, true],
    ['textmi', 'call to action', ({ page }) => page.closing.action.href, '/#contact'],
    [
      'textmi',
      'its own site',
      ({ page }) => page.hero.actions.map(({ href }) => href),
      [undefined, 'https://textmi.example.com'],
    ],
    [
      'textmi',
      'that address is a sample',
      () => listSamples().some(({ file, field }) => file === fileOf('textmi') && field === 'page.hero.actions.1.href'),
      true,
    ],

    ['crm-suite', 'title', ({ name }) => name, 'CRM Suite Pro'],
    ['crm-suite', 'address', ({ href }) => href, '/work/crm-suite'],
    [
      'crm-suite',
      'six features',
      features,
      '360° Customer View, Lead Management, Sales Analytics, Task Automation, Omnichannel Communication, AI-Powered Insights',
    ],
    [
      'crm-suite',
      'metrics',
      metrics('metrics'),
      '45% conversion increase, 60% faster lead response, 30% better retention, 50% sales productivity',
    ],
    ['crm-suite', 'modules', (p) => bandOf(p, 'modules', 'groups').groups.length > 1, true],
    ['crm-suite', 'keywords', ({ page }) => (page.metadata.keywords ?? []).length > 2, true],
    ['crm-suite', 'offer', ({ offer }) => offer, 'Custom pricing'],
    [
      'crm-suite',
      'the offer is said on the page',
      ({ page }) => page.closing.text,
      expect.stringContaining('Custom pricing'),
    ],

    ['hotel-manager', 'title', ({ name }) => name, 'HotelManager Elite'],
    ['hotel-manager', 'address', ({ href }) => href, '/work/hotel-manager'],
    [
      'hotel-manager',
      'six features',
      features,
      'Room Management, Reservation System, Billing & Payments, Guest Experience, Channel Management, Analytics & Reports',
    ],
    [
      'hotel-manager',
      'metrics',
      metrics('metrics'),
      '85% operational efficiency, 40% faster check-in, 25% more direct bookings, 95% guest satisfaction',
    ],
    ['hotel-manager', 'modules', (p) => bandOf(p, 'modules', 'groups').groups.length > 1, true],

    ['pos-plus', 'title', ({ name }) => name, 'RetailPOS Plus'],
    ['pos-plus', 'address', ({ href }) => href, '/work/pos-plus'],
    [
      'pos-plus',
      'six features',
      features,
      'Smart Sales Processing, Inventory Management, Business Analytics, Payment Integration, Customer Management, Multi-Platform Support',
    ],
    [
      'pos-plus',
      'metrics',
      metrics('metrics'),
      '3x faster transactions, 99.9% uptime, 35% faster checkout, 50% fewer inventory errors',
    ],
    ['pos-plus', 'use cases', (p) => bandOf(p, 'shops', 'offerings').items.length > 1, true],

    ['school-360', 'title', ({ name }) => name, 'EduManage 360'],
    ['school-360', 'address', ({ href }) => href, '/work/school-360'],
    [
      'school-360',
      'six features',
      features,
      'Student Information System, Faculty Management, Academic Planning, Learning Management, Assessment & Reporting, Communication Hub',
    ],
    [
      'school-360',
      'metrics',
      metrics('metrics'),
      '500+ schools, 95% satisfaction, 40% fewer admin tasks, 24/7 availability',
    ],
    ['school-360', 'modules', (p) => bandOf(p, 'modules', 'list').items.length > 3, true],

    ['gis-solutions', 'title', ({ name }) => name, 'GeoIntel Solutions'],
    ['gis-solutions', 'address', ({ href }) => href, '/work/gis-solutions'],
    [
      'gis-solutions',
      'six features',
      features,
      'Interactive Mapping, Spatial Analysis, GPS Integration, Geospatial Analytics, Web GIS Platform, Remote Sensing',
    ],
    [
      'gis-solutions',
      'metrics',
      metrics('metrics'),
      '75% faster decisions, 60% less survey time, 90% more data accuracy, 45% cost savings',
    ],
    [
      'gis-solutions',
      'sectors',
      (p) => titles(bandOf(p, 'sectors', 'offerings').items),
      'Government, Utilities, Environment, Agriculture',
    ],

    ['ai-toolbox', 'title', ({ name }) => name, 'AI Analytics Toolbox'],
    ['ai-toolbox', 'address', ({ href }) => href, '/work/ai-toolbox'],
    [
      'ai-toolbox',
      'six features',
      features,
      'Predictive Analytics Engine, Computer Vision Suite, Natural Language Processor, Recommendation System, Intelligent Dashboard, Process Automation Bot',
    ],
    [
      'ai-toolbox',
      'metrics',
      metrics('metrics'),
      '85% model accuracy, 70% less manual processing, 3x faster decisions, 45% operational efficiency',
    ],
    ['ai-toolbox', 'use cases', (p) => bandOf(p, 'uses', 'offerings').items.length > 1, true],
    ['ai-toolbox', 'keywords', ({ page }) => (page.metadata.keywords ?? []).length > 2, true],
  ];

test.each(facts)('%s: %s', (slug, _fact, find, expected) => {
  expect(find(productAt(slug))).toEqual(expected);
});

test('there are seven, and every one has its facts', () => {
  expect(showcases.map(({ slug }) => slug).sort()).toEqual([...new Set(facts.map(([slug]) => slug))].sort());
  expect(showcases).toHaveLength(7);
});

describe.each(showcases.map((product) => [product.slug, product] as const))('%s', (_slug, product) => {
  const { page } = product;

  test('has a badge, two buttons and a closing call', () => {
    expect(page.hero.eyebrow).toBeTruthy();
    expect(new Set([...page.hero.actions, page.closing.action].map(({ label }) => label)).size).toBe(3);
  });

  test('has four metrics, and six features that each say something', () => {
    expect(page.bands.flatMap((band) => (band.kind === 'metrics' ? band.metrics : []))).toHaveLength(4);
    expect(page.bands.flatMap((band) => (band.kind === 'features' ? band.items : []))).toHaveLength(6);
  });

  test('is shown by its own screens, two or more', () => {
    const shown = page.bands.flatMap((band) => (band.kind === 'screens' ? band.screens : []));
    const family = page.hero.picture?.screen.split('-')[0];
    expect(family).toBeTruthy();
    expect(new Set(shown.map(({ screen }) => screen)).size).toBeGreaterThan(1);
    expect(shown.filter(({ screen }) => screen.split('-')[0] !== family)).toEqual([]);
  });

  test('describes each picture once', () => {
    const alts = [page.hero.picture, ...(page.hero.picture?.beside ?? [])].flatMap((one) => (one ? [one.alt] : []));
    for (const band of page.bands) if (band.kind === 'screens') alts.push(...band.screens.map(({ alt }) => alt));
    expect(new Set(alts).size).toBe(alts.length);
  });

  test('its parts have each their own anchor', () => {
    const ids = page.bands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('buttons', () => {
  test('choose an answer that the contact form has', () => {
    expect(projectTypes).toContain(ourWork.projects.projectType);
  });

  test('lead to the contact form, except to the site of TextMi', () => {
    const elsewhere = showcases.flatMap(({ slug, page }) =>
      [...page.hero.actions, page.closing.action].flatMap(({ href }) => (href ? [`${slug} ${href}`] : [])),
    );
    expect(elsewhere).toEqual(['textmi https://textmi.example.com', 'textmi /#contact']);
  });
});

describe('each page is its own', () => {
  test('no two have their bands in the same order', () => {
    const orders = showcases.map(({ page }) => page.bands.map(({ kind }) => kind).join(' '));
    expect(new Set(orders).size).toBe(orders.length);
  });

  test('no sentence stands twice, here or on the pages of the services', () => {
    const said = [...showcases, ...allServices, home, ourWork].flatMap((entry) => [
      ...new Set(textsOf(entry).flatMap(sentences)),
    ]);
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });

  test('and none twice on one page', () => {
    for (const { slug, page } of showcases) {
      const said = textsOf(page).flatMap(sentences);
      expect(
        said.filter((sentence, index) => said.indexOf(sentence) !== index),
        slug,
      ).toEqual([]);
    }
  });
});

function productAt(slug: string): Showcase {
  const product = showcases.find((one) => one.slug === slug);
  if (!product) throw new Error(`there is no ${fileOf(slug)}`);
  return product;
}

function fileOf(slug: string): string {
  return `content/showcases/${slug}.ts`;
}

function bandOf<Kind extends Band['kind']>({ slug, page }: Showcase, id: string, kind: Kind): BandOf<Kind> {
  const band = page.bands.find((one): one is BandOf<Kind> => one.id === id && one.kind === kind);
  if (!band) throw new Error(`${fileOf(slug)}: no band '${id}' of kind '${kind}'`);
  return band;
}

function features(product: Showcase): string {
  return titles(bandOf(product, 'features', 'features').items);
}

function featureText(title: string) {
  return (product: Showcase) =>
    bandOf(product, 'features', 'features').items.find((item) => item.title === title)?.text;
}

function metrics(id: string) {
  return (product: Showcase) =>
    bandOf(product, id, 'metrics')
      .metrics.map(({ value, label }) => `${value} ${label}`)
      .join(', ');
}

function titles(items: readonly { readonly title: string }[]): string {
  return items.map(({ title }) => title).join(', ');
}

/** Every text of some content. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The sentences of a text, and its longer phrases where it has none. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.?!]) /).filter((sentence) => sentence.length > 30);
}
