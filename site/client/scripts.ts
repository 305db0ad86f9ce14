/** Every script that pages may name, with the address of its source. In a build each has the address of its built file instead (`tools/site-build/static-pages.ts`). */
export const scripts = {
  curriculum: '/site/client/curriculum.entry.ts',
  'island-guard': '/site/client/island-guard.entry.ts',
  search: '/site/client/search.entry.ts',
  layout: '/site/client/layout.entry.ts',
  wizard: '/site/client/wizard.entry.ts',
} as const;
