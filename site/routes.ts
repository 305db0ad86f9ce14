import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site. A page of content is prerendered; what takes a post is answered by the server. */
export default [
  index('pages/home.tsx'),
  route('not-found', 'pages/not-found.tsx'),
  route('send/:form', 'pages/answer.tsx'),
  route('api/send/:form', 'pages/answer-json.ts'),
  // The developers' gallery is in no build: `npm run gallery` asks for it (server/config.ts).
  ...(process.env.GALLERY === '1' ? [route('gallery', 'gallery/gallery.tsx')] : []),
] satisfies RouteConfig;
