import { attribute, select } from '../../../../tools/site-build/html-tree.ts';
import { type Finder, inOrder, type PageFact, testFacts } from './page-facts.ts';
import { specifiedCourses } from './specified-courses.ts';

const list = '/placement-training';

/** The number of threads in a drawing. Each thread is a closed path. */
const threads =
  (drawing: string): Finder =>
  (page) => {
    const paths = select(page, `${drawing} path`).map((path) => attribute(path, 'd') ?? '');
    return [String(paths.join('').split('z').length - 1)];
  };

/** Specification, section 2 '/placement-training'. */
testFacts([
  [list, 'its anchor', '#placement-training h2', /\w/],
  [list, 'six cards', '#placement-training .course h3', inOrder(...specifiedCourses.map(({ name }) => name))],

  [list, 'columns of the comparison', '#compare thead th', 'Course, Level, Sessions, Hours, Duration, Fee'],
  [list, 'courses of the comparison', '#compare tbody th', inOrder(...specifiedCourses.map(({ name }) => name))],

  [list, 'offline at centres', '#promises', /Offline, at centres across India/],
  [list, 'internships', '#promises', /Internship opportunities/],
  [list, 'placement', '#promises', /Placement opportunities/],
  [list, 'alumni refer', '#promises', /alumni network/],
  [list, 'a discount on referral', '#promises', /discount on referral/],
]);

testFacts(
  specifiedCourses.flatMap(({ slug, name, level, sessions, months, topics, price, originalPrice }): PageFact[] => {
    const card = `[aria-labelledby=course-${slug}]`;
    const row = `#compare tr:has([href="/curriculum/${slug}"])`;
    return [
      [list, `description of ${name}`, `${card} .course-summary`, /\w.{100}/],
      [
        list,
        `comparison of ${name}`,
        `${row} td`,
        `${level}, ${sessions} sessions, ${2 * sessions} hours, ${months}, ${price}`,
      ],
      [list, `a thread for each session of ${name}`, threads(`${row} .session-threads`), String(sessions)],
      [list, `level of ${name}`, `${card} .level`, level],
      [list, `sessions and duration of ${name}`, `${card} .course-facts dd`, `${sessions}, ${months}`],
      [list, `topics of ${name}`, `${card} .course-topics li`, topics],
      [list, `prices of ${name}`, `${card} .price`, price],
      [list, `original price of ${name} is struck through`, `${card} .price s`, originalPrice],
      [list, `buttons of ${name}`, `${card} .course-offer .button`, 'Register Now, View Curriculum'],
      [list, `brochure of ${name}`, `${card} .course-offer .brochure`, /^Brochure \(PDF, \d+ KB\)$/],
      [
        list,
        `targets of the links of ${name}`,
        `${card} .course-offer a @href`,
        `/placement-training-registration, /curriculum/${slug}, /brochures/${slug}.pdf`,
      ],
      [
        list,
        `the program that the link of ${name} selects`,
        `${card} .course-offer .button-accent @data-program`,
        slug,
      ],
    ];
  }),
);
