import sprite from '#generated/icons.svg?url';
import { type Hue, hueClass } from '../weave/hue.ts';
import type { SignName } from './sign-icons.ts';

/** An icon beside words that say the same, in the hue of what it stands in: hidden from assistive technology. @param size CSS pixels */
export function SignIcon({ name, size = 32 }: { name: SignName; size?: number }) {
  return (
    <svg width={size} height={size} className="icon sign-icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** An icon on a patch of its hue, which stands for an entry in a list of its like. */
export function SignPatch({ name, hue }: { name: SignName; hue: Hue }) {
  return (
    <div className={`sign-patch ${hueClass(hue)}`}>
      <SignIcon name={name} />
    </div>
  );
}
