/** Brings a registration to life: React, for this one part of this one page (docs/decisions/0006). */
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Wizard } from '../wizard/wizard.tsx';

const island = document.querySelector<HTMLElement>('[data-wizard]:not([data-plain])');
if (island) {
  hydrateRoot(island, createElement(Wizard, JSON.parse(island.dataset.wizard ?? '')), {
    // React's own way is to report it like any other error; the guard of the island would take that for a failure.
    onRecoverableError: console.error,
  });
}
