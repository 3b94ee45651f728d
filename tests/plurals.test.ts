import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The files that show texts to students. */
const FILES = ['domain', 'functions', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, 'src', file)),
);

const filesWith = (pattern: RegExp) =>
  FILES.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

/** A comparison with 1 that chooses between two texts. */
const MANUAL_PLURAL = /[!=]== 1 \?\s*\(?\s*['"`]/;

test('every count uses the plural helper for its noun', () => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(filesWith(MANUAL_PLURAL)).toEqual([]);
});

test('every count above 999 is formatted by the one formatter', () => {
  expect(filesWith(/toLocaleString\('en'\)/)).toEqual(['domain/src/text/plural.ts']);
});
