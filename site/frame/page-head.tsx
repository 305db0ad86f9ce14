import type { ReactNode } from 'react';
import { HeadWords, type HeadWordsProps } from './head-words.tsx';

/** Threads of 6 px that a head's cloth shows on a phone, where it is a strip below the words: as high as page-head-picture.css says. */
export const stripRows = 17;

/**
 * The head of a page: its first words and, beside them, a cloth or a picture.
 * @param className how this page's head differs
 * @param ground the cloth or the picture; without one the words have the whole width
 * @param below in the column of the words, under them
 * @param foot under both
 */
export function PageHead({
  className,
  ground,
  below,
  foot,
  ...words
}: HeadWordsProps & {
  readonly className?: string | undefined;
  readonly ground?: ReactNode;
  readonly below?: ReactNode;
  readonly foot?: ReactNode;
}) {
  const head = <HeadWords {...words} />;
  return (
    <section className={className ? `page-hero ${className}` : 'page-hero'} aria-labelledby="page-heading">
      <div className={ground ? 'wrap page-hero-inner' : 'wrap'}>
        {below ? (
          <div>
            {head}
            {below}
          </div>
        ) : (
          head
        )}
        {ground ? <div className="page-hero-ground cloth-ground">{ground}</div> : null}
        {foot}
      </div>
    </section>
  );
}
