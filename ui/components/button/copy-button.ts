/**
 * Makes a button copy a text and say so, in its own words: `data-copy`, then `data-copied`.
 * @param showInstead where a page may not write to the clipboard (plain http, an old browser, a person who forbids it); without it
 * the button is not there in such a browser, and the text can still be selected where it stands
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
