/**
 * Makes a button copy a text. Its label changes from `data-copy` to `data-copied`.
 * @param showInstead called if the page may not write to the clipboard (plain http, an old browser, a denied permission); without it
 * such a browser hides the button, and the visitor can still select the text on the page
 */
export function enableCopyButton(button: HTMLButtonElement, text: string, showInstead?: () => void): void {
  const { copy = '', copied = '' } = button.dataset;
  const { clipboard }: Partial<Navigator> = navigator;
  button.hidden = !clipboard && !showInstead;
  button.textContent = copy;
  button.onclick = () => {
    if (!clipboard) return showInstead?.();
    clipboard.writeText(text).then(
      () => {
        button.textContent = copied;
      },
      showInstead ?? (() => {}),
    );
  };
}
