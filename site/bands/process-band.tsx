import type { BandOf } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';

/** Steps on one thread: it is plain at the first and densely woven at the last. */
export function ProcessBand({ band, hue }: { band: BandOf<'process'>; hue: Hue }) {
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro}>
      <ol className={`knots process process-of-${band.steps.length} ${hueClass(hue)}`}>
        {band.steps.map((step, index) => (
          <li key={step.title} className="entry step">
            <StepThreads done={index + 1} of={band.steps.length} />
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const columns = 32;

/** A strip of cloth, woven as far as the work has come by the end of the step. */
function StepThreads({ done, of }: { done: number; of: number }) {
  const woven = Array.from({ length: columns }, (_, x) => x).filter((x) => (x * 7) % columns < (done / of) * columns);
  const rows = [0, 1, 2].map((y) => woven.map((x) => `M${x} ${y}h1v1h-1z`).join(''));
  return (
    <svg className="step-threads" viewBox={`0 0 ${columns} 3`} aria-hidden="true">
      <path className="threads-off" d={`M0 1h${columns}v1H0z`} />
      <path className="thread-0" d={`${rows[0]}${rows[2]}`} />
      <path className="thread-4" d={rows[1]} />
    </svg>
  );
}
