import { ButtonLink } from '#ui/components/button/button.tsx';
import { useContent } from '../current-page.ts';
import { LinkButtons } from '../links/link-buttons.tsx';

/** Title, message, collapsed stack (specification, section 8) and two links. */
export function ErrorScreen({ error }: { error: unknown }) {
  const words = useContent().siteText.error;
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
      <div className="actions row">
        <LinkButtons links={[words.home, words.emailUs]} />
      </div>
    </div>
  );
}

/**
 * The error screen of an island that fails in the browser. The page contains it as a template. A separate script fills in message and
 * stack (site/wizard/island-guard.entry.ts).
 */
export function IslandErrorScreen() {
  const words = useContent().siteText.error;
  const { text, reload, plainForm, call } = words.island;
  return (
    <template data-island-failed="">
      <section className="island-error stack" aria-labelledby="failure-heading">
        <h2 id="failure-heading" tabIndex={-1}>
          {words.heading}
        </h2>
        <p className="error-message" data-failure="message" />
        <p className="lead">{text}</p>
        <div className="actions row">
          {/* An empty address reloads the page. */}
          <ButtonLink variant="accent" href="">
            {reload}
          </ButtonLink>
          {/* A build without delivery has no server to post to. */}
          {import.meta.env.DELIVERY === 'none' ? null : <ButtonLink href="?plain">{plainForm}</ButtonLink>}
          <ButtonLink href={call.href}>{call.label}</ButtonLink>
        </div>
        <details className="error-stack">
          <summary>{words.stack}</summary>
          <pre data-failure="stack" />
        </details>
      </section>
    </template>
  );
}
