import type { ReactNode } from 'react';
import type { Hue } from '#ui/weave/hue.ts';
import type { GlyphName } from './glyphs.ts';
import { At, Avatar, Box, Glyph, Hairline, type Place, Text } from './kit.tsx';

interface PaneProps {
  /** The y of the hairlines that part its sections. */
  readonly rules: readonly number[];
  readonly children: ReactNode;
}

interface Row {
  readonly y: number;
}

interface PersonProps {
  readonly initials: string;
  readonly name: string;
  readonly who: string;
  readonly hue: Hue;
}

/** The right side of a desktop window, 212 by 554. Its words stand between x 16 and 196. */
export function PaneGround({ rules, children }: PaneProps) {
  return (
    <At x={668} y={46}>
      <Box w={212} h={554} styles="ground" />
      <Hairline d={`M.5 0v554${rules.map((y) => `M16 ${y}.5h180`).join('')}`} />
      {children}
    </At>
  );
}

/** The pane of what is selected beside it, with its name. */
export function Pane({ title, under, rules, children }: PaneProps & { title: string; under: string }) {
  return (
    <PaneGround rules={rules}>
      <Text x={16} y={30} styles="title" of={title} />
      <Glyph of="close" x={180} y={16} scale={0.8} />
      <Text x={16} y={49} styles="soft" of={under} />
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
}: Row & { of: string | number; what: string; isRight?: boolean }) {
  const [x, end] = isRight ? [196, ' end'] : [16, ''];
  return (
    <>
      <Text x={x} y={y} styles={`figure${end}`} of={of} />
      <Text x={x} y={y + 17} styles={`soft${end}`} of={what} />
    </>
  );
}

/** A person's disc, name and what they are. @param x the middle of the disc */
export function Person({ x, initials, name, who, hue }: PersonProps & { x: number }) {
  return (
    <>
      <Avatar x={x} r={17} of={initials} hue={hue} />
      <Text x={x + 27} y={-3.5} styles="strong" of={name} />
      <Text x={x + 27} y={13.5} styles="soft" of={who} />
    </>
  );
}

/** A person in a pane and the two ways to reach them. @param y the middle of the row */
export function PanePerson({ y, ...person }: Row & PersonProps) {
  return (
    <At x={16} y={y}>
      <Person x={16} {...person} />
      <Glyph of="phone" x={134} y={-9} scale={0.9} styles="icon-dye" />
      <Glyph of="mail" x={162} y={-9} scale={0.9} styles="icon-dye" />
    </At>
  );
}

/** What is to be done next: two lines on a tint. @param y top of the box, which is 52 high */
export function PaneNote({ y, glyph, what, when }: Row & { glyph: GlyphName; what: string; when: string }) {
  return (
    <At x={16} y={y}>
      <Box w={180} h={52} r={8} styles="tint" />
      <Glyph of={glyph} x={10} y={16} styles="icon-dye" />
      <Text x={40} y={22} of={what} />
      <Text x={40} y={39} styles="soft" of={when} />
    </At>
  );
}

interface FactsProps extends Place {
  /** From the start of the names to the end of the values. */
  readonly w?: number;
  /** From one line to the next. */
  readonly pitch?: number;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Names and values, a line each. @param y baseline of the first */
export function Facts({ x = 16, y = 0, w = 180, pitch = 25, facts }: FactsProps) {
  return facts.map(([name, value], i) => (
    <At key={name} x={x} y={y + i * pitch}>
      <Text styles="soft" of={name} />
      <Text x={w} styles="end" of={value} />
    </At>
  ));
}

interface LogProps extends Place {
  readonly pitch: number;
  /** Where the words start, right of the times. */
  readonly at: number;
  readonly entries: readonly (readonly [time: string, what: string])[];
}

/** Times and what is done then. @param y baseline of the first */
export function Log({ x, y = 0, pitch, at, entries }: LogProps) {
  return entries.map(([time, what], i) => (
    <At key={time} x={x} y={y + i * pitch}>
      <Text styles="soft num" of={time} />
      <Text x={at} of={what} />
    </At>
  ));
}
