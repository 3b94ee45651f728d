import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { emulatorHosts, webEnv } from '@akada/emulators/app/web-env';
import { build } from 'vite';
import { leanAliases, leanLibraries, leanTreeshaking } from '../../../web/lean-libraries.ts';
import { noNetworkProbe } from '../../../web/no-network-probe.ts';

export interface BarePage {
  folder: string;
  throwAway: () => Promise<void>;
}

/**
 * Builds the bare page for production, with the app's own lean Firebase SDKs, into a temporary folder.
 *
 * @param queries the query whose documents the page shows, by path
 */
export async function buildBarePage(queries: Readonly<Record<string, QuerySpec>>): Promise<BarePage> {
  const folder = await mkdtemp(join(tmpdir(), 'akada-bare-page-'));
  const { auth, firestore } = emulatorHosts('test');
  const config = JSON.parse(webEnv('test').VITE_FIREBASE_CONFIG);
  await build({
    configFile: false,
    envDir: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    plugins: [leanLibraries(/firebase/), noNetworkProbe()],
    resolve: { alias: leanAliases },
    define: { BARE_PAGE: JSON.stringify({ config, auth, firestore, queries }) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { treeshake: leanTreeshaking, checks: { bundlerTimings: false } },
    },
  });
  return { folder, throwAway: () => rm(folder, { recursive: true, force: true }) };
}
