import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { allServices, courses, legalPages, positions, showcases, technologies } from '#content';

/** Addresses of the two registrations (site/registrations.ts). */
const registrations = [{ href: '/internship-registration' }, { href: '/placement-training-registration' }];

/** One route for each entry of a kind, all rendered by the page of that kind. */
const pagesOf = (entries: readonly { readonly href: string }[], file: string) =>
  entries.map(({ href }) => route(href.slice(1), file, { id: href }));

/** Every address of the site. A page of content is prerendered; what takes a post is answered by the server. */
export default [
  index('pages/home.tsx'),
  ...pagesOf(allServices, 'pages/service.tsx'),
  ...pagesOf(showcases, 'pages/showcase.tsx'),
  ...pagesOf(technologies, 'pages/technology.tsx'),
  ...pagesOf([{ href: '/about' }, { href: '/company/about-us' }], 'pages/about.tsx'),
  route('our-work', 'pages/our-work.tsx'),
  route('placement-training', 'pages/placement-training.tsx'),
  ...pagesOf(courses, 'pages/curriculum.tsx'),
  route('internship', 'pages/internship.tsx'),
  route('company/our-team', 'pages/team.tsx'),
  route('company/careers', 'pages/careers.tsx'),
  ...pagesOf(
    positions.map(({ applyHref }) => ({ href: applyHref })),
    'pages/application.tsx',
  ),
  ...pagesOf(registrations, 'pages/registration.tsx'),
  ...pagesOf(legalPages, 'pages/legal.tsx'),
  route('search', 'pages/search.tsx'),
  route('not-found', 'pages/not-found.tsx'),
  route('send/:form', 'pages/answer.tsx'),
  route('api/send/:form', 'pages/answer-json.ts'),
  // The developers' gallery is in no build: `npm run gallery` asks for it (server/config.ts).
  ...(process.env.GALLERY === '1' ? [route('gallery', 'gallery/gallery.tsx')] : []),
] satisfies RouteConfig;
