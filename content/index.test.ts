import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import {
  about,
  allServices,
  careers,
  courses,
  courseWords,
  curriculumWords,
  home,
  internshipPage,
  internshipRegistration,
  internships,
  legalPages,
  listSamples,
  navigation,
  ourWork,
  pages,
  partners,
  placementRegistration,
  placementTraining,
  positions,
  profile,
  registrationWords,
  services,
  showcases,
  siteText,
  team,
  technologies,
  technologyPartnerRows,
  technologyPartners,
  testimonials,
} from './index.ts';
import technologyPartnersSource from './technology-partners.ts';

/** Every text of some content with its path: `hero.headline`. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`));
}

const everything = {
  profile,
  home,
  navigation,
  services: allServices,
  showcases,
  technologies,
  about,
  team,
  careers,
  positions,
  ourWork,
  legalPages,
  partners,
  testimonials,
  technologyPartners,
  siteText,
  courses,
  courseWords,
  curriculumWords,
  placementTraining,
  internships,
  internshipPage,
  registrationWords,
  internshipRegistration,
  placementRegistration,
};
/** What clients say is theirs to word. */
const { testimonials: _, ...ours } = everything;

describe('what the specification fixes', () => {
  test.each([
    ['hero', home.hero.start, { label: 'Start a project', href: '/#contact' }],
    ['hero', home.hero.work, { label: 'View Our Work', href: '/textmi' }],
    ['header', navigation.header.about, { label: 'About', href: '/about' }],
    ['footer', navigation.footer.other.links[2], { label: 'Contact', href: '/#contact' }],
    ['not found', siteText.notFound.home, { label: 'Return to Home', href: '/' }],
  ])('the %s has the link %j', (_place, link, expected) => expect(link).toEqual(expected));

  test.each([
    [home.services.more, 'Know More'],
    [home.services.less, 'Show Less'],
    [home.about.more, 'Learn More'],
    [home.about.less, 'Show Less'],
    [home.contact.card.response, 'We respond within 4 hours'],
    [home.contact.card.hours.text, '9AM to 6PM IST'],
    [siteText.sending.stored.title, 'Message Sent!'],
    [siteText.sending.stored.text, "We'll get back to you within 24 hours."],
    [siteText.answers.contact.stored.text, "We'll get back to you within 24 hours."],
    [navigation.header.solutions.label, 'Our Solutions'],
    [navigation.footer.newsletter.submit, 'Subscribe'],
    [navigation.footer.newsletter.confirmationSent.title, 'Almost there'],
    [navigation.footer.newsletter.subscribed.title, 'Subscribed'],
    [navigation.header.search.pattern, '/search?q={search_term_string}'],
    [siteText.notFound.code, '404'],
    [siteText.notFound.heading, 'Oops! Page not found'],
    [siteText.error.heading, 'Unexpected Application Error!'],
    [profile.founded, 2018],
    [profile.registration.incorporated, 'April 2022'],
    [home.partners.autoplayMs, 3500],
    [home.testimonials.autoplayMs, 4000],
    [home.technologyPartners.roundSeconds, 60],
  ])('%j is %j', (found, expected) => expect(found).toBe(expected));

  test('the header links to work, internship and academy', () => {
    expect(navigation.header.links).toEqual([
      { label: 'Our Work', href: '/our-work' },
      { label: 'Internship', href: '/internship' },
      { label: 'IT Academy', href: '/placement-training' },
    ]);
  });

  test.each([
    [
      'technologies',
      navigation.footer.technologies.links,
      [
        '/technologies/react-angular',
        '/technologies/nodejs-python',
        '/technologies/aws-azure',
        '/technologies/machine-learning',
        '/technologies/mobile-apps',
        '/technologies/devops',
      ],
    ],
    ['company', navigation.footer.company.links, ['/company/about-us', '/company/our-team', '/company/careers']],
    [
      'other',
      navigation.footer.other.links,
      ['/internship-registration', '/our-work', '/#contact', '/privacy-policy', '/terms-of-service'],
    ],
  ])('the footer has the %s links in order', (_list, links, hrefs) => {
    expect(links.map(({ href }) => href)).toEqual(hrefs);
  });

  test.each([
    ['about', home.about.statistics, ['50+ developers', '200+ projects', '25+ countries', '98% client satisfaction']],
    ['partners', home.partners.statistics, ['15+ organizations', '5+ years', '100+ joint initiatives']],
  ])('the figures of %s', (_band, statistics, figures) => {
    expect(statistics.map(({ value, label }) => `${value} ${label}`)).toEqual(figures);
  });

  test('the home page has its parts', () => {
    expect(pages.find(({ href }) => href === '/')?.anchors).toEqual([
      'home',
      'services',
      'about',
      'partners',
      'testimonials',
      'technology-partners',
      'contact',
    ]);
  });

  test('the certifications', () => {
    expect(home.about.certifications.map(({ title, detail }) => `${title} ${detail}`)).toEqual([
      'Recognised by the national startup programme',
      'Certified by the state startup policy',
      'ISO 27001 information security',
      'CMMI Level 3 development process',
    ]);
  });

  test('the nineteen technologies', () => {
    expect(home.about.technologies.join(', ')).toBe(
      'React, Node.js, Python, Java, TypeScript, Angular, Vue.js, AWS, Azure, Docker, Kubernetes, PostgreSQL, MongoDB, TensorFlow, PyTorch, OpenAI, Flutter, React Native, Swift',
    );
  });

  // A seventh service is one new file and must not need a change here: only the six and their order are fixed.
  test('the six services come first, in order', () => {
    expect(services.slice(0, 6).map(({ href, title }) => [href, title])).toEqual([
      ['/services/custom-software', 'Custom Software Development'],
      ['/services/enterprise-solutions', 'Enterprise Solutions'],
      ['/services/ai-integrated', 'AI-Integrated Services'],
      ['/services/mobile-development', 'Mobile Development'],
      ['/services/cloud-solutions', 'Cloud Solutions'],
      ['/services/data-engineering', 'Data Engineering'],
    ]);
    expect(navigation.header.solutions.links).toEqual(services);
  });

  test('the seven products in the order of the portfolio', () => {
    expect(showcases.map(({ href, name }) => [href, name])).toEqual([
      ['/textmi', 'TextMi'],
      ['/work/crm-suite', 'CRM Suite Pro'],
      ['/work/hotel-manager', 'HotelManager Elite'],
      ['/work/pos-plus', 'RetailPOS Plus'],
      ['/work/school-360', 'EduManage 360'],
      ['/work/gis-solutions', 'GeoIntel Solutions'],
      ['/work/ai-toolbox', 'AI Analytics Toolbox'],
    ]);
  });

  test('six partners and seven testimonials, all rated 5', () => {
    expect(partners).toHaveLength(6);
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5, 5]);
  });

  test('technology partners are deduplicated by name and split into three rows', () => {
    expect(technologyPartnersSource).toHaveLength(26);
    expect(technologyPartners).toHaveLength(24);
    expect(technologyPartnerRows.map((row) => row.length)).toEqual([8, 8, 8]);
    expect(technologyPartnerRows.flat()).toEqual(technologyPartners);
  });

  test('every address of section 2 and the two extra pages are known, each once', () => {
    expect(pages.map(({ href }) => href).sort()).toEqual(
      [
        ...['/', '/about', '/our-work', '/internship', '/privacy-policy', '/terms-of-service', '/textmi', '/search'],
        ...['/internship-registration', '/placement-training-registration', '/placement-training'],
        ...['cpp-programming', 'data-structures', 'computer-science', 'fullstack-mern', 'flutter'].map(
          (slug) => `/curriculum/${slug}`,
        ),
        '/curriculum/machine-learning',
        ...['react-angular', 'nodejs-python', 'aws-azure', 'machine-learning', 'mobile-apps', 'devops'].map(
          (slug) => `/technologies/${slug}`,
        ),
        '/technologies/artificial-intelligence',
        ...services.map(({ slug }) => `/services/${slug}`),
        '/services/web-development',
        ...['about-us', 'our-team', 'careers'].map((slug) => `/company/${slug}`),
        ...positions.map(({ slug }) => `/company/careers/apply/${slug}`),
        '/privacy-notice',
        ...['crm-suite', 'hotel-manager', 'pos-plus', 'school-360', 'gis-solutions', 'ai-toolbox'].map(
          (slug) => `/work/${slug}`,
        ),
      ].sort(),
    );
  });
});

