import type { Hue } from '#ui/weave/hue.ts';
import { Squares, square } from '../kit/diagram.tsx';
import { Group, type Position } from '../kit/kit.tsx';

/** A person from the waist up, 8 by 11 squares, in a shirt of a hue. @param isFromBehind shows hair instead of a face */
export function Person({
  x,
  y,
  hue,
  size = square,
  isFromBehind = false,
}: Position & { hue: Hue; size?: number; isFromBehind?: boolean }) {
  return (
    <Group x={x} y={y} hue={hue}>
      <Squares
        rows={['..####..', '.######.', '.######.', '.######.', '..####..', '...##...']}
        styles="skin"
        size={size}
      />
      <Squares
        rows={
          isFromBehind
            ? ['..####..', '.######.', '.######.', '.######.', '..####..']
            : ['..####..', '.######.', '.#....#.', '..#..#..']
        }
        styles="hair"
        size={size}
      />
      <Squares
        y={6 * size}
        rows={['.######.', '########', '########', '########', '########']}
        styles="full-hue"
        size={size}
      />
    </Group>
  );
}

/** Marks a drawing that a photograph will replace, in the upper right corner. */
export function SampleMark() {
  return (
    <Group x={448} y={24}>
      <rect width={92} height={36} className="s-raised s-icon-accent" />
      <text x={46} y={26} className="s-accent s-figure s-middle">
        Sample
      </text>
    </Group>
  );
}
