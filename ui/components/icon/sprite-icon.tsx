import sprite from '#generated/icons.svg?url';
import { type Hue, hueClass } from '../../weave/hue.ts';
import type { SpriteIconName } from './sprite-icons.ts';

/** An icon in the hue of its parent, next to a text with the same meaning: hidden from assistive technology. @param size in CSS pixels */
export function SpriteIcon({ name, size = 32 }: { name: SpriteIconName; size?: number }) {
  return (
    <svg width={size} height={size} className="icon sprite-icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** An icon on a patch of its hue, for an entry of a list. */
export function IconPatch({ name, hue }: { name: SpriteIconName; hue: Hue }) {
  return (
    <div className={`icon-patch ${hueClass(hue)}`}>
      <SpriteIcon name={name} />
    </div>
  );
}
