import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));

const REJECTED = [
  'useEffect(() => scrollTo(0, 0), []);',
  'useEffect(() => () => stop(), []);',
  'useEffect(async () => start(), []);',
  'useLayoutEffect(() => start());',
  'React.useInsertionEffect(() => start(), []);',
];

const ACCEPTED = [
  'useEffect(() => { scrollTo(0, 0); }, []);',
  'useEffect(() => { return () => stop(); }, []);',
  'const twice = useMemo(() => 2 * once, [once]);',
];

describe('the lint rule for effects', () => {
  const tree = mkdtempSync(join(tmpdir(), 'akada-effects-'));
  let findings = '';

  beforeAll(() => {
    const plugin = join(repository, 'lint/effect-body.grit');
    writeFileSync(join(tree, 'biome.json'), JSON.stringify({ plugins: [plugin] }));
    for (const [index, line] of [...REJECTED, ...ACCEPTED].entries()) {
      writeFileSync(join(tree, `case-${index}.ts`), `${line}\n`);
    }
    const biome = join(repository, 'node_modules/.bin/biome');
    findings = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
      cwd: tree,
      encoding: 'utf8',
    })
      .stdout.split('"category":"plugin"')
      .slice(1)
      .join('\n');
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it.each(REJECTED)('rejects %s', (line) => {
    expect(findings).toContain(`case-${REJECTED.indexOf(line)}.ts`);
  });

  it.each(ACCEPTED)('accepts %s', (line) => {
    expect(findings).not.toContain(`case-${REJECTED.length + ACCEPTED.indexOf(line)}.ts`);
  });
});