test('no sample can reach anyone', () => {
  const ways = listSamples().filter(
    ({ file, field }) => file === 'content/company/profile.ts' && /mail|phone|whatsapp|origin|linkedin/i.test(field),
  );
  for (const { field } of ways) {
    const value = field.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), profile);
    for (const text of Object.values(typeof value === 'string' ? [value] : Object(value))) {
      expect(`${field}: ${text}`).toMatch(/\bexample(?:\.com)?$|\+?91[0 ]+$/);
    }
  }
});

describe('the door', () => {
  test('gives plain data that no page can change', () => {
    expect(structuredClone(everything)).toEqual(everything);
    expect(() => Object.assign(home.hero, { headline: '' })).toThrow(TypeError);
    expect(() => Object.assign(services[0] ?? {}, { title: '' })).toThrow(TypeError);
  });

  test('leaves no gap open that only the profile fills', () => {
    expect(textsOf(everything).filter(([, text]) => text.includes('{company.'))).toEqual([]);
  });
});

describe('house style', () => {
  test('the company and its city are named in the profile alone, so renaming is one edit', async () => {
    const names = [profile.name, profile.shortName, profile.email.text];
    const { locality } = profile.registeredOffice;
    const files = (await readdir(import.meta.dirname, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'company/profile.ts',
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const source = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
      for (const name of names) expect(source, file).not.toContain(name);
      // In an exercise the city is a place like any other, and stays where it is when the company moves.
      if (!file.startsWith('courses/')) expect(source, file).not.toContain(locality);
    }
  });

  test('no worn words in what we say ourselves', () => {
    const worn =
      /cutting.edge|leverag|seamless|empower|unlock|world.class|best.in.class|state.of.the.art|robust|solutioning|synerg|revolutioni|game.chang|holistic|\bone.stop\b|passionate|delve|elevate|not just|not only/i;
    const superlative = /\b(?:best|leading|fastest|finest|ultimate)\b/i;
    // In a session they are what is computed: the best split, the leading axis.
    const isSession = (path: string) => /^courses\.\d+\.parts\./.test(path);
    const bad = textsOf(ours).filter(([path, text]) => worn.test(text) || (superlative.test(text) && !isSession(path)));
    expect(bad).toEqual([]);
  });

  test('no closing asks for a file: the contact form takes words alone', () => {
    const asking = /\b(?:send|attach|upload|scan|photograph|picture|sheet)\b/i;
    for (const { slug, page } of [...allServices, ...showcases, ...technologies]) {
      expect(`${page.closing.heading} ${page.closing.text}`, slug).not.toMatch(asking);
    }
  });

  test('apostrophes are curly, except where the specification gives the words', () => {
    const straight = textsOf(everything).filter(([, text]) => /['"]/.test(text));
    expect(new Set(straight.map(([, text]) => text))).toEqual(
      new Set([
        "We'll get back to you within 24 hours.",
        "We'll contact you soon with further details.",
        "We'll contact you soon with further details about your placement training program.",
      ]),
    );
  });

  test('neighbours wear different colours', () => {
    const lists = [
      services,
      technologies,
      showcases,
      courses,
      internships,
      about.purpose.cards,
      ...[partners, testimonials, team.members].map((list) => list.map(({ mark }) => mark)),
    ];
    for (const list of lists) {
      const same = list.filter(({ hue }, index) => hue === list[(index + 1) % list.length]?.hue);
      expect(same).toEqual([]);
    }
  });

  test('no two say the same', () => {
    const said = [
      ...services,
      ...showcases,
      ...testimonials,
      about,
      team,
      careers,
      ...positions,
      ourWork,
      ...courses,
      ...internships,
      internshipPage,
    ].flatMap((item) => textsOf(item).map(([, text]) => text));
    const sentences = said.filter((text) => text.length > 30 && !/^(?:https:|\/)/.test(text));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test('every logo is in its package', () => {
  const { resolve } = createRequire(import.meta.url);
  for (const { logo } of technologyPartners) {
    const [name, pack] = logo.split(':').reverse();
    if (pack === 'devicon') expect(resolve(`devicon/icons/${name}/${name}-original-wordmark.svg`)).toBeTruthy();
    else expect(resolve(`simple-icons/icons/${name}.svg`)).toBeTruthy();
  }
});
