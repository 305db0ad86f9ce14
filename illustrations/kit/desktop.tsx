import type { ReactNode } from 'react';
import type { Hue } from '#ui/weave/hue.ts';
import { inRow, sum } from './figures.ts';
import { Frame, type ScreenProps } from './frame.tsx';
import type { GlyphName } from './glyphs.ts';
import { Avatar, Box, Glyph, Hairline, Text } from './kit.tsx';

/** What all windows of a product have in common. */
export interface Product<Tab extends string = string> {
  readonly name: string;
  readonly hue: Hue;
  /** The icons of its rooms, from the top down. */
  readonly rail: readonly GlyphName[];
  /** The names of its rooms, from the left, each with its width. */
  readonly tabs: Readonly<Record<Tab, number>>;
  /** Where the first tab starts: right of the name. */
  readonly tabsFrom: number;
  /** The initials of who is signed in. */
  readonly person: string;
}

interface DesktopProps<Tab extends string> extends ScreenProps {
  readonly product: Product<Tab>;
  /** The room one is in. */
  readonly open: NoInfer<Tab>;
  /** What one can search there. */
  readonly search: string;
  readonly children: ReactNode;
}

/**
 * A product in its desktop window of 880 by 600: icon rail, title bar with tabs, search and the person signed in. The
 * work has the room from x 44 to 880 and y 46 to 600; its left edge of words is x 63, as that of the name. A preview has no
 * right pane: the work ends at x 668, and is cut off at y 440.
 */
export function Desktop<Tab extends string>({ product, open, search, children, ...frame }: DesktopProps<Tab>) {
  const { name, hue, rail, tabs, tabsFrom, person } = product;
  const { isPreview } = frame;
  const at = Object.keys(tabs).indexOf(open);
  return (
    <Frame shape="window" hue={hue} {...frame}>
      <Box w={44} h={600} styles="deep" />
      <path d={mark} fillRule="evenodd" transform="translate(11.5 12.5) scale(3)" className="thread-3" />
      <rect x={6} y={58 + at * 40} width={32} height={32} rx={8} className="s-lit" />
      {rail.map((glyph, i) => (
        <Glyph key={glyph} of={glyph} x={12} y={64 + i * 40} styles="icon-rail" />
      ))}
      {isPreview ? null : <Glyph of="sliders" x={12} y={566} styles="icon-rail" />}
      <Hairline d="M44 45.5h836" />
      <Text x={63} y={29} styles="title" of={name} />
      {inRow(tabs, tabsFrom, 22).map((tab) => (
        <g key={tab.name}>
          <Text x={tab.x} y={28} styles={tab.name === open ? 'strong' : 'soft'} of={tab.name} />
          {tab.name === open ? <rect x={tab.x} y={43} width={tab.width} height={3} className="thread-0" /> : null}
        </g>
      ))}
      {isPreview ? null : (
        <>
          <Box x={590} y={9} w={204} h={28} r={7} styles="sunk" />
          <Glyph of="search" x={597} y={15} scale={0.8} />
          <Text x={619} y={27.5} styles="soft" of={search} />
          <Glyph of="bell" x={806} y={13} />
          <circle cx={821} cy={16} r={4.5} className="s-accent s-disc" />
          <Avatar x={853} y={23} r={14} of={person} hue="madder" />
        </>
      )}
      {children}
    </Frame>
  );
}

/** The button that adds what the window is about, to the right above the work. @param w its width */
export function AddButton({ w, of }: { w: number; of: string }) {
  const x = 659 - w;
  return (
    <>
      <Box x={x} y={55} w={w} h={27} r={7} styles="accent" />
      <Glyph of="plus" x={x + 8} y={61.5} scale={0.7} styles="icon-on" />
      <Text x={x + 26} y={73} styles="strong on-accent" of={of} />
    </>
  );
}

/** One of several ways to look at the work, beside the button. @param names each with its width; the first is on */
export function Segments({ x, names }: { x: number; names: Readonly<Record<string, number>> }) {
  return (
    <>
      <Box x={x} y={55} w={sum(Object.values(names)) + 4} h={27} r={7} styles="sunk" />
      {inRow(names, x + 2).map(({ name, x: left, width }, i) => (
        <g key={name}>
          {i === 0 ? <Box x={left} y={57} w={width} h={23} r={5} styles="card" /> : null}
          <Text x={left + width / 2} y={73} styles={i === 0 ? 'strong mid' : 'soft mid'} of={name} />
        </g>
      ))}
    </>
  );
}

/** The product's mark: a stepped diamond of unit squares, seven by seven. */
export const mark =
  'M3 0h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1zM3 2v1h-1v1h1v1h1v-1h1v-1h-1v-1zM3 3h1v1h-1z';
