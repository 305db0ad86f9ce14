import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

/**
 * Sets a `Carousel` (site/carousel/carousel.tsx) going: it loops, moves by itself, rests while the mouse is over it, goes on
 * after an interaction, and stands still for good once it was paused or where reduced motion is asked for.
 */
export function startCarousel(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>('[data-carousel-viewport]');
  if (!viewport) throw new Error('carousel: no viewport');
  const delay = Number(root.dataset.carousel);
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isPaused = wantsStillness;

  // A paused carousel has no autoplay at all: the plugin would start again when the mouse leaves.
  const plugins = () =>
    isPaused
      ? []
      : [
          Autoplay({
            delay,
            jump: wantsStillness,
            stopOnInteraction: false,
            // Where there is no mouse, a tap would count as one that came and never left.
            stopOnMouseEnter: matchMedia('(hover: hover)').matches,
            rootNode: () => root,
          }),
        ];
  root.dataset.started = '';
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start', watchFocus: true }, plugins());

  const markPaused = () => {
    root.toggleAttribute('data-paused', isPaused);
    // While it moves by itself, a screen reader is not told of every move.
    viewport.setAttribute('aria-live', isPaused ? 'polite' : 'off');
  };
  markPaused();

  const on = (name: string, act: () => void) =>
    root.querySelector(`[data-carousel-${name}]`)?.addEventListener('click', act);
  const previous = () => embla.scrollPrev(wantsStillness);
  const next = () => embla.scrollNext(wantsStillness);
  on('previous', previous);
  on('next', next);
  on('pause', () => {
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
