import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));

const FORBIDDEN = [
  ['domain/src/x.ts', '@akada/emulators/suite/start-suite'],
  ['domain/src/x.ts', 'firebase/firestore'],
  ['domain/src/x.ts', 'firebase-admin/firestore'],
  ['domain/src/x.ts', 'react'],
  ['domain/src/planner/x.ts', '../../../web/src/ui/time.ts'],
  ['engine/src/cards/x.ts', 'node:fs'],
  ['engine/src/cards/x.ts', '@akada/emulators/suite'],
  ['functions/src/x/x.ts', 'firebase/firestore'],
  ['functions/src/x/x.ts', '@akada/admin/migrate'],
  ['functions/src/ai/x.ts', '@google/generative-ai'],
  ['functions/src/ai/gemini/x.ts', '@google/generative-ai/server'],
  ['web/src/ui/x.tsx', 'firebase/auth'],
  ['web/src/ui/x.tsx', '@/features/planner/labels.ts'],
  ['web/src/ui/x.tsx', '@/firebase/live.ts'],
  ['web/src/features/planner/components/x.tsx', 'firebase/firestore'],
  ['web/src/features/planner/components/x.tsx', 'reactfire'],
  ['web/src/features/planner/x.tsx', 'firebase/firestore'],
  ['web/src/features/planner/x.tsx', '@/features/account/api/use-points.ts'],
  ['web/src/features/planner/components/x.tsx', '../../account/api/use-points.ts'],
  ['web/src/features/planner/api/x.ts', '@/features/account/api/use-points.ts'],
  ['web/src/features/planner/x.tsx', '@/app/pages.ts'],
  ['web/src/features/planner/x.tsx', '../account/api/use-points.ts'],
  ['web/src/features/planner/x.tsx', 'firebase/firestore/lite'],
  ['web/src/features/planner/x.tsx', 'firebase-admin/firestore'],
  ['web/src/features/planner/api/x.ts', '@akada/emulators/suite/start-suite'],
  ['web/src/features/planner/api/x.ts', '@akada/admin/migrate'],
  ['web/src/firebase/x.ts', '../features/planner/labels.ts'],
  ['web/src/app/x.tsx', 'firebase/firestore'],
  ['web/src/firebase/x.ts', '@/features/planner/labels.ts'],
  ['web/src/ui/x.tsx', 'lucide-react'],
  ['web/src/app/x.tsx', 'lucide-react'],
  ['web/src/features/planner/components/x.tsx', 'lucide-react/icons/flag'],
] as const;

const ALLOWED = [
  ['domain/src/x.ts', 'zod/mini'],
  ['domain/src/planner/x.ts', '../days/day.ts'],
  ['engine/src/cards/x.ts', '@akada/domain/days/day'],
  ['engine/src/cards/x.ts', 'wink-nlp'],
  ['functions/src/x/x.ts', '@akada/domain/planner/planner'],
  ['functions/src/x/x.ts', 'firebase-admin/firestore'],
  ['web/src/ui/x.tsx', '@akada/domain/days/day'],
  ['web/src/features/planner/components/x.tsx', '@/ui/badge.tsx'],
  ['web/src/features/planner/components/x.tsx', '../labels.ts'],
  ['web/src/features/planner/api/x.ts', 'firebase/firestore'],
  ['web/src/app/x.tsx', '@/features/planner/planner-page.tsx'],
  ['web/src/firebase/x.ts', 'firebase/firestore'],
] as const;

/** Folders in which no file may import one that imports it, not even with a dynamic import. */
const PACKAGES = [
  'domain/src',
  'engine/src',
  'functions/src',
  'web/src/app',
  'emulators/src',
  'admin/src',
  'tests',
];

const RULES = ['lint/style/noRestrictedImports', 'lint/suspicious/noImportCycles'];

/** A finding as Biome reports it. */
interface Diagnostic {
  category: string;
  location: { path: string };
}

describe('the linter', () => {
  const tree = mkdtempSync(join(tmpdir(), 'akada-boundaries-'));
  let findings: string[] = [];

  /** The file with the import of a case, in a temporary tree with only these files. */
  const fileOf = (path: string, module: string) =>
    path.replace(
      'x.ts',
      `x-${[...FORBIDDEN, ...ALLOWED].findIndex(([p, m]) => p === path && m === module)}.ts`,
    );

  beforeAll(() => {
    const config = JSON.parse(readFileSync(join(repository, 'biome.json'), 'utf8'));
    delete config.vcs;
    delete config.plugins;
    writeFileSync(join(tree, 'biome.json'), JSON.stringify(config));
    for (const [path, module] of [...FORBIDDEN, ...ALLOWED]) {
      const file = join(tree, fileOf(path, module));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `import '${module}';\n`);
    }
    for (const folder of PACKAGES) {
      mkdirSync(join(tree, folder), { recursive: true });
      writeFileSync(join(tree, folder, 'circle.ts'), "import './lazy.ts';\n");
      writeFileSync(join(tree, folder, 'lazy.ts'), "export const load = () => import('./circle.ts');\n");
    }
    const biome = join(repository, 'node_modules/.bin/biome');
    // All rules, since `--only` would turn on those that the configuration leaves off.
    const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
      cwd: tree,
      encoding: 'utf8',
    });
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
    findings = diagnostics
      .filter(({ category }) => RULES.includes(category))
      .map(({ location }) => location.path);
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it.each(FORBIDDEN)('forbids %s to import %s', (path, module) => {
    expect(findings).toContain(fileOf(path, module));
  });

  it.each(ALLOWED)('allows %s to import %s', (path, module) => {
    expect(findings).not.toContain(fileOf(path, module));
  });

  it.each(PACKAGES)('forbids a circle of imports in %s', (folder) => {
    expect(findings).toContain(`${folder}/circle.ts`);
    expect(findings).toContain(`${folder}/lazy.ts`);
  });
});
