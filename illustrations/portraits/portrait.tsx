import type { TeamMember } from '#content';
import { hueClass } from '#ui/weave/hue.ts';
import { portraitPaths, portraitSize } from './portrait-squares.ts';

/** A portrait. Background and clothes have the same hue. */
export function Portrait({
  portrait: { hue, skin, hairColour, ...features },
}: {
  portrait: NonNullable<TeamMember['portrait']>;
}) {
  return (
    <svg
      className={`screen portrait skin-${skin} hair-${hairColour} ${hueClass(hue)}`}
      viewBox={`0 0 ${portraitSize} ${portraitSize}`}
      aria-hidden="true"
    >
      {portraitPaths(features).map((run) => (
        <path key={run.thread} className={run.thread} d={run.path} />
      ))}
    </svg>
  );
}
