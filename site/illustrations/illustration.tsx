import type { DiagramName, ScreenName, TeamMember } from '#content';
import { portraitFile } from '#ui/components/portrait-file.ts';
import manifest from './manifest.json';

const addresses = import.meta.glob<string>('./files/*.svg', { eager: true, query: '?url', import: 'default' });
const pictures: Readonly<Record<string, { shape: string; width: number; height: number }>> = manifest.pictures;

/** @throws Error if the picture has no file */
function fileOf(name: string, theme: 'light' | 'dark'): string {
  const address = addresses[`./files/${name}-${theme}.svg`];
  if (!address) throw new Error(`illustration '${name}' has no file: run npm run illustrations`);
  return address;
}

/** 'window', 'phone', 'tablet', 'sheet' or 'diagram'; empty for an unknown picture. */
export const shapeOf = (name: ScreenName): string => pictures[name]?.shape ?? '';

interface IllustrationProps {
  readonly alt: string;
  /** Loads with the page, for a picture in the first screen. */
  readonly isEager?: boolean;
}

/** A product picture in the visitor's theme. @param isPreview shows only the upper left corner, if there is a file for it */
export function Screen({
  name,
  isPreview = false,
  ...props
}: IllustrationProps & { readonly name: ScreenName; readonly isPreview?: boolean }) {
  const preview = `${name}-preview`;
  return <Picture name={isPreview && pictures[preview] ? preview : name} {...props} />;
}

/** Photographs by the name of the drawing that they replace. Older browsers need the JPEG file. */
const photographs = import.meta.glob<string>('./place-*.{avif,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The photograph of a place. Without one, the drawing. */
export function Place({ picture: { screen, alt } }: { readonly picture: { screen: ScreenName; alt: string } }) {
  const jpeg = photographs[`./${screen}.jpg`];
  if (!jpeg) return <Screen name={screen} alt={alt} />;
  return (
    <picture>
      <source type="image/avif" srcSet={photographs[`./${screen}.avif`]} />
      <img className="screen" src={jpeg} alt={alt} width={1120} height={840} loading="lazy" decoding="async" />
    </picture>
  );
}

/** The photograph of a person. Without one, the drawing; without a drawing, the initials. */
export function Portrait({
  person: { name, photo, portrait },
}: {
  readonly person: Pick<TeamMember, 'name' | 'photo' | 'portrait'>;
}) {
  const drawing = portraitFile(name);
  if (photo) {
    return (
      <picture>
        <img className="portrait" src={photo.address} alt={photo.alt} width={384} height={384} loading="lazy" />
      </picture>
    );
  }
  if (portrait && pictures[drawing]) return <Picture name={drawing} alt={portrait.alt} />;
  const initials = name.split(' ').map(([letter = '']) => letter);
  return (
    <picture>
      <span className="portrait portrait-initials" aria-hidden="true">
        {initials.slice(0, 2).join('')}
      </span>
    </picture>
  );
}

/** A diagram: tall on phones and tablets, wide in large windows and in print. */
export function Figure({ name, alt }: { readonly name: DiagramName; readonly alt: string }) {
  return (
    <Picture name={`${name}-wide`} alt={alt} other={{ name: `${name}-tall`, media: 'screen and (width < 68rem)' }} />
  );
}

/** A product picture in the first screen. On phones, it is the upper left corner, whose text is larger. */
export function HeroScreen({ name, alt }: { readonly name: ScreenName; readonly alt: string }) {
  return <Picture name={name} alt={alt} isEager other={{ name: `${name}-preview`, media: '(width < 36rem)' }} />;
}

/** A picture with a file for each theme. Browsers do not load it while CSS hides it, unless it is eager. */
export function Picture({
  name,
  alt,
  isEager = false,
  className,
  isHidden,
  other,
}: IllustrationProps & {
  readonly name: string;
  readonly className?: string;
  readonly isHidden?: boolean;
  /** Another picture for the windows of a media query. */
  readonly other?: { readonly name: string; readonly media: string };
}) {
  const { shape = '', width, height } = pictures[name] ?? {};
  const otherSize = other && { width: pictures[other.name]?.width, height: pictures[other.name]?.height };
  return (
    <picture className={className} hidden={isHidden}>
      {other ? (
        <>
          <source
            media={`${other.media} and (prefers-color-scheme: dark)`}
            srcSet={fileOf(other.name, 'dark')}
            {...otherSize}
          />
          <source media={other.media} srcSet={fileOf(other.name, 'light')} {...otherSize} />
        </>
      ) : null}
      <source media="(prefers-color-scheme: dark)" srcSet={fileOf(name, 'dark')} />
      <img
        className={shape === 'portrait' ? shape : `screen screen-${shape}`}
        src={fileOf(name, 'light')}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
