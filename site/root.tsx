import type { ReactNode } from 'react';
import { isRouteErrorResponse, Meta, type MetaArgs, Outlet, useMatches, useRouteError } from 'react-router';
import { siteLanguage, siteText } from '#content';
import displayFont from '#generated/fonts/display.woff2?url';
import textFont from '#generated/fonts/text.woff2?url';
import { dark, light } from '#ui/colours.ts';
import { ToastRegion } from '#ui/components/toast/toast.tsx';
import { inlineText } from './inlined.ts';
import { languageOf, useContent, usePath } from './layout/current-page.ts';
import { ErrorScreen } from './layout/error-screen/error-screen.tsx';
import { Footer } from './layout/footer/footer.tsx';
import { Header, MobileMenu, PrintHead } from './layout/header/header.tsx';
import { StylesheetLink } from './layout/stylesheet-link.tsx';
import NotFound from './pages/system/not-found.tsx';
import { scripts } from './scripts.ts';

/** The optional `handle` export of a page. */
export interface PageHandle {
  /** Scripts that this page loads in addition to the layout script. */
  readonly scripts?: readonly (keyof typeof scripts)[];
}

/** Pages set their own meta tags; only the error screen needs a title. */
export const meta = ({ error }: MetaArgs) => (error ? [{ title: siteText.error.heading }] : []);

/** The document of every page, without a script of the framework (docs/decisions/0002). */
export function Layout({ children }: { children: ReactNode }) {
  const pageScripts = useMatches().flatMap(({ handle }) => (handle as PageHandle | undefined)?.scripts ?? []);
  const {
    language,
    siteText: { layout },
  } = useContent();
  return (
    <html lang={languageOf(usePath())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <style>{inlineText.firstScreen}</style>
        {/* A font that loads after the first paint shifts the layout. */}
        {(language === siteLanguage ? [displayFont, textFont] : []).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.ground.plain} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.ground.plain} />
        {import.meta.env.DEV ? (
          <>
            <script type="module" src="/@vite/client" />
            <script type="module" src="/site/dev-preamble.ts" />
          </>
        ) : null}
      </head>
      <body>
        <a className="skip-link" href="#main">
          {layout.skipToContent}
        </a>
        <Header />
        <MobileMenu />
        <PrintHead />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <ToastRegion label={layout.notifications} closeLabel={layout.closeNotification} />
        {(['layout', ...pageScripts] as const).map((name) => (
          // Module scripts run after the document is parsed, so they may load after everything that is painted.
          <script key={name} type="module" src={scripts[name]} fetchPriority="low" />
        ))}
        <script type="speculationrules">{inlineText.speculationRules}</script>
      </body>
    </html>
  );
}

export default Outlet;

/** The screen for an unhandled error (specification, section 8). */
export function ErrorBoundary() {
  const error = useRouteError();
  // Only in development: in production the server sends the prerendered not-found page.
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <StylesheetLink />
      <ErrorScreen error={isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error} />
    </>
  );
}
