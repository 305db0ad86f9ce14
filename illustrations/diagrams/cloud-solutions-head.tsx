import { Arrow, DiagramHead, PixelIcon, Squares, square } from '../kit/diagram.tsx';
import type { ScreenProps } from '../kit/frame.tsx';
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

/** Every second pair of its squares, one further in each row, as in a twill. */
const twill = cloud.map((row, y) => row.replace(/#/g, (square, x: number) => ((x + y) % 4 < 2 ? square : '.')));

/** What has left the rack, each above its empty place. */
const moved: readonly { sign: PixelIconName; x: number }[] = [
  { sign: 'window', x: 16 },
  { sign: 'envelope', x: 30 },
  { sign: 'ledger', x: 44 },
];

/** A woven cloud over a rack: three systems have gone up, and the thread of the last still leads back. */
export function CloudSolutionsHead(frame: ScreenProps) {
  return (
    <DiagramHead {...frame} hue="teal">
      <Squares x={40} y={24} rows={cloud} size={16} styles="solid" />
      <Squares x={40} y={24} rows={twill} size={16} styles="twill" />
      <Box x={88} y={320} w={384} h={80} styles="deep" />
      <Box x={112} y={400} w={40} h={12} styles="deep" />
      <Box x={408} y={400} w={40} h={12} styles="deep" />
      {moved.map(({ sign, x }) => (
        <Group key={sign} x={x * square} y={0}>
          <Box y={144} w={80} h={80} styles="card" />
          <PixelIcon x={8} y={152} name={sign} size={4} />
          <Box y={336} w={80} h={48} styles="gone" />
        </Group>
      ))}
      {moved.map(({ sign, x }) => (
        <Arrow key={sign} from={[x + 3, 39]} to={[x + 3, 32]} />
      ))}
      <Group hue="marigold">
        <Arrow from={[52, 31]} to={[52, 38]} />
      </Group>
    </DiagramHead>
  );
}
