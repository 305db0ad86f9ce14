import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Box } from './kit.tsx';

/**
 * A product on a tablet of 880 by 640, held across. The glass is x 16 to 864 and y 16 to 624 (corners of radius 18).
 * @param alt what the picture shows, for those who do not see it
 * @param isPreview cut off at x 560 and y 362
 */
export function Tablet({
  alt,
  hue,
  isPreview = false,
  children,
}: {
  alt: string;
  hue: Hue;
  isPreview?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={isPreview ? '0 0 560 362' : '0 0 880 640'}
      role="img"
      aria-label={alt}
      className={`screen screen-tablet ${hueClass(hue)}${isPreview ? ' screen-preview' : ''}`}
    >
      <Box w={880} h={640} look="bezel" />
      <Box x={16} y={16} w={848} h={608} r={18} look="raised" />
      <circle cx={440} cy={8} r={2.5} className="s-lit" />
      {children}
    </svg>
  );
}
