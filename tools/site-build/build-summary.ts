import type { BuildSettings } from '../../server/config/settings.ts';

/** What a person wants to know after a build. */
export function describeBuild(pages: number, seconds: number, settings: BuildSettings, samples: number): string {
  const lines = [
    `Built ${pages} pages in ${seconds.toFixed(1)} s.`,
    `Forms deliver to: ${settings.intakeOrigin ?? settings.delivery}`,
  ];
  if (settings.delivery === 'none') {
    lines.push(
      '',
      '  WARNING: NOTHING IS DELIVERED. With DELIVERY=none every form of this build is answered',
      '  in the browser alone, and what people type is lost. Use it only for a showcase.',
      '',
    );
  }
  if (settings.needsProof) lines.push('Forms send a proof of work (PROOF_OF_WORK is set).');
  if (!settings.keepsPages) lines.push('Browsers keep no pages for when there is no connection (OFFLINE is 0).');
  if (settings.hasGallery) lines.push('With the gallery of parts at /gallery (GALLERY is set).');
  if (samples > 0) lines.push(`${samples} sample values are left: run npm run launch-check.`);
  return lines.join('\n');
}
