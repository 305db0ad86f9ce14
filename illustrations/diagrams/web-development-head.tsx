import { DiagramHead, Squares } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

const hills = [
  '...........#.............',
  '..........###......#.....',
  '...#.....#####....###....',
  '..###...#######..#####...',
  '.#####.#########.######..',
  '#########################',
];

/** A website in a window and on a phone. */
export function WebDevelopmentHead() {
  return (
    <DiagramHead hue="leaf">
      <Group x={104} y={32}>
        <Box w={424} h={304} styles="card edge" />
        <Box w={424} h={32} styles="tint edge" />
        <Box x={144} y={6} w={264} h={20} styles="raised" />
        <Group hue="teal">
          <Box y={32} w={424} h={136} styles="tint-medium" />
          <Squares y={66} size={17} rows={hills} styles="solid" />
        </Group>
        <Group hue="marigold">
          <Sun x={352} y={48} />
        </Group>
        <Text x={100} y={56} styles="figure" text="Orange Hill" />
        {[112, 212, 312].map((x) => (
          <RoomCard key={x} x={x} y={184} w={88} />
        ))}
      </Group>
      <Group x={32} y={88}>
        <Box w={160} h={312} r={20} styles="bezel edge" />
        <Box x={6} y={6} w={148} h={300} r={15} styles="raised" />
        <Group hue="teal">
          <path d="M6 104V21a15 15 0 0 1 15-15h118a15 15 0 0 1 15 15v83z" className="s-tint-medium" />
          <Squares x={6} y={68} size={6} rows={hills.map((row) => row.slice(0, -1))} styles="solid" />
        </Group>
        <Group hue="marigold">
          <Sun x={104} y={32} />
        </Group>
        <Text x={18} y={132} styles="figure" text="Orange Hill" />
        <RoomCard x={20} y={144} w={120} />
        <Box x={20} y={256} w={120} h={32} styles="solid" />
        <Text x={80} y={280} styles="middle figure on-solid" text="Book" />
      </Group>
    </DiagramHead>
  );
}

function Sun({ x, y }: { x: number; y: number }) {
  return <Squares x={x} y={y} size={6} rows={['.##.', '####', '####', '.##.']} styles="tag" />;
}

function RoomCard({ x, y, w }: { x: number; y: number; w: number }) {
  return (
    <Group x={x} y={y} hue="marigold">
      <Box w={w} h={96} styles="card edge" />
      <Box w={w} h={48} styles="tint" />
      <Squares
        x={w / 2 - 24}
        y={16}
        size={4}
        rows={['#...........', '#.##########', '############', '#..........#']}
        styles="hue"
      />
      <Squares x={8} y={60} size={8} rows={['########', '', '#####']} styles="disabled" />
    </Group>
  );
}
