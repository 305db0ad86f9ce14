import { select } from '../../../../tools/site-build/html-tree.ts';
import { counts, type Finder, first, type PageFact, testFacts } from './page-facts.ts';

const technologies = [
  ['/technologies/react-angular', 'React & Angular'],
  ['/technologies/nodejs-python', 'Node.js & Python'],
  ['/technologies/aws-azure', 'AWS & Azure'],
  ['/technologies/machine-learning', 'Machine Learning'],
  ['/technologies/mobile-apps', 'Mobile Apps'],
  ['/technologies/devops', 'DevOps'],
  ['/technologies/artificial-intelligence', 'Artificial Intelligence'],
] as const;

/** The number of lists of uses of a technology. */
const featureLists: Finder = (page) => [
  String(['.offerings', '.column-list', '.groups'].flatMap((list) => select(page, `main ${list}`)).length),
];

/** Specification, section 2 'Technology pages', section 3 'Featured project': the same facts about each of the seven. */
testFacts(
  technologies.flatMap(([page, title]): PageFact[] => [
    [page, 'title', 'h1', title],
    [page, 'an explanation in the hero', '.page-hero .lead', /\w.{60}/],
    [page, 'a button in the hero', first(1, '.page-hero .actions a'), /\w/],
    [page, 'two feature lists or more', featureLists, /^[2-9]$/],
    [page, 'three featured projects', '#projects article h3', 3],
    [page, 'a description of each project', '#projects article .card-text', 3],
    [page, 'technology tags of each project', counts('#projects article', '.badge'), /^[2-9]$/],
    [page, 'a closing banner', '.call-to-action h2', /\w/],
    [page, 'a button in the banner', '.call-to-action a', /\w/],
  ]),
);
