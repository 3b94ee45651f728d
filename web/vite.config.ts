import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, normalizePath, type Rolldown } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { engineFiles } from './engine-files.ts';
import { firstPaint } from './first-paint.ts';
import { leanAliases, leanDefines, leanLibraries, leanReactFire, leanTreeshaking } from './lean-libraries.ts';
import { noNetworkProbe } from './no-network-probe.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const source = { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) };
const resolve = { alias: [source, ...leanAliases] };
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Files that are not precached: formulas, the moderation page, dialogs for uploads, imports and fits, fonts of other scripts. */
const NOT_PRECACHED = [
  ...[
    'markdown-math',
    'KaTeX',
    'moderation',
    'upload-dialog',
    'import-dialog',
    'transfer-worker',
    'sql-wasm',
    'fit-dialog',
    'fit-worker',
    'fsrs_browser',
    'workerHelpers',
  ],
  ...['*cyrillic', '*vietnamese'],
];

const pwa: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'service-worker.ts',
  // Registered by src/app/shell/register-service-worker.ts, which asks before a new version takes over.
  injectRegister: false,
  registerType: 'prompt',
  injectManifest: {
    // This includes the PDF reader and the study engine, which the service worker caches only for those who use them.
    maximumFileSizeToCacheInBytes: 8_000_000,
    globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,mjs,css,wasm,woff2}'],
    globIgnores: NOT_PRECACHED.map((name) => `assets/${name}*`),
    dontCacheBustURLsMatching: /^assets\//,
  },
  integration: {
    // The worker's own build would print each of its steps, and a warning about an option that the plugin sets.
    configureCustomSWViteBuild: (options) => {
      options.logLevel = 'warn';
      const output = options.build?.rollupOptions?.output ?? {};
      Object.assign(output, { inlineDynamicImports: undefined, codeSplitting: false });
    },
  },
  manifest: {
    name: 'Akada',
    short_name: 'Akada',
    description: 'Plan your day, keep your streak, study with others.',
    id: '/',
    start_url: '/dashboard',
    display: 'standalone',
    background_color: '#f6f2e8',
    theme_color: '#0f5b3f',
    lang: 'en',
    categories: ['education', 'productivity'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
};

/** Scripts of the first loads. Lists of what the parts that they load later import would make them larger. */
const STARTS_WITH_LIST =
  /^assets\/(index|session-shell|home-route|planner-route|tasks-tab|deadlines-tab|task-rows|practice-route)-/;

/** A test for these modules, which are relative to the repository. Fails if one was moved. */
const modules = (...paths: string[]) => {
  const ids = paths.map((path) => normalizePath(realpathSync(new URL(`../${path}`, import.meta.url))));
  return (id: string) => ids.includes(normalizePath(id));
};

/** The paths of icons. */
const icons = (...names: string[]) =>
  names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

/**
 * The chunks that several pages share. A module belongs to the first group that matches, with everything it imports.
 * docs/decisions/0021 compares the sizes with those of other ways to split.
 */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // What index.html loads before the app for a student (first-script.ts): the session, with what the app shares with the
    // first reads; Firestore; the first reads.
    {
      name: 'session',
      test: modules(
        'web/src/firebase/auth.ts',
        'web/src/firebase/cache-owner.ts',
        'web/src/firebase/reactfire-cache.ts',
        'web/src/lib/one-at-a-time.ts',
        'web/src/lib/when-idle.ts',
      ),
    },
    { name: 'firestore', test: /@firebase[\\/](firestore|webchannel-wrapper)/ },
    { name: 'first-reads', test: modules('web/src/firebase/first-reads.ts') },
    { name: 'initial', tags: ['$initial'] },
    {
      name: 'ui',
      test: modules(
        'web/src/ui/alert.tsx',
        'web/src/ui/brand.tsx',
        'web/src/ui/page-heading.tsx',
        'web/src/ui/warn-with-toast.ts',
      ),
    },
    { name: 'forms', test: modules('web/src/ui/field.tsx') },
    { name: 'controls', test: modules('web/src/ui/select-field.tsx', 'web/src/ui/switch.tsx') },
    {
      name: 'auth',
      test: modules(
        'web/src/features/auth/components/auth-card.tsx',
        'web/src/features/auth/components/auth-link.tsx',
        'web/src/features/auth/components/fields.tsx',
        'web/src/firebase/auth-errors.ts',
        'web/src/lib/use-form.ts',
        'web/src/ui/password-field.tsx',
      ),
    },
    // Includes what the planner shares with most pages inside the shell.
    {
      name: 'session-shell',
      test: modules(
        'web/src/app/shell/session-shell.tsx',
        'web/src/app/shell/use-shell.ts',
        'web/src/firebase/live-without-deleted.ts',
        'web/src/lib/content-visibility.ts',
        'web/src/lib/deferred-deletions.ts',
        'web/src/lib/relative-time.ts',
        'web/src/lib/wait-for-write.ts',
        'web/src/ui/badge.tsx',
        'web/src/ui/card.tsx',
        'web/src/ui/checkbox.tsx',
        'web/src/ui/tabs.tsx',
        'domain/src/planner/planner.ts',
        'domain/src/planner/queries.ts',
        ...icons('list-todo', 'timer'),
      ),
    },
    // What Home shares with other pages.
    {
      name: 'tiles',
      test: modules(
        'web/src/features/nudges/nudge-tile-frame.tsx',
        'web/src/ui/meter.tsx',
        'web/src/ui/tile.tsx',
        'domain/src/home/home.ts',
        'domain/src/points/points.ts',
        'domain/src/points/queries.ts',
        'web/src/features/cards/api/use-due-cards.ts',
      ),
    },
    // Lists in pages.
    {
      name: 'paged',
      test: modules('web/src/firebase/pages.ts', 'web/src/firebase/use-paged.ts', 'web/src/ui/show-more.tsx'),
    },
    // What the planner's tabs share with each other and with other pages.
    {
      name: 'planner-parts',
      test: modules(
        'web/src/features/planner/announce.ts',
        'web/src/features/planner/api/planner-writes.ts',
        'web/src/features/planner/due-range.ts',
        'web/src/features/planner/labels.ts',
        'web/src/firebase/is-signed-out.ts',
        ...icons(
          'book-bookmark',
          'calendar-plus',
          'chevron-left',
          'chevron-right',
          'cloud-upload',
          'ellipsis-vertical',
          'plus',
        ),
        ...icons('sliders-horizontal'),
        'domain/src/auth/signed-out.ts',
      ),
    },
    {
      name: 'task-rows',
      test: modules(
        'web/src/features/planner/components/task-row.tsx',
        'web/src/features/planner/use-task-editing.tsx',
      ),
    },
    // Home's icons, apart from those of other pages.
    {
      name: 'home-icons',
      test: modules(
        ...icons('file-text', 'flag', 'layers', 'lightbulb', 'lock', 'medal', 'play', 'rocket', 'target'),
      ),
    },
    { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, minShareCount: 2 },
  ],
};

