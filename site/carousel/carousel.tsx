import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill, siteText } from '#content';
import { Button } from '#ui/components/button/button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';

const words = siteText.carousel;

/** Slides in a row. Visitors scroll the row by hand until `start-carousel.ts` enhances it. */
export function Carousel({
  label,
  autoplayMs,
  className,
  slides,
}: {
  label: string;
  autoplayMs: number;
  className: string;
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a labelled group inside a section; a fieldset is for form fields
    <div
      className={`carousel ${className}`}
      role="group"
      aria-roledescription={words.role}
      aria-label={label}
      data-carousel={autoplayMs}
    >
      <div className="carousel-controls">
        <Button variant="round" data-carousel-pause="">
          <span className="when-running">
            <Icon icon={Pause} />
            <span className="visually-hidden">{words.pause}</span>
          </span>
          <span className="when-paused">
            <Icon icon={Play} />
            <span className="visually-hidden">{words.play}</span>
          </span>
        </Button>
        <Button variant="round" data-carousel-previous="" aria-label={words.previous}>
          <Icon icon={ChevronLeft} />
        </Button>
        <Button variant="round" data-carousel-next="" aria-label={words.next}>
          <Icon icon={ChevronRight} />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        className="carousel-viewport"
        data-carousel-viewport=""
        role="group"
        aria-label={fill(words.slides, { carousel: label })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
      >
        <div className="carousel-track">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of the ARIA Authoring Practices Guide
            <div
              key={slide.key}
              className="carousel-slide"
              role="group"
              aria-roledescription={words.slideRole}
              aria-label={fill(words.slide, { position: index + 1, count: slides.length })}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
