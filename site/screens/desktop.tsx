import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import type { GlyphName } from './glyphs.ts';
import { Avatar, Box, Glyph, Hairline, Words } from './kit.tsx';

/**
 * A product in its desktop window of 880 by 600: icon rail, title bar with tabs, search and the person signed in. The
 * work has the room from x 44 to 880 and y 46 to 600; its left edge of words is x 63, as that of the name.
 * @param alt what the picture shows, for those who do not see it
 * @param rail the icons from the top down; the first is where one is
 * @param tabs names from the left, each with its width; the first is open
 */
export function Desktop({
  alt,
  hue,
  name,
  rail,
  tabs,
  search,
  person,
  children,
}: {
  alt: string;
  hue: Hue;
  name: string;
  rail: readonly GlyphName[];
  tabs: readonly { name: string; width: number }[];
  search: string;
  person: string;
  children: ReactNode;
}) {
  let tabLeft = 194;
  return (
    <svg viewBox="0 0 880 600" role="img" aria-label={alt} className={`screen screen-window ${hueClass(hue)}`}>
      <Box w={44} h={600} look="deep" />
      <path d={mark} fillRule="evenodd" transform="translate(11.5 12.5) scale(3)" className="thread-3" />
      <rect x={6} y={58} width={32} height={32} rx={8} className="s-lit" />
      {rail.map((glyph, i) => (
        <Glyph key={glyph} of={glyph} x={12} y={64 + i * 40} look="icon-rail" />
      ))}
      <Glyph of="sliders" x={12} y={566} look="icon-rail" />
      <Hairline d="M44 45.5h836" />
      <Words x={63} y={29} look="title">
        {name}
      </Words>
      {tabs.map((tab, i) => {
        const left = tabLeft;
        tabLeft += tab.width + 22;
        return (
          <g key={tab.name}>
            <Words x={left} y={28} look={i === 0 ? 'strong' : 'soft'}>
              {tab.name}
            </Words>
            {i === 0 ? <rect x={left} y={43} width={tab.width} height={3} className="thread-0" /> : null}
          </g>
        );
      })}
      <Box x={590} y={9} w={204} h={28} r={7} look="sunk" />
      <Glyph of="search" x={597} y={15} scale={0.8} />
      <Words x={619} y={27.5} look="soft">
        {search}
      </Words>
      <Glyph of="bell" x={806} y={13} />
      <circle cx={821} cy={16} r={4.5} className="s-accent s-disc" />
      <Avatar x={853} y={23} r={14} of={person} hue="madder" />
      {children}
    </svg>
  );
}

/** The product's mark: a stepped diamond of unit squares, seven by seven. */
const mark =
  'M3 0h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1zM3 2v1h-1v1h1v1h1v-1h1v-1h-1v-1zM3 3h1v1h-1z';
