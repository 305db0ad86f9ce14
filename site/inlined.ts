import firstScreen from './first-screen.css?inline';

/** Pages that a link leads to may be fetched, or drawn, while one is about to press it; never what acts, and no file. */
const worthIt = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/send/*', '/api/*', '/assets/*', '/*.pdf'] } },
      { not: { selector_matches: ["[href*='?']", '[download]', '[rel~=nofollow]'] } },
    ],
  },
  eagerness: 'moderate',
};

/** What every page carries as text, where it could link to a file: a request less before it is painted, or no wait for one. */
export const inlinedText = {
  firstScreen,
  speculationRules: JSON.stringify({ prefetch: [worthIt], prerender: [worthIt] }),
  /** Runs as a script that does nothing (frame/sheets.tsx). One that is empty is none to a browser. */
  nothing: ' ',
};

/** For the policy, which names each by its hash (server/http/headers.ts). */
export const inlined = {
  styles: [inlinedText.firstScreen],
  scripts: [inlinedText.nothing, inlinedText.speculationRules],
};
