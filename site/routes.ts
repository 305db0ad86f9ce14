import { index, type RouteConfig, route } from '@react-router/dev/routes';
import {
  about,
  allServices,
  careers,
  contracting,
  courseQuestion,
  courses,
  internshipPage,
  internshipRegistration,
  legalPages,
  ourWork,
  placementRegistration,
  placementTraining,
  positions,
  search,
  sectors,
  showcases,
  team,
  technologies,
  tenderFile,
} from '#content';

/** One route for each page, all rendered by the same file. */
const pagesOf = (pages: readonly { readonly href: string }[], file: string) =>
  pages.map(({ href }) => route(href.slice(1), file, { id: href }));

/** Every address of the site. A page of content is prerendered; what takes a post is answered by the server. */
export default [
  index('pages/home/home.tsx'),
  ...pagesOf(allServices, 'pages/inner/service.tsx'),
  ...pagesOf(showcases, 'pages/inner/showcase.tsx'),
  ...pagesOf(technologies, 'pages/inner/technology.tsx'),
  ...pagesOf([about, { href: about.otherHref }], 'pages/company/about.tsx'),
  ...pagesOf([ourWork], 'pages/company/our-work.tsx'),
  ...pagesOf([contracting], 'pages/buyers/contracting.tsx'),
  ...pagesOf([tenderFile], 'pages/buyers/tender-file.tsx'),
  ...pagesOf(sectors, 'pages/buyers/sector.tsx'),
  ...pagesOf([placementTraining], 'pages/academy/placement-training.tsx'),
  ...pagesOf(courses, 'pages/academy/curriculum.tsx'),
  ...pagesOf([internshipPage], 'pages/academy/internship.tsx'),
  ...pagesOf([courseQuestion, ...courseQuestion.subjects], 'pages/academy/course-question.tsx'),
  ...pagesOf([team], 'pages/company/team.tsx'),
  ...pagesOf([careers], 'pages/company/careers.tsx'),
  ...pagesOf(positions, 'pages/company/application.tsx'),
  ...pagesOf([internshipRegistration, placementRegistration], 'pages/academy/registration.tsx'),
  ...pagesOf(legalPages, 'pages/legal/legal.tsx'),
  ...pagesOf([search], 'pages/search/search.tsx'),
  route('not-found', 'pages/answer/not-found.tsx'),
  route('offline', 'pages/answer/offline.tsx'),
  route('send/:form', 'pages/answer/answer.tsx'),
  route('link/:token', 'pages/answer/link.tsx'),
  // The developers' gallery is there where the setting GALLERY asks for it, as `npm run gallery` does (server/config.ts).
  ...(process.env.GALLERY === '1' ? [route('gallery', 'gallery/gallery.tsx')] : []),
] satisfies RouteConfig;
