/** For a page to run: all of it is laid out from now on, whether it is in view or not (site/inlined.ts). */
export const layOutAll = (): void => {
  for (const mark of ['data-lay-out-later', 'data-to-come']) document.documentElement.removeAttribute(mark);
};
