import { CalendarCheck, ChartColumn, CircleUser, FilePen, List, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, NavLink, Outlet, useRouteError, useRouteLoaderData } from 'react-router';
import { profile } from '#content';
import type { StaffMember, StaffRole } from '#server/storage/ports/staff.ts';
import { brandMark } from '#ui/brand-mark.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { type Args, deskContext } from '../context.ts';
import styles from '../styles/desk.css?inline';
import { asset } from './asset.ts';
import { DoneBanner, readDone } from './done.tsx';
import { Submit } from './field.tsx';

export const stylesheet = asset('desk', 'css', styles);

/** The document of every page. Pages set their title with a `title` element, which React moves into the head. */
function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={stylesheet.href} />
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}

function Brand() {
  return (
    <a className="brand tap" href="/">
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

/** The signed-in member and the last change, for all pages behind the sign-in. */
export async function deskLoader({ context, request }: Args) {
  const desk = context.get(deskContext);
  return desk.user && { member: desk.user.member, done: await readDone(desk, request) };
}

const useDesk = () => useRouteLoaderData<typeof deskLoader>('desk');

/** The staff member who is signed in. */
export function useMember(): StaffMember {
  const desk = useDesk();
  if (!desk) throw new Error('This page is behind the sign-in.');
  return desk.member;
}

/** The layout of the pages behind the sign-in. On a phone, the navigation is at the bottom, where the thumb is. */
export function DeskLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const desk = useDesk();
  const role = desk?.member.role;
  const shown = links.filter(({ to }) => mayOpen(role, to));
  return (
    <Document>
      <a className="skip-link visually-hidden button" href="#main">
        Skip to content
      </a>
      <header className="top row">
        <Brand />
        {role !== 'editor' && (
          <search>
            <form className="row" method="get" action="/leads">
              <label className="visually-hidden" htmlFor="search">
                Search leads
              </label>
              <input id="search" type="search" name="text" placeholder="Name or phone" />
              <Submit>Search</Submit>
            </form>
          </search>
        )}
        <nav className="row" aria-label="Main">
          {shown.map(({ to, label, icon }) => (
            <NavLink key={to} className="tap" to={to} end reloadDocument>
              <Icon icon={icon} />
              <span>{label}</span>
            </NavLink>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {desk?.done && <DoneBanner done={desk.done} />}
        {children}
      </main>
    </Document>
  );
}

/** The layout of the sign-in. */
export const PlainLayout = () => (
  <Document>
    <main id="main" className="plain">
      <Brand />
      <Outlet />
    </main>
  </Document>
);

const explanations: Readonly<Record<number, readonly [title: string, text: string]>> = {
  403: ['Your role does not include this', 'Ask an owner of the desk to do it, or to change your role.'],
  409: ['This file has a virus', 'The virus scanner found it, so the desk does not give the file out.'],
  413: ['Too many leads for one workbook', 'Export one kind of lead as CSV, or choose a shorter time in the filter.'],
  404: ['Not found', 'The lead was erased, or the address has a typing error.'],
};

/** The page for an error. */
export function ErrorPage() {
  const error = useRouteError();
  const [title, text] = (isRouteErrorResponse(error) && explanations[error.status]) || [
    'Something failed',
    'Nothing was lost. Go back and try again. If it fails again, tell the person who runs the server.',
  ];
  return (
    <DeskLayout>
      <title>{`${title} · Desk`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/">Back to today</a>
      </p>
    </DeskLayout>
  );
}
