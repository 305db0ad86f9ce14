import type { ComponentProps } from 'react';

/** Without a variant, a button has an outline. */
type Variant = 'accent' | 'small' | 'quiet' | 'round' | undefined;

const classesOf = (variant: Variant, className: string | undefined) =>
  ['button', variant && `button-${variant}`, className].filter(Boolean).join(' ');

/** A button for an action on this page. `type` defaults to `button`, so that it never submits a form by accident. */
export function Button({
  variant,
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button {...rest} type={type} className={classesOf(variant, className)} />;
}

/**
 * A link that looks like a button.
 * @param about the target, for screen readers that list links without their context ('Apply Now' is not enough)
 */
export function ButtonLink({
  variant,
  className,
  about,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string; variant?: Variant; about?: string }) {
  return (
    <a {...rest} className={classesOf(variant, className)}>
      {about ? <span>{children}</span> : children}
      {about ? <span className="visually-hidden"> {about}</span> : null}
    </a>
  );
}
