import type { SectorWordsSource } from '../schema/buyers/sector.ts';

export default {
  standards: {
    anchor: 'standards',
    heading: 'Standards, by name',
    intro: 'What applies, and what we do about it. Names and versions were looked up in November 2026.',
  },
  promise: { anchor: 'promise' },
  timeline: {
    anchor: 'timeline',
    heading: 'A sample timeline',
    weeks: 'Weeks {from} to {to}',
    week: 'Week {from}',
    legend: 'One thread is one week; the marks stand four weeks apart.',
  },
  needs: { anchor: 'needs', heading: 'What we need from you' },
  exclusions: { anchor: 'not-done', heading: 'What we do not do' },
  offerings: { anchor: 'fits', heading: 'What fits' },
} satisfies SectorWordsSource;
