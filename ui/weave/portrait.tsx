import { type Hue, hueClass } from './hue.ts';
import { type Look, portraitPaths, portraitSize } from './portrait-squares.ts';

/** A person, on a ground of the dye their clothes have. */
export function Portrait({
  of: { alt, hue, skin, hairColour, ...look },
}: {
  of: Look & {
    /** That it is a drawing, and of whom. */
    readonly alt: string;
    readonly hue: Hue;
    readonly skin: 'fair' | 'wheat' | 'brown';
    readonly hairColour: 'black' | 'fair' | 'grey';
  };
}) {
  return (
    <svg
      className={`portrait skin-${skin} hair-${hairColour} ${hueClass(hue)}`}
      viewBox={`0 0 ${portraitSize} ${portraitSize}`}
      role="img"
      aria-label={alt}
    >
      {portraitPaths(look).map((run) => (
        <path key={run.thread} className={run.thread} d={run.path} />
      ))}
    </svg>
  );
}
