import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { allServices, courseQuestion, courses, legalPages, positions, showcases, technologies } from '#content';

/** Addresses of the two registrations (site/sending/registrations.ts). */
const registrations = [{ href: '/internship-registration' }, { href: '/placement-training-registration' }];

/** One route for each entry of a kind, all rendered by the page of that kind. */
const pagesOf = (entries: readonly { readonly href: string }[], file: string) =>
  entries.map(({ href }) => route(href.slice(1), file, { id: href }));

/** Every address of the site. A page of content is prerendered; what takes a post is answered by the server. */
export default [
  index('pages/home/home.tsx'),
  ...pagesOf(allServices, 'pages/inner/service.tsx'),
  ...pagesOf(showcases, 'pages/inner/showcase.tsx'),
  ...pagesOf(technologies, 'pages/inner/technology.tsx'),
  ...pagesOf([{ href: '/about' }, { href: '/company/about-us' }], 'pages/company/about.tsx'),
  route('our-work', 'pages/company/our-work.tsx'),
  route('placement-training', 'pages/academy/placement-training.tsx'),
  ...pagesOf(courses, 'pages/academy/curriculum.tsx'),
  route('internship', 'pages/academy/internship.tsx'),
  ...pagesOf([courseQuestion, ...courseQuestion.subjects], 'pages/academy/course-question.tsx'),
  route('company/our-team', 'pages/company/team.tsx'),
  route('company/careers', 'pages/company/careers.tsx'),
  ...pagesOf(
    positions.map(({ applyHref }) => ({ href: applyHref })),
    'pages/company/application.tsx',
  ),
  ...pagesOf(registrations, 'pages/academy/registration.tsx'),
  ...pagesOf(legalPages, 'pages/legal/legal.tsx'),
  route('search', 'pages/search/search.tsx'),
  route('not-found', 'pages/answer/not-found.tsx'),
  route('send/:form', 'pages/answer/answer.tsx'),
  // The developers' gallery is in no build: `npm run gallery` asks for it (server/config.ts).
  ...(process.env.GALLERY === '1' ? [route('gallery', 'gallery/gallery.tsx')] : []),
] satisfies RouteConfig;