export default defineConfig(({ command, mode }) => {
  const { VITE_FIREBASE_CONFIG, VITE_EMULATORS, VITE_APP_CHECK_KEY } = loadEnv(mode, root);
  // Without it the build would succeed and the app fail in the student's browser.
  if (command === 'build' && !VITE_FIREBASE_CONFIG) {
    throw new Error('VITE_FIREBASE_CONFIG is missing: see docs/operations.md, Deploy');
  }
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      leanReactFire(),
      leanLibraries(),
      noNetworkProbe(),
      firstPaint(resolve, VITE_EMULATORS),
      engineFiles(),
      VitePWA(pwa),
    ],
    worker: {
      format: 'es',
      rolldownOptions: {
        treeshake: leanTreeshaking,
        // A file of its own, a megabyte that seldom changes: most releases change only the engine.
        output: { codeSplitting: { groups: [{ name: 'engine-model', test: /wink-eng-lite-web-model/ }] } },
      },
    },
    define: {
      ...leanDefines,
      'import.meta.env.VITE_VERSION': JSON.stringify(version),
      // Defined even when empty, so that the build drops the code for App Check.
      'import.meta.env.VITE_APP_CHECK_KEY': JSON.stringify(VITE_APP_CHECK_KEY ?? ''),
    },
    resolve,
    // Nothing is inlined: the Content Security Policy allows fonts from our own origin only, not from data: URLs.
    build: {
      target: 'es2022',
      modulePreload: {
        // Browsers without it load a script when it is imported.
        polyfill: false,
        // The script that starts the app has a list of every page's files already (first-paint.ts).
        resolveDependencies: (_, files, { hostId }) => (STARTS_WITH_LIST.test(hostId) ? [] : files),
      },
      sourcemap: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        treeshake: leanTreeshaking,
        output: { codeSplitting },
        // A report on slow plugins, whenever the machine is busy.
        checks: { bundlerTimings: false },
      },
    },
  };
});
