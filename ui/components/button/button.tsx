import type { ComponentProps } from 'react';

type Look = 'accent' | 'outline' | 'small' | 'quiet' | 'round';

const lookClass: Readonly<Record<Look, string>> = {
  accent: 'button button-accent',
  outline: 'button',
  small: 'button button-small',
  quiet: 'button button-quiet',
  round: 'button button-round',
};

/** Does something on this page. `type` is `button` unless said otherwise, so that it never sends a form by accident. */
export function Button({
  look = 'outline',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button {...rest} type={type} className={join(lookClass[look], className)} />;
}

/**
 * Goes somewhere, and looks like a button.
 * @param about what it leads to, for those who hear it out of its context ('Apply Now' says nothing alone)
 */
export function ButtonLink({
  look = 'outline',
  className,
  about,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string; look?: Look; about?: string }) {
  return (
    <a {...rest} className={join(lookClass[look], className)}>
      {about ? <span>{children}</span> : children}
      {about ? <span className="visually-hidden"> {about}</span> : null}
    </a>
  );
}

function join(own: string, given: string | undefined): string {
  return given ? `${own} ${given}` : own;
}
