import type { ReactNode } from 'react';
import type { Hue } from '#ui/weave/hue.ts';
import { Frame, type ScreenProps } from './frame.tsx';
import { Box } from './kit.tsx';

/**
 * A tablet in landscape, 880 by 640. The screen goes from x 16 to 864 and from y 16 to 624, with a corner radius of 18. A preview
 * ends at x 560 and y 362.
 */
export function Tablet({ children, ...frame }: ScreenProps & { hue: Hue; children: ReactNode }) {
  return (
    <Frame shape="tablet" {...frame}>
      <Box w={880} h={640} styles="bezel" />
      <Box x={16} y={16} w={848} h={608} r={18} styles="raised" />
      <circle cx={440} cy={8} r={2.5} className="s-overlay" />
      {children}
    </Frame>
  );
}
