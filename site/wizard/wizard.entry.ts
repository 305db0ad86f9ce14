/** Hydrates the registration wizard, the only part of the site that runs React in the browser (docs/decisions/0006). */
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startProofOnFocus } from '../forms/submit/add-proof.ts';
import { Wizard } from './wizard.tsx';
import type { WizardProps } from './wizard-props.ts';

const island = document.querySelector<HTMLElement>('[data-wizard]:not([data-plain])');
if (island) {
  const props: WizardProps = JSON.parse(island.dataset.wizard ?? '');
  if (import.meta.env.PROOF_OF_WORK) startProofOnFocus(props.form.id, island);
  hydrateRoot(island, createElement(Wizard, props), {
    // By default React reports a recoverable error globally, and the island guard would take it for a failure.
    onRecoverableError: console.error,
  });
}
