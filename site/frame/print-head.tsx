import { pages, profile } from '#content';
import { BrandMark } from './brand-mark.tsx';
import { usePath } from './current.ts';
import { absolute } from './page-meta.ts';

/** On paper only, above the page: whose it is and where it was found. An answer or a missing page names the site alone. */
export function PrintHead() {
  const path = usePath();
  const isListed = pages.some(({ href }) => href === path);
  return (
    <p className="print-head">
      <BrandMark size={22} />
      <strong>{profile.name}</strong>
      <span>{absolute(isListed ? path : '/').replace(/\/$/, '')}</span>
    </p>
  );
}
