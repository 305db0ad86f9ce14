import type { CurriculumWordsSource } from '../schema/academy.ts';

export default {
  eyebrow: 'IT Academy',
  about: { anchor: 'about', heading: 'About This Course' },
  video: {
    caption: 'Course Introduction',
    notes: ['5 min overview', 'Course highlights', 'Career guidance'],
    play: 'Play the introduction of {course}',
    pause: 'Pause',
    resume: 'Play',
    restart: 'Restart',
    fullScreen: 'Full screen',
    tour: {
      label: 'Tour of {course}',
      step: '{position} of {count}',
      opening: '{sessions} of two hours: {hours} in {months}',
      part: 'Sessions {first} to {last}',
      outcomes: 'At the end you can',
      ending: '{price}, or {monthly} a month. Register, and a counsellor calls you.',
      next: 'Next',
      previous: 'Back',
    },
  },
  learned: { anchor: 'outcomes', outcomes: 'What you can do at the end', prerequisites: 'What you need' },
  sessions: {
    anchor: 'sessions',
    heading: 'Detailed Session Breakdown',
    intro: '{sessions} of two hours each, {hours} in all, in the order in which they are taught.',
    jump: 'Parts of the course',
    range: '{first}-{last}',
    filter: 'Find a session',
    filterHint: 'By a word of its topic or what it teaches',
    shown: '{shown} of {count} sessions',
    none: 'No session holds these words. Try fewer letters.',
    clear: 'Show all',
  },
  closing: {
    heading: 'The next batch has a seat',
    text: 'Register in three short steps. You pay nothing here: a counsellor calls you first and answers what this page did not.',
  },
} satisfies CurriculumWordsSource;
