import type { ReactNode } from 'react';
import type { DiagramName, ScreenName } from '#content';
import { portraitFile } from '#ui/components/portrait-file.ts';
import manifest from './manifest.json';

const addresses = import.meta.glob<string>('./files/*.svg', { eager: true, query: '?url', import: 'default' });
const pictures: Readonly<Record<string, { shape: string; width: number; height: number }>> = manifest.pictures;

const classOf = (shape: string) => (shape === 'portrait' ? shape : `screen screen-${shape}`);

type Theme = 'light' | 'dark';

/** @throws Error naming a picture that `npm run illustrations` has not made */
function fileOf(name: string, theme: Theme): string {
  const address = addresses[`./files/${name}-${theme}.svg`];
  if (!address) throw new Error(`no file of the illustration '${name}': npm run illustrations makes it`);
  return address;
}

/** What a product picture is seen on: a window, a phone, a tablet, a sheet or a diagram. */
export const shapeOf = (name: ScreenName): string => pictures[name]?.shape ?? '';

/** What every illustration is asked for. */
interface IllustrationProps {
  /** What the picture shows, for people who do not see it. */
  readonly alt: string;
  /** Loads with the page: it stands in the first view. */
  readonly isEager?: boolean;
}

/** A picture of a product, in the theme of the visitor. @param isPreview only its upper left, where there is such a file */
export function Screen({
  name,
  isPreview = false,
  ...props
}: IllustrationProps & { readonly name: ScreenName; readonly isPreview?: boolean }) {
  const preview = `${name}-preview`;
  return <Picture name={isPreview && pictures[preview] ? preview : name} {...props} />;
}

/** A person, drawn. @param name as content writes it */
export function Portrait({ name, alt }: { readonly name: string; readonly alt: string }) {
  return <Picture name={portraitFile(name)} alt={alt} />;
}

/** An explaining figure: down the page on phones and tablets, across it in wide windows and on paper. */
export function Figure({ name, alt }: { readonly name: DiagramName; readonly alt: string }) {
  const tall = `${name}-tall`;
  const { width, height } = pictures[tall] ?? {};
  return (
    <Picture name={`${name}-wide`} alt={alt}>
      <source
        media="screen and (width < 68rem) and (prefers-color-scheme: dark)"
        srcSet={fileOf(tall, 'dark')}
        width={width}
        height={height}
      />
      <source media="screen and (width < 68rem)" srcSet={fileOf(tall, 'light')} width={width} height={height} />
    </Picture>
  );
}

/** One file for each theme. Where it is hidden by a style sheet and not eager, no browser loads it. */
export function Picture({
  name,
  alt,
  isEager = false,
  className,
  isHidden,
  children,
}: IllustrationProps & {
  readonly name: string;
  readonly className?: string;
  readonly isHidden?: boolean;
  /** Sources that come before those of the theme. */
  readonly children?: ReactNode;
}) {
  const { shape = '', width, height } = pictures[name] ?? {};
  return (
    <picture className={className} hidden={isHidden}>
      {children}
      <source media="(prefers-color-scheme: dark)" srcSet={fileOf(name, 'dark')} />
      <img
        className={classOf(shape)}
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
