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
  /**
   * Marks a page for frame/laid-out-later.css: not one that begins further down, by its address or since it was read before. That place is known
   * only once all above it is laid out. The mark for pictures goes once the first frame is drawn; a page that is prerendered draws none.
   */
  layOutLater:
    "(page=>{if(performance.getEntriesByType('navigation')[0]?.type!=='navigate'||location.hash)return;page.dataset.layOutLater='';if(document.prerendering)return;page.dataset.wordsFirst='';requestAnimationFrame(()=>setTimeout(()=>{delete page.dataset.wordsFirst}))})(document.documentElement)",
};

/** For the policy, which names each by its hash (server/http/headers.ts). */
export const inlined = {
  styles: [inlinedText.firstScreen],
  scripts: [inlinedText.layOutLater, inlinedText.speculationRules],
};
