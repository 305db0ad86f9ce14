/**
 * The scripts that pages load, each with the address of its source file. The build replaces it with the address of the built file
 * (tools/site-build/static-pages.ts).
 */
export const scripts = {
  curriculum: '/site/pages/academy/curriculum/curriculum.entry.ts',
  'island-guard': '/site/wizard/island-guard.entry.ts',
  legal: '/site/pages/legal/legal.entry.ts',
  search: '/site/pages/search/search.entry.ts',
  layout: '/site/layout/layout.entry.ts',
  wizard: '/site/wizard/wizard.entry.ts',
} as const;
