/**
 * Looks after the island of a registration from outside, with nothing of React: where its script is lost or fails, there is a way on,
 * and what was typed is still on the device. It imports nothing it cannot do without: a part that it shares with the island would be lost
 * together with it.
 */
import type { WizardProps } from './wizard-props.ts';

const island = document.querySelector<HTMLElement>('[data-wizard]');
if (island) guard(island);

function guard(island: HTMLElement): void {
  const { form, words }: WizardProps = JSON.parse(island.dataset.wizard ?? '');
  const script = new URL(island.dataset.script ?? '', location.href).href;
  const { title } = document;
  const memory = import('./fallback-draft.ts').catch(() => undefined);
  let lastTyped = typedNow() ?? {};
  let hasFailed = false;

  // Before the island lives, nobody else keeps what is typed.
  island.addEventListener('input', () => {
    lastTyped = typedNow() ?? lastTyped;
  });
  addEventListener('unhandledrejection', ({ reason }) => onError(reason));
  addEventListener(
    'error',
    (event: Event) => {
      if (isLost(event)) becomePlain();
      else if (event instanceof ErrorEvent) onError(event.error);
    },
    // That a script could not be loaded is told to nobody but those on the way to it.
    { capture: true },
  );
  // Asked for by the screen of a failure: whatever the island does now, its long form stands.
  if (new URLSearchParams(location.search).has('plain')) becomePlain();

  /** Errors of other scripts, such as the extensions of a browser, take nothing away. */
  function onError(error: unknown): void {
    if (hasFailed || isPlain() || !(error instanceof Error) || !error.stack?.includes(script)) return;
    hasFailed = true;
    showFailure(island, error);
    document.title = words.errorTitle.replace('{title}', title);
    const typed = typedNow() ?? lastTyped;
    void memory.then((kept) => kept?.saveAfterCrash(form, typed));
  }

  /** It did not come, or this browser is too old to read it. */
  function isLost(event: Event): boolean {
    if (event.target instanceof HTMLScriptElement) return event.target.src === script;
    return event instanceof ErrorEvent && event.filename === script && event.error instanceof SyntaxError;
  }

  /** One long form that posts, as without script. */
  function becomePlain(): void {
    if (isPlain()) return;
    island.dataset.plain = '';
    const inputs = island.querySelector('form');
    if (inputs) void memory.then((kept) => kept?.bindLongFormDraft(form, inputs));
  }

  function isPlain(): boolean {
    return island.dataset.plain !== undefined;
  }

  /** Nothing once hydration has failed: then there is no form any more. What breaks the wizard may break this too. */
  function typedNow(): object | undefined {
    try {
      const inputs = island.querySelector('form');
      return inputs ? Object.fromEntries(new FormData(inputs)) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Specification, section 8. What failed stays where it was, out of sight: it may still be busy there. */
function showFailure(island: HTMLElement, { message, stack = '' }: Error): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-island-failed]');
  if (!template) return;
  island.after(template.content.cloneNode(true));
  island.hidden = true;
  document.querySelector('[data-failure=message]')?.append(message);
  document.querySelector('[data-failure=stack]')?.append(stack);
  document.getElementById('failure-heading')?.focus();
}
