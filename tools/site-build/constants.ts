import type { BuildSettings } from '../../server/config.ts';

/** What the settings become in the code of pages and scripts; typed in `vite-env.d.ts`. */
export function buildConstants({
  delivery,
  intakeOrigin,
  asksProof,
  keepsPages,
}: BuildSettings): Record<string, string> {
  return {
    'import.meta.env.DELIVERY': JSON.stringify(delivery),
    'import.meta.env.INTAKE_ORIGIN': JSON.stringify(intakeOrigin ?? ''),
    'import.meta.env.PROOF_OF_WORK': JSON.stringify(asksProof),
    'import.meta.env.OFFLINE': JSON.stringify(keepsPages),
  };
}
