import type { Hue } from '#ui/weave/hue.ts';
import { cross, DiagramHead, Squares, square } from '../kit/diagram.tsx';
import { Box, Group } from '../kit/kit.tsx';
import { seededRandom } from '../kit/seeded-random.ts';

/** Blocks in each column, once what came is sorted, and the square it stands on. */
const columns = [5, 7, 6, 9, 8, 11, 13, 10] as const;
const ground = 49;
const leftOf = (column: number) => 7 + column * 6.5;

const dyes: readonly Hue[] = ['leaf', 'marigold', 'indigo', 'madder'];

/** What falls from above, two by two squares each: the lower, the nearer to its column. */
const loose = Array.from({ length: 64 }, (_, seed) => {
  const column = seed % columns.length;
  const fallen = (Math.floor(seed / columns.length) + seededRandom(seed)) / 8;
  const aside = (seededRandom(seed + 100) - 0.5) * 24 * (1 - fallen);
  const height = ground - 2 * (columns[column] ?? 0) - 4;
  return {
    dye: dyes[Math.floor(seededRandom(seed + 200) * dyes.length)],
    x: Math.max(1, Math.round(leftOf(column) + 1.5 + aside)),
    y: Math.round(1 + fallen * height),
  };
});

/** Squares of all dyes fall and become columns of one; one lies aside. */
export function DataEngineeringHead() {
  return (
    <DiagramHead hue="leaf">
      {dyes.map((dye) => (
        <Group key={dye} hue={dye}>
          <path
            d={loose.flatMap((one) => (one.dye === dye ? `M${one.x} ${one.y}h2v2h-2z` : [])).join('')}
            transform={`scale(${square})`}
            className="thread-0"
          />
        </Group>
      ))}
      {columns.map((blocks, column) => (
        <path
          key={leftOf(column)}
          d={`M${(leftOf(column) + 2.5) * square} ${ground * square}v${-2 * blocks * square}`}
          className="s-thread"
          strokeWidth={5 * square}
          strokeDasharray={`${2 * square - 2} 2`}
        />
      ))}
      <Group hue="madder" x={61 * square} y={(ground - 5) * square}>
        <Box x={0} y={0} w={5 * square} h={5 * square} styles="solid" />
        <Squares x={8} y={10} rows={cross} styles="on-solid" size={4} />
      </Group>
    </DiagramHead>
  );
}
