import type { SectorWordsSource } from '../schema/buyers/sector.ts';

export default {
  standards: {
    anchor: 'standards',
    heading: 'Standards',
    intro: 'What applies, and what we do about it. We looked up names and versions in November 2026.',
  },
  promise: { anchor: 'promise' },
  timeline: {
    anchor: 'timeline',
    heading: 'A sample timeline',
    weeks: 'Weeks {from} to {to}',
    week: 'Week {from}',
    legend: 'One stripe is one week; the marks are four weeks apart.',
  },
  needs: { anchor: 'needs', heading: 'What we need from you' },
  exclusions: { anchor: 'not-done', heading: 'What we do not do' },
  offerings: { anchor: 'fits', heading: 'What fits' },
} satisfies SectorWordsSource;
