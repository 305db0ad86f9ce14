/**
 * For development only. React Router's plugin wraps every component for hot module replacement and throws unless its own
 * script has run, which our pages do not have (docs/decisions/0002). With these stubs, a saved file reloads the page.
 */
Object.assign(window, {
  __vite_plugin_react_preamble_installed__: true,
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
});
