import { Arrow, DiagramHead, PixelIcon, Squares, square } from '../kit/diagram.tsx';
import { Box, Group } from '../kit/kit.tsx';
import type { PixelIconName } from '../kit/pixel-icons.ts';

const cloud = [
  '...........######.............',
  '..........########............',
  '.........##########...........',
  '........################......',
  '.....#####################....',
  '...########################...',
  '...########################...',
  '..##########################..',
  '.############################.',
  '.############################.',
  '.############################.',
  '.############################.',
  '.############################.',
  '..##########################..',
];

/** Diagonal stripes of the cloud. */
const stripes = cloud.map((row, y) => row.replace(/#/g, (square, x: number) => ((x + y) % 4 < 2 ? square : '.')));

/** The systems that moved to the cloud. x is in squares. */
const movedSystems: readonly { icon: PixelIconName; x: number }[] = [
  { icon: 'window', x: 16 },
  { icon: 'envelope', x: 30 },
  { icon: 'ledger', x: 44 },
];

/** Three systems that moved from a server rack to a cloud. The last one can still move back. */
export function CloudSolutionsHead() {
  return (
    <DiagramHead hue="teal">
      <Squares x={40} y={24} rows={cloud} size={16} styles="solid" />
      <Squares x={40} y={24} rows={stripes} size={16} styles="full-hue" />
      <Box x={88} y={320} w={384} h={80} styles="dark" />
      <Box x={112} y={400} w={40} h={12} styles="dark" />
      <Box x={408} y={400} w={40} h={12} styles="dark" />
      {movedSystems.map(({ icon, x }) => (
        <Group key={icon} x={x * square} y={0}>
          <Box y={144} w={80} h={80} styles="card" />
          <PixelIcon x={8} y={152} name={icon} size={4} />
          <Box y={336} w={80} h={48} styles="dashed-on-dark" />
        </Group>
      ))}
      {movedSystems.map(({ icon, x }) => (
        <Arrow key={icon} from={[x + 3, 39]} to={[x + 3, 32]} />
      ))}
      <Group hue="marigold">
        <Arrow from={[52, 31]} to={[52, 38]} />
      </Group>
    </DiagramHead>
  );
}
