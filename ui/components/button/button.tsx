import type { ComponentProps } from 'react';

type Variant = 'accent' | 'outline' | 'small' | 'quiet' | 'round';

const variantClass: Readonly<Record<Variant, string>> = {
  accent: 'button button-accent',
  outline: 'button',
  small: 'button button-small',
  quiet: 'button button-quiet',
  round: 'button button-round',
};

/** A button for an action on this page. `type` defaults to `button`, so that it never submits a form by accident. */
export function Button({
  variant = 'outline',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button {...rest} type={type} className={join(variantClass[variant], className)} />;
}

/**
 * A link that looks like a button.
 * @param about the target, for screen readers that list links without their context ('Apply Now' is not enough)
 */
export function ButtonLink({
  variant = 'outline',
  className,
  about,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string; variant?: Variant; about?: string }) {
  return (
    <a {...rest} className={join(variantClass[variant], className)}>
      {about ? <span>{children}</span> : children}
      {about ? <span className="visually-hidden"> {about}</span> : null}
    </a>
  );
}

function join(variantClasses: string, className: string | undefined): string {
  return className ? `${variantClasses} ${className}` : variantClasses;
}
