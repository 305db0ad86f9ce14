import { CalendarCheck, ChartColumn, CircleUser, FilePen, List, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, NavLink, Outlet, useRouteError, useRouteLoaderData } from 'react-router';
import { profile } from '#content';
import type { StaffMember, StaffRole } from '#server/storage/ports/staff.ts';
import { brandMark } from '#ui/brand-mark.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Submit } from './field.tsx';

interface DocumentProps {
  readonly stylesHref: string;
  readonly children: ReactNode;
}

/** The document of every page. Pages set their title with a `title` element, which React moves into the head. */
function Document({ stylesHref, children }: DocumentProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={stylesHref} />
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}

function Brand() {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 13 13" width="26" height="26" aria-hidden="true" shapeRendering="crispEdges">
        <path d={brandMark.rings} fill="currentColor" />
        <path d={brandMark.eye} fill="currentColor" />
      </svg>
      <span>{profile.name} desk</span>
    </a>
  );
}

const links = [
  { to: '/', label: 'Today', icon: CalendarCheck },
  { to: '/leads', label: 'Leads', icon: List },
  { to: '/leads/new', label: 'Add', icon: Plus },
  { to: '/figures', label: 'Figures', icon: ChartColumn },
  { to: '/facts', label: 'Facts', icon: FilePen },
  { to: '/account', label: 'Account', icon: CircleUser },
] as const;

const mayOpen = (role: StaffRole | undefined, to: string) =>
  role === 'editor' ? to === '/facts' || to === '/account' : to !== '/facts';

/** The layout of the pages behind the sign-in. On a phone, the navigation is at the bottom, where the thumb is. */
export function DeskLayout({ stylesHref }: { stylesHref: string }) {
  return (
    <Document stylesHref={stylesHref}>
      <DeskFrame>
        <Outlet />
      </DeskFrame>
    </Document>
  );
}

function DeskFrame({ children }: { children: ReactNode }) {
  const user = useRouteLoaderData('desk') as StaffMember | null | undefined;
  const shown = links.filter(({ to }) => mayOpen(user?.role, to));
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="top">
        <Brand />
        {user?.role !== 'editor' && (
          <search>
            <form className="top-search" method="get" action="/leads">
              <label className="visually-hidden" htmlFor="search">
                Search leads
              </label>
              <input id="search" type="search" name="text" placeholder="Name, phone, email, reference" />
              <Submit>Search</Submit>
            </form>
          </search>
        )}
        <nav aria-label="Main">
          {shown.map(({ to, label, icon }) => (
            <NavLink key={to} to={to} end reloadDocument>
              <Icon icon={icon} />
              <span>{label}</span>
            </NavLink>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** The layout of the sign-in. */
export function PlainLayout({ stylesHref }: { stylesHref: string }) {
  return (
    <Document stylesHref={stylesHref}>
      <main id="main" className="plain">
        <Brand />
        <Outlet />
      </main>
    </Document>
  );
}

const explanations: Readonly<Record<number, readonly [title: string, text: string]>> = {
  403: ['Your role does not include this', 'Ask an owner of the desk to do it, or to change your role.'],
  409: ['This file has a virus', 'The virus scanner found it, so the desk does not give the file out.'],
  413: ['Too many leads for one workbook', 'Export one kind of lead as CSV, or choose a shorter time in the filter.'],
  404: ['Not found', 'The lead was erased, or the address has a typing error.'],
};

/** The page for an error. */
export function ErrorPage({ stylesHref }: { stylesHref: string }) {
  const error = useRouteError();
  const [title, text] = (isRouteErrorResponse(error) && explanations[error.status]) || [
    'Something failed',
    'Nothing was lost. Go back and try again. If it fails again, tell the person who runs the server.',
  ];
  return (
    <Document stylesHref={stylesHref}>
      <title>{`${title} · Desk`}</title>
      <DeskFrame>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a href="/">Back to today</a>
        </p>
      </DeskFrame>
    </Document>
  );
}
