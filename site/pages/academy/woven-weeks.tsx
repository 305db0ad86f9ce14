import type { internshipRegistration } from '#content';
import { Cloth } from '#ui/weave/cloth.tsx';
import type { Hue } from '#ui/weave/hue.ts';

/**
 * A cloth on its loom, a week a band: woven as far as the shorter internship, then what the longer one adds, then bare warp.
 */
export function WovenWeeks({ hue, durations }: { hue: Hue; durations: (typeof internshipRegistration)['durations'] }) {
  const [short, long] = durations;
  return (
    <div className="woven-weeks" aria-hidden="true">
      <div className="weeks-warp" />
      <div className="weeks-done">
        <Cloth seed="weeks one to four" hue={hue} rows={48} unit={6} isTiled isDrawnIn />
        <span className="weeks-tag">{short?.label}</span>
      </div>
      <div className="weeks-more">
        <Cloth seed="weeks five to seven" hue={hue} rows={36} unit={6} isTiled isDrawnIn />
        <span className="weeks-tag">{long?.label}</span>
      </div>
    </div>
  );
}
