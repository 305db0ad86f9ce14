import { describe, expect, test } from 'vitest';
import { allServices, type Band, type BandOf, home, listSamples, projectTypes, type Service, services } from '#content';

type Slug =
  | 'custom-software'
  | 'enterprise-solutions'
  | 'ai-integrated'
  | 'mobile-development'
  | 'cloud-solutions'
  | 'data-engineering'
  | 'web-development';

/** Specification, section 2 'Service pages' and section 9 'Marketing and contact claims': one fact a row. */
const facts: readonly (readonly [slug: Slug, fact: string, find: (service: Service) => unknown, expected: unknown])[] =
  [
    ['custom-software', 'hero button', hero, 'Start Your Project'],
    ['custom-software', 'heading', (s) => bandOf(s, 'what-we-build', 'offerings').heading, 'What We Build'],
    [
      'custom-software',
      'What We Build',
      offerings('what-we-build'),
      'Web Applications, Desktop Applications, API Development, Enterprise Systems',
    ],
    ['custom-software', 'a technologies list', (s) => namesIn('technologies')(s) > 0, true],
    [
      'custom-software',
      '6-step process',
      steps('process'),
      'Discovery, Planning, Design, Development, Testing, Deployment',
    ],
    ['custom-software', 'a why-choose list', (s) => bandOf(s, 'why', 'list').heading, 'Why choose us'],
    ['custom-software', 'industries', offerings('industries'), 'Healthcare, E-commerce, Education, Finance'],
    ['custom-software', 'closing button', closing, 'Get Started Today'],

    ['enterprise-solutions', 'hero button', hero, 'Explore Enterprise Solutions'],
    [
      'enterprise-solutions',
      'four offerings',
      offerings('systems'),
      'ERP Systems, CRM Solutions, Business Intelligence, Workflow Automation',
    ],
    ['enterprise-solutions', 'four bullets each', pointCounts('systems'), [4, 4, 4, 4]],
    ['enterprise-solutions', 'six technology strengths', offeringCount('technology'), 6],
    ['enterprise-solutions', 'ten benefits', lines('benefits'), 10],
    [
      'enterprise-solutions',
      '8-phase process',
      steps('phases'),
      'Requirements Analysis, System Design, Development, Integration, Testing, Deployment, Training, Support',
    ],
    ['enterprise-solutions', 'story: costs', quote('story'), expect.stringContaining('30% lower operating costs')],
    ['enterprise-solutions', 'story: efficiency', quote('story'), expect.stringContaining('50% better efficiency')],
    ['enterprise-solutions', 'story: employees', quote('story'), expect.stringContaining('500+ employees')],
    [
      'enterprise-solutions',
      'figures of the story',
      metrics('story-figures'),
      '30% lower operating costs, 50% better efficiency, 500+ employees',
    ],
    ['enterprise-solutions', 'the story is a sample', isSample('story'), true],
    ['enterprise-solutions', 'its figures are a sample', isSample('story-figures'), true],
    ['enterprise-solutions', 'closing button', closing, 'Schedule Enterprise Consultation'],

    ['ai-integrated', 'hero button', hero, 'Explore AI Solutions'],
    [
      'ai-integrated',
      'four services',
      offerings('services'),
      'Machine Learning Models, Natural Language Processing, Computer Vision, Predictive Analytics',
    ],
    ['ai-integrated', 'ten applications', lines('applications'), 10],
    ['ai-integrated', 'six frameworks', namesIn('frameworks'), 6],
    [
      'ai-integrated',
      'six industries',
      groups('industries'),
      'Healthcare, Finance, Retail, Manufacturing, Transportation, Education',
    ],
    ['ai-integrated', 'use cases of each', (s) => Math.min(...groupSizes('industries')(s)) > 1, true],
    [
      'ai-integrated',
      '5-step process',
      steps('process'),
      'Problem Definition, Data Collection, Model Development, Integration, Optimization',
    ],
    ['ai-integrated', 'three benefit cards', offerings('benefits'), 'Automation, Intelligence, Accuracy'],
    ['ai-integrated', 'closing button', closing, 'Start Your AI Journey'],

    ['mobile-development', 'hero button', hero, 'Build Your Mobile App'],
    ['mobile-development', 'three approaches', offerings('approaches'), 'Native, Cross-Platform, Progressive Web Apps'],
    ['mobile-development', 'advantages of each', (s) => Math.min(...pointCounts('approaches')(s)) > 1, true],
    [
      'mobile-development',
      'ideal for',
      (s) => bandOf(s, 'approaches', 'offerings').items.filter(({ idealFor }) => idealFor).length,
      3,
    ],
    ['mobile-development', 'technologies', groups('technologies'), 'iOS, Android, Cross-Platform, Backend'],
    ['mobile-development', 'twelve app features', lines('features'), 12],
    [
      'mobile-development',
      'six industries',
      groups('industries'),
      'E-commerce, Healthcare, Finance, Education, Social, Fitness',
    ],
    ['mobile-development', 'features of each', (s) => Math.min(...groupSizes('industries')(s)) > 1, true],
    [
      'mobile-development',
      '6-step process',
      steps('process'),
      'Strategy & Planning, UI/UX Design, Development, Testing, Deployment, Maintenance',
    ],
    ['mobile-development', 'three benefits', offerings('benefits'), 'User Engagement, Performance, Security'],
    ['mobile-development', 'closing button', closing, 'Start Your Mobile Project'],

    ['cloud-solutions', 'hero button', hero, 'Explore Cloud Solutions'],
    [
      'cloud-solutions',
      'four services',
      offerings('services'),
      'Cloud Migration, Infrastructure as Code, Cloud Security, Managed Services',
    ],
    ['cloud-solutions', 'three platforms', (s) => groupSizes('platforms')(s).length, 3],
    ['cloud-solutions', 'key services of each', (s) => Math.min(...groupSizes('platforms')(s)) > 1, true],
    [
      'cloud-solutions',
      'four architecture patterns',
      offerings('patterns'),
      'Microservices, Serverless, Container Orchestration, Multi-Cloud',
    ],
    ['cloud-solutions', 'twelve benefits', lines('benefits'), 12],
    [
      'cloud-solutions',
      '6-step migration',
      steps('process'),
      'Assessment, Planning, Design, Migration, Optimization, Management',
    ],
    [
      'cloud-solutions',
      'metrics',
      metrics('metrics'),
      '40% cost reduction, 99.9% uptime, 60% faster deployment, 24/7 monitoring',
    ],
    ['cloud-solutions', 'closing button', closing, 'Start Your Cloud Journey'],

    ['data-engineering', 'hero button', hero, 'Build Your Data Platform'],
    [
      'data-engineering',
      'four services',
      offerings('services'),
      'Data Warehousing, Real-time Analytics, Big Data Processing, Data Pipeline Automation',
    ],
    ['data-engineering', 'technologies', groups('technologies'), 'Databases, Big Data, Cloud Platforms, Analytics'],
    ['data-engineering', '6-stage pipeline', (s) => bandOf(s, 'pipeline', 'process').steps.length, 6],
    ['data-engineering', 'four analytics use cases', offeringCount('use-cases'), 4],
    ['data-engineering', 'ten benefits', lines('benefits'), 10],
    [
      'data-engineering',
      'metrics',
      metrics('metrics'),
      '10x faster analytics, 95% data quality, 50% cost reduction, 24/7 availability, 1TB+ daily data',
    ],
    ['data-engineering', 'story: revenue', quote('story'), expect.stringContaining('25% more revenue')],
    ['data-engineering', 'the story is a sample', isSample('story'), true],
    ['data-engineering', 'closing button', closing, 'Start Your Data Journey'],

    ['web-development', 'price', ({ page }) => page.hero.lead, expect.stringContaining('from ₹50,000 to ₹2,00,000')],
    ['web-development', 'taxes are extra', ({ page }) => page.hero.lead, expect.stringContaining('taxes extra')],
    [
      'web-development',
      'no other price',
      (s) => new Set(textsOf(s).flatMap(rupees)),
      new Set(['₹50,000', '₹2,00,000']),
    ],
    ['web-development', 'not in the menu', (s) => services.includes(s), false],
  ];

