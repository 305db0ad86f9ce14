import { counts, inOrder, testFacts } from './page-facts.ts';

/** Specification, section 2 '/our-work', section 3 'Project card', 'Technology card'. */
testFacts([
  [
    '/our-work',
    'seven project cards',
    '#projects h3',
    inOrder(
      'TextMi',
      'CRM Suite Pro',
      'HotelManager Elite',
      'RetailPOS Plus',
      'EduManage 360',
      'GeoIntel Solutions',
      'AI Analytics Toolbox',
    ),
  ],
  [
    '/our-work',
    'targets of the project cards',
    '#projects article a @href',
    inOrder(
      '/textmi',
      '/work/crm-suite',
      '/work/hotel-manager',
      '/work/pos-plus',
      '/work/school-360',
      '/work/gis-solutions',
      '/work/ai-toolbox',
    ),
  ],
  ['/our-work', 'a category of each project', counts('#projects article', '.project-category'), /^1$/],
  ['/our-work', 'a subtitle of each project', counts('#projects article', '.project-subtitle'), /^1$/],
  ['/our-work', 'a description of each project', counts('#projects article', '.project-text'), /^1$/],
  [
    '/our-work',
    'seven technology cards',
    '#technologies h3',
    inOrder(
      'React & Angular',
      'Node.js & Python',
      'AWS & Azure',
      'Machine Learning',
      'Mobile Apps',
      'DevOps',
      'Artificial Intelligence',
    ),
  ],
  [
    '/our-work',
    'targets of the technology cards',
    '#technologies a @href',
    inOrder(
      '/technologies/react-angular',
      '/technologies/nodejs-python',
      '/technologies/aws-azure',
      '/technologies/machine-learning',
      '/technologies/mobile-apps',
      '/technologies/devops',
      '/technologies/artificial-intelligence',
    ),
  ],
  ['/our-work', 'a description of each technology', counts('#technologies a', 'p'), /^1$/],
  ['/our-work', 'closing buttons', '.call-to-action a', 'Get Started, Explore All Technologies'],
  ['/our-work', 'targets of the closing buttons', '.call-to-action a @href', '/#contact, /our-work#technologies'],
]);
