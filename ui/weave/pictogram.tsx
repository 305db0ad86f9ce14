import { type Hue, hueClass } from './hue.ts';
import { type PictogramName, pictogramPaths, pictogramSize } from './pictograms.ts';

/** A picture beside words that say the same: hidden from assistive technology. Its dye is that of what it stands in. */
export function Pictogram({ name }: { name: PictogramName }) {
  return (
    <svg className="pictogram" viewBox={`0 0 ${pictogramSize} ${pictogramSize}`} aria-hidden="true">
      <PictogramThreads name={name} />
    </svg>
  );
}

/** The drawing alone, a unit a square, for a picture that has it among other things. */
export function PictogramThreads({ name }: { name: PictogramName }) {
  return pictogramPaths(name).map(({ thread, path }) => <path key={thread} className={`thread-${thread}`} d={path} />);
}

/** A picture on a patch of its dye, which stands for an entry in a list of its like. */
export function PictogramPatch({ name, hue }: { name: PictogramName; hue: Hue }) {
  return (
    <div className={`pictogram-patch ${hueClass(hue)}`}>
      <Pictogram name={name} />
    </div>
  );
}
