import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';

/** View boxes by what the picture shows: the whole, and the upper left that a preview shows. */
const views = {
  window: { whole: '0 0 880 600', preview: '0 0 668 440' },
  phone: { whole: '0 0 300 620', preview: '0 0 300 460' },
  tablet: { whole: '0 0 880 640', preview: '0 0 560 362' },
  sheet: { whole: '0 0 352 544', preview: '0 0 352 544' },
  'diagram-head': { whole: '0 0 560 420', preview: '0 0 560 420' },
} as const;

export type Shape = keyof typeof views;

/** Properties of every product picture. */
export interface ScreenProps {
  /** Draws only the upper left, larger, for a card that cuts the picture off. A drawing without a preview is drawn whole. */
  readonly isPreview?: boolean | undefined;
}

interface FrameProps extends ScreenProps {
  readonly shape: Shape;
  readonly hue: Hue;
  /** Dark in both themes. */
  readonly isDark?: boolean;
  readonly children: ReactNode;
}

/** The root of a picture. Its alternative text is in the content that shows it. */
export function Frame({ shape, hue, isDark = false, isPreview = false, children }: FrameProps) {
  return (
    <svg
      viewBox={views[shape][isPreview ? 'preview' : 'whole']}
      className={`screen screen-${shape} ${hueClass(hue)}${isDark ? ' inverse' : ''}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
