import type { ReactNode } from 'react';
import type { Hue } from '#ui/weave/hue.ts';
import { Avatar, Box, Group, Hairline, LineIcon, type Position, Text } from './kit.tsx';
import type { LineIconName } from './line-icons.ts';

interface PaneProps {
  /** y of each line between two sections. */
  readonly dividers: readonly number[];
  readonly children: ReactNode;
}

interface Row {
  readonly y: number;
}

interface PersonProps {
  readonly initials: string;
  readonly name: string;
  readonly detail: string;
  readonly hue: Hue;
}

/** The pane at the right of a desktop window, 212 by 554. Its text goes from x 16 to 196. */
export function PaneFrame({ dividers, children }: PaneProps) {
  return (
    <Group x={668} y={46}>
      <Box w={212} h={554} styles="ground" />
      <Hairline d={`M.5 0v554${dividers.map((y) => `M16 ${y}.5h180`).join('')}`} />
      {children}
    </Group>
  );
}

/** A pane with a title and a close button, for the item that is selected in the window. */
export function Pane({ title, subtitle, dividers, children }: PaneProps & { title: string; subtitle: string }) {
  return (
    <PaneFrame dividers={dividers}>
      <Text x={16} y={30} styles="title" text={title} />
      <LineIcon name="close" x={180} y={16} scale={0.8} />
      <Text x={16} y={49} styles="soft" text={subtitle} />
      {children}
    </PaneFrame>
  );
}

/** A large number with its label below. @param y baseline of the number */
export function PaneFigure({
  y,
  value,
  label,
  isRight = false,
}: Row & { value: string | number; label: string; isRight?: boolean }) {
  const [x, end] = isRight ? [196, ' end'] : [16, ''];
  return (
    <>
      <Text x={x} y={y} styles={`figure${end}`} text={value} />
      <Text x={x} y={y + 17} styles={`soft${end}`} text={label} />
    </>
  );
}

/** A person with their avatar. @param x centre of the avatar */
export function Person({ x, initials, name, detail, hue }: PersonProps & { x: number }) {
  return (
    <>
      <Avatar x={x} r={17} initials={initials} hue={hue} />
      <Text x={x + 27} y={-3.5} styles="strong" text={name} />
      <Text x={x + 27} y={13.5} styles="soft" text={detail} />
    </>
  );
}

/** A person in a pane, with buttons to call and to write. @param y the middle of the row */
export function PanePerson({ y, ...person }: Row & PersonProps) {
  return (
    <Group x={16} y={y}>
      <Person x={16} {...person} />
      <LineIcon name="phone" x={134} y={-9} scale={0.9} styles="icon-hue" />
      <LineIcon name="mail" x={162} y={-9} scale={0.9} styles="icon-hue" />
    </Group>
  );
}

/** A box with an icon and two lines of text, 52 units high. */
export function PaneNote({ y, icon, what, when }: Row & { icon: LineIconName; what: string; when: string }) {
  return (
    <Group x={16} y={y}>
      <Box w={180} h={52} r={8} styles="tint" />
      <LineIcon name={icon} x={10} y={16} styles="icon-hue" />
      <Text x={40} y={22} text={what} />
      <Text x={40} y={39} styles="soft" text={when} />
    </Group>
  );
}

interface FactsProps extends Position {
  readonly w?: number;
  readonly lineHeight?: number;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** A list of names and values. @param y baseline of the first line */
export function Facts({ x = 16, y = 0, w = 180, lineHeight = 25, facts }: FactsProps) {
  return facts.map(([name, value], i) => (
    <Group key={name} x={x} y={y + i * lineHeight}>
      <Text styles="soft" text={name} />
      <Text x={w} styles="end" text={value} />
    </Group>
  ));
}

interface LogProps extends Position {
  readonly lineHeight: number;
  /** x of the text, relative to the times. */
  readonly textX: number;
  readonly entries: readonly (readonly [time: string, what: string])[];
}

/** A list of times with a text each. @param y baseline of the first line */
export function Log({ x, y = 0, lineHeight, textX, entries }: LogProps) {
  return entries.map(([time, what], i) => (
    <Group key={time} x={x} y={y + i * lineHeight}>
      <Text styles="soft tabular" text={time} />
      <Text x={textX} text={what} />
    </Group>
  ));
}
