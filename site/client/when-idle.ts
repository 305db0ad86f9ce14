// Once all of the page is there and the browser has nothing else to do: a first visit does not wait for what the next one needs.
addEventListener('load', () => {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => import('./idle-work.ts'));
});
