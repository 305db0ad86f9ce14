/**
 * How long the page has been open, in milliseconds. Counted from the navigation, not from the first touch: what a browser fills in is
 * there at one touch, and on a slow line a visitor types before any script has come.
 */
export const openMs = (): string => String(Math.round(performance.now()));
