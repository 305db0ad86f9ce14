// The types of a page do not know of it yet.
declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** Calls at once on a page that is shown, and else when it is: the browser may make one ready in case somebody goes there. */
export function whenShown(arrive: () => unknown): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', arrive, { once: true });
  else arrive();
}
