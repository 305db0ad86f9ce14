import { courses } from '#content';
import { first, type PageFact, testFacts } from './page-facts.ts';

const chosen = '#course-question-course option[selected]';

/** A link from a course preselects it in the question, also without JavaScript. */
testFacts([
  ['/placement-training', 'a counsellor can be asked', 'main .actions a[href=/ask]', 'Ask a counsellor'],
  ['/ask', 'nothing is chosen', chosen, ''],
  ['/ask', 'what is required', '.lead-form [required] @name', 'name, question'],
  ['/ask', 'the notice its data falls under', '.lead-form a[href=/privacy-notice]', 'Privacy notice'],
  ['/internship', 'leads to its question', 'main a[href=/ask/internship]', 'Ask a counsellor'],
  ['/ask/internship', 'is chosen', chosen, 'An internship'],
  ...courses.flatMap(({ slug, name, curriculumName }): PageFact[] => [
    [`/curriculum/${slug}`, 'leads to its question', first(1, `main a[href=/ask/${slug}]`), 'Ask a counsellor'],
    [`/ask/${slug}`, 'says what it is about', 'h1', `Ask about ${curriculumName}`],
    [`/ask/${slug}`, 'is chosen', chosen, name],
  ]),
]);
