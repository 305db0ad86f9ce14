import { siteText } from '#content';
import { ButtonLink } from '#ui/parts/button.tsx';

/** Title, message and stack as the specification has them (section 8), the stack folded, and two ways on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const words = siteText.error;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return (
    <div className="wrap plain-page">
      <h1 className="plain-title">{words.heading}</h1>
      <p className="error-message">{message}</p>
      <p className="lead">{words.text}</p>
      {stack ? (
        <details className="error-stack">
          <summary>{words.stack}</summary>
          <pre>{stack}</pre>
        </details>
      ) : null}
      <div className="actions">
        <ButtonLink look="accent" href={words.home.href}>
          {words.home.label}
        </ButtonLink>
        <ButtonLink href={words.writeInstead.href}>{words.writeInstead.label}</ButtonLink>
      </div>
    </div>
  );
}
