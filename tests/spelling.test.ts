import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));

it('spells "summarize" with a z everywhere, as the fixed texts of the product do', () => {
  // Frozen releases keep their spelling.
  const sources = [
    'domain',
    'functions',
    'web',
    'emulators',
    'admin',
    'tests',
    ':!tests/releases',
    'README.md',
    'docs/*.md',
  ];
  // Split, so that this file isn't found. `git grep` fails when it finds nothing.
  const found = () =>
    execFileSync('git', ['grep', '-il', `summar${'is'}[ei]`, '--', ...sources], { cwd: repository });
  expect(found).toThrow();
});
