import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@akada/emulators/paths';
import { expect, test } from 'vitest';
import { NOT_MEASURED, ROUTES } from './routes.ts';

test('every address of the app is measured or has a reason not to be', () => {
  const text = readFileSync(join(ROOT, 'web/src/app/routes.tsx'), 'utf8');
  const addresses = [...text.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) => path);
  expect(addresses.length).toBeGreaterThan(10);
  const measured = ROUTES.map(({ path, pattern }) => pattern ?? path.replace(/\?.*$/, ''));
  expect(new Set([...measured, ...Object.keys(NOT_MEASURED)])).toEqual(new Set(addresses));
});
