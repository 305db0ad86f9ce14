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

/**
 * Marks a page for frame/laid-out-later.css: not one that begins further down, by its address or since it was read before. That place is known
 * only once all above it is laid out.
 *
 * A second mark has the page drawn in four frames, its first words in the first; a page that no one sees yet has no such mark. Before the second frame it
 * waits for the faces of letters, so that nothing below the first words is laid out once more for each that comes, but not longer than 200 ms: a slower
 * line needs longer. The rupee's are asked for with them. Whatever fails, the mark goes; where someone else took it away, all is there at once.
 */
const layOutLater = [
  "if(performance.getEntriesByType('navigation')[0]?.type!=='navigate'||location.hash)return",
  'const mark=page.dataset',
  "mark.layOutLater=''",
  'if(document.prerendering||document.hidden)return',
  'const frame=of=>new Promise(done=>{mark.toCome=of;requestAnimationFrame(()=>setTimeout(done));setTimeout(done,500)})',
  "try{await frame('bands pictures')",
  "await new Promise(done=>{setTimeout(done,200);const load=text=>document.fonts.load('1em Figtree,Bricolage Grotesque',text);load(page.textContent).catch(done);load().then(done,done)})",
  "mark.toCome&&await frame('pictures')",
  "mark.toCome&&await frame('rest')",
  '}finally{delete mark.toCome}',
].join(';');

/** What every page carries as text, where it could link to a file: a request less before it is painted, or no wait for one. */
export const inlinedText = {
  firstScreen,
  speculationRules: JSON.stringify(speculationRules),
  layOutLater: `(async page=>{${layOutLater}})(document.documentElement)`,
};

/** For the policy, which names each by its hash (server/http/headers.ts). */
export const inlined = {
  styles: [inlinedText.firstScreen],
  scripts: [inlinedText.layOutLater, inlinedText.speculationRules],
};
