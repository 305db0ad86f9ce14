/** Time between the two presses of a double press at most, in milliseconds: what Windows and macOS take for one. */
export const mostMs = 500;

/** How far the finger may slip between them, in pixels. */
const nearPx = 24;

/** What a press and its place are known by. */
export type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** Whether one press is the second half of another. */
export const isDoublePress = (first: Press, second: Press): boolean =>
  second.timeStamp - first.timeStamp < mostMs &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < nearPx;

/**
 * The answer to a press may be there before the second half of a double press, and have moved the page: that one is lost on whatever
 * came under it, unless something was typed in between.
 */
export function ignoreDoublePress(form: HTMLFormElement): void {
  let last: Press | undefined;
  let first: Press | undefined;
  form.addEventListener('submit', () => {
    first = last;
  });
  form.addEventListener('input', () => {
    first = undefined;
  });
  const lose = (press: MouseEvent) => {
    if (!first || !isDoublePress(first, press)) return;
    press.preventDefault();
    press.stopImmediatePropagation();
  };
  // The focus moves when the button goes down.
  document.addEventListener('mousedown', lose, { capture: true });
  document.addEventListener(
    'click',
    (press) => {
      last = press;
      lose(press);
    },
    { capture: true },
  );
}
