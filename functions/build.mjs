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

/** To the digit what the tests ran with: a deploy installs without our lock file. */
const { packages } = JSON.parse(readFileSync(join(here, '../package-lock.json'), 'utf8'));
const installed = Object.fromEntries(
  Object.keys(manifest.dependencies).map((name) => {
    const { version } = packages[`functions/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    return [name, version];
  }),
);

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
      dependencies: installed,
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
  // What the emulator runs them with; production has 22.
  target: 'node20',
  format: 'esm',
  external: Object.keys(manifest.dependencies),
  sourcemap: true,
  logLevel: 'warning',
});
await build.rebuild();
if (options.watch) await build.watch();
else await build.dispose();
