import { DiagramHead, Squares } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';
import { Person, SampleMark } from './person.tsx';

const hills = [
  '..........................####........................................',
  '.......................##########.....................####............',
  '...####.............################...............##########.........',
  '.########.........####################..........################......',
  '############....########################......####################....',
  '################################################################......',
  '######################################################################',
  '######################################################################',
  '######################################################################',
];

/** The windows of each floor, from the left. A window is lit, or has a person in it. */
const floors = [
  ['lit', 'person', 'lit', 'lit'],
  ['person', 'lit', 'lit', 'person'],
] as const;

/** A house of two floors with a sign, between a tree and a parked scooter. */
export function Office() {
  return (
    <DiagramHead hue="teal">
      <Group hue="indigo">
        <Box w={560} h={420} styles="tint" />
      </Group>
      <Group hue="marigold">
        <Squares
          x={56}
          y={40}
          rows={['..####..', '.######.', '########', '########', '########', '########', '.######.', '..####..']}
          styles="full-hue"
        />
      </Group>
      <Squares y={192} rows={hills} styles="full-hue" />
      <Box y={264} w={560} h={156} styles="tint-strong" />
      <Group hue="leaf">
        <Box y={360} w={560} h={60} styles="solid" />
      </Group>

      <Box x={128} y={120} w={320} h={256} styles="raised edge" />
      <Group hue="madder">
        <Box x={112} y={104} w={352} h={24} styles="solid" />
        <Box x={160} y={136} w={256} h={40} styles="full-hue" />
        <Text x={288} y={164} styles="on-solid figure middle" text="Unakoti" />
      </Group>
      {floors.map((windows, floor) =>
        windows.map((window, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a window has no other name
          <Group key={column} x={144 + column * 76} y={192 + floor * 92}>
            {floor === 1 && column === 2 ? null : (
              <>
                <Group hue="indigo">
                  <Box w={60} h={56} styles="dark" />
                </Group>
                <Group hue="marigold">
                  <Box x={4} y={4} w={52} h={48} styles="tint-medium" />
                </Group>
                {window === 'person' ? <Person x={12} y={8} hue={column === 0 ? 'plum' : 'leaf'} size={4} /> : null}
              </>
            )}
          </Group>
        )),
      )}
      <Group hue="madder">
        <Box x={296} y={280} w={60} h={96} styles="dark" />
        <Box x={340} y={324} w={8} h={8} styles="raised" />
      </Group>

      <Group hue="marigold">
        <Box x={48} y={288} w={16} h={88} styles="dark" />
      </Group>
      <Group hue="leaf">
        <Squares
          x={8}
          y={200}
          rows={[
            '....####....',
            '..########..',
            '.##########.',
            '############',
            '############',
            '############',
            '.##########.',
            '..########..',
            '...######...',
            '....####....',
            '.....##.....',
          ]}
          styles="solid"
        />
      </Group>
      <Group hue="plum" x={472} y={320}>
        <Squares
          rows={['.......##', '........#', '........#', '####....#', '.#######.', '.########']}
          styles="full-hue"
        />
        <Squares y={40} rows={['.##...##.', '####.####', '####.####', '.##...##.']} styles="hair" />
      </Group>
      <SampleMark />
    </DiagramHead>
  );
}
