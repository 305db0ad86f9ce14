/**
 * Watches the wizard of a registration from outside, without React. If its script does not load or fails, this script offers the long
 * form or the failure message, and saves the draft. It imports as little as possible, because a chunk that it shares with the wizard
 * could be missing too.
 */
import type { WizardProps } from './wizard-props.ts';

const island = document.querySelector<HTMLElement>('[data-wizard]');
if (island) guard(island);

function guard(island: HTMLElement): void {
  const { form, words }: WizardProps = JSON.parse(island.dataset.wizard ?? '');
  const script = new URL(island.dataset.script ?? '', location.href).href;
  const { title } = document;
  const fallbackDraft = import('./fallback-draft.ts').catch(() => undefined);
  let lastValues = currentValues();
  let hasFailed = false;

  // A crash may remove the fields, so this script remembers their last values.
  island.addEventListener('input', () => {
    lastValues = currentValues() ?? lastValues;
  });
  addEventListener('unhandledrejection', ({ reason }) => onError(reason));
  addEventListener(
    'error',
    (event: Event) => {
      if (isLoadFailure(event)) showLongForm();
      else if (event instanceof ErrorEvent) onError(event.error);
    },
    // The `error` event of a script that does not load does not bubble; only capturing listeners get it.
    { capture: true },
  );
  // The failure message links to `?plain`: the page then shows the long form and ignores the wizard.
  if (new URLSearchParams(location.search).has('plain')) showLongForm();

  /** Ignores errors of other scripts, such as browser extensions. */
  function onError(error: unknown): void {
    if (hasFailed || 'plain' in island.dataset || !(error instanceof Error) || !error.stack?.includes(script)) return;
    hasFailed = true;
    showFailure(island, error);
    document.title = words.errorTitle.replace('{title}', title);
    const values = currentValues() ?? lastValues ?? {};
    void fallbackDraft.then((module) => module?.saveAfterCrash(form, values));
  }

  /** Whether the wizard's script did not load, or this browser is too old to parse it. */
  function isLoadFailure(event: Event): boolean {
    if (event.target instanceof HTMLScriptElement) return event.target.src === script;
    return event instanceof ErrorEvent && event.filename === script && event.error instanceof SyntaxError;
  }

  /** Shows one long form that posts, as without a script. */
  function showLongForm(): void {
    if ('plain' in island.dataset) return;
    island.dataset.plain = '';
    const element = island.querySelector('form');
    if (element) void fallbackDraft.then((module) => module?.bindLongFormDraft(form, element));
  }

  /**
   * The values of the form. Undefined after a failed hydration, because React removes the form, and if the cause of the crash also affects
   * this function.
   */
  function currentValues(): object | undefined {
    try {
      const element = island.querySelector('form');
      return element ? Object.fromEntries(new FormData(element)) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Shows the failure message (specification, section 8). The wizard is only hidden, not removed: its script may still be running. */
function showFailure(island: HTMLElement, { message, stack = '' }: Error): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-island-failed]');
  if (!template) return;
  island.after(template.content.cloneNode(true));
  island.hidden = true;
  document.querySelector('[data-failure=message]')?.append(message);
  document.querySelector('[data-failure=stack]')?.append(stack);
  document.getElementById('failure-heading')?.focus();
}
