import { wordsOf } from '../../../tools/site-build/html-tree.ts';
import { select } from '../support/select.ts';
import { type Finder, first, type PageFact, testFacts } from './page-facts.ts';

/** 'C Programming 1-10': the badge of each session, and the numbers of the sessions that carry it. */
const categories: Finder = (page) => {
  const ranges = new Map<string, number[]>();
  for (const session of select(page, '.session')) {
    const [category] = select(session, 'p > span').map((badge) => wordsOf(badge));
    const number = Number(/^Session (\d+):/.exec(wordsOf(select(session, 'h4')[0] ?? session))?.[1]);
    ranges.set(category ?? '', [...(ranges.get(category ?? '') ?? []), number]);
  }
  return [...ranges].map(([category, numbers]) => {
    const isWhole = numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
    return `${category} ${numbers[0]}-${isWhole ? numbers.at(-1) : 'with gaps'}`;
  });
};

/** The same fact of every curriculum page. */
const ofEach = (fact: string, where: PageFact[2], expected: PageFact[3]): PageFact[] =>
  slugs.map((slug) => [`/curriculum/${slug}`, fact, where, expected]);

const slugs = [
  'cpp-programming',
  'data-structures',
  'computer-science',
  'fullstack-mern',
  'flutter',
  'machine-learning',
] as const;

/** Specification, section 2 'Curriculum pages', section 3 'Session', section 9 'Sessions'. */
testFacts([
  ['/curriculum/cpp-programming', 'title', 'h1', 'C/C++ Programming Curriculum'],
  ['/curriculum/cpp-programming', 'course', '#video-title strong', 'C/C++ Programming'],
  [
    '/curriculum/cpp-programming',
    'categories',
    categories,
    'C Programming 1-10, C++ Programming 11-20, Projects 21-25',
  ],
  [
    '/curriculum/cpp-programming',
    'stats',
    '.stats dd',
    /^(?:25|50|3-4 months|Beginner to Intermediate|₹7,999 ₹4,999 or ₹2,000\/month)$/,
  ],
  ['/curriculum/cpp-programming', 'sessions', '.session h4', 25],
  [
    '/curriculum/cpp-programming',
    'register',
    first(1, '.page-hero .actions a @href'),
    '/placement-training-registration?program=cpp-programming',
  ],
  ['/curriculum/data-structures', 'title', 'h1', 'Data Structures & Algorithms Curriculum'],
  ['/curriculum/data-structures', 'course', '#video-title strong', 'Data Structures & Algorithms'],
  [
    '/curriculum/data-structures',
    'categories',
    categories,
    'Basics 1-15, Linear DS 16-30, Non-Linear DS 31-45, Advanced Algorithms 46-60, Projects 61-70',
  ],
  [
    '/curriculum/data-structures',
    'stats',
    '.stats dd',
    /^(?:70|140|6-8 months|Intermediate to Advanced|₹19,999 ₹14,999 or ₹2,000\/month)$/,
  ],
  ['/curriculum/data-structures', 'sessions', '.session h4', 70],
  [
    '/curriculum/data-structures',
    'register',
    first(1, '.page-hero .actions a @href'),
    '/placement-training-registration?program=data-structures',
  ],
  ['/curriculum/computer-science', 'title', 'h1', 'Computer Science Fundamentals Curriculum'],
  ['/curriculum/computer-science', 'course', '#video-title strong', 'Computer Science Fundamentals'],
  [
    '/curriculum/computer-science',
    'categories',
    categories,
    'Operating Systems 1-10, OOPS 11-20, Computer Networks 21-30, Database Management 31-45, System Design 46-50',
  ],
  [
    '/curriculum/computer-science',
    'stats',
    '.stats dd',
    /^(?:50|100|4-5 months|Intermediate|₹14,999 ₹9,999 or ₹2,000\/month)$/,
  ],
  ['/curriculum/computer-science', 'sessions', '.session h4', 50],
  [
    '/curriculum/computer-science',
    'register',
    first(1, '.page-hero .actions a @href'),
    '/placement-training-registration?program=computer-science',
  ],
  ['/curriculum/fullstack-mern', 'title', 'h1', 'Full Stack MERN Development Curriculum'],
  ['/curriculum/fullstack-mern', 'course', '#video-title strong', 'Full Stack MERN Development'],
  [
    '/curriculum/fullstack-mern',
    'categories',
    categories,
    'Frontend Development 1-25, Backend Development 26-40, Database 41-50, Deployment 51-60, Projects 61-75',
  ],
  [
    '/curriculum/fullstack-mern',
    'stats',
    '.stats dd',
    /^(?:75|150|6-8 months|Intermediate to Advanced|₹19,999 ₹14,999 or ₹2,000\/month)$/,
  ],
  ['/curriculum/fullstack-mern', 'sessions', '.session h4', 75],
  [
    '/curriculum/fullstack-mern',
    'register',
    first(1, '.page-hero .actions a @href'),
    '/placement-training-registration?program=fullstack-mern',
  ],
  ['/curriculum/flutter', 'title', 'h1', 'Flutter Mobile Development Curriculum'],
  ['/curriculum/flutter', 'course', '#video-title strong', 'Flutter Mobile Development'],
  [
    '/curriculum/flutter',
    'categories',
    categories,
    'Dart Programming 1-10, Flutter Basics 11-25, UI Development 26-40, State Management 41-55, Advanced Features 56-65, Projects 66-75',
  ],
  [
    '/curriculum/flutter',
    'stats',
    '.stats dd',
    /^(?:75|150|6-8 months|Intermediate to Advanced|₹19,999 ₹14,999 or ₹2,000\/month)$/,
  ],
  ['/curriculum/flutter', 'sessions', '.session h4', 75],
  [
    '/curriculum/flutter',
    'register',
    first(1, '.page-hero .actions a @href'),
    '/placement-training-registration?program=flutter',
  ],
  ['/curriculum/machine-learning', 'title', 'h1', 'Machine Learning & AI Curriculum'],
  ['/curriculum/machine-learning', 'course', '#video-title strong', 'Data Science and ML/AI'],
  [
    '/curriculum/machine-learning',
    'categories',
    categories,
    'Data Analytics 1-15, Machine Learning 16-35, Deep Learning 36-50, Specialized Topics 51-60, Projects 61-75',
  ],
  [
    '/curriculum/machine-learning',
    'stats',
    '.stats dd',
    /^(?:75|150|6-8 months|Intermediate to Advanced|₹19,999 ₹14,999 or ₹2,000\/month)$/,
  ],
  ['/curriculum/machine-learning', 'sessions', '.session h4', 75],
  [
    '/curriculum/machine-learning',
    'register',
    first(1, '.page-hero .actions a @href'),
    '/placement-training-registration?program=machine-learning',
  ],

  ...ofEach('About This Course', '#about h2', 'About This Course'),
  ...ofEach('its four cards', '#about h3', 4),
  ...ofEach('caption of the video', '#video-title span', 'Course Introduction'),
  ...ofEach('notes of the video', '.video-notes li', '5 min overview, Course highlights, Career guidance'),
  ...ofEach('a line about the video', '.video-caption > p', /\w{3}/),
  ...ofEach('sessions', '#sessions h2', 'Detailed Session Breakdown'),
  ...ofEach('a session', '.session h4', /^Session \d+: \S/),
  ...ofEach('its duration', '.session p', / 2 hours$/),
  ...ofEach(
    'its subtopics',
    (page) => select(page, '.session > ul').map((list) => String(select(list, 'li').length)),
    /^[345]$/,
  ),
  ...ofEach('button', first(1, '.page-hero .actions a'), 'Register Now'),
]);
