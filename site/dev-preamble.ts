/**
 * In development only: React Router's plugin wraps every component for hot replacement and insists that its own script, which our
 * pages do not carry (docs/decisions/0002), has run before. A saved file reloads the page instead.
 */
Object.assign(window, {
  __vite_plugin_react_preamble_installed__: true,
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
});
