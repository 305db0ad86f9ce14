import { expect, test } from 'vitest';
import { courses, sessionHours } from '#content';

/** Specification, section 3 'Placement program / course' and section 9 'Placement prices', 'Sessions'. */
const specified = [
  {
    slug: 'cpp-programming',
    name: 'C/C++ Programming',
    level: 'Beginner to Intermediate',
    months: [3, 4],
    price: [7999, 4999, 2000],
    topics: ['C Fundamentals', 'Pointers & Memory', 'OOP with C++', 'STL', 'Projects'],
    parts: ['1-10 C Programming', '11-20 C++ Programming', '21-25 Projects'],
  },
  {
    slug: 'data-structures',
    name: 'Data Structures & Algorithms',
    level: 'Intermediate to Advanced',
    months: [6, 8],
    price: [19999, 14999, 2000],
    topics: ['Arrays & Strings', 'Linked Lists', 'Trees & Graphs', 'Dynamic Programming', 'STL'],
    parts: ['1-15 Basics', '16-30 Linear DS', '31-45 Non-Linear DS', '46-60 Advanced Algorithms', '61-70 Projects'],
  },
  {
    slug: 'computer-science',
    name: 'Computer Science Fundamentals',
    level: 'Intermediate',
    months: [4, 5],
    price: [14999, 9999, 2000],
    topics: ['Operating Systems', 'OOPS Concepts', 'Computer Networks', 'Database Management'],
    parts: [
      '1-10 Operating Systems',
      '11-20 OOPS',
      '21-30 Computer Networks',
      '31-45 Database Management',
      '46-50 System Design',
    ],
  },
  {
    slug: 'fullstack-mern',
    name: 'Full Stack MERN Development',
    level: 'Intermediate to Advanced',
    months: [6, 8],
    price: [19999, 14999, 2000],
    topics: ['React.js', 'Node.js & Express', 'MongoDB', 'Full Stack Projects', 'Deployment'],
    parts: [
      '1-25 Frontend Development',
      '26-40 Backend Development',
      '41-50 Database',
      '51-60 Deployment',
      '61-75 Projects',
    ],
  },
  {
    slug: 'flutter',
    name: 'Flutter App Development',
    level: 'Intermediate to Advanced',
    months: [6, 8],
    price: [19999, 14999, 2000],
    topics: ['Dart Programming', 'Flutter Widgets', 'State Management', 'APIs & Storage', 'Publishing'],
    parts: [
      '1-10 Dart Programming',
      '11-25 Flutter Basics',
      '26-40 UI Development',
      '41-55 State Management',
      '56-65 Advanced Features',
      '66-75 Projects',
    ],
  },
  {
    slug: 'machine-learning',
    name: 'ML/AI/DS - Machine Learning, AI & Data Science',
    level: 'Intermediate to Advanced',
    months: [6, 8],
    price: [19999, 14999, 2000],
    topics: ['Data Analytics', 'ML Algorithms', 'Deep Learning', 'Neural Networks', 'Data Visualization', 'Projects'],
    parts: [
      '1-15 Data Analytics',
      '16-35 Machine Learning',
      '36-50 Deep Learning',
      '51-60 Specialized Topics',
      '61-75 Projects',
    ],
  },
];

test('six courses with level, length, price, topics and parts as specified', () => {
  expect(
    courses.map(({ slug, name, level, months, price, topics, parts }) => ({
      slug,
      name,
      level,
      months: [months.from, months.to],
      price: [price.originalInr, price.discountedInr, price.monthlyInr],
      topics,
      parts: parts.map(({ category, first, last }) => `${first}-${last} ${category}`),
    })),
  ).toEqual(specified);
});

test('370 sessions in all, each of two hours', () => {
  expect(courses.map(({ sessionCount }) => sessionCount)).toEqual([25, 70, 50, 75, 75, 75]);
  expect(courses.reduce((sum, { hourCount }) => sum + hourCount, 0)).toBe(370 * 2);
  expect(sessionHours).toBe(2);
});

test.each(courses.map((course) => [course.slug, course] as const))(
  '%s: sessions are numbered from 1 and teach three to five things each, no topic twice',
  (_, course) => {
    const sessions = course.parts.flatMap((part) => part.sessions);
    expect(sessions.map(({ number }) => number)).toEqual(Array.from({ length: course.sessionCount }, (_, i) => i + 1));
    expect(sessions.filter(({ subtopics }) => subtopics.length < 3 || subtopics.length > 5)).toEqual([]);
    expect(new Set(sessions.map(({ topic }) => topic.toLowerCase())).size).toBe(course.sessionCount);
  },
);

test('the curriculum pages call the fifth and the sixth course by other names', () => {
  expect(courses.slice(4).map(({ curriculumName }) => curriculumName)).toEqual([
    'Flutter Mobile Development',
    'Data Science and ML/AI',
  ]);
  expect(courses[5]?.curriculumTitle).toBe('Machine Learning & AI Curriculum');
});

test('no two courses wear one colour', () => {
  expect(new Set(courses.map(({ hue }) => hue)).size).toBe(courses.length);
});
