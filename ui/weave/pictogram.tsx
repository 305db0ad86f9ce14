import { type PictogramName, pictogramPaths, pictogramSize } from './pictograms.ts';

/** A picture beside words that say the same: hidden from assistive technology. Its dye is that of what it stands in. */
export function Pictogram({ name }: { name: PictogramName }) {
  return (
    <svg className="pictogram" viewBox={`0 0 ${pictogramSize} ${pictogramSize}`} aria-hidden="true" focusable="false">
      {pictogramPaths(name).map((run) => (
        <path key={run.thread} className={`thread-${run.thread}`} d={run.path} />
      ))}
    </svg>
  );
}
