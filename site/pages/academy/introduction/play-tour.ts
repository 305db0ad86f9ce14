/**
 * Plays the tour of a course (course-tour.tsx): the steps of its transcript one after the other, with a progress bar of threads.
 * With `prefers-reduced-motion`, the visitor moves from step to step with the buttons.
 */
export function startTour(frame: HTMLElement): { restart: () => void } {
  const tour = find(frame, 'tour');
  const progressBar = find(tour, 'progress-bar');
  const [pauseButton, previousButton, nextButton] = [find(tour, 'pause'), find(tour, 'previous'), find(tour, 'next')];
  const steps = readSteps(frame);
  find(tour, 'steps').append(...steps.map(({ element }) => element));
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let position = 0;
  let elapsedMs = 0;
  let isPlaying = false;
  let lastFrameMs: number | undefined;

  const draw = () => {
    const step = steps[position];
    if (!step) return;
    const start = steps[position - 1]?.progressEnd ?? 0;
    const fraction = isReducedMotion ? 1 : Math.min(1, elapsedMs / step.ms);
    progressBar.style.clipPath = `inset(0 ${(1 - start - (step.progressEnd - start) * fraction) * 100}% 0 0)`;
  };
  const show = (newPosition: number) => {
    position = newPosition;
    elapsedMs = 0;
    steps.forEach(({ element }, index) => {
      element.hidden = index !== position;
    });
    find(tour, 'count').textContent = (tour.dataset.tour ?? '')
      .replace('{position}', String(position + 1))
      .replace('{count}', String(steps.length));
    // `disabled` would take the focus away from the button.
    previousButton.setAttribute('aria-disabled', String(position === 0));
    nextButton.setAttribute('aria-disabled', String(position === steps.length - 1));
    draw();
  };
  const advance = (nowMs: number) => {
    if (!isPlaying) return;
    // The cap keeps a tab that was in the background from skipping ahead.
    elapsedMs += Math.min(100, nowMs - (lastFrameMs ?? nowMs));
    lastFrameMs = nowMs;
    if (elapsedMs >= (steps[position]?.ms ?? 0)) {
      if (position === steps.length - 1) return setPlaying(false);
      show(position + 1);
    }
    draw();
    requestAnimationFrame(advance);
  };
  const setPlaying = (shouldPlay: boolean) => {
    isPlaying = shouldPlay && !isReducedMotion;
    tour.toggleAttribute('data-playing', isPlaying);
    lastFrameMs = undefined;
    if (isPlaying) requestAnimationFrame(advance);
  };
  const isFinished = () => position === steps.length - 1 && elapsedMs >= (steps[position]?.ms ?? 0);
  const restart = () => {
    const wasPlaying = isPlaying;
    show(0);
    if (!wasPlaying) setPlaying(true);
  };

  pauseButton.hidden = isReducedMotion;
  pauseButton.addEventListener('click', () => {
    if (!isPlaying && isFinished()) restart();
    else setPlaying(!isPlaying);
  });
  previousButton.addEventListener('click', () => {
    if (position > 0) show(position - 1);
  });
  nextButton.addEventListener('click', () => {
    if (position < steps.length - 1) show(position + 1);
  });
  const poster = frame.querySelector<HTMLElement>('[data-poster]');
  if (poster) poster.hidden = true;
  tour.hidden = false;
  restart();
  // The play button is hidden, so the focus moves to another button.
  (isReducedMotion ? nextButton : pauseButton).focus({ preventScroll: true });
  return { restart };
}

/** Copies the steps of the transcript. `progressEnd` is the progress of the tour at the end of a step, from 0 to 1. */
function readSteps(frame: HTMLElement) {
  return [...frame.querySelectorAll<HTMLElement>('[data-transcript] > li')].map((item) => ({
    element: item.cloneNode(true) as HTMLElement,
    ms: Number(item.dataset.seconds) * 1000,
    progressEnd: Number(item.dataset.progressEnd),
  }));
}

function find(root: HTMLElement, name: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(`[data-${name}]`);
  if (!element) throw new Error(`play-tour: no element has data-${name}`);
  return element;
}
