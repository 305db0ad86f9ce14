import { existsSync } from 'node:fs';
import type { BuildSettings, Settings } from '../../server/config.ts';
import type { SiteBuild } from '../../server/http/react-router.ts';
import { type Finding, look, ok } from './finding.ts';

/** Whether the last build has forms bring a proof of work, which is what the server goes by; null where there is none. */
export async function builtWithProof(): Promise<boolean | null> {
  const file = new URL('../../build/server/index.js', import.meta.url);
  if (!existsSync(file)) return null;
  const build: SiteBuild = await import(file.href);
  return build.entry.module.asksProof ?? false;
}

/** @param isBuilt `builtWithProof()` */
export function lookAtProof(
  isBuilt: boolean | null,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  { asksProof }: Pick<BuildSettings, 'asksProof'>,
): Finding[] {
  if (isBuilt === null) return [];
  if (isBuilt && publicOrigin?.startsWith('http:')) {
    return [
      look(
        'A proof of work is asked for (PROOF_OF_WORK), but PUBLIC_ORIGIN is http',
        'Browsers prove work on https alone, so everything is in quarantine: use https.',
      ),
    ];
  }
  if (isBuilt) return [ok('A proof of work is asked for (PROOF_OF_WORK): what comes without one is in quarantine')];
  if (!asksProof) return [ok('No proof of work is asked for (PROOF_OF_WORK)')];
  return [
    look(
      'PROOF_OF_WORK is 1, but the site was built without it: no proof is asked for',
      'Build with it, and start the server anew: PROOF_OF_WORK=1 npm run build',
    ),
  ];
}
