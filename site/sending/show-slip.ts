/** Writes what is wrong with an answer below its control, as the page itself does (ui/parts/field.tsx), or takes it away. */
export function showSlip(control: HTMLElement, message = ''): void {
  const id = `${control.id}-error`;
  document.getElementById(id)?.remove();
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each && each !== id);
  if (message) {
    const line = Object.assign(document.createElement('p'), { id, className: 'field-error', textContent: message });
    control.closest('.field')?.append(line);
    control.setAttribute('aria-invalid', 'true');
  } else {
    control.removeAttribute('aria-invalid');
  }
  control.setAttribute('aria-describedby', [...others, ...(message ? [id] : [])].join(' '));
}
