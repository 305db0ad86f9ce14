import { counts, first, testFacts } from './page-facts.ts';

/** Specification, section 2 '/our-work', section 3 'Project card', 'Technology card'. An eighth of either may be added. */
testFacts([
  [
    '/our-work',
    'seven project cards',
    first(7, '#projects h3'),
    'TextMi, CRM Suite Pro, HotelManager Elite, RetailPOS Plus, EduManage 360, GeoIntel Solutions, AI Analytics Toolbox',
  ],
  [
    '/our-work',
    'where they lead',
    first(7, '#projects article a @href'),
    '/textmi, /work/crm-suite, /work/hotel-manager, /work/pos-plus, /work/school-360, /work/gis-solutions, /work/ai-toolbox',
  ],
  ['/our-work', 'a category of each', counts('#projects article', '.project-category'), /^1$/],
  ['/our-work', 'a subtitle of each', counts('#projects article', '.project-subtitle'), /^1$/],
  ['/our-work', 'a description of each', counts('#projects article', '.project-text'), /^1$/],
  [
    '/our-work',
    'seven technology cards',
    first(7, '#technologies h3'),
    'React & Angular, Node.js & Python, AWS & Azure, Machine Learning, Mobile Apps, DevOps, Artificial Intelligence',
  ],
  [
    '/our-work',
    'where they lead',
    first(7, '#technologies a @href'),
    '/technologies/react-angular, /technologies/nodejs-python, /technologies/aws-azure, /technologies/machine-learning, /technologies/mobile-apps, /technologies/devops, /technologies/artificial-intelligence',
  ],
  ['/our-work', 'a description of each', counts('#technologies a', 'p'), /^1$/],
  ['/our-work', 'closing buttons', '.closing a', 'Get Started, Explore All Technologies'],
  ['/our-work', 'where they lead', '.closing a @href', '/#contact, /our-work#technologies'],
]);
