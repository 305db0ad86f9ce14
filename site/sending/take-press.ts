/**
 * In a build that delivers nothing, the button of a form waits for this script (site/sending/submit-button.tsx): from now on it submits,
 * and if it was pressed already, at once.
 */
export function takePress(form: HTMLFormElement, button: HTMLButtonElement): void {
  form.querySelector('.needs-script')?.remove();
  const patience = button.popoverTargetElement;
  if (!(patience instanceof HTMLElement)) return;
  const wasPressed = patience.matches(':popover-open');
  patience.remove();
  button.removeAttribute('popovertarget');
  button.type = 'submit';
  if (wasPressed) form.requestSubmit();
}
