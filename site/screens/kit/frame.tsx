import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { States, type Three } from './states.tsx';

/** What a product is seen on: the whole of it, and the upper left that a preview shows, in drawing units. */
const views = {
  window: { whole: '0 0 880 600', preview: '0 0 668 440' },
  phone: { whole: '0 0 300 620', preview: '0 0 300 460' },
  tablet: { whole: '0 0 880 640', preview: '0 0 560 362' },
  sheet: { whole: '0 0 352 544', preview: '0 0 352 544' },
  draft: { whole: '0 0 560 420', preview: '0 0 560 420' },
} as const;

export type Shape = keyof typeof views;

/** What every product picture is asked for. */
export interface ScreenProps {
  /** What the picture shows, for those who do not see it. Of a drawing that has three states, those of all: one chooses from them. */
  readonly alt: string | Three<string>;
  /**
   * Only the upper left, larger, for a card that cuts the picture off anyway: what it would hide is not drawn, so that seven
   * of them weigh little. A drawing that has no such form is drawn whole.
   */
  readonly isPreview?: boolean | undefined;
}

interface FrameProps extends ScreenProps {
  readonly shape: Shape;
  readonly hue: Hue;
  /** Dark in both themes. */
  readonly isDark?: boolean;
  readonly children: ReactNode;
}

/** The picture itself, named for those who do not see it; a device draws its glass and what is on it. */
export function Frame({ shape, alt, hue, isDark = false, isPreview = false, children }: FrameProps) {
  const isOne = typeof alt === 'string';
  const picture = (
    <svg
      viewBox={views[shape][isPreview ? 'preview' : 'whole']}
      role={isOne ? 'img' : undefined}
      aria-label={isOne ? alt : undefined}
      aria-hidden={isOne ? undefined : true}
      className={`screen screen-${shape} ${hueClass(hue)}${isDark ? ' inverse' : ''}${isPreview ? ' screen-preview' : ''}`}
    >
      <States value={!isOne}>{children}</States>
    </svg>
  );
  if (isOne) return picture;
  return (
    <div className="screen-states">
      {picture}
      {alt.map((words, i) => (
        <span key={words} role="img" aria-label={words} className={`on-${i + 1}`} hidden={i > 0} />
      ))}
    </div>
  );
}
