/**
 * How long the page was open when the form was sent, in milliseconds. Counted from the navigation, not from the first touch: what a browser
 * fills in is there at one touch, and on a slow line a visitor types before any script has come.
 * @param form whose press may have been kept until the script was there: it counts when it was pressed
 */
export function openMs(form?: HTMLFormElement): string {
  const pressedMs = form?.dataset.pressedMs;
  if (form) delete form.dataset.pressedMs;
  return pressedMs ?? String(Math.round(performance.now()));
}
