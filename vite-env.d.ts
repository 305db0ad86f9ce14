/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the forms of this build go: to the intake, or nowhere (a static host without it). */
  readonly DELIVERY: 'intake' | 'none';
  /** Where the intake is, if the pages are served by another host; empty: it serves them itself. */
  readonly INTAKE_ORIGIN: string;
  /** Whether forms send a proof of work. */
  readonly PROOF_OF_WORK: boolean;
  /** Whether pages that were read can be read offline. */
  readonly OFFLINE: boolean;
  /** Of the service worker alone: tells the page for missing pages (`/offline`) from that of another build. */
  readonly OFFLINE_PAGE: string;
}
