import type { PartnersSource } from '../schema/company/partner.ts';

const hint = 'a partner organisation that agreed to be named, with its logo';

export default [
  {
    sample: hint,
    name: 'Riverbank State University',
    wordMark: {
      cut: 'inscription',
      lines: ['Riverbank', 'State University'],
      alt: 'Riverbank State University, word mark',
    },
  },
  {
    sample: hint,
    name: 'Seven Slopes Tea Cooperative',
    wordMark: {
      cut: 'label',
      lines: ['Seven Slopes', 'Tea Cooperative'],
      alt: 'Seven Slopes Tea Cooperative, word mark',
    },
  },
  {
    sample: hint,
    name: 'Lakeside District Hospital Trust',
    wordMark: {
      cut: 'stack',
      lines: ['Lakeside', 'District Hospital', 'Trust'],
      alt: 'Lakeside District Hospital Trust, word mark',
    },
  },
  {
    sample: hint,
    name: 'Cane and Bamboo Artisans Guild',
    wordMark: {
      cut: 'poster',
      lines: ['Cane and Bamboo', 'Artisans Guild'],
      alt: 'Cane and Bamboo Artisans Guild, word mark',
    },
  },
  {
    sample: hint,
    name: 'Border Road Chamber of Trade',
    wordMark: {
      cut: 'signboard',
      lines: ['Border Road', 'Chamber of Trade'],
      alt: 'Border Road Chamber of Trade, word mark',
    },
  },
  {
    sample: hint,
    name: 'Hill Colleges Placement Forum',
    wordMark: {
      cut: 'masthead',
      lines: ['Hill Colleges', 'Placement Forum'],
      alt: 'Hill Colleges Placement Forum, word mark',
    },
  },
] satisfies PartnersSource;
