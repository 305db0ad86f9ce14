import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Box, Hairline, Words } from './kit.tsx';

/**
 * A product on a phone of 300 by 620: the frame, the status bar and the home line. The glass is x 9 to 291 and y 9 to
 * 611 (corners of radius 38); the status bar keeps it to y 46, the home line below y 598.
 * @param alt what the picture shows, for those who do not see it
 * @param time on the status bar, as '9:41'
 * @param isDark dark in both themes, as a call and a story are
 * @param isPreview cut off at y 460
 */
export function Handset({
  alt,
  hue,
  time,
  isDark = false,
  isPreview = false,
  children,
}: {
  alt: string;
  hue: Hue;
  time: string;
  isDark?: boolean;
  isPreview?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={isPreview ? '0 0 300 460' : '0 0 300 620'}
      role="img"
      aria-label={alt}
      className={`screen screen-phone ${hueClass(hue)}${isDark ? ' inverse' : ''}${isPreview ? ' screen-preview' : ''}`}
    >
      <Box w={300} h={620} look="bezel" />
      <Box x={9} y={9} w={282} h={602} r={38} look="ground" />
      {children}
      <Words x={36} y={35} look="strong num">
        {time}
      </Words>
      <circle cx={150} cy={30} r={6} className="s-bezel" />
      <path
        d="M215 35v-3h3v3zM220 35v-6h3v6zM225 35v-9h3v9zM230 35v-11h3v11zM241 25h20v10h-20zM262.5 28h1.5v4h-1.5z"
        className="s-ink"
      />
      {isPreview ? null : <path d="M104 604.5h92" className="s-stroke s-icon-ink" />}
    </svg>
  );
}

/** The raised bar at the foot of the glass, for tabs or for writing. @param y its top edge */
export function HandsetFoot({ y, children }: { y: number; children: ReactNode }) {
  return (
    <>
      <path d={`M9 ${y}h282v${573 - y}a38 38 0 0 1-38 38H47a38 38 0 0 1-38-38z`} className="s-raised" />
      <Hairline d={`M9 ${y}.5h282`} />
      {children}
    </>
  );
}
