import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site. A page of content is prerendered; what takes a post is answered by the server. */
export default [
  index('pages/home.tsx'),
  route('not-found', 'pages/not-found.tsx'),
  route('send/:form', 'pages/answer.tsx'),
  route('api/send/:form', 'pages/answer-json.ts'),
] satisfies RouteConfig;
