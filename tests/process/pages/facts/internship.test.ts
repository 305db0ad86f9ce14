import { select, wordsOf } from '../../../../tools/site-build/html-tree.ts';
import { counts, type Finder, inOrder, type PageFact, testFacts } from './page-facts.ts';

const page = '/internship';

/** The number of topics in the collapsed details of a track. */
const hiddenTopics =
  (track: string): Finder =>
  (root) =>
    select(root, `${track} .track-details`).map((details) => {
      const [topics] = select(details, 'dd');
      return String(topics ? wordsOf(topics).split(', ').length : 0);
    });

/** Each track with its closest domain in the registration, and the number of topics after its first four. */
const tracks = [
  ['full-stack-web-development', 'Full Stack Web Development', 'full-stack', 'Full-Stack Web Development', 6],
  ['data-science-and-analytics', 'Data Science and Analytics', 'ai-ml', 'AI/ML & Data Science', 4],
  ['cloud-computing', 'Cloud Computing', 'full-stack', 'Full-Stack Web Development', 5],
  ['ai-and-ml', 'AI and ML', 'ai-ml', 'AI/ML & Data Science', 7],
  ['mobile-app-development', 'Mobile App Development', 'flutter', 'Flutter App Development', 3],
  ['digital-marketing-and-analytics', 'Digital Marketing and Analytics', 'full-stack', 'Full-Stack Web Development', 6],
] as const;

/** The columns of the table that compares the tracks. */
const columns = [
  'Track',
  'Know already',
  'Your time',
  'Homework',
  'Your mentor',
  'You bring',
  'After 4 weeks',
  'After 7 weeks',
  'Next course',
  'Seats',
] as const;

/** Specification, section 2 'Internship programs page', section 9 'Internships'. */
testFacts([
  [page, 'six tracks', '#tracks h3', inOrder(...tracks.map(([, title]) => title))],
  [page, 'the length of each track', '.track-head .badge', /^4-7 weeks$/],
  [page, 'a description of each track', '.track-text > p', /\w.{60}/],
  [page, 'highlights of each track', counts('.track-contents', '.points > li'), /^[34]$/],
  [page, 'a plan of seven weeks for each track', counts('.track', '.track-weeks > li'), /^7$/],
  [page, 'the end of a program of four weeks', '.track-end', /^4 weeks end here$/],
  [page, 'the first four topics of each track', counts('.track', '.badges .badge'), /^4$/],
  [page, 'buttons of the tracks', '.track-apply a', /^Apply Now$/],
  [page, 'why it registers under a domain', '#tracks .section-head', /Each track is entered under the closest one/],
  [page, 'a table of the tracks', '#compare tbody th', inOrder(...tracks.map(([, title]) => title))],
  [
    page,
    'the table links to each track',
    '#compare tbody th a @href',
    inOrder(...tracks.map(([slug]) => `#track-${slug}`)),
  ],
  [page, 'columns of the table', '#compare thead th', columns.join(', ')],
  [page, 'the table has no empty cell', '#compare td', /\w/],
  ...tracks.flatMap(([slug, title, program, domain, more]): PageFact[] => {
    const track = `[aria-labelledby=track-${slug}]`;
    return [
      [page, `how many more topics ${title} has`, `${track} .track-more-topics > [aria-hidden=true]`, `+${more} more`],
      [page, `how many topics of ${title} are collapsed`, hiddenTopics(track), String(more)],
      [page, `target of the button of ${title}`, `${track} .track-apply a @href`, '/internship-registration'],
      [page, `the domain that the link of ${title} selects`, `${track} .track-apply a @data-program`, program],
      [page, `the name of the domain of ${title}`, `${track} .track-apply p`, `Registers as: ${domain}`],
    ];
  }),
  [page, 'a link to the domain without a track', '.track-alternative a @href', '/internship-registration?program=iot'],
  [page, 'first button', '.page-hero .actions a', 'Apply for Internship'],
  [page, 'target of the first button', '.page-hero .actions a @href', '/internship-registration'],
  [page, 'a section of reasons', '#why h2', /^Why Choose/],
  [page, 'badges', '.hero-badges li', '4-7 weeks, Expert mentorship, Industry certification'],
  [page, 'who issues the certificate', '.hero-badges p', /our own.+No university, vendor or public body/],
  [page, 'the duration of each fee', '#fees .fee dt', '4 Weeks, 7 Weeks'],
  [page, 'fees', '#fees .fee-price', '₹1,999, ₹2,999'],
  [page, 'fees with tax', '#fees .fee .price-note', '₹2,358.82 with 18% GST, ₹3,538.82 with 18% GST'],
  [page, 'what the fee is for', '#fees .fee-rules h3', /^[A-Z]\w+ /],
]);
