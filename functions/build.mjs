/**
 * Bundles the functions, with domain/ inlined, into one file: what a function loads is its cold start.
 * `dist/` gets a package.json of its own, so that a deploy uploads no workspace links.
 *
 *     node build.mjs [--watch] [--outdir <folder>]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { context } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const { values: options } = parseArgs({
  options: { watch: { type: 'boolean' }, outdir: { type: 'string', default: join(here, 'dist') } },
});
const dist = options.outdir;

mkdirSync(dist, { recursive: true });
writeFileSync(
  join(dist, 'package.json'),
  `${JSON.stringify(
    {
      name: 'akada-functions',
      private: true,
      type: 'module',
      main: 'index.js',
      engines: { node: '22' },
      dependencies: manifest.dependencies,
    },
    null,
    2,
  )}\n`,
);

const build = await context({
  entryPoints: [join(here, 'src/index.ts')],
  outfile: join(dist, 'index.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: Object.keys(manifest.dependencies),
  sourcemap: true,
  logLevel: 'warning',
});
await build.rebuild();
if (options.watch) await build.watch();
else await build.dispose();
