import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { type DeskContext, deskContext } from './context.ts';
import * as account from './pages/account.tsx';
import * as email from './pages/email.tsx';
import * as erase from './pages/erase.tsx';
import * as exporting from './pages/export.tsx';
import * as factChange from './pages/fact-change.tsx';
import * as facts from './pages/facts.tsx';
import * as figures from './pages/figures.tsx';
import * as lead from './pages/lead.tsx';
import * as leads from './pages/leads.tsx';
import * as newLead from './pages/new-lead.tsx';
import * as recipients from './pages/recipients.tsx';
import * as signIn from './pages/sign-in.tsx';
import * as staff from './pages/staff.tsx';
import * as templates from './pages/templates.tsx';
import * as today from './pages/today.tsx';
import { DeskLayout, deskLoader, ErrorPage, PlainLayout, stylesheet } from './parts/layout.tsx';
import { passkeyScript } from './parts/passkeys.tsx';

/** Files by path. */
export const assets = new Map([stylesheet, passkeyScript].map((file) => [file.href, file]));

const notFound = () => Promise.reject(new Response('', { status: 404 }));

const routes = [
  {
    element: <PlainLayout />,
    errorElement: <ErrorPage />,
    children: [
      { path: '/sign-in', ...signIn.page },
      { path: '/sign-in/passkey', loader: notFound, action: signIn.challengeAction },
    ],
  },
  {
    id: 'desk',
    loader: deskLoader,
    element: <DeskLayout />,
    errorElement: <ErrorPage />,
    children: [
      { path: '/', ...today.page },
      { path: '/leads', ...leads.page },
      { path: '/leads/new', ...newLead.page },
      { path: '/leads/:reference', ...lead.page },
      { path: '/leads/:reference/files/:field', loader: lead.fileLoader },
      { path: '/leads/:reference/email', ...email.page },
      { path: '/leads/:reference/erase', ...erase.page },
      { path: '/export', loader: exporting.loader },
      { path: '/figures', ...figures.page },
      { path: '/facts', ...facts.listPage },
      { path: '/facts/:name', ...facts.formPage },
      { path: '/facts/changes/:id', ...factChange.page },
      { path: '/facts/changes/:id/preview/*', loader: factChange.previewLoader },
      { path: '/templates', ...templates.page },
      { path: '/recipients', ...recipients.page },
      { path: '/staff', ...staff.page },
      { path: '/account', ...account.page },
      { path: '/account/passkey', loader: notFound, action: account.challengeAction },
      { path: '*', loader: notFound },
    ],
  },
] as unknown as RouteObject[];

const { query, queryRoute, dataRoutes } = createStaticHandler(routes);

/** Whether the route of a request has no page: its loader returns a file. */
function isFile({ url }: Request): boolean {
  const route = matchRoutes(dataRoutes, new URL(url))?.at(-1)?.route;
  return route?.loader !== undefined && route.Component === undefined && route.path !== '*';
}

/**
 * Answers a request with a page, a redirect or a file.
 * @param onError gets the errors of loaders, actions and components, except responses with an HTTP status that a loader or an action throws
 */
export async function render(
  request: Request,
  context: DeskContext,
  onError: (error: unknown) => void,
): Promise<Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(deskContext, context);
  if (isFile(request)) {
    // A failure is rendered as a page below.
    const file = await queryRoute(request, { requestContext }).catch(() => null);
    if (file instanceof Response) return file;
  }
  const result = await query(request, { requestContext });
  if (result instanceof Response) return result;
  for (const error of Object.values(result.errors ?? {})) if (!isRouteErrorResponse(error)) onError(error);
  const router = createStaticRouter(dataRoutes, result);
  const html = renderToString(<StaticRouterProvider router={router} context={result} hydrate={false} />);
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  for (const set of [...Object.values(result.loaderHeaders), ...Object.values(result.actionHeaders)]) {
    for (const cookie of set.getSetCookie()) headers.append('Set-Cookie', cookie);
  }
  return new Response(`<!doctype html>${html}`, { status: result.statusCode, headers });
}
