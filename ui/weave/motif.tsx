import { type Hue, hueClass } from './hue.ts';

/**
 * One figure woven again and again across the width it is given. Ornament only.
 * @param id unique on the page
 * @param figure rows of the drawing, `#` for a square of thread, anything else for the ground; all of one length
 * @param unit side of a square in CSS pixels
 */
export function Motif({ id, figure, hue, unit }: { id: string; figure: readonly string[]; hue: Hue; unit: number }) {
  const height = figure.length * unit;
  const squares = figure.flatMap((row, y) =>
    [...row].flatMap((square, x) => (square === '#' ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={`cloth ${hueClass(hue)}`} width="100%" height={height} aria-hidden="true">
      <pattern
        id={id}
        width={figure[0]?.length}
        height={figure.length}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${unit})`}
      >
        <path className="thread-0" d={squares.join('')} />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  );
}
