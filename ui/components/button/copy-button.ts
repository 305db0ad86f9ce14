/**
 * Makes a button copy a text. Its label changes from `data-copy` to `data-copied`.
 * @param onUnavailable called if the page may not write to the clipboard (plain http, an old browser, a denied permission). Without it
 *   the button is hidden in such a browser, and the visitor can select the text on the page.
 */
export function enableCopyButton(button: HTMLButtonElement, text: string, onUnavailable?: () => void): void {
  const { copy = '', copied = '' } = button.dataset;
  const { clipboard }: Partial<Navigator> = navigator;
  button.hidden = !clipboard && !onUnavailable;
  button.textContent = copy;
  button.onclick = () => {
    if (!clipboard) return onUnavailable?.();
    clipboard.writeText(text).then(
      () => {
        button.textContent = copied;
      },
      onUnavailable ?? (() => {}),
    );
  };
}
