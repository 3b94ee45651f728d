/** Builds libraries without what Akada never uses; what each measure saves is in docs/decisions/0002. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const require = createRequire(import.meta.url);
/** Where a package has its file for Node: the others are found from there, wherever npm has put the package. */
const distOf = (name: string) => dirname(require.resolve(name));

/**
 * The whole of Auth brings pop-ups, phone numbers and reCAPTCHA, which load scripts from Google that our content
 * security policy forbids; its build for extensions has none of them. React Router's exports name its development build.
 */
export const leanAliases = [
  { find: /^firebase\/auth$/, replacement: 'firebase/auth/web-extension' },
  { find: /^react-router$/, replacement: join(distOf('react-router'), '../production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(distOf('react-router'), '../production/dom-export.mjs') },
];

/** Firestore writes its debug log only when it is asked to, and nothing here asks. */
export const leanTreeshaking: Rolldown.TreeshakingOptions = { manualPureFunctions: ['__PRIVATE_logDebug'] };

/** What ReactFire's source expects its own build to fill in. */
export const leanDefines = {
  'process.env.REACTFIRE_VERSION': JSON.stringify(
    JSON.parse(readFileSync(join(distOf('reactfire'), '../package.json'), 'utf8')).version,
  ),
};

/**
 * Builds ReactFire from its source. Its published bundle imports SDKs that Akada doesn't have, such as the Realtime
 * Database, and contains RxJS for old browsers. From source, whatever isn't used is left out.
 */
export function leanReactFire(): Plugin {
  const isReactFires = /[\\/]node_modules[\\/](reactfire|rxfire|rxjs)[\\/]/;
  return {
    name: 'lean-reactfire',
    enforce: 'pre',
    apply: 'build',
    async resolveId(id, importer) {
      if (id === 'reactfire') {
        return { id: join(distOf('reactfire'), '../src/index.ts'), moduleSideEffects: false };
      }
      if (!importer || !isReactFires.test(importer)) return null;
      // React has had this hook itself since version 18.
      const needed = id === 'use-sync-external-store/shim' ? 'react' : id;
      const resolved = await this.resolve(needed, importer, { skipSelf: true });
      if (!resolved) return null;
      const modern = resolved.id.replace(/(rxjs[\\/]dist[\\/])esm5/, '$1esm');
      return { ...resolved, id: modern, moduleSideEffects: false };
    },
  };
}
