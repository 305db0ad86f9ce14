import type { ReactNode } from 'react';
import type { Hue } from '#ui/weave/hue.ts';
import { Frame, type ScreenProps } from './frame.tsx';
import { Box, Hairline, Text } from './kit.tsx';

interface PhoneProps extends ScreenProps {
  readonly hue: Hue;
  /** Time in the status bar, such as '9:41'. */
  readonly time: string;
  /** Dark in both themes. */
  readonly isDark?: boolean;
  readonly children: ReactNode;
}

/**
 * A phone, 300 by 620, with a status bar and a home indicator. The screen goes from x 9 to 291 and from y 9 to 611, with a corner
 * radius of 38. The status bar ends at y 46, and the home indicator starts at y 598. A preview ends at y 460.
 */
export function Phone({ time, children, ...frame }: PhoneProps) {
  return (
    <Frame shape="phone" {...frame}>
      <Box w={300} h={620} styles="bezel" />
      <Box x={9} y={9} w={282} h={602} r={38} styles="ground" />
      {children}
      <Text x={36} y={35} styles="strong tabular" text={time} />
      <circle cx={150} cy={30} r={6} className="s-bezel" />
      <path
        d="M215 35v-3h3v3zM220 35v-6h3v6zM225 35v-9h3v9zM230 35v-11h3v11zM241 25h20v10h-20zM262.5 28h1.5v4h-1.5z"
        className="s-ink"
      />
      {frame.isPreview ? null : <path d="M104 604.5h92" className="s-stroke s-icon-ink" />}
    </Frame>
  );
}

/** The bar at the bottom of the screen, for tabs or a text input. @param y its top edge */
export function PhoneFooter({ y, children }: { y: number; children: ReactNode }) {
  return (
    <>
      <path d={`M9 ${y}h282v${573 - y}a38 38 0 0 1-38 38H47a38 38 0 0 1-38-38z`} className="s-raised" />
      <Hairline d={`M9 ${y}.5h282`} />
      {children}
    </>
  );
}
