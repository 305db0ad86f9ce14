import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';

/** viewBox of each shape. A preview shows only the upper left part. */
const viewBoxes = {
  window: { whole: '0 0 880 600', preview: '0 0 668 440' },
  phone: { whole: '0 0 300 620', preview: '0 0 300 460' },
  tablet: { whole: '0 0 880 640', preview: '0 0 560 362' },
  sheet: { whole: '0 0 352 544', preview: '0 0 352 544' },
  'diagram-head': { whole: '0 0 560 420', preview: '0 0 560 420' },
} as const;

export type Shape = keyof typeof viewBoxes;

/** Props of every product picture. */
export interface ScreenProps {
  /** Draws only the upper left part, for a card that crops the picture. */
  readonly isPreview?: boolean | undefined;
}

interface FrameProps extends ScreenProps {
  readonly shape: Shape;
  readonly hue: Hue;
  /** Dark in both themes. */
  readonly isDark?: boolean;
  readonly children: ReactNode;
}

/** The `<svg>` of a picture. The content contains its text alternative. */
export function Frame({ shape, hue, isDark = false, isPreview = false, children }: FrameProps) {
  return (
    <svg
      viewBox={viewBoxes[shape][isPreview ? 'preview' : 'whole']}
      className={`screen screen-${shape} ${hueClass(hue)}${isDark ? ' inverse' : ''}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
