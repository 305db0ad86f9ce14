import type { BuildSettings } from '../../server/config/settings.ts';

/** The message that ends a build. */
export function describeBuild(pages: number, seconds: number, settings: BuildSettings, samples: number): string {
  const lines = [
    `Built ${pages} pages in ${seconds.toFixed(1)} s.`,
    `Forms deliver to: ${settings.intakeOrigin ?? settings.delivery}`,
  ];
  if (settings.delivery === 'none') {
    lines.push(
      '',
      '  WARNING: NOTHING IS DELIVERED. With DELIVERY=none every form of this build is answered',
      '  in the browser, and what people type is lost. Use it only for a demonstration.',
      '',
    );
  }
  if (settings.needsProof) lines.push('Forms send a proof of work (PROOF_OF_WORK is set).');
  if (!settings.keepsPages) lines.push('Pages are not available offline (OFFLINE is 0).');
  if (samples > 0)
    lines.push(`${samples} sample values must be replaced before launch. To list them: npm run launch-check`);
  return lines.join('\n');
}
