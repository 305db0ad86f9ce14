/**
 * Runs the tour of a course (site/pages/academy/introduction/course-tour.tsx): one step of its transcript after the other, woven along as time goes by. Where reduced
 * motion is asked for it never moves by itself, and one goes through it step by step.
 */
export function startTour(frame: HTMLElement): { restart: () => void } {
  const find = <T extends Element = HTMLElement>(name: string): T => {
    const element = frame.querySelector<T>(`[data-${name}]`);
    if (!element) throw new Error(`course-tour: no ${name}`);
    return element;
  };
  const tour = find('tour');
  const count = find('count');
  const woven = find('woven');
  const [pause, previous, next] = [find('pause'), find('previous'), find('next')];
  const steps = [...frame.querySelectorAll<HTMLElement>('[data-transcript] > li')].map((said) => ({
    element: said.cloneNode(true) as HTMLElement,
    ms: Number(said.dataset.seconds) * 1000,
    wovenTo: Number(said.dataset.wovenTo),
  }));
  find('steps').append(...steps.map(({ element }) => element));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let position = 0;
  let elapsedMs = 0;
  let isPlaying = false;
  let lastFrameMs: number | undefined;

  const draw = () => {
    const step = steps[position];
    if (!step) return;
    const from = steps[position - 1]?.wovenTo ?? 0;
    const part = isStill ? 1 : Math.min(1, elapsedMs / step.ms);
    woven.style.clipPath = `inset(0 ${(1 - from - (step.wovenTo - from) * part) * 100}% 0 0)`;
  };
  const show = (to: number) => {
    position = to;
    elapsedMs = 0;
    steps.forEach(({ element }, index) => {
      element.hidden = index !== position;
    });
    count.textContent = (tour.dataset.tour ?? '')
      .replace('{position}', String(position + 1))
      .replace('{count}', String(steps.length));
    for (const [button, isAtEnd] of [
      [previous, position === 0],
      [next, position === steps.length - 1],
    ] as const) {
      // Not `disabled`: a button that has the focus would lose it.
      button.setAttribute('aria-disabled', String(isAtEnd));
    }
    draw();
  };
  const move = (nowMs: number) => {
    if (!isPlaying) return;
    // A page that was away goes on where it was.
    elapsedMs += Math.min(100, nowMs - (lastFrameMs ?? nowMs));
    lastFrameMs = nowMs;
    if (elapsedMs >= (steps[position]?.ms ?? 0)) {
      if (position === steps.length - 1) return setPlaying(false);
      show(position + 1);
    }
    draw();
    requestAnimationFrame(move);
  };
  const setPlaying = (to: boolean) => {
    isPlaying = to && !isStill;
    tour.toggleAttribute('data-playing', isPlaying);
    lastFrameMs = undefined;
    if (isPlaying) requestAnimationFrame(move);
  };
  const isOver = () => position === steps.length - 1 && elapsedMs >= (steps[position]?.ms ?? 0);
  const restart = () => {
    const wasPlaying = isPlaying;
    show(0);
    if (!wasPlaying) setPlaying(true);
  };

  pause.hidden = isStill;
  pause.addEventListener('click', () => {
    if (!isPlaying && isOver()) restart();
    else setPlaying(!isPlaying);
  });
  previous.addEventListener('click', () => {
    if (position > 0) show(position - 1);
  });
  next.addEventListener('click', () => {
    if (position < steps.length - 1) show(position + 1);
  });
  const poster = frame.querySelector<HTMLElement>('[data-poster]');
  if (poster) poster.hidden = true;
  tour.hidden = false;
  restart();
  // The play button had the focus and is gone.
  (isStill ? next : pause).focus({ preventScroll: true });
  return { restart };
}