test.each(facts)('%s: %s', (slug, _fact, find, expected) => {
  expect(find(serviceAt(slug))).toEqual(expected);
});

describe('buttons', () => {
  test.each(services.map(({ slug }) => slug))('those of %s lead to the contact form, prefilled', (slug) => {
    const { page, title } = serviceAt(slug);
    expect([...page.hero.actions, page.closing.action].filter(({ href }) => href)).toEqual([]);
    expect(projectTypes).toContain(title);
  });

  test('those of web development name the service it belongs to', () => {
    const { hero: top, closing: end } = serviceAt('web-development').page;
    const contact = `/?project=${encodeURIComponent(serviceAt('custom-software').title)}#contact`;
    expect([top.actions[0]?.href, end.action.href]).toEqual([contact, contact]);
  });

  test('web applications lead on to web development', () => {
    const [web] = bandOf(serviceAt('custom-software'), 'what-we-build', 'offerings').items;
    expect(web?.link?.href).toBe(serviceAt('web-development').href);
  });
});

describe('each page is its own', () => {
  test('no two have their bands in the same order', () => {
    const orders = allServices.map(({ page }) => page.bands.map(({ kind }) => kind).join(' '));
    expect(new Set(orders).size).toBe(orders.length);
  });

  test('no two say the same sentence', () => {
    const said = [...allServices.map(textsOf), textsOf(home)].flatMap((texts) => [
      ...new Set(texts.flatMap(sentences)),
    ]);
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });

  test('the parts of a page have each their own anchor', () => {
    for (const { slug, page } of allServices) {
      const ids = page.bands.map(({ id }) => id);
      expect(new Set(ids).size, slug).toBe(ids.length);
    }
  });
});

