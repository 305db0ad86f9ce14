import { DashedLine, PixelIcon, Squares, square } from '../kit/diagram.tsx';
import { Box, Group } from '../kit/kit.tsx';

const [columns, rows] = [44, 43];

const maxWeeks = 16;

/** Branches of the page tree. `from` and `x` are in squares; `upper` and `lower` are the smallest sizes that include the two pages. */
const branches = [
  { from: 16, x: 3, upper: 0, lower: 1 },
  { from: 21, x: 14, upper: 0, lower: 1 },
  { from: 21, x: 25, upper: 0, lower: 2 },
  { from: 27, x: 36, upper: 3, lower: 3 },
] as const;

/**
 * The page tree of a website, with a square for each week of work below it. Pages that a size does not include are outlines.
 * @param size 0 (smallest) to 3
 */
export function SitePlan({ size, weeks }: { size: number; weeks: { drawing: number; building: number } }) {
  return (
    <svg viewBox={`0 0 ${columns * square} ${rows * square}`} className="screen diagram" aria-hidden="true">
      {branches.map(({ from, x, upper, lower }) => {
        const upperLook = size >= upper ? 'thread' : 'thread-off';
        return (
          <g key={x}>
            <DashedLine from={[from, 11]} to={[x + 2, 11]} styles={upperLook} />
            <DashedLine from={[x + 2, 11]} to={[x + 2, 14]} styles={upperLook} />
            <DashedLine from={[x + 2, 22]} to={[x + 2, 26]} styles={size >= lower ? 'thread' : 'thread-off'} />
            <Page x={x} y={14} isIncluded={size >= upper} hasIcon={upper === 3} />
          </g>
        );
      })}
      <DashedLine from={[21, 8]} to={[21, 11]} />
      <Page x={19} y={1} isIncluded />
      {[2, 1, 0].map((behind) => (
        <g key={behind}>
          <Page x={3 + behind} y={26 - behind} isIncluded={size >= 1} />
          <Page x={14 + behind} y={26 - behind} isIncluded={size >= 1} />
        </g>
      ))}
      <Page x={25} y={26} isIncluded={size >= 2} hasIcon />
      <Page x={36} y={26} isIncluded={size >= 3} hasIcon />
      {size >= 1 ? <PixelIcon name="language" x={27 * square} y={2 * square} /> : null}
      {size >= 2 ? <PixelIcon name="calendar" x={25.5 * square} y={28 * square} /> : null}
      {size >= 3 ? (
        <>
          <PixelIcon name="padlock" x={36.5 * square} y={16 * square} />
          <PixelIcon name="rupee" x={36.5 * square} y={28 * square} />
        </>
      ) : null}
      <Weeks x={2} y={38} {...weeks} />
    </svg>
  );
}

/** A page of 5 by 8 squares. @param hasIcon leaves space for an icon */
function Page({
  x,
  y,
  isIncluded = false,
  hasIcon = false,
}: {
  x: number;
  y: number;
  isIncluded?: boolean;
  hasIcon?: boolean;
}) {
  return (
    <Group x={x * square} y={y * square}>
      <Box w={5 * square} h={8 * square} styles={isIncluded ? 'card edge' : 'dashed'} />
      {isIncluded ? (
        <>
          <Box w={5 * square} h={square} styles="solid" />
          {hasIcon ? null : (
            <Squares
              x={4}
              y={16}
              size={4}
              rows={['######', '', '########', '', '######', '', '#####']}
              styles="disabled"
            />
          )}
        </>
      ) : null}
    </Group>
  );
}

/** The weeks of design and of development, and the rest of the longest project. */
function Weeks({ x, y, drawing, building }: { x: number; y: number; drawing: number; building: number }) {
  const weeks = (before: number, count: number) => {
    const row = '...'.repeat(before) + '##.'.repeat(count);
    return [row, row];
  };
  return (
    <Group x={x * square} y={y * square}>
      <Group hue="marigold">
        <Squares size={6.75} rows={weeks(0, drawing)} styles="solid" />
      </Group>
      <Squares size={6.75} rows={weeks(drawing, building)} styles="solid" />
      <Squares size={6.75} rows={weeks(drawing + building, maxWeeks - drawing - building)} styles="disabled" />
    </Group>
  );
}
