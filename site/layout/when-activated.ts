// TypeScript's DOM types do not have `prerendering` yet.
declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** Calls back when the page is shown: at once, or after activation on a page that the browser prerenders. */
export function whenActivated(callback: () => unknown): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
