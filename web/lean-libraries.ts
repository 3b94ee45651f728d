/** Removes parts of libraries that Akada never uses. docs/decisions/0002 says what each measure saves. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const require = createRequire(import.meta.url);
/** The directory of a package's file for Node, from which its other files are found wherever npm has put them. */
const distOf = (name: string) => dirname(require.resolve(name));

/**
 * The full build of Auth includes pop-ups, phone numbers and reCAPTCHA, which load scripts from Google that our Content
 * Security Policy forbids; its build for extensions does not. React Router's exports point to its development build.
 */
export const leanAliases = [
  { find: /^firebase\/auth$/, replacement: 'firebase/auth/web-extension' },
  { find: /^react-router$/, replacement: join(distOf('react-router'), '../production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(distOf('react-router'), '../production/dom-export.mjs') },
];

/** Firestore's debug log is never switched on here. */
export const leanTreeshaking: Rolldown.TreeshakingOptions = { manualPureFunctions: ['__PRIVATE_logDebug'] };

/** A part of a library that is removed before the build; the comment above each says why that is safe. */
interface Cut {
  file: RegExp;
  find: RegExp;
  replace: string;
}

const CUTS: readonly Cut[] = [
  // Firebase's usage statistics, for which every page would open an IndexedDB of its own. The SDKs work without.
  {
    file: /@firebase[\\/]app[\\/]/,
    find: /^ *_registerComponent\(new Component\('heartbeat',.*$/m,
    replace: '',
  },
  { file: /@firebase[\\/]app[\\/]/, find: /^import \{ openDB \} from 'idb';$/m, replace: '' },
  // Sign-in with Google and others, which Akada doesn't have: only these lines keep their classes in the build.
  {
    file: /@firebase[\\/]auth[\\/]/,
    find: /^((Facebook|Google|Github|Twitter)AuthProvider|TotpMultiFactorGenerator)\.[A-Z_]+ = .*$/gm,
    replace: '',
  },
  // Auth asks the server about a stored session before it says who is signed in: a round trip before anything else, and on a
  // slow network the longest wait of a repeat visit. `checkSession` in auth-session.tsx asks later. An unconfirmed address is
  // asked about at once, because it may have been confirmed on another device.
  {
    file: /@firebase[\\/]auth[\\/]/,
    find: /(?<=if \(futureCurrentUser\) \{\n *)return this\.reloadAndSetCurrentUserOrClear\(futureCurrentUser\);/,
    replace:
      'if (!futureCurrentUser.emailVerified) return this.reloadAndSetCurrentUserOrClear(futureCurrentUser); if (this.isProactiveRefreshEnabled) futureCurrentUser._startProactiveRefresh(); this.currentUser = futureCurrentUser; return;',
  },
  // Auth's reCAPTCHA: its build for extensions can't load the script, and the policy of firebase.json would forbid it.
  {
    file: /@firebase[\\/]auth[\\/]/,
    find: /^async function handleRecaptchaFlow\([\s\S]*?^}$/m,
    replace: 'const handleRecaptchaFlow = (auth, request, _name, method) => method(auth, request);',
  },
  // Messages to a service worker that uses Auth, which ours does not: Auth would wait for one, and ask it, on every visit.
  {
    file: /@firebase[\\/]auth[\\/]/,
    find: /return _isWorker\(\) \? this\.initializeReceiver\(\) : this\.initializeSender\(\);/,
    replace: '',
  },
  {
    file: /@firebase[\\/]auth[\\/]/,
    find: /^ {4}async initialize(Receiver|Sender)\(\) \{[\s\S]*?^ {4}\}$/gm,
    replace: '',
  },
  // The banner of the emulator, which the app switches off, and IDEs in the browser.
  { file: /@firebase[\\/]auth[\\/]/, find: /^ *emitEmulatorWarning\(\);$/m, replace: '' },
  // The rules for passwords that a project can set in its console, for an app that asks whether one follows them.
  { file: /@firebase[\\/]auth[\\/]/, find: /new PasswordPolicyImpl\(response\)/, replace: 'response' },
  // Without client-side indexes and collection group queries both index managers return the same results, and the one in
  // memory does not read IndexedDB.
  {
    file: /@firebase[\\/]firestore[\\/]/,
    find: /new __PRIVATE_IndexedDbIndexManager\(e, this\.serializer\.gt\.databaseId\)/,
    replace: 'new __PRIVATE_MemoryIndexManager()',
  },
  // The indexes that the manager in memory does not have: how they are written, and a transaction every minute for them.
  {
    file: /@firebase[\\/]firestore[\\/]/,
    find: /^__PRIVATE_FirestoreIndexValueWriter\.\$t = new __PRIVATE_FirestoreIndexValueWriter;$/m,
    replace: '',
  },
  {
    file: /@firebase[\\/]firestore[\\/]/,
    find: /const n = new __PRIVATE_IndexBackfiller\(t, this\.persistence\);\n *return new __PRIVATE_IndexBackfillerScheduler\(e\.asyncQueue, n\);/,
    replace: 'return null;',
  },
  // The default cache of an app that configures none. Ours configures one, with the plain memory cache as fallback.
  {
    file: /@firebase[\\/]firestore[\\/]/,
    find: /new __PRIVATE_LruGcMemoryOfflineComponentProvider\(void 0\)/,
    replace: 'new __PRIVATE_MemoryOfflineComponentProvider()',
  },
  // Schedulers and iterators: ReactFire converts only promises and Observables.
  { file: /rxjs[\\/].*[\\/]from\.js/, find: /scheduler \? scheduled\(input, scheduler\) : /, replace: '' },
  {
    file: /rxjs[\\/].*[\\/]innerFrom\.js/,
    find: /^ *if \(is(AsyncIterable|Iterable|ReadableStreamLike)\(input\)\) \{\n.*\n *\}$/gm,
    replace: '',
  },
  // The keys of an icon's lines, random letters that compress badly: production builds of React don't need those of a list
  // that never changes.
  { file: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, find: /, key: "\w+"(?= \}\])/g, replace: '' },
  { file: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, find: /^__iconData\.node;$/m, replace: '' },
  // Links and forms that Akada doesn't use: their displayName assignments would keep them in the build.
  {
    file: /react-router[\\/]dist[\\/]production/,
    find: /^(NavLink|Form|HistoryRouter|ScrollRestoration)\.displayName = .*$/gm,
    replace: '',
  },
  {
    file: /react-router[\\/]dist[\\/]production/,
    find: /^var (NavLink|Form) = (?=React)/gm,
    replace: 'var $1 = /* @__PURE__ */ ',
  },
  // Errors of React Server Components.
  {
    file: /react-router[\\/]dist[\\/]production/,
    find: /^ *if \(this\.context\) \{\n.*RSCErrorHandler.*\n *\}$/m,
    replace: '',
  },
  // What a link could fetch in advance in React Router's own framework.
  {
    file: /react-router[\\/]dist[\\/]production/,
    find: /shouldPrefetch && !isAbsolute \? .* : link;/,
    replace: 'link;',
  },
  {
    file: /react-router[\\/]dist[\\/]production/,
    find: /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\n.*\n.*\n *\);/,
    replace: '',
  },
  {
    file: /react-router[\\/]dist[\\/]production/,
    find: /^ *\.\.\.prefetchHandlers,(?=\n *href: \(isSpaLink)/m,
    replace: '',
  },
  {
    file: /react-router[\\/]dist[\\/]production/,
    find: /mergeRefs\(forwardedRef, prefetchRef\)(?=,\n *target,\n *"data-discover": !isAbsolute)/,
    replace: 'forwardedRef',
  },
  // Errors and pages of that framework, and of routes that load data: our routes are plain elements.
  {
    file: /react-router[\\/]dist[\\/]production/,
    find: /^var (Remix|Await)ErrorBoundary = class extends [\s\S]*?^\};$/gm,
    replace: 'var $1ErrorBoundary;',
  },
  {
    file: /react-router[\\/]dist[\\/]production/,
    find: /^function DefaultErrorComponent\(\) \{[\s\S]*?^\}$/m,
    replace: 'function DefaultErrorComponent() {}',
  },
];

/** What ReactFire's source expects its own build to fill in. */
export const leanDefines = {
  'process.env.REACTFIRE_VERSION': JSON.stringify(
    JSON.parse(readFileSync(join(distOf('reactfire'), '../package.json'), 'utf8')).version,
  ),
};

/** Applies a cut. Keeps the number of lines, for the source map. */
function applyCut(code: string, { find, replace }: Cut): string {
  return code.replace(find, (text: string, ...groups: string[]) => {
    const by = replace.replace('$1', groups[0] ?? '');
    return by + '\n'.repeat(text.split('\n').length - by.split('\n').length);
  });
}

/**
 * Applies all cuts, or those of the libraries that `only` matches. Fails the build if a library, after an update, no longer
 * contains a cut.
 */
export function leanLibraries(only: RegExp = /^/): Plugin {
  const all = CUTS.filter(({ file }) => only.test(file.source));
  const applied = new Set<Cut>();
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: all.map(({ file }) => file) },
      handler(code, id) {
        const cuts = all.filter(({ file, find }) => file.test(id) && code.search(find) !== -1);
        for (const cut of cuts) applied.add(cut);
        return cuts.length === 0 ? null : { code: cuts.reduce(applyCut, code), map: null };
      },
    },
    buildEnd(error) {
      const missing = all.find((cut) => !applied.has(cut));
      if (missing && !error) this.error(`nothing to cut in ${missing.file}: ${missing.find}`);
    },
  };
}

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
