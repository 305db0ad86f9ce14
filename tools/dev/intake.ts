import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createApp } from '../../server/app.ts';
import { readBuildSettings, readSettings } from '../../server/config/settings.ts';
import { renderByReactRouter, renderLinkByReactRouter, type SiteBuild } from '../../server/http/react-router.ts';
import { readLinkSecret } from '../../server/links/link-secret.ts';
import { createLinkSigner } from '../../server/links/link-signer.ts';
import { createProofOfWork } from '../../server/proof-of-work/proof-of-work.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { openStore } from '../../server/storage/sqlite/open.ts';
import { generatedDir } from '../site-build/paths.ts';

/*
 * The real intake behind `npm run dev`, with a separate store in the data folder. Vite reloads this module when one of its imports changes.
 * The new module first closes the store of the previous one, because only one store can be open in a data folder.
 */
const globals = globalThis as { devStore?: Store };
const settings = readSettings(process.env);
const devDataDir = join(settings.dataDir, 'dev');
if (globals.devStore) await globals.devStore.close();
else console.info(`Sent forms are stored in ${devDataDir}. To list them: DATA_DIR=${devDataDir} npm run leads`);
const store = await openStore(devDataDir, settings.storeMaxMb);
globals.devStore = store;
const site: SiteBuild = build;
const secret = readLinkSecret(devDataDir, null);

/** @public Vite imports it. */
export const app = createApp({
  settings: { ...settings, publicOrigin: null, allowedOrigins: [], postsPerAddress: 1_000_000 },
  store,
  // Vite serves the files, so the intake gets no requests for them.
  clientDir: generatedDir,
  render: renderByReactRouter(site),
  renderLink: renderLinkByReactRouter(site),
  inlined: { styles: [], scripts: [] },
  signer: createLinkSigner(secret, ''),
  log: ({ level, ...entry }) => (level === 'info' ? undefined : console.error(entry)),
  proof: readBuildSettings(process.env).needsProof ? createProofOfWork(secret) : undefined,
});
