import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contracts } from '@akada/domain/callables/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What a deploy uploads, read as text: it is installed and run where there is no workspace. */
describe('the built functions', () => {
  let outdir: string;
  let bundle: string;
  let manifest: { main: string; dependencies: Record<string, string> };

  beforeAll(() => {
    outdir = mkdtempSync(join(tmpdir(), 'akada-functions-'));
    execFileSync(process.execPath, [join(here, 'build.mjs'), '--outdir', outdir]);
    manifest = JSON.parse(readFileSync(join(outdir, 'package.json'), 'utf8'));
    bundle = readFileSync(join(outdir, manifest.main), 'utf8');
  });
  afterAll(() => rmSync(outdir, { recursive: true, force: true }));

  test('import no workspace', () => {
    expect(importsOf(bundle).filter((name) => name.startsWith('@akada/') || name.startsWith('.'))).toEqual(
      [],
    );
    expect(Object.keys(manifest.dependencies).filter((name) => name.startsWith('@akada/'))).toEqual([]);
  });

  test('ask for the packages that they import, and for no others', () => {
    const imported = importsOf(bundle)
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
      .map(packageOf);

    expect([...new Set(imported)].sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });

  test('ask for versions that a registry has, not for links', () => {
    for (const version of Object.values(manifest.dependencies))
      expect(version).toMatch(/^[\^~]?\d+\.\d+\.\d+$/);
  });

  test('export a function for each contract', () => {
    const exported = bundle.match(/export \{([^}]*)\}/)?.[1]?.match(/\w+/g);

    expect(exported).toEqual(expect.arrayContaining(Object.keys(contracts)));
  });
});

/** The modules that a bundle imports; esbuild writes each import on a line of its own. */
function importsOf(code: string): string[] {
  const imports = code.matchAll(/^(?:import|export)\b[^'"\n]*["']([^'"\n]+)["'];?$/gm);
  const dynamic = code.matchAll(/\b(?:import|require)\(["']([^'"\n]+)["']\)/g);
  return [...imports, ...dynamic].flatMap(([, name]) => name ?? []);
}

/** `firebase-admin` of `firebase-admin/app`, `@scope/name` of `@scope/name/part`. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
