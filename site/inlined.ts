import firstScreen from './first-screen.css?inline';

/**
 * A speculation rule: which pages the browser may prefetch or prerender before a link is pressed. It excludes forms, files,
 * signed links and addresses with a query.
 * @param selector selects the links that the rule applies to
 */
const speculationRule = (selector: string, eagerness: 'immediate' | 'moderate' | 'conservative') => ({
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/send/*', '/api/*', '/link/*', '/assets/*', '/*.pdf'] } },
      { selector_matches: `${selector}:not([href*='?'], [download], [rel~=nofollow])` },
    ],
  },
  eagerness,
});

/** For a mouse, which hovers over a link before a press. On a touch screen, a script marks links (docs/decisions/0038). */
const onHover = speculationRule(':root:not([data-touch]) a', 'moderate');
const speculationRules = {
  prefetch: [
    speculationRule('[data-prefetch]', 'immediate'),
    speculationRule(':root[data-touch] a', 'conservative'),
    onHover,
  ],
  prerender: [onHover],
};

/** Text that every page contains instead of a link to a file. This saves a request before the first paint. */
export const inlineText = {
  firstScreen,
  speculationRules: JSON.stringify(speculationRules),
  /**
   * Marks the page as starting, for ten seconds. Until then, stylesheets hide what only visitors without a working script need. This
   * script follows the link to the stylesheet, because Firefox waits for a stylesheet only if a script follows it.
   */
  markStarting:
    "{const{dataset}=document.documentElement;dataset.starting='';setTimeout(()=>delete dataset.starting,10000)}",
};

/** Inline styles and scripts; the content security policy allows each by its hash (server/http/headers.ts). */
export const inlined = {
  styles: [inlineText.firstScreen],
  scripts: [inlineText.markStarting, inlineText.speculationRules],
};
