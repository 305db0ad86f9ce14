import { select, wordsOf } from '../../../../tools/site-build/html-tree.ts';
import { counts, type Finder, figures, testFacts } from './page-facts.ts';

const contactWith = (project: string) => `/?project=${encodeURIComponent(project)}#contact`;

/** Every amount of money in the text of a page. */
const rupees: Finder = (page) => select(page, 'main').flatMap((main) => wordsOf(main).match(/₹[\d,]*\d/g) ?? []);

/** Specification, section 2 'Service pages' 1 to 3. */
testFacts([
  ['/services/custom-software', 'title', 'h1', 'Custom Software Development'],
  ['/services/custom-software', 'hero button', '.page-hero .actions a', 'Start Your Project'],
  ['/services/custom-software', 'heading', '#what-we-build h2', 'What We Build'],
  [
    '/services/custom-software',
    'what we build',
    '#what-we-build h3',
    'Web Applications, Desktop Applications, API Development, Enterprise Systems',
  ],
  ['/services/custom-software', 'a link to web development', '#what-we-build a @href', '/services/web-development'],
  ['/services/custom-software', 'a technologies list', '#technologies .word-list', /\w/],
  [
    '/services/custom-software',
    '6-step process',
    '#process h3',
    'Discovery, Planning, Design, Development, Testing, Deployment',
  ],
  ['/services/custom-software', 'a why-choose list', '#why h2', 'Why choose us'],
  ['/services/custom-software', 'reasons to choose us', '#why li', /\w/],
  ['/services/custom-software', 'industries', '#industries h3', 'Healthcare, E-commerce, Education, Finance'],
  ['/services/custom-software', 'closing button', '.call-to-action a', 'Get Started Today'],

  ['/services/enterprise-solutions', 'title', 'h1', 'Enterprise Solutions'],
  ['/services/enterprise-solutions', 'hero button', '.page-hero .actions a', 'Explore Enterprise Solutions'],
  [
    '/services/enterprise-solutions',
    'four offerings',
    '#systems h3',
    'ERP Systems, CRM Solutions, Business Intelligence, Workflow Automation',
  ],
  ['/services/enterprise-solutions', 'four bullets each', counts('#systems .offering', 'li'), '4, 4, 4, 4'],
  ['/services/enterprise-solutions', 'six technology strengths', '#technology h3', 6],
  ['/services/enterprise-solutions', 'ten benefits', '#benefits li', 10],
  [
    '/services/enterprise-solutions',
    '8-phase process',
    '#phases h3',
    'Requirements Analysis, System Design, Development, Integration, Testing, Deployment, Training, Support',
  ],
  ['/services/enterprise-solutions', 'quote: costs', 'blockquote', /30% lower operating costs/],
  ['/services/enterprise-solutions', 'quote: efficiency', 'blockquote', /50% better efficiency/],
  ['/services/enterprise-solutions', 'quote: employees', 'blockquote', /500\+ employees/],
  [
    '/services/enterprise-solutions',
    'the figures of the quotes',
    figures('.metric'),
    '30% lower operating costs, 50% better efficiency, 500+ employees',
  ],
  ['/services/enterprise-solutions', 'closing button', '.call-to-action a', 'Schedule Enterprise Consultation'],

  ['/services/ai-integrated', 'title', 'h1', 'AI-Integrated Services'],
  ['/services/ai-integrated', 'hero button', '.page-hero .actions a', 'Explore AI Solutions'],
  [
    '/services/ai-integrated',
    'four services',
    '#services h3',
    'Machine Learning Models, Natural Language Processing, Computer Vision, Predictive Analytics',
  ],
  ['/services/ai-integrated', 'ten applications', '#applications li', 10],
  ['/services/ai-integrated', 'six frameworks', '#frameworks li', 6],
  [
    '/services/ai-integrated',
    'six industries',
    '#industries h3',
    'Healthcare, Finance, Retail, Manufacturing, Transportation, Education',
  ],
  ['/services/ai-integrated', 'use cases of each', counts('#industries .group', 'li'), /^[2-9]$/],
  [
    '/services/ai-integrated',
    '5-step process',
    '#process h3',
    'Problem Definition, Data Collection, Model Development, Integration, Optimization',
  ],
  ['/services/ai-integrated', 'three benefit cards', '#benefits h3', 'Automation, Intelligence, Accuracy'],
  ['/services/ai-integrated', 'closing button', '.call-to-action a', 'Start Your AI Journey'],
]);

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
