/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the forms of this build go: to the intake, or nowhere (a static host without it). */
  readonly DELIVERY: 'intake' | 'none';
}
