import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A comparison with 1 that chooses between two texts. */
const MANUAL_PLURAL = /[!=]== 1 \?\s*\(?\s*['"`]/;

test('every count uses the plural helper for its noun', () => {
  const files = ['domain', 'functions', 'web'].flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, 'src', file)),
  );
  const manualPlurals = files.filter((file) => MANUAL_PLURAL.test(readFileSync(join(root, file), 'utf8')));

  expect(files.length).toBeGreaterThan(500);
  expect(manualPlurals).toEqual([]);
});
