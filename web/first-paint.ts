/** Adds to index.html what a browser shows and loads before the app has started. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, runnerImport, type UserConfig } from 'vite';
import { FIRST_SCRIPT } from './first-script.ts';

/** A line of pages.tsx: `home: () => import('./home-route.tsx')`. */
const LOADER = /^ {2}(\w+): \(\) =>\s+import\('([^']+)'\)/gm;

/** The scripts and their preloads that Vite has put into index.html. */
const VITES_SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** Pages whose files early.ts lists itself: where visitors and students begin. Those of the others are in a script of their own. */
const FIRST_PAGES = ['login', 'shell', 'sideBar', 'home', 'planner'];

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
  let inPage: Record<'app' | 'reads', string> = { app: '', reads: '' };
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'pre',
    async generateBundle(_, bundle) {
      const inHtml = (source: string) =>
        filesOfChunk(bundle, source)
          .map((file) => `/${file}`)
          .join(' ');
      inPage = { app: inHtml('/src/main.tsx'), reads: inHtml('/src/firebase/first-reads.ts') };
      const pages = pageFilesOf(bundle);
      const [first, others] = [true, false].map((isFirst) =>
        listOf(Object.entries(pages).filter(([page]) => FIRST_PAGES.includes(page) === isFirst)),
      );
      const emit = (name: string, source: string): string => {
        const fileName = `assets/${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return fileName;
      };
      const list = emit('page-files', `window.pageFiles=${JSON.stringify(others)}`);
      early = emit(
        'early',
        await buildEarly(resolve, {
          FILES: JSON.stringify(first),
          OTHER_FILES: JSON.stringify(`/${list}`),
          ORIGINS: originsOf(emulators),
        }),
      );
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { module } = await runnerImport<typeof import('./src/app/first-paint/picture.tsx')>(
          `${APP_DIR}first-paint/picture.tsx`,
          { resolve, logLevel: 'error' },
        );
        const children = Object.entries(module.pictures())
          .map(([name, html]) => `<div class="for-${name}">${html}</div>`)
          .join('');
        return {
          html: html.replace(VITES_SCRIPTS, ''),
          tags: [
            {
              tag: 'script',
              attrs: { 'data-app': inPage.app, 'data-reads': inPage.reads },
              children: FIRST_SCRIPT,
              injectTo: 'head-prepend',
            },
            { tag: 'script', attrs: { src: `/${early}` }, injectTo: 'head-prepend' },
            {
              tag: 'div',
              attrs: { id: 'first-paint', class: 'first-paint', inert: true, 'aria-hidden': 'true' },
              children,
              injectTo: 'body',
            },
          ],
        };
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

/** The script that contains a module of the app, and all that it imports. */
function filesOfChunk(bundle: Rolldown.OutputBundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (!first) throw new Error(`the build has no file for ${source}`);
  const files = new Set([first.fileName]);
  for (const one of files) {
    for (const next of (bundle[one] as Rolldown.OutputChunk).imports) files.add(next);
  }
  return [...files];
}

/** The name of a script in assets/, without its ending. */
const nameOf = (file: string) => file.replace(/^assets\/|\.js$/g, '');

/**
 * The files that each page needs. A page inside the shell is listed without the shell's files, which it always loads too.
 */
function pageFilesOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  // index.html loads these already.
  const ofApp = filesOfChunk(bundle, '/src/main.tsx');
  const needed: Record<string, Set<string>> = {};
  for (const [, page = '', file = ''] of readFileSync(`${APP_DIR}pages.tsx`, 'utf8').matchAll(LOADER)) {
    const files = filesOfChunk(bundle, file.replace(/^(@|\.)\//, '/'));
    needed[page] = new Set(files.filter((one) => !ofApp.includes(one)));
  }
  const ofShell = needed.shell ?? new Set();
  const [shell = ''] = ofShell;
  const of = Object.entries(needed).map(([page, files]) => {
    const isInside = page !== 'shell' && files.has(shell);
    return [page, [...files].filter((file) => !isInside || !ofShell.has(file)).map(nameOf)];
  });
  return Object.fromEntries(of);
}

/** The files of pages, each named once, as early.ts reads them. */
function listOf(pages: readonly [page: string, files: readonly string[]][]) {
  const names = [...new Set(pages.flatMap(([, files]) => files))];
  return {
    names,
    of: Object.fromEntries(pages.map(([page, files]) => [page, files.map((file) => names.indexOf(file))])),
  };
}
