import { select, wordsOf } from '../../../../tools/site-build/html-tree.ts';
import { counts, type Finder, figures, testFacts } from './page-facts.ts';

const contactWith = (project: string) => `/?project=${encodeURIComponent(project)}#contact`;

/** Every amount of money in the text of a page. */
const rupees: Finder = (page) => select(page, 'main').flatMap((main) => wordsOf(main).match(/₹[\d,]*\d/g) ?? []);

/** Specification, section 2 'Service pages' 4 to 6 and 'Other', section 9 'Marketing and contact claims' (web services). */
testFacts([
  ['/services/mobile-development', 'title', 'h1', 'Mobile Development'],
  ['/services/mobile-development', 'hero button', '.page-hero .actions a', 'Build Your Mobile App'],
  ['/services/mobile-development', 'approaches', '#approaches h3', 'Native, Cross-Platform, Progressive Web Apps'],
  ['/services/mobile-development', 'advantages of each approach', counts('#approaches .offering', 'li'), /^[2-9]$/],
  ['/services/mobile-development', "each has an 'Ideal for' line", '#approaches .offering-ideal', /^Ideal for \w/],
  ['/services/mobile-development', "three 'Ideal for' lines", '#approaches .offering-ideal', 3],
  ['/services/mobile-development', 'technologies', '#technologies h3', 'iOS, Android, Cross-Platform, Backend'],
  ['/services/mobile-development', 'names in each group', counts('#technologies .group', 'li'), /^[1-9]\d?$/],
  ['/services/mobile-development', 'twelve app features', '#features li', 12],
  [
    '/services/mobile-development',
    'six industries',
    '#industries h3',
    'E-commerce, Healthcare, Finance, Education, Social, Fitness',
  ],
  ['/services/mobile-development', 'features of each industry', counts('#industries .group', 'li'), /^[2-9]$/],
  [
    '/services/mobile-development',
    '6-step process',
    '#process h3',
    'Strategy & Planning, UI/UX Design, Development, Testing, Deployment, Maintenance',
  ],
  ['/services/mobile-development', 'three benefits', '#benefits h3', 'User Engagement, Performance, Security'],
  ['/services/mobile-development', 'closing button', '.call-to-action a', 'Start Your Mobile Project'],

  ['/services/cloud-solutions', 'title', 'h1', 'Cloud Solutions'],
  ['/services/cloud-solutions', 'hero button', '.page-hero .actions a', 'Explore Cloud Solutions'],
  [
    '/services/cloud-solutions',
    'four services',
    '#services h3',
    'Cloud Migration, Infrastructure as Code, Cloud Security, Managed Services',
  ],
  ['/services/cloud-solutions', 'three platforms', '#platforms h3', 3],
  ['/services/cloud-solutions', 'key services of each', counts('#platforms .group', 'li'), /^[2-9]$/],
  [
    '/services/cloud-solutions',
    'four architecture patterns',
    '#patterns h3',
    'Microservices, Serverless, Container Orchestration, Multi-Cloud',
  ],
  ['/services/cloud-solutions', 'twelve benefits', '#benefits li', 12],
  [
    '/services/cloud-solutions',
    '6-step migration',
    '#process h3',
    'Assessment, Planning, Design, Migration, Optimization, Management',
  ],
  [
    '/services/cloud-solutions',
    'metrics',
    figures('.metric'),
    '40% cost reduction, 99.9% uptime, 60% faster deployment, 24/7 monitoring',
  ],
  ['/services/cloud-solutions', 'closing button', '.call-to-action a', 'Start Your Cloud Journey'],

  ['/services/data-engineering', 'title', 'h1', 'Data Engineering'],
  ['/services/data-engineering', 'hero button', '.page-hero .actions a', 'Build Your Data Platform'],
  [
    '/services/data-engineering',
    'four services',
    '#services h3',
    'Data Warehousing, Real-time Analytics, Big Data Processing, Data Pipeline Automation',
  ],
  ['/services/data-engineering', 'technologies', '#technologies h3', 'Databases, Big Data, Cloud Platforms, Analytics'],
  ['/services/data-engineering', 'names in each group', counts('#technologies .group', 'li'), /^[1-9]\d?$/],
  ['/services/data-engineering', '6-stage pipeline', '#pipeline ol h3', 6],
  ['/services/data-engineering', 'four analytics use cases', '#use-cases h3', 4],
  ['/services/data-engineering', 'ten benefits', '#benefits li', 10],
  [
    '/services/data-engineering',
    'metrics',
    figures('.metric'),
    '10x faster analytics, 95% data quality, 50% cost reduction, 24/7 availability, 1TB+ daily data',
  ],
  ['/services/data-engineering', 'quote: revenue', 'blockquote', /25% more revenue/],
  ['/services/data-engineering', 'closing button', '.call-to-action a', 'Start Your Data Journey'],

  ['/services/web-development', 'price', '.page-hero .lead', /from ₹50,000 to ₹2,00,000/],
  ['/services/web-development', 'taxes are extra', '.page-hero .lead', /taxes extra/],
  [
    '/services/web-development',
    'only the prices of the sizes and of the maintenance',
    rupees,
    /^₹(?:50,000|80,000|1,20,000|1,60,000|2,00,000|12,000)$/,
  ],
  [
    '/services/web-development',
    'buttons lead to Custom Software Development',
    'main .actions a @href',
    `${contactWith('Custom Software Development')}, /services/custom-software, ${contactWith('Custom Software Development')}`,
  ],
]);

/** A call to action links to the contact form, with the service preselected as project type. */
testFacts(
  (
    [
      ['custom-software', 'Custom Software Development'],
      ['enterprise-solutions', 'Enterprise Solutions'],
      ['ai-integrated', 'AI-Integrated Services'],
      ['mobile-development', 'Mobile Development'],
      ['cloud-solutions', 'Cloud Solutions'],
      ['data-engineering', 'Data Engineering'],
    ] as const
  ).map(([slug, project]) => [
    `/services/${slug}`,
    'both buttons lead to the contact form with the project type',
    'main .actions a @href',
    `${contactWith(project)}, ${contactWith(project)}`,
  ]),
);
