import type { Hue } from '#ui/weave/hue.ts';
import { cross, DiagramHead, Squares, square } from '../kit/diagram.tsx';
import { Box, Group } from '../kit/kit.tsx';
import { seededRandom } from '../kit/seeded-random.ts';

const blocksPerColumn = [5, 7, 6, 9, 8, 11, 13, 10] as const;
const baseline = 49;
const columnX = (column: number) => 7 + column * 6.5;

const hues: readonly Hue[] = ['leaf', 'marigold', 'indigo', 'madder'];

/** Blocks of 2 by 2 squares. Lower blocks are closer to their column. */
const fallingBlocks = Array.from({ length: 64 }, (_, seed) => {
  const column = seed % blocksPerColumn.length;
  const fallen = (Math.floor(seed / blocksPerColumn.length) + seededRandom(seed)) / 8;
  const aside = (seededRandom(seed + 100) - 0.5) * 24 * (1 - fallen);
  const height = baseline - 2 * (blocksPerColumn[column] ?? 0) - 4;
  return {
    hue: hues[Math.floor(seededRandom(seed + 200) * hues.length)],
    x: Math.max(1, Math.round(columnX(column) + 1.5 + aside)),
    y: Math.round(1 + fallen * height),
  };
});

/** Blocks of many colours fall and become sorted columns. One block is rejected. */
export function DataEngineeringHead() {
  return (
    <DiagramHead hue="leaf">
      {hues.map((hue) => (
        <Group key={hue} hue={hue}>
          <path
            d={fallingBlocks.flatMap((one) => (one.hue === hue ? `M${one.x} ${one.y}h2v2h-2z` : [])).join('')}
            transform={`scale(${square})`}
            className="thread-0"
          />
        </Group>
      ))}
      {blocksPerColumn.map((blocks, column) => (
        <path
          key={columnX(column)}
          d={`M${(columnX(column) + 2.5) * square} ${baseline * square}v${-2 * blocks * square}`}
          className="s-thread"
          strokeWidth={5 * square}
          strokeDasharray={`${2 * square - 2} 2`}
        />
      ))}
      <Group hue="madder" x={61 * square} y={(baseline - 5) * square}>
        <Box x={0} y={0} w={5 * square} h={5 * square} styles="solid" />
        <Squares x={8} y={10} rows={cross} styles="on-solid" size={4} />
      </Group>
    </DiagramHead>
  );
}
