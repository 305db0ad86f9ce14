import { figures, first, testFacts } from './page-facts.ts';

/** Specification, section 2 'About (/about and /company/about-us)'; docs/decisions/0004 says which page holds what. */
testFacts([
  ['/about', 'purpose cards', '#purpose h3', 'Mission, Vision, Values, Impact'],
  ['/about', 'what each says', '#purpose p', 4],
  ['/about', 'story', '#story h2', 'Our Story'],
  ['/about', 'founded', first(1, '#story p'), /2018/],
  [
    '/about',
    'timeline',
    '#timeline h3',
    '2018 Founded, 2019 First major client, 2020 AI integration, 2021 100+ projects, 2022 International expansion, 2023 Industry recognition',
  ],
  ['/about', 'a description of each year', '#timeline li p', 6],
  [
    '/about',
    'impact band',
    figures('#impact .metric'),
    '200+ projects completed, 50+ happy clients, 5+ years, 24/7 support',
  ],

  [
    '/company/about-us',
    'headline claims',
    figures('.claims .metric'),
    '50+ expert developers, 200+ projects delivered, 25+ countries served, 98% client satisfaction',
  ],
  [
    '/company/about-us',
    'second block',
    figures('#figures .metric'),
    '200+ enterprise projects, 50+ global clients, 3+ years, 24/7 support',
  ],
  [
    '/company/about-us',
    'four core values',
    '#values h3',
    'Innovation Excellence, Enterprise Quality, Strategic Partnership, Agile Excellence',
  ],
  ['/company/about-us', 'what each means', '#values li p', 4],
  ['/company/about-us', 'four recognition badges', '#recognition li', 4],
  ['/company/about-us', 'a title of each', '#recognition li strong', 'Recognised, Certified, ISO 27001, CMMI Level 3'],
  ['/company/about-us', 'company story of three paragraphs', '#company-story p', 3],
  ['/company/about-us', 'company profile', '#profile h2', 'Company profile'],
  ['/company/about-us', 'description panel', '#profile .profile-words p', /\w.{60}/],
  [
    '/company/about-us',
    'technologies as badges',
    '#profile .badge',
    'React, Node.js, Python, Java, TypeScript, Angular, Vue.js, AWS, Azure, Docker, Kubernetes, PostgreSQL, MongoDB, TensorFlow, PyTorch, OpenAI, Flutter, React Native, Swift',
  ],
  [
    '/company/about-us',
    'registration details',
    '#registration dt',
    'Incorporated, Company identity number (CIN), Tax number (GSTIN), National startup recognition, State startup recognition, D-U-N-S number',
  ],
  ['/company/about-us', 'a value of each', '#registration dd', 6],
  ['/company/about-us', 'incorporation', first(1, '#registration dd'), 'April 2022'],
]);

/** The two counts of years differ: each block says from when it counts. */
testFacts([
  ['/about', 'years are counted from 2018', '#impact h2', /2018/],
  ['/company/about-us', 'years are counted from April 2022', '#figures h2', /April 2022/],
]);
