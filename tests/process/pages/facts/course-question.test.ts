import { courses } from '#content';
import { first, type PageFact, testFacts } from './page-facts.ts';

const chosen = '#course-question-course option[selected]';

/** A link from a course preselects it in the question, even without JavaScript. */
testFacts([
  ['/placement-training', 'a link to ask a counsellor', 'main .actions a[href=/ask]', 'Ask a counsellor'],
  ['/ask', 'no preselected course', chosen, ''],
  ['/ask', 'required fields', '.lead-form [required] @name', 'name, question'],
  ['/ask', 'a link to the privacy notice', '.lead-form a[href=/privacy-notice]', 'Privacy notice'],
  ['/internship', 'a link to its question', 'main a[href=/ask/internship]', 'Ask a counsellor'],
  ['/ask/internship', 'the preselected course', chosen, 'An internship'],
  ...courses.flatMap(({ slug, name, curriculumName }): PageFact[] => [
    [`/curriculum/${slug}`, 'a link to its question', first(1, `main a[href=/ask/${slug}]`), 'Ask a counsellor'],
    [`/ask/${slug}`, 'a heading with its subject', 'h1', `Ask about ${curriculumName}`],
    [`/ask/${slug}`, 'the preselected course', chosen, name],
  ]),
]);
