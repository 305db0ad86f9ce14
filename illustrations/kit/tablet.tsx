import type { ReactNode } from 'react';
import type { Hue } from '#ui/weave/hue.ts';
import { Frame, type ScreenProps } from './frame.tsx';
import { Box } from './kit.tsx';

/**
 * A product on a tablet of 880 by 640, held across. The glass is x 16 to 864 and y 16 to 624 (corners of radius 18).
 * A preview is cut off at x 560 and y 362.
 */
export function Tablet({ children, ...frame }: ScreenProps & { hue: Hue; children: ReactNode }) {
  return (
    <Frame shape="tablet" {...frame}>
      <Box w={880} h={640} styles="bezel" />
      <Box x={16} y={16} w={848} h={608} r={18} styles="raised" />
      <circle cx={440} cy={8} r={2.5} className="s-lit" />
      {children}
    </Frame>
  );
}
