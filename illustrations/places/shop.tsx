import type { Hue } from '#ui/weave/hue.ts';
import { DiagramHead } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';
import { Person, SampleMark } from './person.tsx';

/** The goods on each shelf: hue and width of each packet. */
const shelves: readonly (readonly [Hue, number])[][] = [
  [
    ['madder', 32],
    ['marigold', 24],
    ['teal', 40],
    ['plum', 24],
    ['leaf', 32],
  ],
  [
    ['leaf', 40],
    ['indigo', 24],
    ['madder', 24],
    ['marigold', 40],
    ['teal', 24],
  ],
];

/** A grocery shop: shelves, a keeper with a phone at the counter, and sacks of rice in front of it. */
export function Shop() {
  return (
    <DiagramHead hue="leaf">
      <Group hue="marigold">
        <Box w={560} h={420} styles="tint" />
        <Box y={376} w={560} h={44} styles="tint-strong" />
      </Group>
      <Box y={0} w={560} h={32} styles="solid" />
      <path d="M0 56h560" className="s-thread" strokeWidth={48} strokeDasharray="40 40" />
      {shelves.map((packets, shelf) => (
        <Group key={packets.join()} x={40} y={120 + shelf * 80}>
          {packets.map(([hue, w], index) => (
            <Group key={hue + w} hue={hue} x={packets.slice(0, index).reduce((sum, [, width]) => sum + width + 16, 0)}>
              <Box y={56 - w - 8} w={w} h={w + 8} styles="full-hue" />
              <Box y={56 - w} w={w} h={w / 2} styles="raised" />
            </Group>
          ))}
          <Group hue="marigold">
            <Box x={-16} y={56} w={264} h={8} styles="dark" />
          </Group>
        </Group>
      ))}
      <Person x={336} y={136} hue="indigo" size={16} />
      <Group hue="marigold">
        <Box x={24} y={304} w={512} h={16} styles="dark" />
        <Box x={40} y={320} w={480} h={80} styles="tint-medium edge" />
      </Group>
      <Box x={424} y={256} w={56} h={48} styles="bezel" />
      <Box x={432} y={264} w={40} h={32} styles="tint" />
      <Text x={452} y={288} styles="hue strong middle" text="12" />
      {[64, 152, 240].map((x, index) => (
        <Group key={x} x={x} y={328} hue={index === 1 ? 'leaf' : 'marigold'}>
          <Box x={8} w={56} h={16} styles="solid" />
          <Box y={16} w={72} h={64} styles="tint edge" />
          <Text x={36} y={58} styles="hue figure middle" text="Rice" />
        </Group>
      ))}
      <SampleMark />
    </DiagramHead>
  );
}
