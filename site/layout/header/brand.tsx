import { profile } from '#content';
import { brandMark } from '#ui/brand-mark.ts';
import { useContent } from '../current-page.ts';

/** @param size CSS pixels */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className="brand-mark" viewBox="1 1 11 11" width={size} height={size} aria-hidden="true">
      <path d={brandMark.rings} />
      <path className="brand-eye" d={brandMark.eye} />
    </svg>
  );
}

export function Brand() {
  const { logo } = useContent().navigation.header;
  return (
    <a className="brand tap" href={logo.href} aria-label={logo.label}>
      <BrandMark />
      <span>{profile.shortName}</span>
    </a>
  );
}
