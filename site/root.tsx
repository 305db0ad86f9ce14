import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet } from 'react-router';
import { siteText } from '#content';
import displayFont from '#generated/fonts/display.woff2?url';
import textFont from '#generated/fonts/text.woff2?url';
import scripts from '#generated/scripts.json' with { type: 'json' };
import { ToastRegion } from '#ui/parts/toast.tsx';
import type { Route } from './+types/root.ts';
import { ErrorScreen } from './pages/error-screen.tsx';
import { Footer } from './shell/footer.tsx';
import { Header, MobileMenu } from './shell/header.tsx';
import styles from './styles.css?url';

/** Every page carries only data that no one has to run: no framework script (docs/decisions/0002). */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={displayFont} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={textFont} />
        <link rel="stylesheet" href={styles} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10131c" />
        <Links />
        {import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
        <script type="module" src={scripts.shell} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {siteText.shell.skipToContent}
        </a>
        <Header />
        <MobileMenu />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <ToastRegion label={siteText.shell.messages} closeLabel={siteText.shell.closeMessage} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Specification, section 8: what an unhandled error of the application shows. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error} />;
}
