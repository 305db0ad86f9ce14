import { navigation, profile } from '#content';
import { BrandMark } from './brand-mark.tsx';

/** The way home: mark and short name. */
export function Brand() {
  const { logo } = navigation.header;
  return (
    <a className="brand tap" href={logo.href} aria-label={logo.label}>
      <BrandMark />
      <span>{profile.shortName}</span>
    </a>
  );
}
