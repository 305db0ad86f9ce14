// Once all of the page is there and the browser has nothing else to do: a first visit does not wait for what the next one needs.
if (import.meta.env.OFFLINE && import.meta.env.PROD) {
  addEventListener('load', () => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => import('./keep-page.ts').then(({ keepPage }) => keepPage()));
  });
}
