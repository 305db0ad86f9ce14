import { counts, figures, first, type PageFact, testFacts } from './page-facts.ts';

/** Specification, section 2 '/textmi', section 9 (messaging app). */
testFacts([
  ['/textmi', 'title', 'h1', 'TextMi'],
  ['/textmi', 'statistics', figures('.metric'), '10M+ active users, 99.9% uptime, 256-bit encryption, 24/7 support'],
  [
    '/textmi',
    'six features',
    '#features h3',
    'Direct Messages, Group Chats, Video and Voice Calls, Stories, Call Logs, Favorites',
  ],
  ['/textmi', 'stories disappear', '#features', /Stories disappear after 24 hours/],
  ['/textmi', 'screenshot gallery', '#screens figure img @alt', 5],
  ['/textmi', 'technology summary', '#technology .word-list', /\w/],
  ['/textmi', 'call to action', '.call-to-action a @href', '/#contact'],
  ['/textmi', 'its own site, in a new tab', 'main a[target=_blank] @href', 'https://textmi.example.com'],
]);

/** Section 3 'Showcase features' and titles, section 9 'Showcase metrics': [page, title, features, metrics]. */
const products = [
  [
    '/work/crm-suite',
    'CRM Suite Pro',
    '360° Customer View, Lead Management, Sales Analytics, Task Automation, Omnichannel Communication, AI-Powered Insights',
    '45% conversion increase, 60% faster lead response, 30% better retention, 50% sales productivity',
  ],
  [
    '/work/hotel-manager',
    'HotelManager Elite',
    'Room Management, Reservation System, Billing & Payments, Guest Experience, Channel Management, Analytics & Reports',
    '85% operational efficiency, 40% faster check-in, 25% more direct bookings, 95% guest satisfaction',
  ],
  [
    '/work/pos-plus',
    'RetailPOS Plus',
    'Smart Sales Processing, Inventory Management, Business Analytics, Payment Integration, Customer Management, Multi-Platform Support',
    '3x faster transactions, 99.9% uptime, 35% faster checkout, 50% fewer inventory errors',
  ],
  [
    '/work/school-360',
    'EduManage 360',
    'Student Information System, Faculty Management, Academic Planning, Learning Management, Assessment & Reporting, Communication Hub',
    '500+ schools, 95% satisfaction, 40% fewer admin tasks, 24/7 availability',
  ],
  [
    '/work/gis-solutions',
    'GeoIntel Solutions',
    'Interactive Mapping, Spatial Analysis, GPS Integration, Geospatial Analytics, Web GIS Platform, Remote Sensing',
    '75% faster decisions, 60% less survey time, 90% more data accuracy, 45% cost savings',
  ],
  [
    '/work/ai-toolbox',
    'AI Analytics Toolbox',
    'Predictive Analytics Engine, Computer Vision Suite, Natural Language Processor, Recommendation System, Intelligent Dashboard, Process Automation Bot',
    '85% model accuracy, 70% less manual processing, 3x faster decisions, 45% operational efficiency',
  ],
] as const;

testFacts(
  products.flatMap(([page, title, features, metrics]): PageFact[] => [
    [page, 'badge', '.page-hero .eyebrow', /\w/],
    [page, 'title', 'h1', title],
    [page, 'two buttons', '.page-hero .actions a', 2],
    [page, 'six features', '#features h3', features],
    [page, 'a description of each feature', '#features p', /\w.{60}/],
    [page, 'metrics', figures('.metric'), metrics],
    [page, 'how each figure was counted', counts('.metric', 'details > p'), '1, 1, 1, 1'],
    [page, 'closing call', '.call-to-action a', 1],
    [page, 'canonical address', 'link[rel=canonical] @href', new RegExp(`^https://[^/]+${page}$`)],
  ]),
);

/** Facts of single products: section 2 'Showcase pages', section 3 (GIS sectors). */
testFacts([
  ['/work/crm-suite', 'modules', '#modules h3', /\w/],
  ['/work/hotel-manager', 'modules', '#modules h3', /\w/],
  ['/work/pos-plus', 'use cases', '#shops h3', /\w/],
  ['/work/school-360', 'modules', '#modules li', /\w/],
  ['/work/gis-solutions', 'sectors', '#sectors h3', 'Government, Utilities, Environment, Agriculture'],
  ['/work/gis-solutions', 'a description of each sector', '#sectors .offering > p', 4],
  ['/work/ai-toolbox', 'use cases', '#uses h3', /\w/],

  ['/work/crm-suite', 'page title', 'title', /^CRM Suite Pro/],
  ['/work/crm-suite', 'description', 'meta[name=description] @content', /\w.{60}/],
  ['/work/crm-suite', 'keywords', 'meta[name=keywords] @content', /\w, \w/],
  ['/work/crm-suite', 'structured data', first(1, 'script[type=application/ld+json]'), /"SoftwareApplication"/],
  ['/work/crm-suite', 'offer', first(1, 'script[type=application/ld+json]'), /"Custom pricing"/],
  ['/work/crm-suite', 'the offer in words', '.call-to-action', /Custom pricing/],
  ['/work/ai-toolbox', 'page title', 'title', /^AI Analytics Toolbox/],
  ['/work/ai-toolbox', 'description', 'meta[name=description] @content', /\w.{60}/],
  ['/work/ai-toolbox', 'keywords', 'meta[name=keywords] @content', /\w, \w/],
  ['/work/ai-toolbox', 'structured data', first(1, 'script[type=application/ld+json]'), /"SoftwareApplication"/],
]);
