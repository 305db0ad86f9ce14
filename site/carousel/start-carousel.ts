import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

/**
 * Starts a `Carousel`: it loops and plays automatically, pauses while the mouse is over it, and continues after an interaction.
 * It does not play after the visitor has paused it, or with reduced motion.
 * @throws Error if the carousel has no viewport
 */
export function startCarousel(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>('[data-carousel-viewport]');
  if (!viewport) throw new Error('carousel: the viewport is missing');
  const delay = Number(root.dataset.carousel);
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isPaused = prefersReducedMotion;

  // A paused carousel has no autoplay plugin: the plugin would start again when the mouse leaves.
  const plugins = () =>
    isPaused
      ? []
      : [
          Autoplay({
            delay,
            jump: prefersReducedMotion,
            stopOnInteraction: false,
            // On a touch screen, a tap would count as a mouse that enters and never leaves.
            stopOnMouseEnter: matchMedia('(hover: hover)').matches,
            rootNode: () => root,
          }),
        ];
  root.dataset.started = '';
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start', watchFocus: true }, plugins());

  const markPaused = () => {
    root.toggleAttribute('data-paused', isPaused);
    // While it plays, a screen reader does not announce every slide.
    viewport.setAttribute('aria-live', isPaused ? 'polite' : 'off');
  };
  markPaused();

  const onClick = (name: string, handler: () => void) =>
    root.querySelector(`[data-carousel-${name}]`)?.addEventListener('click', handler);
  const previous = () => embla.scrollPrev(prefersReducedMotion);
  const next = () => embla.scrollNext(prefersReducedMotion);
  onClick('previous', previous);
  onClick('next', next);
  onClick('pause', () => {
    isPaused = !isPaused;
    embla.reInit({}, plugins());
    markPaused();
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') previous();
    else if (event.key === 'ArrowRight') next();
    else return;
    event.preventDefault();
  });
}
