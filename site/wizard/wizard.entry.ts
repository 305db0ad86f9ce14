/** Brings a registration to life: React, for this one part of this one page (docs/decisions/0006). */
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
    // In development. React's own way is to report it like any other error; the guard of the island would take that for a failure.
    onRecoverableError: console.error,
  });
}
