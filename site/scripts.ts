/** Every script that pages may name, with the address of its source. In a build each has the address of its built file instead (`tools/site-build/static-pages.ts`). */
export const scripts = {
  curriculum: '/site/pages/academy/curriculum/curriculum.entry.ts',
  'island-guard': '/site/wizard/island-guard.entry.ts',
  search: '/site/pages/search/search.entry.ts',
  layout: '/site/layout/layout.entry.ts',
  wizard: '/site/wizard/wizard.entry.ts',
} as const;
