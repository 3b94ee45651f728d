/** What a browser shows and asks for before the app has loaded: put into index.html by the build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, runnerImport, type UserConfig } from 'vite';

/** A line of pages.tsx: `home: () => import('./home-route.tsx')`. */
const LOADER = /^ {2}(\w+): \(\) =>\s+import\('([^']+)'\)/gm;

const AT = fileURLToPath(new URL('./src/app/', import.meta.url));

/**
 * Draws the first picture of each kind of visitor into index.html, and has src/app/first-paint/early.ts run before all
 * else. A file and no inline script: the policy of firebase.json has none.
 *
 * @param resolve how the app's modules find each other
 * @param emulators VITE_EMULATORS: where the emulators are, as JSON; undefined for a real project
 */
export function firstPaint(resolve: NonNullable<UserConfig['resolve']>, emulators?: string): Plugin {
  let early = '';
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'pre',
    async generateBundle(_, bundle) {
      const source = await buildEarly(resolve, { FILES: filesOf(bundle), ASKED: askedFirst(emulators) });
      early = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: early, source });
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const { module } = await runnerImport<typeof import('./src/app/first-paint/picture.tsx')>(
          `${AT}first-paint/picture.tsx`,
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
      rolldownOptions: { input: `${AT}first-paint/early.ts`, output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

/** The origins of Auth and Firestore, as early.ts wants them. */
function askedFirst(emulators: string | undefined): string {
  if (!emulators)
    return JSON.stringify(['https://identitytoolkit.googleapis.com', 'https://firestore.googleapis.com']);
  const { auth, firestore } = JSON.parse(emulators);
  return JSON.stringify([auth, `http://${firestore.host}:${firestore.port}`]);
}

/** The files that each page needs, as early.ts wants them. */
function filesOf(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const names: string[] = [];
  const indexOf = (name: string) => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const start = chunks.find(({ isEntry }) => isEntry)?.fileName;
  const of: Record<string, number[]> = {};
  for (const [, page = '', file = ''] of readFileSync(`${AT}pages.tsx`, 'utf8').matchAll(LOADER)) {
    const first = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(file.replace(/^(@|\.)\//, '/')),
    );
    if (!first) throw new Error(`the build has no file for ${page}`);
    const needed = new Set([first.fileName]);
    for (const one of needed) {
      for (const next of (bundle[one] as Rolldown.OutputChunk).imports) needed.add(next);
    }
    // In index.html already.
    needed.delete(start ?? '');
    of[page] = [...needed].map(indexOf);
  }
  return JSON.stringify({ names, of });
}
