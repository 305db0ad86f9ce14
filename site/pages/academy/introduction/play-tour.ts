/**
 * Plays the tour of a course (course-tour.tsx): the steps of its transcript one after the other. With `prefers-reduced-motion`, the
 * visitor moves from step to step with the buttons.
 */
export function startTour(frame: HTMLElement): { restart: () => void } {
  const tour = find(frame, 'tour');
  const [pauseButton, previousButton, nextButton] = [find(tour, 'pause'), find(tour, 'previous'), find(tour, 'next')];
  const steps = [...frame.querySelectorAll('[data-transcript] > li')].map(
    (item) => item.cloneNode(true) as HTMLElement,
  );
  find(tour, 'steps').append(...steps);
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const last = steps.length - 1;
  let position = 0;
  let isPlaying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts the time of the current step, or stops it. */
  const setPlaying = (shouldPlay: boolean) => {
    clearTimeout(timer);
    isPlaying = shouldPlay && !isReducedMotion;
    tour.toggleAttribute('data-playing', isPlaying);
    if (!isPlaying) return;
    const advance = () => (position === last ? setPlaying(false) : show(position + 1));
    timer = setTimeout(advance, Number(steps[position]?.dataset.seconds) * 1000);
  };
  const show = (newPosition: number, shouldPlay = isPlaying) => {
    position = newPosition;
    steps.forEach((step, index) => {
      step.hidden = index !== position;
    });
    find(tour, 'count').textContent = (tour.dataset.tour ?? '')
      .replace('{position}', String(position + 1))
      .replace('{count}', String(steps.length));
    // `disabled` would take the focus away from the button.
    previousButton.setAttribute('aria-disabled', String(position === 0));
    nextButton.setAttribute('aria-disabled', String(position === last));
    setPlaying(shouldPlay);
  };
  const restart = () => show(0, true);

  pauseButton.hidden = isReducedMotion;
  pauseButton.addEventListener('click', () => {
    if (!isPlaying && position === last) restart();
    else setPlaying(!isPlaying);
  });
  previousButton.addEventListener('click', () => show(Math.max(0, position - 1)));
  nextButton.addEventListener('click', () => show(Math.min(last, position + 1)));
  const poster = frame.querySelector<HTMLElement>('[data-poster]');
  if (poster) poster.hidden = true;
  tour.hidden = false;
  restart();
  // The play button is hidden, so the focus moves to another button.
  (isReducedMotion ? nextButton : pauseButton).focus({ preventScroll: true });
  return { restart };
}

function find(root: HTMLElement, name: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(`[data-${name}]`);
  if (!element) throw new Error(`play-tour: no element has data-${name}`);
  return element;
}
