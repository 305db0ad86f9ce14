import firstScreen from './first-screen.css?inline';

/**
 * Which pages may be fetched, or drawn, before their link is pressed: never what acts, no file, no question.
 * @param within what the link, or the page that it is in, has besides
 */
const worthIt = (within: string, eagerness: 'immediate' | 'moderate' | 'conservative') => ({
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/send/*', '/api/*', '/link/*', '/assets/*', '/*.pdf'] } },
      { selector_matches: `${within}:not([href*='?'], [download], [rel~=nofollow])` },
    ],
  },
  eagerness,
});

/** A pointer that rests on a link says that it is about to be pressed; on a touch screen the script marks what is in view (docs/decisions/0038). */
const byPointer = worthIt(':root:not([data-touch]) a', 'moderate');
const speculationRules = {
  prefetch: [worthIt('[data-prefetch]', 'immediate'), worthIt(':root[data-touch] a', 'conservative'), byPointer],
  prerender: [byPointer],
};

/** What every page carries as text, where it could link to a file: a request less before it is painted, or no wait for one. */
export const inlinedText = {
  firstScreen,
  speculationRules: JSON.stringify(speculationRules),
  /** Does nothing: a script below a style sheet has Firefox wait for that sheet. */
  waitForStylesheets: '0',
};

/** For the policy, which names each by its hash (server/http/headers.ts). */
export const inlined = {
  styles: [inlinedText.firstScreen],
  scripts: [inlinedText.waitForStylesheets, inlinedText.speculationRules],
};
