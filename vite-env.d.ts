/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether forms post to the intake, or to nothing (a static host without an intake). */
  readonly DELIVERY: 'intake' | 'none';
  /** Origin of the intake if another host serves the pages; empty if the intake serves them. */
  readonly INTAKE_ORIGIN: string;
  /** Whether forms send a proof of work. */
  readonly PROOF_OF_WORK: boolean;
  /** Whether visited pages can be read offline. */
  readonly OFFLINE: boolean;
  /** The pages that exist in each language, by its code. */
  readonly TRANSLATED_PAGES: Readonly<Record<string, readonly string[]>>;
  /** Hash of the page `/offline`. Only the service worker uses it, to detect the page of another build. */
  readonly OFFLINE_PAGE: string;
}

/** The routes of the dev server, which React Router compiles. */
declare module 'virtual:react-router/server-build';
