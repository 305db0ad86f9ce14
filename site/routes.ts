import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import {
  about,
  allServices,
  careers,
  contracting,
  courseQuestion,
  courses,
  home,
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

interface PageKind {
  readonly pages: readonly { readonly href: string }[];
  /** What renders them, from this folder. */
  readonly file: string;
}

/** Every page of content. */
export const pageKinds: readonly PageKind[] = [
  { pages: [home], file: 'pages/home/home.tsx' },
  { pages: allServices, file: 'pages/inner/service.tsx' },
  { pages: showcases, file: 'pages/inner/showcase.tsx' },
  { pages: technologies, file: 'pages/inner/technology.tsx' },
  { pages: [about, { href: about.otherHref }], file: 'pages/company/about.tsx' },
  { pages: [ourWork], file: 'pages/company/our-work.tsx' },
  { pages: [contracting], file: 'pages/buyers/contracting.tsx' },
  { pages: [tenderFile], file: 'pages/buyers/tender-file.tsx' },
  { pages: sectors, file: 'pages/buyers/sector.tsx' },
  { pages: [placementTraining], file: 'pages/academy/placement-training.tsx' },
  { pages: courses, file: 'pages/academy/curriculum.tsx' },
  { pages: [internshipPage], file: 'pages/academy/internship.tsx' },
  { pages: [courseQuestion, ...courseQuestion.subjects], file: 'pages/academy/course-question.tsx' },
  { pages: [team], file: 'pages/company/team.tsx' },
  { pages: [careers], file: 'pages/company/careers.tsx' },
  { pages: positions, file: 'pages/company/application.tsx' },
  { pages: [internshipRegistration, placementRegistration], file: 'pages/academy/registration.tsx' },
  { pages: legalPages, file: 'pages/legal/legal.tsx' },
  { pages: [search], file: 'pages/search/search.tsx' },
];

/** One route for each page. */
const routeOf = (file: string, href: string): RouteConfigEntry =>
  href === '/' ? index(file) : route(href.slice(1), file, { id: href });

/** Every address of the site. A page of content is rendered by the build; what takes a post is answered by the server. */
export default [
  ...pageKinds.flatMap(({ pages, file }) => pages.map(({ href }) => routeOf(file, href))),
  route('not-found', 'pages/answer/not-found.tsx'),
  route('offline', 'pages/answer/offline.tsx'),
  route('send/:form', 'pages/answer/answer.tsx'),
  route('link/:token', 'pages/answer/link.tsx'),
  // The developers' gallery is there where the setting GALLERY asks for it, as `npm run gallery` does (server/config.ts).
  ...(process.env.GALLERY === '1' ? [route('gallery', 'gallery/gallery.tsx')] : []),
] satisfies RouteConfig;
