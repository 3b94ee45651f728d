import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { codeSplitting, iconsApart } from './chunks.ts';
import { firstPaint } from './first-paint.ts';
import { leanAliases, leanDefines, leanLibraries, leanReactFire, leanTreeshaking } from './lean-libraries.ts';
import { noNetworkProbe } from './no-network-probe.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const source = { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) };
const resolve = { alias: [source, ...leanAliases] };
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Files that are not precached: formulas, the moderation page, the upload dialog, fonts of other scripts. */
const NOT_PRECACHED = ['markdown-math', 'KaTeX', 'moderation', 'upload-dialog', '*cyrillic', '*vietnamese'];

const pwa: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'service-worker.ts',
  // Registered by src/app/shell/register-service-worker.ts, which asks before a new version takes over.
  injectRegister: false,
  registerType: 'prompt',
  injectManifest: {
    // This includes the PDF reader, which the service worker precaches only for students with offline files.
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
      iconsApart(),
      leanReactFire(),
      leanLibraries(),
      noNetworkProbe(),
      firstPaint(resolve, VITE_EMULATORS),
      VitePWA(pwa),
    ],
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
