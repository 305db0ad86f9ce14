import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildSettings } from '../../server/config.ts';
import { listFiles } from './paths.ts';

/** Pages and bytes of a finished build. `sentBytes` counts each file once, packed with brotli where that is smaller. */
export async function weigh(dir: string): Promise<{ pages: number; files: number; sentBytes: number }> {
  const names = await listFiles(dir);
  const originals = names.filter((name) => !/\.(?:br|gz)$/.test(name));
  const there = new Set(names);
  const sizes = originals.map(async (name) => {
    const sent = there.has(`${name}.br`) ? `${name}.br` : name;
    return (await stat(join(dir, sent))).size;
  });
  const sentBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const pages = originals.filter((name) => name.endsWith('.html')).length;
  return { pages, files: originals.length, sentBytes };
}

/** What a person wants to know after a build. */
export function describeBuild(
  weight: { pages: number; files: number; sentBytes: number },
  settings: BuildSettings,
  samples: number,
  seconds: number,
): string {
  const kilobytes = Math.round(weight.sentBytes / 1024).toLocaleString('en');
  const lines = [
    `Built ${weight.pages} pages in ${seconds.toFixed(1)} s: ${weight.files} files, ${kilobytes} KB as sent.`,
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
  if (settings.asksProof) lines.push('Forms send a proof of work (PROOF_OF_WORK is set).');
  if (!settings.keepsPages) lines.push('Browsers keep no pages for when there is no line (OFFLINE is 0).');
  if (settings.hasGallery) lines.push('With the gallery of parts at /gallery (GALLERY is set).');
  if (samples > 0) lines.push(`${samples} sample values are left: run npm run launch-check.`);
  return lines.join('\n');
}
