/**
 * Makes a button copy a text. Its label changes from `data-copy` to `data-copied`. The button is hidden if the page may not write to the
 * clipboard (plain http, an old browser).
 */
export function enableCopyButton(button: HTMLButtonElement, text: string): void {
  const { copy = '', copied = '' } = button.dataset;
  const { clipboard }: Partial<Navigator> = navigator;
  button.hidden = !clipboard;
  button.textContent = copy;
  button.onclick = async () => {
    await clipboard?.writeText(text);
    button.textContent = copied;
  };
}
