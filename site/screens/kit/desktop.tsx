import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { sum } from './figures.ts';
import type { GlyphName } from './glyphs.ts';
import { Avatar, Box, Glyph, Hairline, Words } from './kit.tsx';

/**
 * A product in its desktop window of 880 by 600: icon rail, title bar with tabs, search and the person signed in. The
 * work has the room from x 44 to 880 and y 46 to 600; its left edge of words is x 63, as that of the name.
 * @param alt what the picture shows, for those who do not see it
 * @param rail the icons from the top down
 * @param tabs names from the left, each with its width
 * @param tabsFrom where the first tab starts; a longer name needs more than the 194 of a short one
 * @param at which of the icons and of the tabs one is at, from 0
 * @param isPreview without the right pane: the work ends at x 668, and is cut off at y 440
 */
export function Desktop({
  alt,
  hue,
  name,
  rail,
  tabs,
  tabsFrom = 194,
  at = 0,
  search,
  person,
  isPreview = false,
  children,
}: {
  alt: string;
  hue: Hue;
  name: string;
  rail: readonly GlyphName[];
  tabs: readonly { name: string; width: number }[];
  tabsFrom?: number;
  at?: number;
  search: string;
  person: string;
  isPreview?: boolean | undefined;
  children: ReactNode;
}) {
  let tabLeft = tabsFrom;
  return (
    <svg
      viewBox={isPreview ? '0 0 668 440' : '0 0 880 600'}
      role="img"
      aria-label={alt}
      className={`screen screen-window ${hueClass(hue)}${isPreview ? ' screen-preview' : ''}`}
    >
      <Box w={44} h={600} look="deep" />
      <path d={mark} fillRule="evenodd" transform="translate(11.5 12.5) scale(3)" className="thread-3" />
      <rect x={6} y={58 + at * 40} width={32} height={32} rx={8} className="s-lit" />
      {rail.map((glyph, i) => (
        <Glyph key={glyph} of={glyph} x={12} y={64 + i * 40} look="icon-rail" />
      ))}
      {isPreview ? null : <Glyph of="sliders" x={12} y={566} look="icon-rail" />}
      <Hairline d="M44 45.5h836" />
      <Words x={63} y={29} look="title">
        {name}
      </Words>
      {tabs.map((tab, i) => {
        const left = tabLeft;
        tabLeft += tab.width + 22;
        return (
          <g key={tab.name}>
            <Words x={left} y={28} look={i === at ? 'strong' : 'soft'}>
              {tab.name}
            </Words>
            {i === at ? <rect x={left} y={43} width={tab.width} height={3} className="thread-0" /> : null}
          </g>
        );
      })}
      {isPreview ? null : (
        <>
          <Box x={590} y={9} w={204} h={28} r={7} look="sunk" />
          <Glyph of="search" x={597} y={15} scale={0.8} />
          <Words x={619} y={27.5} look="soft">
            {search}
          </Words>
          <Glyph of="bell" x={806} y={13} />
          <circle cx={821} cy={16} r={4.5} className="s-accent s-disc" />
          <Avatar x={853} y={23} r={14} of={person} hue="madder" />
        </>
      )}
      {children}
    </svg>
  );
}

/** The button that adds what the window is about, to the right above the work. @param w its width */
export function AddButton({ w, children }: { w: number; children: string }) {
  const x = 659 - w;
  return (
    <>
      <Box x={x} y={55} w={w} h={27} r={7} look="accent" />
      <Glyph of="plus" x={x + 8} y={61.5} scale={0.7} look="icon-on" />
      <Words x={x + 26} y={73} look="strong on-accent">
        {children}
      </Words>
    </>
  );
}

/** One of several ways to look at the work, beside the button. @param segments each with its width; the first is on */
export function Segments({ x, segments }: { x: number; segments: readonly { name: string; width: number }[] }) {
  let right = x + 2;
  return (
    <>
      <Box x={x} y={55} w={sum(segments.map(({ width }) => width)) + 4} h={27} r={7} look="sunk" />
      {segments.map(({ name, width }, i) => {
        const left = right;
        right += width;
        return (
          <g key={name}>
            {i === 0 ? <Box x={left} y={57} w={width} h={23} r={5} look="card" /> : null}
            <Words x={left + width / 2} y={73} look={i === 0 ? 'strong mid' : 'soft mid'}>
              {name}
            </Words>
          </g>
        );
      })}
    </>
  );
}

/** The product's mark: a stepped diamond of unit squares, seven by seven. */
export const mark =
  'M3 0h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1zM3 2v1h-1v1h1v1h1v-1h1v-1h-1v-1zM3 3h1v1h-1z';
