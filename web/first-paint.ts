/** Adds to index.html what a browser shows and loads before the app has started. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, runnerImport, type UserConfig } from 'vite';

/** A line of pages.tsx: `home: () => import('./home-route.tsx')`. */
const LOADER = /^ {2}(\w+): \(\) =>\s+import\('([^']+)'\)/gm;

const APP_DIR = fileURLToPath(new URL('./src/app/', import.meta.url));

/**
 * Renders the first picture for each kind of visitor into index.html, and runs src/app/first-paint/early.ts before
 * everything else. A file rather than an inline script, which the Content Security Policy in firebase.json forbids.
 *
 * @param resolve the app's module resolution
 * @param emulators VITE_EMULATORS: where the emulators listen, as JSON; undefined for a real project
 */
export function firstPaint(resolve: NonNullable<UserConfig['resolve']>, emulators?: string): Plugin {
  let early = '';
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'pre',
    async generateBundle(_, bundle) {
      const source = await buildEarly(resolve, { FILES: filesOf(bundle), ORIGINS: originsOf(emulators) });
      early = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: early, source });
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const { module } = await runnerImport<typeof import('./src/app/first-paint/picture.tsx')>(
          `${APP_DIR}first-paint/picture.tsx`,
          { resolve, logLevel: 'error' },
        );
        const children = Object.entries(module.pictures())
          .map(([name, html]) => `<div class="for-${name}">${html}</div>`)
          .join('');
        return [
          { tag: 'script', attrs: { src: `/${early}` }, injectTo: 'head-prepend' },
          {
            tag: 'div',
            attrs: { id: 'first-paint', class: 'first-paint', inert: true, 'aria-hidden': 'true' },
            children,
            injectTo: 'body',
          },
        ];
      },
    },
  };
}

async function buildEarly(
  resolve: NonNullable<UserConfig['resolve']>,
  define: Record<string, string>,
): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    resolve,
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: `${APP_DIR}first-paint/early.ts`, output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

/** The origins of Auth and Firestore, as JSON for early.ts. */
function originsOf(emulators: string | undefined): string {
  if (!emulators)
    return JSON.stringify(['https://identitytoolkit.googleapis.com', 'https://firestore.googleapis.com']);
  const { auth, firestore } = JSON.parse(emulators);
  return JSON.stringify([auth, `http://${firestore.host}:${firestore.port}`]);
}

/** The name of a script in assets/, without its ending. */
const nameOf = (file: string) => file.replace(/^assets\/|\.js$/g, '');

/**
 * The files that each page needs, as JSON for early.ts. A page inside the shell is listed without the shell's files, which
 * it always loads too.
 */
function filesOf(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const names: string[] = [];
  const indexOf = (name: string) => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const start = chunks.find(({ isEntry }) => isEntry)?.fileName;
  const needed: Record<string, Set<string>> = {};
  for (const [, page = '', file = ''] of readFileSync(`${APP_DIR}pages.tsx`, 'utf8').matchAll(LOADER)) {
    const first = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(file.replace(/^(@|\.)\//, '/'))),
    );
    if (!first) throw new Error(`the build has no file for ${page}`);
    const files = new Set([first.fileName]);
    for (const one of files) {
      for (const next of (bundle[one] as Rolldown.OutputChunk).imports) files.add(next);
    }
    // index.html loads it already.
    files.delete(start ?? '');
    needed[page] = files;
  }
  const ofShell = needed.shell ?? new Set();
  const [shell = ''] = ofShell;
  const of = Object.entries(needed).map(([page, files]) => {
    const isInside = page !== 'shell' && files.has(shell);
    const own = [...files].filter((file) => !isInside || !ofShell.has(file));
    return [page, own.map(nameOf).map(indexOf)];
  });
  return JSON.stringify({ names, of: Object.fromEntries(of) });
}