function serviceAt(slug: string): Service {
  const service = allServices.find((one) => one.slug === slug);
  if (!service) throw new Error(`there is no content/services/${slug}.ts`);
  return service;
}

function bandOf<Kind extends Band['kind']>({ slug, page }: Service, id: string, kind: Kind): BandOf<Kind> {
  const band = page.bands.find((one): one is BandOf<Kind> => one.id === id && one.kind === kind);
  if (!band) throw new Error(`content/services/${slug}.ts: no band '${id}' of kind '${kind}'`);
  return band;
}

function hero({ page }: Service): string {
  return page.hero.actions.map(({ label }) => label).join(', ');
}

function closing({ page }: Service): string {
  return page.closing.action.label;
}

function offerings(id: string) {
  return (service: Service) => titles(bandOf(service, id, 'offerings').items);
}

function offeringCount(id: string) {
  return (service: Service) => bandOf(service, id, 'offerings').items.length;
}

function pointCounts(id: string) {
  return (service: Service) => bandOf(service, id, 'offerings').items.map(({ points = [] }) => points.length);
}

function steps(id: string) {
  return (service: Service) => titles(bandOf(service, id, 'process').steps);
}

function groups(id: string) {
  return (service: Service) => titles(bandOf(service, id, 'groups').groups);
}

function groupSizes(id: string) {
  return (service: Service) => bandOf(service, id, 'groups').groups.map(({ items }) => items.length);
}

/** How many different names stand in the groups. */
function namesIn(id: string) {
  return (service: Service) => new Set(bandOf(service, id, 'groups').groups.flatMap(({ items }) => items)).size;
}

/** How many different lines a list has. */
function lines(id: string) {
  return (service: Service) => new Set(bandOf(service, id, 'list').items).size;
}

function metrics(id: string) {
  return (service: Service) =>
    bandOf(service, id, 'metrics')
      .metrics.map(({ value, label }) => `${value} ${label}`)
      .join(', ');
}

function quote(id: string) {
  return (service: Service) => bandOf(service, id, 'quote').text;
}

/** Whether the launch check asks for the real one. */
function isSample(id: string) {
  return ({ slug, page }: Service) =>
    listSamples().some(
      ({ file, field }) =>
        file === `content/services/${slug}.ts` &&
        field === `page.bands.${page.bands.findIndex((band) => band.id === id)} (whole entry)`,
    );
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

function rupees(text: string): string[] {
  return text.match(/₹[\d,]*\d/g) ?? [];
}
