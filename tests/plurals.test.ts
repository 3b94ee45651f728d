import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A condition on 1 that chooses between two pieces of text. */
const HAND_MADE = /[!=]== 1 \?\s*\(?\s*['"`]/;

test('every count takes the form of its noun from the plural helper', () => {
  const files = ['domain', 'functions', 'web'].flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, 'src', file)),
  );
  const handMade = files.filter((file) => HAND_MADE.test(readFileSync(join(root, file), 'utf8')));

  expect(files.length).toBeGreaterThan(500);
  expect(handMade).toEqual([]);
});
