import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export default defineConfig(({ command, mode }) => {
  const { VITE_FIREBASE_CONFIG } = loadEnv(mode, root);
  // Without it the app would only fail in the student's browser.
  if (command === 'build' && !VITE_FIREBASE_CONFIG) {
    throw new Error('VITE_FIREBASE_CONFIG is missing: see README, Deploy');
  }
  return {
    root,
    plugins: [react(), tailwindcss()],
    define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    // Nothing is inlined: the policy lets fonts come from our own origin only, and not from data: URLs.
    build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  };
});
