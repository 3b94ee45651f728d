import { STORED_VERSION } from '@akada/domain/documents/stored';
import { MIGRATIONS } from '@akada/functions/src/migrations/index.ts';
import { describe, expect, test } from 'vitest';
import { migrateOptions } from './migrate.ts';

describe('the migrate command', () => {
  test.each([
    [[], { isDryRun: false }],
    [['--dry-run'], { isDryRun: true }],
    [['--project', 'akada-live', '--dry-run'], { isDryRun: true, project: 'akada-live' }],
  ])('reads the arguments %j', (args, options) => {
    expect(migrateOptions(args)).toEqual(options);
  });

  test.each([[['--project', '']], [['--fast']], [['tokens']]])('refuses the arguments %j', (args) => {
    expect(() => migrateOptions(args)).toThrow('Usage: npm run migrate');
  });
});

test('each migration raises the version by one, and the last reaches the version of this release', () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 2));
  expect(MIGRATIONS.at(-1)?.version ?? 1).toBe(STORED_VERSION);
  expect(new Set(MIGRATIONS.map(({ id }) => id)).size).toBe(MIGRATIONS.length);
});
