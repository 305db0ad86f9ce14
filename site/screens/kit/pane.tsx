import type { ReactNode } from 'react';
import type { Hue } from '#ui/weave/hue.ts';
import type { GlyphName } from './glyphs.ts';
import { At, Avatar, Box, Glyph, Hairline, Words } from './kit.tsx';

/**
 * The right side of a desktop window, 212 by 554. Its words stand between x 16 and 196.
 * @param rules y of the hairlines that part its sections
 */
export function PaneGround({ rules, children }: { rules: readonly number[]; children: ReactNode }) {
  return (
    <At x={668} y={46}>
      <Box w={212} h={554} look="ground" />
      <Hairline d={`M.5 0v554${rules.map((y) => `M16 ${y}.5h180`).join('')}`} />
      {children}
    </At>
  );
}

/** The pane of what is selected beside it, with its name. */
export function Pane({
  title,
  under,
  rules,
  children,
}: {
  title: string;
  under: string;
  rules: readonly number[];
  children: ReactNode;
}) {
  return (
    <PaneGround rules={rules}>
      <Words x={16} y={30} look="title">
        {title}
      </Words>
      <Glyph of="close" x={180} y={16} scale={0.8} />
      <Words x={16} y={49} look="soft">
        {under}
      </Words>
      {children}
    </PaneGround>
  );
}

/** One of the two large figures of a pane, with what it counts below it. @param y of the figure's baseline */
export function PaneFigure({
  y,
  of,
  what,
  isRight = false,
}: {
  y: number;
  of: string;
  what: string;
  isRight?: boolean;
}) {
  const x = isRight ? 196 : 16;
  return (
    <>
      <Words x={x} y={y} look={isRight ? 'figure end' : 'figure'}>
        {of}
      </Words>
      <Words x={x} y={y + 17} look={isRight ? 'soft end' : 'soft'}>
        {what}
      </Words>
    </>
  );
}

/** A person in a pane and the two ways to reach them. @param y the middle of the row */
export function PanePerson({
  y,
  initials,
  name,
  who,
  hue,
}: {
  y: number;
  initials: string;
  name: string;
  who: string;
  hue: Hue;
}) {
  return (
    <At x={16} y={y}>
      <Avatar x={16} y={0} r={17} of={initials} hue={hue} />
      <Words x={43} y={-3.5} look="strong">
        {name}
      </Words>
      <Words x={43} y={13.5} look="soft">
        {who}
      </Words>
      <Glyph of="phone" x={134} y={-9} scale={0.9} look="icon-dye" />
      <Glyph of="mail" x={162} y={-9} scale={0.9} look="icon-dye" />
    </At>
  );
}

/** What is to be done next: two lines on a tint. @param y top of the box, which is 52 high */
export function PaneNote({ y, glyph, what, when }: { y: number; glyph: GlyphName; what: string; when: string }) {
  return (
    <At x={16} y={y}>
      <Box w={180} h={52} r={8} look="tint" />
      <Glyph of={glyph} x={10} y={16} look="icon-dye" />
      <Words x={40} y={22}>
        {what}
      </Words>
      <Words x={40} y={39} look="soft">
        {when}
      </Words>
    </At>
  );
}

/** Names and values, a line of 25 each. @param y baseline of the first */
export function PaneFacts({ y, facts }: { y: number; facts: readonly { name: string; value: string }[] }) {
  return facts.map(({ name, value }, i) => (
    <At key={name} x={16} y={y + i * 25}>
      <Words x={0} y={0} look="soft">
        {name}
      </Words>
      <Words x={180} y={0} look="end">
        {value}
      </Words>
    </At>
  ));
}
