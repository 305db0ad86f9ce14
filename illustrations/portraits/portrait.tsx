import type { TeamMember } from '#content';
import { hueClass } from '#ui/weave/hue.ts';
import { portraitPaths, portraitSize } from './portrait-squares.ts';

/** A person, on a ground of the hue that their clothes have. */
export function Portrait({ of: { hue, skin, hairColour, ...features } }: { of: TeamMember['portrait'] }) {
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
