import { useEffect } from 'react';
import { readSent } from '../sending/sent.ts';
import type { WizardTie } from './wizard-tie.ts';

/** Learns what another tab has sent, and what was sent while this page lay in the browser's history. */
export function useSent({ form, dispatch }: WizardTie): void {
  useEffect(() => {
    const read = () => dispatch({ type: 'remembered', sent: readSent(form, Date.now()) });
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    addEventListener('storage', read);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', read);
      removeEventListener('pageshow', onShow);
    };
  }, [form, dispatch]);
}
