import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { addresses, courses, languages, translationsOf } from '#content';

/**
 * A page and its versions in other languages. A pattern stands for every address that matches it: the build renders the addresses in
 * `pages` (`#content`).
 */
const page = (original: string, file: string) =>
  [original, ...translationsOf(original).map(({ href }) => href)].map((address) =>
    route(address.slice(1), `pages/${file}`, { id: address }),
  );

/** The languages that have the pages of the courses. */
const courseLanguages = languages.filter(({ pages }) => courses.some(({ href }) => pages.includes(href)));
const languagesWithForms = languages.filter(({ forms }) => forms.length > 0);

/** The build prerenders the pages of the content. The server renders the routes that answer a form post or a signed link. */
export default [
  index('pages/home/home.tsx'),
  page(addresses.service(':slug'), 'inner/inner-page.tsx'),
  page(addresses.textMi, 'inner/inner-page.tsx'),
  page(addresses.product(':slug'), 'inner/inner-page.tsx'),
  page(addresses.technology(':slug'), 'inner/inner-page.tsx'),
  page(addresses.about, 'company/about.tsx'),
  page(addresses.aboutCompany, 'company/about.tsx'),
  page(addresses.ourWork, 'company/our-work.tsx'),
  page(addresses.contactPage, 'company/contact.tsx'),
  page(addresses.kokborok, 'company/kokborok.tsx'),
  page(addresses.contracting, 'buyers/contracting.tsx'),
  page(addresses.tenderFile, 'buyers/tender-file.tsx'),
  page(addresses.sector(':slug'), 'buyers/sector.tsx'),
  page(addresses.placementTraining, 'academy/placement-training/placement-training.tsx'),
  page(addresses.course(':slug'), 'academy/curriculum/curriculum.tsx'),
  courseLanguages.flatMap(({ code }) =>
    page(`/${code}${addresses.course(':slug')}`, 'academy/curriculum/course-summary.tsx'),
  ),
  page(addresses.internship, 'academy/internship/internship.tsx'),
  page(addresses.beforeYouDecide, 'academy/before-you-decide/before-you-decide.tsx'),
  page(addresses.courseQuestion, 'academy/course-question/course-question.tsx'),
  page(addresses.question(':subject'), 'academy/course-question/course-question.tsx'),
  languagesWithForms.flatMap(({ code }) =>
    page(`/${code}${addresses.question(':subject')}`, 'academy/course-question/course-question.tsx'),
  ),
  page(addresses.team, 'company/team.tsx'),
  page(addresses.careers, 'company/careers.tsx'),
  page(addresses.position(':slug'), 'company/application.tsx'),
  page(addresses.internshipRegistration, 'academy/registration/registration.tsx'),
  page(addresses.placementRegistration, 'academy/registration/registration.tsx'),
  page(addresses.privacyPolicy, 'legal/legal.tsx'),
  page(addresses.termsOfService, 'legal/legal.tsx'),
  page(addresses.privacyNotice, 'legal/legal.tsx'),
  page(addresses.privacyNoticeBengali, 'legal/legal.tsx'),
  page(addresses.privacyNoticeHindi, 'legal/legal.tsx'),
  page(addresses.search, 'search/search.tsx'),
  ['', ...languages.map(({ code }) => `/${code}`)].flatMap((prefix) =>
    page(prefix + addresses.notFound, 'system/not-found.tsx'),
  ),
  page(addresses.offline, 'system/offline.tsx'),
  ...['', languagesWithForms.flatMap(({ code }) => `${code}/`)].flatMap((prefix) => [
    route(`${prefix}send/:form`, 'pages/system/form-result.tsx', { id: `${prefix}send` }),
    route(`${prefix}link/:token`, 'pages/system/email-link.tsx', { id: `${prefix}link` }),
  ]),
].flat() satisfies RouteConfig;
