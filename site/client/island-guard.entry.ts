/**
 * Looks after the island of a registration from outside, with nothing of React: where its script is lost or fails, there is a way on,
 * and what was typed is still on the device.
 */
import { keyField, type SteppedForm, type Typed } from '#forms/define.ts';
import { keepDraft, readDraft } from '../sending/draft.ts';
import { makeKey } from '../sending/make-key.ts';
import { fillEmpty, readTyped, setInput } from '../wizard/wizard-form.ts';

const island = document.querySelector<HTMLElement>('[data-wizard]');
if (island) guard(island);

function guard(island: HTMLElement): void {
  const { form }: { form: SteppedForm } = JSON.parse(island.dataset.wizard ?? '');
  const script = new URL(island.dataset.script ?? '', location.href).href;
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
  // Asked for by the screen of a failure.
  if (new URLSearchParams(location.search).has('plain')) becomePlain();

  /** Errors of other scripts, such as the extensions of a browser, take nothing away. */
  function onError(error: unknown): void {
    if (hasFailed || !(error instanceof Error) || !error.stack?.includes(script)) return;
    hasFailed = true;
    showFailure(island, error);
    keepTyped();
  }

  /** It did not come, or this browser is too old to read it. */
  function isLost(event: Event): boolean {
    if (event.target instanceof HTMLScriptElement) return event.target.src === script;
    return event instanceof ErrorEvent && event.filename === script && event.error instanceof SyntaxError;
  }

  /** One long form that posts, as without script. */
  function becomePlain(): void {
    island.dataset.plain = '';
    const draft = readDraft(form, Date.now());
    const inputs = island.querySelector('form');
    if (!inputs) return;
    if (draft) fillEmpty(form, inputs, draft.typed);
    setInput(inputs, keyField, draft?.key ?? makeKey());
  }

  function keepTyped(): void {
    const typed = typedNow() ?? lastTyped;
    if (Object.values(typed).join('') === '') return;
    const nowMs = Date.now();
    keepDraft(form, { step: 0, key: makeKey(), ...readDraft(form, nowMs), typed }, nowMs);
  }

  /** Nothing once React has given up: then there is no form any more. What breaks the wizard may break this too. */
  function typedNow(): Typed | undefined {
    try {
      const inputs = island.querySelector('form');
      return inputs ? readTyped(form, inputs) : undefined;
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
